/// What a fix decided of the way behind it: at most two stretches, the earlier first.
package struct Verdict: Sendable {
  /// What is decided first.
  package private(set) var first: Stretch?
  /// What is decided after it.
  package private(set) var second: Stretch?
  /// The fixes that now agree on a new place and are to be admitted after this; empty but after a leap.
  package var agreed: [Fix] = []

  @inline(__always)
  init() {}

  @inline(__always)
  mutating func add(_ stretch: Stretch) {
    if first == nil { first = stretch } else { second = stretch }
  }
}
