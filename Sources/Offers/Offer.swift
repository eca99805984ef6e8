import Motion
import Units

/// A ride on a driver's screen.
package struct Offer: Sendable, Hashable {
  /// Its name.
  package let id: OfferID
  /// Whose screen.
  package let driver: DriverID
  /// When it was sent.
  package let sent: Instant
  /// Until when it can be accepted.
  package let deadline: Instant
  /// The ride's revision that it shows.
  package let revision: Int
  /// Where it stands.
  package internal(set) var state = OfferState.sent

  /// What its ring and digits show.
  package var countdown: Countdown { Countdown(start: sent, deadline: deadline) }
}
