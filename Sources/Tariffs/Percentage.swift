import Units

/// A share in exact hundredths, such as 10 % or 8.875 %.
package struct Percentage: Sendable, Hashable {
  /// The share as a fraction of one.
  package let share: Ratio

  /// Makes a share of one.
  package init(share: Ratio) {
    self.share = share
  }

  /// Reads `15` or `8.875`, with or without `%`; nil for anything else, for less than 0 and for more than 100.
  package init?(_ text: String) {
    var bytes = Array(text.utf8)
    if bytes.last == UInt8(ascii: "%") { bytes.removeLast() }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    guard let percent = Ratio(bytes: bytes), percent.numerator >= 0, percent.isLess(than: Ratio(101)) == true,
      let share = percent.divided(by: Ratio(100)), share.numerator <= share.denominator
    else { return nil }
    self.share = share
  }

  /// The share of a sum, halves of a minor unit away from zero.
  package func of(_ sum: Money) -> Money? {
    share.times(Ratio(sum.minorUnits))?.rounded.map { Money(minorUnits: $0) }
  }

  /// The tax contained in a sum that includes it: sum x share / (1 + share), halves away from zero.
  package func contained(in sum: Money) -> Money? {
    guard let whole = share.plus(Ratio(1)), let part = share.divided(by: whole) else { return nil }
    return part.times(Ratio(sum.minorUnits))?.rounded.map { Money(minorUnits: $0) }
  }

  /// The number of percent as a plain decimal, such as `15` or `8.875`.
  package var text: String {
    guard let thousandths = share.times(Ratio(100_000))?.rounded else { return "" }
    return Decimal.shortest(thousandths, digits: 3)
  }
}
