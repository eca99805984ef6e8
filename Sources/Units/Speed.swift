/// A speed in whole millimetres per second.
@usableFromInline package struct Speed: Sendable, Hashable, Comparable {
  /// The speed in millimetres per second.
  @usableFromInline package var millimetresPerSecond: Int64

  /// Makes a speed of whole millimetres per second.
  @inlinable
  package init(millimetresPerSecond: Int64) {
    self.millimetresPerSecond = millimetresPerSecond
  }

  /// Standing still.
  @inlinable
  package static var zero: Speed { Speed(millimetresPerSecond: 0) }

  /// Whether `left` is slower than `right`.
  @inlinable
  package static func < (left: Speed, right: Speed) -> Bool {
    left.millimetresPerSecond < right.millimetresPerSecond
  }

  /// Whether `left` is not faster than `right`.
  @inlinable
  package static func <= (left: Speed, right: Speed) -> Bool {
    left.millimetresPerSecond <= right.millimetresPerSecond
  }

  /// Whether `left` is faster than `right`.
  @inlinable
  package static func > (left: Speed, right: Speed) -> Bool {
    left.millimetresPerSecond > right.millimetresPerSecond
  }

  /// Whether `left` is not slower than `right`.
  @inlinable
  package static func >= (left: Speed, right: Speed) -> Bool {
    left.millimetresPerSecond >= right.millimetresPerSecond
  }
}
