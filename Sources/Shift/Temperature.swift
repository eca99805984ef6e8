/// A body temperature in tenths of a degree Celsius.
///
/// A practice of companies, no field of the ordinance; it serves the question whether somebody is fit to drive.
package struct Temperature: Sendable, Hashable {
  /// Tenths of a degree.
  package let tenths: Int64

  /// Makes a temperature of three digits; nil outside 34.0 to 42.0 degrees, where a finger has slipped.
  package init?(tenths: Int64) {
    guard (340...420).contains(tenths) else { return nil }
    self.tenths = tenths
  }

  /// Whether it must be confirmed: below 35.0 or above 37.4 degrees.
  package var isUnusual: Bool { !(350...374).contains(tenths) }
}
