import Shift
import Units

/// A driver as the dispatcher knows him.
package struct Driver: Sendable, Hashable {
  /// The name.
  package let id: DriverID
  /// What the vehicle does.
  package internal(set) var vehicle: Vehicle
  /// Where he is.
  package internal(set) var place: Coordinate
  /// When he was there.
  package internal(set) var placeTime: Instant
  /// The ride that he holds.
  package internal(set) var ride: RideID?
  /// The offer on his screen; there is never more than one that can be accepted by this engine's own choice.
  package internal(set) var offer: OfferID?
  /// How many offers he took.
  package internal(set) var accepted = 0
  /// How many he declined or let pass.
  package internal(set) var refused = 0
  /// A window of his own for those who need longer; never shorter than the rules'.
  package internal(set) var ownWindow: Elapsed?
}
