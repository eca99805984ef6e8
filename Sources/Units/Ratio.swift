/// An exact fraction of two whole numbers in lowest terms with a positive denominator.
///
/// Every operation answers nil where a result would not fit in 128 bits; none traps.
package struct Ratio: Sendable, Hashable {
  /// The part above the line; carries the sign.
  package let numerator: Int128
  /// The part below the line; at least 1.
  package let denominator: Int128

  /// Makes `numerator` / `denominator` in lowest terms; nil when the denominator is zero or a part does not fit.
  package init?(_ numerator: Int128, _ denominator: Int128) {
    guard denominator != 0, numerator != Int128.min, denominator != Int128.min else { return nil }
    let divisor = Ratio.greatestCommonDivisor(numerator, denominator)
    let sign: Int128 = denominator < 0 ? -1 : 1
    self.numerator = sign * (numerator / divisor)
    self.denominator = sign * (denominator / divisor)
  }

  /// Makes a whole number.
  package init(_ whole: Int64) {
    numerator = Int128(whole)
    denominator = 1
  }

  /// Reads a decimal such as `1.35`, or a fraction of two decimals such as `1/5`; nil for anything else.
  package init?(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// Reads the same from UTF-8 bytes.
  package init?(bytes: some BidirectionalCollection<UInt8>) {
    if let slash = bytes.firstIndex(of: UInt8(ascii: "/")) {
      guard let upper = Ratio(decimal: bytes[..<slash]),
        let lower = Ratio(decimal: bytes[bytes.index(after: slash)...]),
        let quotient = upper.divided(by: lower)
      else { return nil }
      self = quotient
    } else {
      self.init(decimal: bytes)
    }
  }

  private init?(decimal bytes: some BidirectionalCollection<UInt8>) {
    var digits = 0
    if let point = bytes.firstIndex(of: UInt8(ascii: ".")) {
      digits = bytes.distance(from: bytes.index(after: point), to: bytes.endIndex)
    }
    guard digits <= 18, let scaled = Decimal.scaled(bytes, digits: digits) else { return nil }
    var scale: Int128 = 1
    for _ in 0..<digits { scale *= 10 }
    self.init(Int128(scaled), scale)
  }

  /// Nothing.
  package static let zero = Ratio(0)

  /// The sum, or nil when it does not fit.
  package func plus(_ other: Ratio) -> Ratio? {
    guard let left = Ratio.product(numerator, other.denominator),
      let right = Ratio.product(other.numerator, denominator),
      let lower = Ratio.product(denominator, other.denominator)
    else { return nil }
    let (upper, overflow) = left.addingReportingOverflow(right)
    return overflow ? nil : Ratio(upper, lower)
  }

  /// The product, or nil when it does not fit.
  package func times(_ other: Ratio) -> Ratio? {
    let first = Ratio.greatestCommonDivisor(numerator, other.denominator)
    let second = Ratio.greatestCommonDivisor(other.numerator, denominator)
    guard let upper = Ratio.product(numerator / first, other.numerator / second),
      let lower = Ratio.product(denominator / second, other.denominator / first)
    else { return nil }
    return Ratio(upper, lower)
  }

  /// The quotient, or nil when the other is zero or the result does not fit.
  package func divided(by other: Ratio) -> Ratio? {
    guard other.numerator != 0, let inverse = Ratio(other.denominator, other.numerator) else { return nil }
    return times(inverse)
  }

  /// Minus this, plus this or zero: the comparison with another ratio, or nil when it does not fit.
  package func isLess(than other: Ratio) -> Bool? {
    guard let left = Ratio.product(numerator, other.denominator),
      let right = Ratio.product(other.numerator, denominator)
    else { return nil }
    return left < right
  }

  /// The nearest whole number, halves away from zero, or nil when it does not fit in 64 bits.
  package var rounded: Int64? {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    let half = remainder.magnitude >= (denominator.magnitude + 1) / 2
    return Int64(exactly: half ? quotient + (numerator < 0 ? -1 : 1) : quotient)
  }

  /// The whole number when there is no fraction.
  package var whole: Int64? {
    denominator == 1 ? Int64(exactly: numerator) : nil
  }

  /// The greatest whole number that divides both; 1 when both are zero.
  package static func greatestCommonDivisor(_ left: Int128, _ right: Int128) -> Int128 {
    var (greater, lesser) = (left.magnitude, right.magnitude)
    while lesser != 0 { (greater, lesser) = (lesser, greater % lesser) }
    return greater == 0 ? 1 : Int128(greater)
  }

  private static func product(_ left: Int128, _ right: Int128) -> Int128? {
    let (value, overflow) = left.multipliedReportingOverflow(by: right)
    return overflow ? nil : value
  }
}
