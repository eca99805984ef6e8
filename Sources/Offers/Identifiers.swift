/// The name of a ride.
package struct RideID: Sendable, Hashable {
  /// The name as it is written.
  package let text: String

  /// Makes a name.
  package init(_ text: String) {
    self.text = text
  }
}

/// The name of a driver.
package struct DriverID: Sendable, Hashable {
  /// The name as it is written.
  package let text: String

  /// Makes a name.
  package init(_ text: String) {
    self.text = text
  }
}

/// The name of an offer: the ride's, and how many offers of it came before.
package struct OfferID: Sendable, Hashable {
  /// The ride that is offered.
  package let ride: RideID
  /// 1 for the first offer of the ride.
  package let number: Int

  /// Makes a name.
  package init(ride: RideID, number: Int) {
    self.ride = ride
    self.number = number
  }
}

/// What tells a command apart from every other, so that one that comes twice is answered alike and done once.
package struct CommandKey: Sendable, Hashable {
  /// The key as its sender wrote it.
  package let text: String

  /// Makes a key.
  package init(_ text: String) {
    self.text = text
  }
}
