/// What somebody is told, in the order in which it happened.
package enum Notice: Sendable, Hashable {
  /// An offer came, or stands otherwise.
  case offer(OfferID, DriverID, OfferState)
  /// A ride stands otherwise.
  case ride(RideID, RideState)
}
