/// What a fix decided of the way behind it: at most two stretches, the earlier first.
package struct Verdict: Sendable {
  /// What is decided first.
  package let first: Stretch?
  /// What is decided after it.
  package let second: Stretch?
  // Not in an array, so that a verdict costs nothing to throw away.
  private let firstAgreed: Fix?
  private let secondAgreed: Fix?

  /// The fixes that now agree on a new place and are to be admitted after this; empty but after a leap.
  package var agreed: [Fix] { [firstAgreed, secondAgreed].compactMap { $0 } }

  /// Whether there are such fixes.
  @inline(__always)
  package var isAgreed: Bool { firstAgreed != nil }

  /// A verdict of nothing, of one stretch, or of one and what follows it.
  @inline(__always)
  init(_ first: Stretch? = nil) {
    self.first = first
    second = nil
    firstAgreed = nil
    secondAgreed = nil
  }

  @inline(__always)
  init(_ before: Stretch?, _ stretch: Stretch) {
    first = before ?? stretch
    second = before == nil ? nil : stretch
    firstAgreed = nil
    secondAgreed = nil
  }

  init(_ leap: Stretch, agreed: (Fix?, Fix?)) {
    first = leap
    second = nil
    (firstAgreed, secondAgreed) = agreed
  }
}
