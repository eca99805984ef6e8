import Units

/// A lift of the middle tones against dot gain: a burnt dot is larger than its square, so prints come out too dark.
///
/// A value v becomes 255 · (v / 255)^(1 / γ), rounded to the nearest; black and white stay as they are. Computed in whole
/// numbers, so it is the same everywhere.
package struct ToneCurve: Sendable, Hashable {
  /// The curve's value for each of the 256 values.
  package let table: [UInt8]

  /// No change.
  package static let straight = ToneCurve(gammaTenths: 10)

  /// The lift for heads of 203 dpi, γ = 1.3.
  package static let lifted = ToneCurve(gammaTenths: 13)

  /// A curve for γ in tenths, from 10 to 14; others count as the nearest of these.
  package init(gammaTenths: Int) {
    let gamma = min(max(gammaTenths, 10), 14)
    var table: [UInt8] = []
    var candidate = 0
    for value in 0..<256 {
      // (2c + 1)^γ < 2^γ · v^10 · 255^(γ - 10): the next candidate is nearer.
      let goal = power(2, gamma) * power(UInt128(value), 10) * power(255, gamma - 10)
      while candidate < 255, power(UInt128(2 * candidate + 1), gamma) <= goal { candidate += 1 }
      table.append(UInt8(candidate))
    }
    self.table = table
  }

  /// A picture with every value replaced.
  package func applied(to picture: GreyPicture) -> GreyPicture {
    GreyPicture(width: picture.width, height: picture.height, made: picture.values.map { table[Int($0)] })
  }
}

private func power(_ base: UInt128, _ exponent: Int) -> UInt128 {
  var product: UInt128 = 1
  for _ in 0..<exponent { product *= base }
  return product
}
