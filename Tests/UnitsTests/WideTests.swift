import Testing
import Units

/// The numbers of 128 bits that the app has on iOS 17, against the library's.
@Suite struct WideTests {
  private static let corners: [Swift.Int128] = [
    0, 1, -1, 2, 10, .min, .max, .min + 1, .max - 1, Swift.Int128(Int64.min), Swift.Int128(Int64.max),
    Swift.Int128(UInt64.max), Swift.Int128(UInt64.max) + 1, 1 << 126, -(1 << 126), 1_000_000_007 << 64,
  ]

  /// Every pair of corners, and as many pairs of all sizes as a second has room for.
  private static var pairs: [(Swift.Int128, Swift.Int128)] {
    var random = Random()
    let corners = corners.flatMap { left in WideTests.corners.map { (left, $0) } }
    return corners + (0..<20_000).map { _ in (random.number(), random.number()) }
  }

  @Test("Sums, products, quotients and comparisons are those of the library, and so is what does not fit")
  func operations() {
    for (left, right) in Self.pairs {
      let (ours, others) = (wide(left), wide(right))
      #expect(same(ours.addingReportingOverflow(others), left.addingReportingOverflow(right)))
      #expect(same(ours.subtractingReportingOverflow(others), left.subtractingReportingOverflow(right)))
      #expect(same(ours.multipliedReportingOverflow(by: others), left.multipliedReportingOverflow(by: right)))
      #expect(same(ours.dividedReportingOverflow(by: others), left.dividedReportingOverflow(by: right)))
      #expect(
        same(ours.remainderReportingOverflow(dividingBy: others), left.remainderReportingOverflow(dividingBy: right)))
      #expect((ours < others) == (left < right) && (ours == others) == (left == right))
    }
  }

  @Test("Sizes without a sign are reckoned as the library's")
  func unsigned() {
    for (left, right) in Self.pairs.map({
      (Swift.UInt128(truncatingIfNeeded: $0), Swift.UInt128(truncatingIfNeeded: $1))
    }) {
      let (ours, others) = (wide(left), wide(right))
      #expect(same(ours.addingReportingOverflow(others), left.addingReportingOverflow(right)))
      #expect(same(ours.multipliedReportingOverflow(by: others), left.multipliedReportingOverflow(by: right)))
      #expect((ours < others) == (left < right))
      guard right != 0 else { continue }
      let (quotient, remainder) = left.quotientAndRemainder(dividingBy: right)
      #expect(ours.quotientAndRemainder(dividingBy: others) == (wide(quotient), wide(remainder)))
      let product = ours.multipliedFullWidth(by: others)
      #expect(others.dividingFullWidth((product.high, product.low)).quotient == ours)
    }
  }

  @Test("Bits are shifted and counted as the library's")
  func bits() {
    for (left, right) in Self.pairs {
      let (ours, others, count) = (wide(left), wide(right), Int(truncatingIfNeeded: right) % 140)
      #expect((ours >> count) == wide(left >> count) && (ours << count) == wide(left << count))
      #expect((ours & others) == wide(left & right) && (ours | others) == wide(left | right))
      #expect((ours ^ others) == wide(left ^ right) && ~ours == wide(~left))
      #expect(ours.leadingZeroBitCount == left.leadingZeroBitCount)
      #expect(ours.trailingZeroBitCount == left.trailingZeroBitCount && ours.nonzeroBitCount == left.nonzeroBitCount)
      #expect(ours.magnitude == wide(left.magnitude))
    }
  }

  @Test("Numbers go to others and back, and are written, as the library's")
  func conversions() {
    for (number, _) in Self.pairs.prefix(2000) {
      let ours = wide(number)
      #expect(Int64(exactly: ours) == Int64(exactly: number) && Int64(clamping: ours) == Int64(clamping: number))
      #expect(UInt64(truncatingIfNeeded: ours) == UInt64(truncatingIfNeeded: number))
      #expect(ours.description == number.description && Double(ours) == Double(number))
      #expect(SignedWide(Int64(clamping: number)) == wide(Swift.Int128(Int64(clamping: number))))
      #expect(SignedWide(exactly: ours.magnitude) == Swift.Int128(exactly: number.magnitude).map(wide))
    }
    #expect(SignedWide(170_141_183_460_469_231_731_687_303_715_884_105_727) == .max)
    #expect(SignedWide(-170_141_183_460_469_231_731_687_303_715_884_105_728) == .min)
    #expect(UnsignedWide(340_282_366_920_938_463_463_374_607_431_768_211_455) == .max)
  }

  // MARK: - The same number of both kinds

  private func wide(_ number: Swift.UInt128) -> UnsignedWide {
    UnsignedWide(high: UInt64(truncatingIfNeeded: number >> 64), low: UInt64(truncatingIfNeeded: number))
  }

  private func wide(_ number: Swift.Int128) -> SignedWide { SignedWide(bits: wide(Swift.UInt128(bitPattern: number))) }

  private func same(
    _ ours: (partialValue: SignedWide, overflow: Bool), _ library: (partialValue: Swift.Int128, overflow: Bool)
  ) -> Bool { ours == (wide(library.partialValue), library.overflow) }

  private func same(
    _ ours: (partialValue: UnsignedWide, overflow: Bool), _ library: (partialValue: Swift.UInt128, overflow: Bool)
  ) -> Bool { ours == (wide(library.partialValue), library.overflow) }

  /// Marsaglia's xorshift: the same numbers at each run.
  private struct Random {
    private var state: UInt64 = 88_172_645_463_325_252

    private mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }

    mutating func number() -> Swift.Int128 {
      Swift.Int128(truncatingIfNeeded: Swift.UInt128(next()) << 64 | Swift.UInt128(next())) >> Int(next() % 128)
    }
  }
}
