#if os(iOS) || os(Linux)
  /// A whole number of 128 bits, as two halves; see ``SignedWide``.
  package struct UnsignedWide: Sendable, Hashable {
    /// The lower half.
    package var low: UInt64
    /// The upper half.
    package var high: UInt64

    /// Puts two halves together.
    package init(high: UInt64, low: UInt64) {
      self.high = high
      self.low = low
    }
  }

  extension UnsignedWide: Comparable {
    package static func == (left: Self, right: Self) -> Bool { left.low == right.low && left.high == right.high }
    package static func < (left: Self, right: Self) -> Bool {
      left.high == right.high ? left.low < right.low : left.high < right.high
    }
  }

  extension UnsignedWide: ExpressibleByIntegerLiteral {
    package init(integerLiteral value: StaticBigInt) {
      precondition(value.signum() >= 0 && value.bitWidth <= 129, "the literal has more than 128 bits")
      self.init(truncating: value)
    }

    init(truncating value: StaticBigInt) {
      func half(_ first: Int) -> UInt64 {
        stride(from: 0, to: 64, by: UInt.bitWidth).reduce(0) { half, bits in
          half | UInt64(truncatingIfNeeded: value[first + bits / UInt.bitWidth]) << UInt64(bits)
        }
      }
      self.init(high: half(64 / UInt.bitWidth), low: half(0))
    }
  }

  extension UnsignedWide: FixedWidthInteger, UnsignedInteger {
    package typealias Magnitude = UnsignedWide

    package static var bitWidth: Int { 128 }
    package static var min: Self { Self(high: 0, low: 0) }
    package static var max: Self { Self(high: .max, low: .max) }

    package init(_truncatingBits bits: UInt) { self.init(high: 0, low: UInt64(bits)) }

    package init<Other: BinaryInteger>(truncatingIfNeeded source: Other) {
      if let wide = source as? Self {
        self = wide
      } else {
        // A shift that keeps the sign: what is beyond the source's own bits is all ones below nought.
        self.init(
          high: UInt64(truncatingIfNeeded: source >> 64), low: UInt64(truncatingIfNeeded: source))
      }
    }

    package var words: [UInt] { Array(low.words) + Array(high.words) }
    package var magnitude: Self { self }
    package var leadingZeroBitCount: Int { high == 0 ? 64 + low.leadingZeroBitCount : high.leadingZeroBitCount }
    package var trailingZeroBitCount: Int { low == 0 ? 64 + high.trailingZeroBitCount : low.trailingZeroBitCount }
    package var nonzeroBitCount: Int { high.nonzeroBitCount + low.nonzeroBitCount }
    package var byteSwapped: Self { Self(high: low.byteSwapped, low: high.byteSwapped) }

    package func addingReportingOverflow(_ other: Self) -> (partialValue: Self, overflow: Bool) {
      let (low, carry) = low.addingReportingOverflow(other.low)
      let (sum, first) = high.addingReportingOverflow(other.high)
      let (high, second) = sum.addingReportingOverflow(carry ? 1 : 0)
      return (Self(high: high, low: low), first || second)
    }

    package func subtractingReportingOverflow(_ other: Self) -> (partialValue: Self, overflow: Bool) {
      let (low, borrow) = low.subtractingReportingOverflow(other.low)
      let (rest, first) = high.subtractingReportingOverflow(other.high)
      let (high, second) = rest.subtractingReportingOverflow(borrow ? 1 : 0)
      return (Self(high: high, low: low), first || second)
    }

    package func multipliedReportingOverflow(by other: Self) -> (partialValue: Self, overflow: Bool) {
      let lows = low.multipliedFullWidth(by: other.low)
      let (left, first) = high.multipliedReportingOverflow(by: other.low)
      let (right, second) = low.multipliedReportingOverflow(by: other.high)
      let (cross, third) = left.addingReportingOverflow(right)
      let (high, fourth) = lows.high.addingReportingOverflow(cross)
      let isBeyond = self.high != 0 && other.high != 0
      return (Self(high: high, low: lows.low), first || second || third || fourth || isBeyond)
    }

    package func multipliedFullWidth(by other: Self) -> (high: Self, low: Self) {
      func product(_ left: UInt64, _ right: UInt64) -> Self {
        let (high, low) = left.multipliedFullWidth(by: right)
        return Self(high: high, low: low)
      }
      let (lows, highs) = (product(low, other.low), product(high, other.high))
      let (first, second) = (product(high, other.low), product(low, other.high))
      let middle = Self(high: 0, low: lows.high) &+ Self(high: 0, low: first.low) &+ Self(high: 0, low: second.low)
      let upper =
        highs &+ Self(high: 0, low: first.high) &+ Self(high: 0, low: second.high) &+ Self(high: 0, low: middle.high)
      return (upper, Self(high: middle.low, low: lows.low))
    }

    package func dividedReportingOverflow(by other: Self) -> (partialValue: Self, overflow: Bool) {
      other == 0 ? (self, true) : (quotientAndRemainder(dividingBy: other).quotient, false)
    }

    package func remainderReportingOverflow(dividingBy other: Self) -> (partialValue: Self, overflow: Bool) {
      other == 0 ? (self, true) : (quotientAndRemainder(dividingBy: other).remainder, false)
    }

    package func quotientAndRemainder(dividingBy other: Self) -> (quotient: Self, remainder: Self) {
      precondition(other != 0, "division by nought")
      guard other.high != 0 else {
        let (upper, rest) = high.quotientAndRemainder(dividingBy: other.low)
        let (lower, remainder) = other.low.dividingFullWidth((rest, low))
        return (Self(high: upper, low: lower), Self(high: 0, low: remainder))
      }
      // Hacker's Delight, 9-4: half of this by the upper half of the divisor is the quotient, or one more or less.
      let shift = other.high.leadingZeroBitCount
      let half = self &>> 1
      let estimate = (other &<< Self(high: 0, low: UInt64(shift))).high.dividingFullWidth((half.high, half.low))
        .quotient
      var quotient = estimate >> UInt64(63 - shift)
      if quotient > 0 { quotient -= 1 }
      var remainder = self &- Self(high: 0, low: quotient) &* other
      if remainder >= other { (quotient, remainder) = (quotient + 1, remainder &- other) }
      return (Self(high: 0, low: quotient), remainder)
    }

    package func dividingFullWidth(_ dividend: (high: Self, low: Self)) -> (quotient: Self, remainder: Self) {
      precondition(dividend.high < self, "the quotient has more than 128 bits")
      var (remainder, quotient) = (dividend.high, Self.min)
      for bit in (0..<128).reversed() {
        let isBeyond = remainder.leadingZeroBitCount == 0
        remainder = remainder &<< 1 | (dividend.low &>> Self(high: 0, low: UInt64(bit)) & 1)
        guard isBeyond || remainder >= self else { continue }
        remainder = remainder &- self
        quotient |= 1 &<< Self(high: 0, low: UInt64(bit))
      }
      return (quotient, remainder)
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

    package static func & (left: Self, right: Self) -> Self {
      Self(high: left.high & right.high, low: left.low & right.low)
    }
    package static func | (left: Self, right: Self) -> Self {
      Self(high: left.high | right.high, low: left.low | right.low)
    }
    package static func ^ (left: Self, right: Self) -> Self {
      Self(high: left.high ^ right.high, low: left.low ^ right.low)
    }
    package static func &= (left: inout Self, right: Self) { left = left & right }
    package static func |= (left: inout Self, right: Self) { left = left | right }
    package static func ^= (left: inout Self, right: Self) { left = left ^ right }

    package static func &>>= (left: inout Self, right: Self) {
      let count = right.low & 127
      left =
        count >= 64
        ? Self(high: 0, low: left.high >> (count - 64))
        : Self(high: left.high >> count, low: left.low >> count | left.high << (64 - count))
    }

    package static func &<<= (left: inout Self, right: Self) {
      let count = right.low & 127
      left =
        count >= 64
        ? Self(high: left.low << (count - 64), low: 0)
        : Self(high: left.high << count | left.low >> (64 - count), low: left.low << count)
    }

    /// A result that fits; any other is a fault of the program, as with the library's numbers.
    private static func sound(_ result: (partialValue: Self, overflow: Bool)) -> Self {
      precondition(!result.overflow, "more than 128 bits")
      return result.partialValue
    }
  }
#endif
