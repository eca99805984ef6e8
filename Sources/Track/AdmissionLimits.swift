import Units

/// The constants by which a fix is judged, each with its unit and reason.
package enum AdmissionLimits {
  /// A fix measured longer than this before the hire began does not say where it began.
  @inlinable
  package static var stale: Elapsed { .seconds(30) }
  /// A fix from further in the future than this waits until the clock of the hire has come near.
  @inlinable
  package static var early: Elapsed { .seconds(2) }
  /// The longest radius with which a fix still says anything; beyond it is a radio cell.
  @inlinable
  package static var uselessAccuracy: Distance { .metres(200) }
  /// The longest radius with which a fix places a car in a street.
  @inlinable
  package static var goodAccuracy: Distance { .metres(50) }
  /// The radius assumed, for jumps only, when the receiver gives none.
  @inlinable
  package static var assumedAccuracy: Distance { .metres(10) }
  /// Up to this speed a receiver's own measurement means standing.
  @inlinable
  package static var standing: Speed { Speed(millimetresPerSecond: 500) }
  /// Without speeds, a shorter way than this from the last counted place is the receiver's noise.
  @inlinable
  package static var shortestHold: Distance { .metres(8) }
  /// Without speeds, a place as near as this to the last counted one shows that the car has not yet left it.
  @inlinable
  package static var beside: Distance { .metres(2) }
  /// The longest way held back because of two good fixes' accuracies.
  @inlinable
  package static var longestHold: Distance { .metres(50) }
  /// No car is faster than this; 252 km/h.
  @inlinable
  package static var fastest: Speed { Speed(millimetresPerSecond: 70_000) }
  /// So many fixes must agree on a new place before the meter believes a jump.
  @inlinable
  package static var agreeingFixes: Int { 3 }
  /// The longest time between two fixes over which their speeds tell the way between them.
  @inlinable
  package static var integration: Elapsed { .seconds(3) }
  /// Speeds and places may disagree by this much even between perfect fixes.
  @inlinable
  package static var agreement: Distance { .metres(3) }
  /// A longer silence between two usable fixes is a gap.
  @inlinable
  package static var gap: Elapsed { .seconds(10) }
  /// A way that was held back is spread over at most this time before the fix that released it.
  @inlinable
  package static var spread: Elapsed { .seconds(10) }
}
