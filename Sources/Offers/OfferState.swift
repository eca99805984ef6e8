/// Where an offer stands.
package enum OfferState: String, Sendable, Hashable, CaseIterable {
  /// On its way to the driver.
  case sent
  /// On the driver's screen.
  case seen
  /// The driver has the ride.
  case accepted
  /// The driver does not want it.
  case declined
  /// Nobody answered in time.
  case expired
  /// The passenger does not want it any more.
  case withdrawn
  /// Another driver has the ride, or the driver another ride.
  case lost
  /// The driver was not reached.
  case failed

  /// Whether it can still be accepted.
  package var isLive: Bool { self == .sent || self == .seen }

  /// What the driver may do with it.
  package var actions: [OfferAction] { isLive ? [.accept, .decline] : [] }

  /// Whether it counts against the driver: what others did never does.
  package var countsAgainstDriver: Bool { self == .declined || self == .expired }
}

/// What a driver does with an offer.
package enum OfferAction: String, Sendable, Hashable, CaseIterable {
  /// Takes the ride.
  case accept
  /// Leaves it.
  case decline
}
