import Offers
import Shift
import Units

/// What a decision changed, as statements and as events.
struct Writing: Sendable {
  private(set) var statements: [Statement] = []
  private(set) var events: [Event] = []
  private var neighbourhood: Neighbourhood
  private let time: Instant

  /// Compares a board before and after.
  init(
    before: Board, after: inout Board, _ neighbourhood: Neighbourhood, details: RideDetails? = nil, at time: Instant
  ) {
    self.neighbourhood = neighbourhood
    self.time = time
    for ride in after.rides.values where neighbourhood.rides[ride.id] == nil {
      self.neighbourhood.rides[ride.id] = KeptRide(ride, details: details ?? RideDetails(rider: ""))
    }
    let notices = after.takeNotices()
    for notice in notices { tell(notice, before, after) }
    for (id, driver) in after.drivers {
      guard let old = before.drivers[id], old.vehicle.state != driver.vehicle.state else { continue }
      tell(.driver(id), "vehicle", EventBody.vehicle(driver.vehicle.state, at: time))
    }
    write(before, after)
    for event in events {
      statements.append(
        Statement(
          "INSERT INTO event (recipient, sequence, at, name, body) VALUES ($1, $2, $3, $4, $5)",
          [
            .text(event.recipient.text), .integer(event.sequence), .integer(time.milliseconds), .text(event.name),
            .text(event.body),
          ]))
    }
  }

  private mutating func tell(_ notice: Notice, _ before: Board, _ after: Board) {
    switch notice {
    case .offer(let id, let driver, let state):
      guard let offer = after.offers[id] else { return }
      let kept = neighbourhood.rides[id.ride]
      tell(.driver(driver), "offer", EventBody.offer(offer, state, kept?.details, kept?.ride.pickUp, at: time))
    case .ride(let id, let state):
      guard let ride = after.rides[id], let kept = neighbourhood.rides[id] else { return }
      let holder = ride.driver ?? before.rides[id]?.driver
      let name = holder.flatMap { neighbourhood.drivers[$0]?.name }
      let body = EventBody.ride(ride, state, kept.details, driverName: name, at: time)
      tell(.ride(id), "ride", body)
      if let holder, neighbourhood.drivers[holder] != nil { tell(.driver(holder), "ride", body) }
    }
  }

  private mutating func tell(_ recipient: Recipient, _ name: String, _ body: String) {
    var sequence: Int64 = 0
    switch recipient {
    case .driver(let id):
      guard let next = neighbourhood.drivers[id].map({ $0.sequence + 1 }) else { return }
      neighbourhood.drivers[id]?.sequence = next
      sequence = next
    case .ride(let id):
      guard let next = neighbourhood.rides[id].map({ $0.sequence + 1 }) else { return }
      neighbourhood.rides[id]?.sequence = next
      sequence = next
    }
    events.append(Event(recipient: recipient, sequence: sequence, at: time, name: name, body: body))
  }

  /// What was let go of goes out before what was taken, so that no two are there at once in between.
  private mutating func write(_ before: Board, _ after: Board) {
    let drivers = after.drivers.values.sorted { $0.id.text < $1.id.text }
    for driver in drivers where before.drivers[driver.id]?.ride != nil && driver.ride != before.drivers[driver.id]?.ride
    {
      statements.append(Statement("DELETE FROM holding WHERE driver = $1", [.text(driver.id.text)]))
    }
    for ride in after.rides.values.sorted(by: { $0.id.text < $1.id.text }) { write(ride, before.rides[ride.id]) }
    for driver in drivers { write(driver, before.drivers[driver.id]) }
    let offers = after.offers.values.sorted { ($0.id.ride.text, $0.id.number) < ($1.id.ride.text, $1.id.number) }
    for offer in offers where before.offers[offer.id].map({ $0.state != offer.state }) == true {
      statements.append(
        Statement(
          "UPDATE offer SET state = $3 WHERE ride = $1 AND number = $2",
          [.text(offer.id.ride.text), SQLValue(offer.id.number), .text(offer.state.rawValue)]))
    }
    for offer in offers where before.offers[offer.id] == nil {
      statements.append(
        Statement(
          "INSERT INTO offer (\(Offer.columns)) VALUES ($1, $2, $3, $4, $5, $6, $7)",
          [
            .text(offer.id.ride.text), SQLValue(offer.id.number), .text(offer.driver.text),
            .integer(offer.sent.milliseconds), .integer(offer.deadline.milliseconds), SQLValue(offer.revision),
            .text(offer.state.rawValue),
          ]))
    }
  }

  private mutating func write(_ driver: Driver, _ before: Driver?) {
    let sequence = neighbourhood.drivers[driver.id]?.sequence ?? 0
    if driver.ride != before?.ride, let ride = driver.ride {
      statements.append(
        Statement("INSERT INTO holding (ride, driver) VALUES ($1, $2)", [.text(ride.text), .text(driver.id.text)]))
    }
    let isTold = events.contains { $0.recipient == .driver(driver.id) }
    guard
      isTold || driver.vehicle != before?.vehicle || driver.accepted != before?.accepted
        || driver.refused != before?.refused || driver.ownWindow != before?.ownWindow
    else { return }
    statements.append(
      Statement(
        """
        UPDATE driver SET state = $2, before_loss = $3, before_leaving = $4, accepted = $5, refused = $6, \
        own_window = $7, sequence = $8 WHERE id = $1
        """,
        [
          .text(driver.id.text), .text(driver.vehicle.state.rawValue), SQLValue(driver.vehicle.beforeLoss?.rawValue),
          SQLValue(driver.vehicle.beforeLeaving?.rawValue), SQLValue(driver.accepted), SQLValue(driver.refused),
          SQLValue(driver.ownWindow?.milliseconds), .integer(sequence),
        ]))
  }

  private mutating func write(_ ride: Ride, _ before: Ride?) {
    guard ride != before, let kept = neighbourhood.rides[ride.id] else { return }
    for refusal in ride.refusals.dropFirst(before?.refusals.count ?? 0) {
      statements.append(
        Statement(
          "INSERT INTO refusal (ride, driver, at) VALUES ($1, $2, $3)",
          [.text(ride.id.text), .text(refusal.driver.text), .integer(refusal.at.milliseconds)]))
    }
    let changing: [SQLValue] = [
      .text(ride.id.text), .text(ride.state.rawValue), SQLValue(ride.driver?.text),
      .integer(ride.searchEnds.milliseconds), SQLValue(ride.offers), SQLValue(ride.reallocations),
      SQLValue(ride.revision), SQLValue(ride.arrivedAt?.milliseconds), SQLValue(ride.dispatchedLate?.milliseconds),
      .integer(kept.sequence), .integer(time.milliseconds),
    ]
    if before != nil {
      statements.append(
        Statement(
          """
          UPDATE ride SET state = $2, driver = $3, search_ends = $4, offers = $5, reallocations = $6, revision = $7, \
          arrived_at = $8, dispatched_late = $9, sequence = $10, changed = $11 WHERE id = $1
          """, changing))
    } else {
      let details = kept.details
      statements.insert(
        Statement(
          """
          INSERT INTO ride (id, state, driver, search_ends, offers, reallocations, revision, arrived_at, \
          dispatched_late, sequence, changed, rider, latitude, longitude, pick_up, to_latitude, to_longitude, \
          destination, requested, scheduled) \
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
          """,
          changing + [
            .text(details.rider), .integer(ride.pickUp.latitude), .integer(ride.pickUp.longitude),
            .text(details.pickUp), SQLValue(details.destination?.latitude), SQLValue(details.destination?.longitude),
            .text(details.destinationName), .integer(ride.requested.milliseconds),
            SQLValue(ride.scheduled?.milliseconds),
          ]), at: 0)
    }
  }
}
