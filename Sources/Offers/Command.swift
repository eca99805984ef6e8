import Shift
import Units

/// What somebody asks of the dispatcher.
package enum Command: Sendable, Hashable {
  /// A passenger wants a ride, now or at a time.
  case request(RideID, pickUp: Coordinate, scheduled: Instant?)
  /// A passenger does not want it any more.
  case giveUp(RideID)
  /// The office gives a ride to a driver without asking him.
  case assign(RideID, DriverID)
  /// A driver says where he is, and is then known.
  case place(DriverID, Coordinate)
  /// A driver's vehicle changes its state by something other than a ride.
  case vehicle(DriverID, VehicleEvent)
  /// A driver wants more time for every offer.
  case window(DriverID, Elapsed)
  /// An offer is on the screen.
  case see(OfferID, DriverID)
  /// A driver takes the ride; the revision is that which the offer showed.
  case accept(OfferID, DriverID, revision: Int?)
  /// A driver leaves it.
  case decline(OfferID, DriverID)
  /// A driver does something with the ride that he holds.
  case act(RideAction, RideID, DriverID)
}
