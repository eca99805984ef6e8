import Motion
import Offers
import Units

/// An offer on the driver's screen.
package struct DayOffer: Sendable, Hashable {
  /// Its name.
  package let id: OfferID
  /// The ride's revision that it shows.
  let revision: Int
  /// Who asks.
  package let rider: Rider
  /// The time that is left for it, by the practice clock, which runs as the real one does while it stands.
  package let countdown: Countdown
  /// The way to the pick-up.
  package let approach: Way
  /// The way of the ride.
  package let way: Way
  /// What it will earn; nil without a tariff.
  package let fare: Money?
}
