/// A length on the ground in whole millimetres.
@usableFromInline package struct Distance: Sendable, Hashable, Comparable {
  /// The length in millimetres.
  @usableFromInline package var millimetres: Int64

  /// Makes a length of whole millimetres.
  @inlinable
  package init(millimetres: Int64) {
    self.millimetres = millimetres
  }

  /// No distance at all.
  @inlinable
  package static var zero: Distance { Distance(millimetres: 0) }

  /// A length of whole metres.
  @inlinable
  package static func metres(_ count: Int64) -> Distance {
    Distance(millimetres: count * 1000)
  }

  /// Whether `left` is shorter than `right`.
  @inlinable
  package static func < (left: Distance, right: Distance) -> Bool {
    left.millimetres < right.millimetres
  }

  /// Whether `left` is not longer than `right`.
  @inlinable
  package static func <= (left: Distance, right: Distance) -> Bool {
    left.millimetres <= right.millimetres
  }

  /// Whether `left` is longer than `right`.
  @inlinable
  package static func > (left: Distance, right: Distance) -> Bool {
    left.millimetres > right.millimetres
  }

  /// Whether `left` is not shorter than `right`.
  @inlinable
  package static func >= (left: Distance, right: Distance) -> Bool {
    left.millimetres >= right.millimetres
  }

  /// The sum of two lengths.
  @inlinable
  package static func + (left: Distance, right: Distance) -> Distance {
    Distance(millimetres: left.millimetres + right.millimetres)
  }

  /// What is left of `left` without `right`.
  @inlinable
  package static func - (left: Distance, right: Distance) -> Distance {
    Distance(millimetres: left.millimetres - right.millimetres)
  }

  /// Adds `right` to `left`.
  @inlinable
  package static func += (left: inout Distance, right: Distance) {
    left.millimetres += right.millimetres
  }
}
