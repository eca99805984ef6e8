#if os(iOS) || os(Linux)
  /// A whole number of 128 bits with a sign, in two's complement: what the library's `Int128` is from iOS 18 on.
  ///
  /// The app runs on iOS 17 too, where the library has none; there this one has its name, see `Int128.swift`. On Linux it
  /// is compared with the library's.
  package struct SignedWide: Sendable, Hashable {
    /// The bits.
    package var bits: UnsignedWide

    /// Takes bits as they are.
    package init(bits: UnsignedWide) { self.bits = bits }

    private var isNegative: Bool { bits.high >> 63 == 1 }
  }

  extension SignedWide: Comparable {
    package static func == (left: Self, right: Self) -> Bool { left.bits == right.bits }
    package static func < (left: Self, right: Self) -> Bool {
      left.isNegative == right.isNegative ? left.bits < right.bits : left.isNegative
    }
  }

  extension SignedWide: ExpressibleByIntegerLiteral {
    package init(integerLiteral value: StaticBigInt) {
      precondition(value.bitWidth <= 128, "the literal has more than 128 bits")
      self.init(bits: UnsignedWide(truncating: value))
    }
  }

  extension SignedWide: FixedWidthInteger, SignedInteger {
    package typealias Magnitude = UnsignedWide

    package static var bitWidth: Int { 128 }
    package static var min: Self { Self(bits: UnsignedWide(high: 1 << 63, low: 0)) }
    package static var max: Self { Self(bits: UnsignedWide(high: .max >> 1, low: .max)) }

    package init(_truncatingBits bits: UInt) { self.init(bits: UnsignedWide(_truncatingBits: bits)) }

    package init<Other: BinaryInteger>(truncatingIfNeeded source: Other) {
      if let wide = source as? Self {
        self = wide
      } else {
        self.init(bits: UnsignedWide(truncatingIfNeeded: source))
      }
    }

    package var words: [UInt] { bits.words }
    package var magnitude: UnsignedWide { isNegative ? 0 &- bits : bits }
    package var leadingZeroBitCount: Int { bits.leadingZeroBitCount }
    package var trailingZeroBitCount: Int { bits.trailingZeroBitCount }
    package var nonzeroBitCount: Int { bits.nonzeroBitCount }
    package var byteSwapped: Self { Self(bits: bits.byteSwapped) }

    package func addingReportingOverflow(_ other: Self) -> (partialValue: Self, overflow: Bool) {
      let sum = Self(bits: bits &+ other.bits)
      return (sum, isNegative == other.isNegative && sum.isNegative != isNegative)
    }

    package func subtractingReportingOverflow(_ other: Self) -> (partialValue: Self, overflow: Bool) {
      let rest = Self(bits: bits &- other.bits)
      return (rest, isNegative != other.isNegative && rest.isNegative != isNegative)
    }

    package func multipliedReportingOverflow(by other: Self) -> (partialValue: Self, overflow: Bool) {
      let (size, isBeyond) = magnitude.multipliedReportingOverflow(by: other.magnitude)
      let product = Self(size, isNegative: isNegative != other.isNegative)
      return (product, isBeyond || size != 0 && product.isNegative != (isNegative != other.isNegative))
    }

    package func multipliedFullWidth(by other: Self) -> (high: Self, low: UnsignedWide) {
      let (high, low) = magnitude.multipliedFullWidth(by: other.magnitude)
      guard isNegative != other.isNegative else { return (Self(bits: high), low) }
      return (Self(bits: ~high &+ (low == 0 ? 1 : 0)), 0 &- low)
    }

    package func dividedReportingOverflow(by other: Self) -> (partialValue: Self, overflow: Bool) {
      if other == 0 || self == .min && other == -1 { return (self, true) }
      return (quotientAndRemainder(dividingBy: other).quotient, false)
    }

    package func remainderReportingOverflow(dividingBy other: Self) -> (partialValue: Self, overflow: Bool) {
      if other == 0 { return (self, true) }
      if self == .min && other == -1 { return (0, true) }
      return (quotientAndRemainder(dividingBy: other).remainder, false)
    }

    package func quotientAndRemainder(dividingBy other: Self) -> (quotient: Self, remainder: Self) {
      precondition(self != .min || other != -1, "more than 128 bits")
      let (quotient, remainder) = magnitude.quotientAndRemainder(dividingBy: other.magnitude)
      return (
        Self(quotient, isNegative: isNegative != other.isNegative), Self(remainder, isNegative: isNegative)
      )
    }

    package func dividingFullWidth(_ dividend: (high: Self, low: UnsignedWide)) -> (quotient: Self, remainder: Self) {
      let isBelow = dividend.high.isNegative
      let low = isBelow ? 0 &- dividend.low : dividend.low
      let high = isBelow ? ~dividend.high.bits &+ (low == 0 ? 1 : 0) : dividend.high.bits
      let (quotient, remainder) = magnitude.dividingFullWidth((high, low))
      return (Self(quotient, isNegative: isBelow != isNegative), Self(remainder, isNegative: isBelow))
    }

    package static func + (left: Self, right: Self) -> Self { sound(left.addingReportingOverflow(right)) }
    package static func - (left: Self, right: Self) -> Self { sound(left.subtractingReportingOverflow(right)) }
    package static func * (left: Self, right: Self) -> Self { sound(left.multipliedReportingOverflow(by: right)) }
    package static func / (left: Self, right: Self) -> Self { left.quotientAndRemainder(dividingBy: right).quotient }
    package static func % (left: Self, right: Self) -> Self { left.quotientAndRemainder(dividingBy: right).remainder }
    package static func += (left: inout Self, right: Self) { left = left + right }
    package static func -= (left: inout Self, right: Self) { left = left - right }
    package static func *= (left: inout Self, right: Self) { left = left * right }
    package static func /= (left: inout Self, right: Self) { left = left / right }
    package static func %= (left: inout Self, right: Self) { left = left % right }
    package static func & (left: Self, right: Self) -> Self { Self(bits: left.bits & right.bits) }
    package static func | (left: Self, right: Self) -> Self { Self(bits: left.bits | right.bits) }
    package static func ^ (left: Self, right: Self) -> Self { Self(bits: left.bits ^ right.bits) }
    package static func &= (left: inout Self, right: Self) { left = left & right }
    package static func |= (left: inout Self, right: Self) { left = left | right }
    package static func ^= (left: inout Self, right: Self) { left = left ^ right }

    package static func &>>= (left: inout Self, right: Self) {
      let count = right.bits & 127
      let sign: UnsignedWide = left.isNegative && count > 0 ? UnsignedWide.max &<< (128 &- count) : 0
      left = Self(bits: left.bits &>> count | sign)
    }

    package static func &<<= (left: inout Self, right: Self) { left.bits &<<= right.bits }

    private init(_ magnitude: UnsignedWide, isNegative: Bool) {
      bits = isNegative ? 0 &- magnitude : magnitude
    }

    /// A result that fits; any other is a fault of the program, as with the library's numbers.
    private static func sound(_ result: (partialValue: Self, overflow: Bool)) -> Self {
      precondition(!result.overflow, "more than 128 bits")
      return result.partialValue
    }
  }
#endif
