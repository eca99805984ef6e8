import Units

/// An exact fraction for oracles, apart from the engine's own arithmetic.
struct Fraction: Sendable, Comparable, ExpressibleByIntegerLiteral {
  private let upper: Int128
  private let lower: Int128

  init(_ upper: Int, _ lower: Int = 1) {
    self.init(Int128(upper), Int128(lower))
  }

  init(integerLiteral value: Int) {
    self.init(value)
  }

  private init(_ upper: Int128, _ lower: Int128) {
    var (first, second) = (upper.magnitude, lower.magnitude)
    while second != 0 { (first, second) = (second, first % second) }
    let divisor = Int128(max(first, 1))
    self.upper = (lower < 0 ? -upper : upper) / divisor
    self.lower = (lower < 0 ? -lower : lower) / divisor
  }

  /// The greatest whole number that is not more.
  var floor: Int { Int(upper >= 0 ? upper / lower : -((lower - 1 - upper) / lower)) }

  var double: Double { Double(upper) / Double(lower) }

  static func + (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.upper * right.lower + right.upper * left.lower, left.lower * right.lower)
  }

  static func - (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.upper * right.lower - right.upper * left.lower, left.lower * right.lower)
  }

  static func * (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.upper * right.upper, left.lower * right.lower)
  }

  static func / (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.upper * right.lower, left.lower * right.upper)
  }

  static func < (left: Fraction, right: Fraction) -> Bool { left.upper * right.lower < right.upper * left.lower }

  static func == (left: Fraction, right: Fraction) -> Bool { left.upper == right.upper && left.lower == right.lower }
}
