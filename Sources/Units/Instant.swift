/// A point on the UTC time line, in whole milliseconds since 1970-01-01T00:00:00Z.
@usableFromInline package struct Instant: Sendable, Hashable, Comparable {
  /// Milliseconds since the epoch; negative before it.
  @usableFromInline package var milliseconds: Int64

  /// Makes the instant that lies `milliseconds` after the epoch.
  @inlinable
  package init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// Makes the instant that lies `seconds` after the epoch.
  @inlinable
  package init(seconds: Int64) {
    milliseconds = seconds * 1000
  }

  /// Whether `left` comes before `right`.
  @inlinable
  package static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// Whether `left` does not come after `right`.
  @inlinable
  package static func <= (left: Instant, right: Instant) -> Bool {
    left.milliseconds <= right.milliseconds
  }

  /// Whether `left` comes after `right`.
  @inlinable
  package static func > (left: Instant, right: Instant) -> Bool {
    left.milliseconds > right.milliseconds
  }

  /// Whether `left` does not come before `right`.
  @inlinable
  package static func >= (left: Instant, right: Instant) -> Bool {
    left.milliseconds >= right.milliseconds
  }

  /// The time from `right` to `left`.
  @inlinable
  package static func - (left: Instant, right: Instant) -> Elapsed {
    Elapsed(milliseconds: left.milliseconds - right.milliseconds)
  }

  /// The instant `right` later than `left`.
  @inlinable
  package static func + (left: Instant, right: Elapsed) -> Instant {
    Instant(milliseconds: left.milliseconds + right.milliseconds)
  }

  /// The instant `right` earlier than `left`.
  @inlinable
  package static func - (left: Instant, right: Elapsed) -> Instant {
    Instant(milliseconds: left.milliseconds - right.milliseconds)
  }
}
