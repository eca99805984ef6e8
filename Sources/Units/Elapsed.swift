/// A length of time in whole milliseconds.
@usableFromInline package struct Elapsed: Sendable, Hashable, Comparable {
  /// The length in milliseconds; negative when it points backwards.
  @usableFromInline package var milliseconds: Int64

  /// Makes a length of whole milliseconds.
  @inlinable
  package init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// No time at all.
  @inlinable
  package static var zero: Elapsed { Elapsed(milliseconds: 0) }

  /// A length of whole seconds.
  @inlinable
  package static func seconds(_ count: Int64) -> Elapsed {
    Elapsed(milliseconds: count * 1000)
  }

  /// The whole seconds in this length, cut towards zero.
  @inlinable
  package var wholeSeconds: Int64 { milliseconds / 1000 }

  /// Whether `left` is shorter than `right`.
  @inlinable
  package static func < (left: Elapsed, right: Elapsed) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// Whether `left` is not longer than `right`.
  @inlinable
  package static func <= (left: Elapsed, right: Elapsed) -> Bool {
    left.milliseconds <= right.milliseconds
  }

  /// Whether `left` is longer than `right`.
  @inlinable
  package static func > (left: Elapsed, right: Elapsed) -> Bool {
    left.milliseconds > right.milliseconds
  }

  /// Whether `left` is not shorter than `right`.
  @inlinable
  package static func >= (left: Elapsed, right: Elapsed) -> Bool {
    left.milliseconds >= right.milliseconds
  }

  /// The sum of two lengths.
  @inlinable
  package static func + (left: Elapsed, right: Elapsed) -> Elapsed {
    Elapsed(milliseconds: left.milliseconds + right.milliseconds)
  }

  /// What is left of `left` without `right`.
  @inlinable
  package static func - (left: Elapsed, right: Elapsed) -> Elapsed {
    Elapsed(milliseconds: left.milliseconds - right.milliseconds)
  }

  /// Adds `right` to `left`.
  @inlinable
  package static func += (left: inout Elapsed, right: Elapsed) {
    left.milliseconds += right.milliseconds
  }
}
