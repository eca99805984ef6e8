/// A field of the shift's rooms that can be typed into.
package enum ShiftField: String, Sendable, Hashable, CaseIterable {
  case driver
  case vehicle
  case heldBy = "held-by"
  case alcohol
  case temperature
  case odometer
  case notes
  /// What is written over the room: an incident or a correction.
  case text

  /// Whether it is a row of boxes.
  package var hasBoxes: Bool { self == .temperature || self == .odometer || self == .alcohol }
}
