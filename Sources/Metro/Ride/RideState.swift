import Units

/// Where a ride is at an instant.
package struct RideState: Sendable, Hashable {
  /// What the rider is doing.
  package enum Phase: String, Sendable {
    /// Nothing was told yet.
    case waiting
    /// Between two stops.
    case running
    /// At a stop with open doors.
    case standing
    /// Between two trains.
    case changing
    /// At the end.
    case arrived
    /// Ten minutes after the end, or told to be over.
    case over
  }

  /// What the rider is doing.
  package var phase: Phase
  /// The stop the train stands at, or the last it left.
  package var stop: Int
  /// How many stops are still to come.
  package var stopsLeft: Int
  /// When this phase began.
  package var since: Instant
  /// When it ends.
  package var until: Instant
  /// The arrival where the ride ends.
  package var arrival: Instant

  /// For how long a ride lives on after its arrival, so that "one stop more" still works.
  package static let afterlife = Elapsed.seconds(600)

  /// What is left until the arrival, never negative.
  package func countdown(at now: Instant) -> Elapsed { max(.zero, arrival - now) }
}
