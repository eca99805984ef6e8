import Offers
import Taximeter
import Units

/// The ride that the driver holds.
package struct DayRide: Sendable {
  /// The offer that it was.
  package let offer: DayOffer
  /// The name under which the dispatcher knows it.
  package let id: RideID
  /// Where it stands.
  package internal(set) var state: RideState
  /// When the rider comes, or would have; nil before the car is there.
  package internal(set) var comes: Instant?
  /// The meter from the passenger's boarding on; nil before, and without a tariff.
  package internal(set) var meter: Meter?
  /// Until when the meter has been given positions.
  var fedUntil: Instant?

  /// Who rides.
  package var rider: Rider { offer.rider }

  /// Whether the rider is at the car at a time.
  package func isHere(at time: Instant) -> Bool {
    guard let comes, rider.manner != .staysAway else { return false }
    return comes <= time
  }
}
