import JSON
import Offers
import Shift
import Units

extension JSONWriter {
  mutating func object(_ key: String, _ fill: (inout JSONWriter) -> Void) {
    self.key(key)
    beginObject()
    fill(&self)
    endObject()
  }

  mutating func ride(_ kept: KeptRide, driver: String? = nil) {
    let ride = kept.ride
    member("ride", string: ride.id.text)
    member("state", string: ride.state.rawValue)
    member("revision", int64: Int64(ride.revision))
    member("sequence", int64: kept.sequence)
    member("rider", string: kept.details.rider)
    ends(kept.details, ride.pickUp)
    member("requested", int64: ride.requested.milliseconds)
    if let scheduled = ride.scheduled { member("scheduled", int64: scheduled.milliseconds) }
    if let holder = ride.driver { member("driver", string: holder.text) }
    if let driver { member("driver_name", string: driver) }
    if let arrived = ride.arrivedAt { member("arrived_at", int64: arrived.milliseconds) }
    if ride.state == .searching { member("search_ends", int64: ride.searchEnds.milliseconds) }
  }

  mutating func offer(_ offer: Offer) {
    member("offer", string: offer.id.text)
    member("ride", string: offer.id.ride.text)
    member("driver", string: offer.driver.text)
    member("state", string: offer.state.rawValue)
    member("sent", int64: offer.sent.milliseconds)
    member("deadline", int64: offer.deadline.milliseconds)
    member("revision", int64: Int64(offer.revision))
  }

  mutating func driver(_ kept: KeptDriver) {
    member("driver", string: kept.id.text)
    member("name", string: kept.name)
    member("state", string: kept.vehicle.state.rawValue)
    member("sequence", int64: kept.sequence)
    member("accepted", int64: Int64(kept.accepted))
    member("refused", int64: Int64(kept.refused))
    if let ride = kept.ride { member("ride", string: ride.text) }
  }

  mutating func event(_ event: Event) {
    beginObject()
    member("id", int64: event.sequence)
    member("event", string: event.name)
    member("at", int64: event.at.milliseconds)
    member("data", string: event.body)
    endObject()
  }

  mutating func token(_ token: TokenRecord) {
    beginObject()
    member("name", string: token.name)
    member("role", string: token.sender.role.rawValue)
    member("owner", string: token.sender.owner)
    member("label", string: token.label)
    member("issued", int64: token.issued.milliseconds)
    if let revoked = token.revoked { member("revoked", int64: revoked.milliseconds) }
    endObject()
  }

  mutating func overview(_ overview: Overview, _ positions: LivePositions, at time: Instant) {
    member("time", int64: time.milliseconds)
    key("drivers")
    beginArray()
    for kept in overview.drivers {
      beginObject()
      driver(kept)
      if let position = positions.position(of: kept.id) {
        place("place", position.place, name: "")
        member("place_at", int64: position.time.milliseconds)
      }
      endObject()
    }
    endArray()
    key("offers")
    beginArray()
    for offer in overview.offers {
      beginObject()
      self.offer(offer)
      endObject()
    }
    endArray()
    key("rides")
    beginArray()
    for kept in overview.rides {
      beginObject()
      ride(kept)
      endObject()
    }
    endArray()
    counts("ride_counts", overview.rideCounts)
    counts("offer_counts", overview.offerCounts)
  }

  private mutating func counts(_ key: String, _ counts: [(state: String, count: Int)]) {
    object(key) { writer in
      for (state, count) in counts.sorted(by: { $0.state < $1.state }) { writer.member(state, int64: Int64(count)) }
    }
  }
}
