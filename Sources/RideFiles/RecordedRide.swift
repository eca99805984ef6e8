import Track

/// A ride as some receiver recorded it.
package struct RecordedRide: Sendable, Equatable {
  /// The format it was read from.
  package var format: RideFormat
  /// The name the file gives it, at most 1000 bytes; nil when it gives none.
  package var name: String?
  /// The fixes in file order, at least one; each has a time.
  package var fixes: [Fix]
  /// What was noticed, in the order of the kinds of `RideWarning`.
  package var warnings: [RideWarning]
  /// Whether any fix came with the receiver's own speed.
  package var hadSpeeds: Bool

  /// Makes a ride from what was read.
  package init(
    format: RideFormat, name: String? = nil, fixes: [Fix], warnings: [RideWarning] = [], hadSpeeds: Bool = false
  ) {
    self.format = format
    self.name = name
    self.fixes = fixes
    self.warnings = warnings
    self.hadSpeeds = hadSpeeds
  }
}
