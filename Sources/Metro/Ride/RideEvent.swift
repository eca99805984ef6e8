import Track
import Units

/// What a rider or the phone tells during a ride.
package enum RideEvent: Sendable, Hashable {
  /// The train moves: the tap that anchors the ride.
  case departed
  /// The train is one stop further on than shown.
  case stopOn
  /// There is one stop more to go than shown; at the first stop: the train has not left yet.
  case stopBack
  /// The next train moves, after a change.
  case trainDeparted
  /// The last tap at a departure came late by so much.
  case tappedLate(Elapsed)
  /// A position under the sky.
  case fix(Fix)
  /// The doors are open where the ride ends.
  case confirmed
  /// The rider ends the countdown.
  case stopped
}
