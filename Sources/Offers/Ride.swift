import Units

/// A ride that somebody asked for.
package struct Ride: Sendable, Hashable {
  /// Its name.
  package let id: RideID
  /// Where the passenger waits.
  package let pickUp: Coordinate
  /// When it was asked for.
  package let requested: Instant
  /// For when it was booked; nil for now.
  package let scheduled: Instant?
  /// Where it stands.
  package internal(set) var state: RideState
  /// Who holds it.
  package internal(set) var driver: DriverID?
  /// Until when a driver is looked for.
  package internal(set) var searchEnds: Instant
  /// How many offers of it there were.
  package internal(set) var offers = 0
  /// How often a driver gave it up.
  package internal(set) var reallocations = 0
  /// Grows with every change; a command that knows another is out of date.
  package internal(set) var revision = 0
  /// When the driver stood at the pick-up: waiting counts from here, for both.
  package internal(set) var arrivedAt: Instant?
  /// How late a booked ride was first offered; nil while it was not, and for a ride for now.
  package internal(set) var dispatchedLate: Elapsed?
  /// Who refused it, and when.
  package internal(set) var refusals: [Refused] = []

  /// A driver who does not want the ride.
  package struct Refused: Sendable, Hashable {
    /// Who.
    package let driver: DriverID
    /// When.
    package let at: Instant
  }

  init(id: RideID, pickUp: Coordinate, requested: Instant, scheduled: Instant?, rules: DispatchRules) {
    self.id = id
    self.pickUp = pickUp
    self.requested = requested
    self.scheduled = scheduled
    state = .searching
    searchEnds = (scheduled ?? requested) + rules.searchWindow
  }

  /// When it is offered first.
  package func offeredFrom(_ rules: DispatchRules) -> Instant {
    scheduled.map { $0 - rules.lead } ?? requested
  }

  /// Until when it may be searched for again.
  package func validUntil(_ rules: DispatchRules) -> Instant { (scheduled ?? requested) + rules.validity }

  /// Whether a driver is not asked again: he refused it just now, or nobody else was asked since.
  func rests(_ driver: DriverID, at time: Instant, _ rules: DispatchRules) -> Bool {
    refusals.last?.driver == driver || refusals.contains { $0.driver == driver && time - $0.at < rules.coolDown }
  }

  /// How long the driver has waited at the pick-up.
  package func waited(at time: Instant) -> Elapsed { arrivedAt.map { max(.zero, time - $0) } ?? .zero }
}
