/// What the dispatcher answers.
package enum Answer: Sendable, Hashable {
  /// The ride is the driver's.
  case won
  /// It was done.
  case done
  /// It was not done, and nothing was changed.
  case refused(Refusal)
}

/// Why a command was refused.
package enum Refusal: String, Error, Sendable, Hashable, CaseIterable {
  /// The command says too little.
  case badRequest = "bad_request"
  /// There is no such ride.
  case unknownRide = "unknown_ride"
  /// There is no such driver.
  case unknownDriver = "unknown_driver"
  /// There is no such offer, or it is another driver's.
  case unknownOffer = "unknown_offer"
  /// There is a ride of this name.
  case rideExists = "ride_exists"
  /// What the command knows of the ride is out of date.
  case stale
  /// The offer's time is over.
  case expired
  /// Another driver has the ride.
  case rideTaken = "ride_taken"
  /// The driver has another ride, or is not for hire.
  case driverBusy = "driver_busy"
  /// The passenger gave the ride up.
  case rideCancelled = "ride_cancelled"
  /// The offer was declined before.
  case declined
  /// A booked ride is driven not so long before its time.
  case tooEarly = "too_early"
  /// It is not done in this state.
  case notInThisState = "not_in_this_state"
  /// The driver does not hold the ride.
  case notYours = "not_yours"
  /// The same key came with another command.
  case keyReused = "key_reused"
}
