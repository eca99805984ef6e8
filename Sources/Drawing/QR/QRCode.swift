/// A QR code of bytes: model 2, versions 1 to 9, error correction M, which survives a crease or a stain.
///
/// [ISO/IEC 18004](https://www.iso.org/standard/83389.html); the names are its.
package struct QRCode: Sendable, Hashable {
  /// White modules that a reader needs on every side.
  package static let quietZone = 4

  /// The version, 1 to 9, which decides the size.
  package let version: Int
  /// How many modules a side has, without the quiet zone.
  package var side: Int { 17 + 4 * version }

  private var modules: [Bool]
  /// Modules that no data may change: finders, timing, alignment, format and version.
  private var isFunction: [Bool]

  /// Encodes bytes in the smallest version; nil for more than 180.
  package init?(_ bytes: [UInt8]) {
    guard let layout = QRLayout.fitting(bytes.count) else { return nil }
    version = layout.version
    let count = (17 + 4 * version) * (17 + 4 * version)
    modules = Array(repeating: false, count: count)
    isFunction = modules
    drawFunctions(alignment: layout.alignment)
    place(layout.codewords(of: bytes))
    chooseMask()
  }

  /// Whether a module is dark; outside all are light.
  package subscript(x: Int, y: Int) -> Bool {
    guard x >= 0, y >= 0, x < side, y < side else { return false }
    return modules[y * side + x]
  }

  // MARK: - Function patterns

  private mutating func draw(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard x >= 0, y >= 0, x < side, y < side else { return }
    modules[y * side + x] = isDark
    isFunction[y * side + x] = true
  }

  private mutating func drawFunctions(alignment: [Int]) {
    for place in 0..<side {
      draw(place, 6, place % 2 == 0)
      draw(6, place, place % 2 == 0)
    }
    for (x, y) in [(3, 3), (side - 4, 3), (3, side - 4)] {
      for down in -4...4 {
        for across in -4...4 {
          let ring = max(abs(across), abs(down))
          draw(x + across, y + down, ring != 2 && ring != 4)
        }
      }
    }
    // Where a finder is there is no small square.
    let corners = [(0, 0), (0, alignment.count - 1), (alignment.count - 1, 0)]
    for (column, x) in alignment.enumerated() {
      for (row, y) in alignment.enumerated() where !corners.contains(where: { $0 == (column, row) }) {
        for down in -2...2 { for across in -2...2 { draw(x + across, y + down, max(abs(across), abs(down)) != 1) } }
      }
    }
    drawFormat(mask: 0)
    guard version >= 7 else { return }
    let bits = QRBits.version(version)
    for index in 0..<18 {
      let (a, b) = (side - 11 + index % 3, index / 3)
      draw(a, b, bits >> index & 1 == 1)
      draw(b, a, bits >> index & 1 == 1)
    }
  }

  private mutating func drawFormat(mask: Int) {
    let bits = QRBits.format(mask: mask)
    for index in 0..<15 {
      let isDark = bits >> index & 1 == 1
      // Beside the upper left finder, past the timing.
      switch index {
      case 0...5: draw(8, index, isDark)
      case 6, 7: draw(8, index + 1, isDark)
      case 8: draw(7, 8, isDark)
      default: draw(14 - index, 8, isDark)
      }
      // And beside the two others.
      if index < 8 { draw(side - 1 - index, 8, isDark) } else { draw(8, side - 15 + index, isDark) }
    }
    draw(8, side - 8, true)
  }

  // MARK: - Data

  /// Lays codewords in columns of two from the right, up and down by turns.
  private mutating func place(_ codewords: [UInt8]) {
    var bit = 0
    var column = side - 1
    var goesUp = true
    while column > 0 {
      if column == 6 { column -= 1 }
      for step in 0..<side {
        let y = goesUp ? side - 1 - step : step
        for x in [column, column - 1] where !isFunction[y * side + x] {
          if bit < codewords.count * 8 {
            modules[y * side + x] = codewords[bit / 8] >> UInt8(7 - bit % 8) & 1 == 1
          }
          bit += 1
        }
      }
      goesUp.toggle()
      column -= 2
    }
  }

  /// Takes the mask with the least that could mislead a reader.
  private mutating func chooseMask() {
    var best: (penalty: Int, code: QRCode)?
    for mask in 0..<8 {
      var code = self
      for y in 0..<side {
        for x in 0..<side where !isFunction[y * side + x] && QRBits.inverts(mask, x, y) {
          code.modules[y * side + x].toggle()
        }
      }
      code.drawFormat(mask: mask)
      let penalty = code.penalty
      if penalty < best?.penalty ?? .max { best = (penalty, code) }
    }
    if let best { self = best.code }
  }

  private var penalty: Int {
    var sum = 0
    var dark = 0
    for line in 0..<side {
      sum += QRCode.penalty(ofLine: (0..<side).map { self[$0, line] })
      sum += QRCode.penalty(ofLine: (0..<side).map { self[line, $0] })
      for x in 0..<side {
        if self[x, line] { dark += 1 }
        guard x > 0, line > 0 else { continue }
        let one = self[x, line]
        if self[x - 1, line] == one && self[x, line - 1] == one && self[x - 1, line - 1] == one { sum += 3 }
      }
    }
    return sum + abs(dark * 20 - side * side * 10) / (side * side) * 10
  }

  /// Runs of five and more, and what looks like a finder.
  private static func penalty(ofLine line: [Bool]) -> Int {
    var sum = 0
    var run = 0
    for (place, isDark) in line.enumerated() {
      run = place > 0 && line[place - 1] == isDark ? run + 1 : 1
      if run == 5 { sum += 3 } else if run > 5 { sum += 1 }
    }
    let finder = [true, false, true, true, true, false, true]
    for start in 0...(line.count - 7) where line[start..<start + 7].elementsEqual(finder) {
      func isLight(_ places: Range<Int>) -> Bool { places.allSatisfy { !line.indices.contains($0) || !line[$0] } }
      if isLight(start - 4..<start) || isLight(start + 7..<start + 11) { sum += 40 }
    }
    return sum
  }
}
