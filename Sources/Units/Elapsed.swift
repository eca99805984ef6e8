/// A length of time in whole milliseconds.
package struct Elapsed: Sendable, Hashable, Comparable {
  /// The length in milliseconds; negative when it points backwards.
  package var milliseconds: Int64

  /// Makes a length of whole milliseconds.
  package init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// No time at all.
  package static let zero = Elapsed(milliseconds: 0)

  /// A length of whole seconds.
  package static func seconds(_ count: Int64) -> Elapsed {
    Elapsed(milliseconds: count * 1000)
  }

  /// The whole seconds in this length, cut towards zero.
  package var wholeSeconds: Int64 { milliseconds / 1000 }

  /// Whether `left` is shorter than `right`.
  package static func < (left: Elapsed, right: Elapsed) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// The sum of two lengths.
  package static func + (left: Elapsed, right: Elapsed) -> Elapsed {
    Elapsed(milliseconds: left.milliseconds + right.milliseconds)
  }

  /// What is left of `left` without `right`.
  package static func - (left: Elapsed, right: Elapsed) -> Elapsed {
    Elapsed(milliseconds: left.milliseconds - right.milliseconds)
  }

  /// Adds `right` to `left`.
  package static func += (left: inout Elapsed, right: Elapsed) {
    left.milliseconds += right.milliseconds
  }
}
