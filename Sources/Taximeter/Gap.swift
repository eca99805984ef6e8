import Units

/// A silence of the receiver, told and not hidden.
package struct Gap: Sendable, Hashable {
  /// The last usable fix before it, or Start.
  package let from: Instant
  /// The first usable fix after it, or Stop.
  package let to: Instant
  /// The straight line across it; zero when it ended with Stop or with a leap.
  package let chord: Distance
  /// What it was billed by.
  package let billed: Billed

  /// What a gap was billed by.
  package enum Billed: String, Sendable {
    /// The straight line earned more than the time.
    case distance
    /// The time earned more than the straight line.
    case waiting
    /// Both were counted: mode D.
    case both
    /// Nothing: the meter was paused.
    case nothing
  }
}
