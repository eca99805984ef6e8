/// A length on the ground in whole millimetres.
package struct Distance: Sendable, Hashable, Comparable {
  /// The length in millimetres.
  package var millimetres: Int64

  /// Makes a length of whole millimetres.
  package init(millimetres: Int64) {
    self.millimetres = millimetres
  }

  /// No distance at all.
  package static let zero = Distance(millimetres: 0)

  /// A length of whole metres.
  package static func metres(_ count: Int64) -> Distance {
    Distance(millimetres: count * 1000)
  }

  /// Whether `left` is shorter than `right`.
  package static func < (left: Distance, right: Distance) -> Bool {
    left.millimetres < right.millimetres
  }

  /// The sum of two lengths.
  package static func + (left: Distance, right: Distance) -> Distance {
    Distance(millimetres: left.millimetres + right.millimetres)
  }

  /// What is left of `left` without `right`.
  package static func - (left: Distance, right: Distance) -> Distance {
    Distance(millimetres: left.millimetres - right.millimetres)
  }

  /// Adds `right` to `left`.
  package static func += (left: inout Distance, right: Distance) {
    left.millimetres += right.millimetres
  }
}
