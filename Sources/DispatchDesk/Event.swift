import JSON
import Offers
import Shift
import Units

/// To whom an event is told.
enum Recipient: Sendable, Hashable {
  case driver(DriverID)
  /// Whoever follows a ride.
  case ride(RideID)

  /// As it is kept.
  var text: String {
    switch self {
    case .driver(let id): "d:\(id.text)"
    case .ride(let id): "r:\(id.text)"
    }
  }

  init?(_ text: some StringProtocol) {
    let name = String(text.dropFirst(2))
    if text.hasPrefix("d:") {
      self = .driver(DriverID(name))
    } else if text.hasPrefix("r:") {
      self = .ride(RideID(name))
    } else {
      return nil
    }
  }
}

/// Something that happened, numbered for its recipient from 1 without a gap.
struct Event: Sendable, Hashable {
  let recipient: Recipient
  let sequence: Int64
  let at: Instant
  let name: String
  /// One JSON object on one line.
  let body: String
}

/// What events say.
enum EventBody {
  static func offer(
    _ offer: Offer, _ state: OfferState, _ details: RideDetails?, _ pickUp: Coordinate?, at time: Instant
  ) -> String {
    object { writer in
      writer.member("offer", string: offer.id.text)
      writer.member("ride", string: offer.id.ride.text)
      writer.member("state", string: state.rawValue)
      writer.member("at", int64: time.milliseconds)
      guard state.isLive else { return }
      writer.member("sent", int64: offer.sent.milliseconds)
      writer.member("deadline", int64: offer.deadline.milliseconds)
      writer.member("revision", int64: Int64(offer.revision))
      if let details, let pickUp { writer.ends(details, pickUp) }
    }
  }

  static func ride(
    _ ride: Ride, _ state: RideState, _ details: RideDetails, driverName name: String?, at time: Instant
  ) -> String {
    object { writer in
      writer.member("ride", string: ride.id.text)
      writer.member("state", string: state.rawValue)
      writer.member("revision", int64: Int64(ride.revision))
      writer.member("at", int64: time.milliseconds)
      if let driver = ride.driver { writer.member("driver", string: driver.text) }
      if ride.driver != nil, let name { writer.member("driver_name", string: name) }
      if let arrived = ride.arrivedAt { writer.member("arrived_at", int64: arrived.milliseconds) }
      writer.ends(details, ride.pickUp)
    }
  }

  static func vehicle(_ state: VehicleState, at time: Instant) -> String {
    object { writer in
      writer.member("state", string: state.rawValue)
      writer.member("at", int64: time.milliseconds)
    }
  }

  static func object(_ fill: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    fill(&writer)
    writer.endObject()
    return String(decoding: writer.finish(), as: UTF8.self)
  }
}

extension JSONWriter {
  mutating func place(_ key: String, _ place: Coordinate, name: String) {
    self.key(key)
    beginObject()
    member("lat", decimal: Decimal.shortest(place.latitude, digits: 9))
    member("lon", decimal: Decimal.shortest(place.longitude, digits: 9))
    if !name.isEmpty { member("name", string: name) }
    endObject()
  }

  mutating func ends(_ details: RideDetails, _ pickUp: Coordinate) {
    place("from", pickUp, name: details.pickUp)
    if let destination = details.destination { place("to", destination, name: details.destinationName) }
  }
}
