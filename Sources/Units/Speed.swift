/// A speed in whole millimetres per second.
package struct Speed: Sendable, Hashable, Comparable {
  /// The speed in millimetres per second.
  package var millimetresPerSecond: Int64

  /// Makes a speed of whole millimetres per second.
  package init(millimetresPerSecond: Int64) {
    self.millimetresPerSecond = millimetresPerSecond
  }

  /// Standing still.
  package static let zero = Speed(millimetresPerSecond: 0)

  /// Whether `left` is slower than `right`.
  package static func < (left: Speed, right: Speed) -> Bool {
    left.millimetresPerSecond < right.millimetresPerSecond
  }
}
