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

  /// Makes an offer, or one as it was kept.
  package init(
    id: OfferID, driver: DriverID, sent: Instant, deadline: Instant, revision: Int, state: OfferState = .sent
  ) {
    self.id = id
    self.driver = driver
    self.sent = sent
    self.deadline = deadline
    self.revision = revision
    self.state = state
  }

  /// What its ring and digits show.
  package var countdown: Countdown { Countdown(start: sent, deadline: deadline) }
}
