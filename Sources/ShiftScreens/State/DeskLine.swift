import JSON
import Motion
import Offers
import Shift
import Units

/// What the dispatcher said, and what the receiver showed, as a line of the day's journal has it.
enum DeskLine {
  static func write(_ sight: TimedDayInput.Sight, to writer: inout JSONWriter) {
    if let place = sight.place { write("seen", place, to: &writer) }
    writer.member("driven", int64: sight.driven)
    if let fare = sight.fare { writer.member("fare", int64: fare.minorUnits) }
  }

  static func sight(_ node: JSONNode) throws(JSONError) -> TimedDayInput.Sight? {
    guard let driven = try node.optional("driven") else { return nil }
    let fare = try node.optional("fare")?.int64
    return TimedDayInput.Sight(
      place: try node.optional("seen").flatMap { node throws(JSONError) in try coordinate(node) },
      driven: try driven.int64(in: 0...100_000_000), fare: fare.map { Money(minorUnits: $0) })
  }

  static func write(_ news: DeskNews, to writer: inout JSONWriter) {
    switch news {
    case .offered(let offer):
      writer.member("news", string: "offered")
      writer.member("offer", string: offer.id)
      writer.member("ride", string: offer.ride)
      writer.member("revision", int64: offer.revision)
      writer.member("sent", int64: offer.countdown.start.milliseconds)
      writer.member("deadline", int64: offer.countdown.deadline.milliseconds)
      write("from", offer.from, to: &writer)
      if let to = offer.to { write("to", to, to: &writer) }
    case .over(let id, let state):
      writer.member("news", string: "over")
      writer.member("offer", string: id)
      writer.member("state", string: state.rawValue)
    case .stands(let stand):
      writer.member("news", string: "stands")
      write(stand, to: &writer)
    case .holds(let stand, let vehicle):
      writer.member("news", string: "holds")
      writer.member("vehicle", string: vehicle.rawValue)
      if let stand { write(stand, to: &writer) }
    case .gone(let ride, let state):
      writer.member("news", string: "gone")
      writer.member("ride", string: ride)
      writer.member("state", string: state.rawValue)
    case .answered(let number, let answer):
      writer.member("news", string: "answered")
      writer.member("number", int64: number)
      writer.member("answer", string: answer)
    }
  }

  private static func write(_ stand: DeskStand, to writer: inout JSONWriter) {
    writer.member("ride", string: stand.ride)
    writer.member("state", string: stand.state.rawValue)
    write("from", stand.from, to: &writer)
    if let to = stand.to { write("to", to, to: &writer) }
    if let arrived = stand.arrived { writer.member("arrived", int64: arrived.milliseconds) }
  }

  static func news(_ node: JSONNode) throws(JSONError) -> DeskNews {
    let word = try node.member("news")
    switch try word.string {
    case "offered":
      return .offered(
        DeskOffer(
          id: try node.member("offer").string, ride: try node.member("ride").string,
          revision: try node.member("revision").int64,
          countdown: Countdown(start: try time(node, "sent"), deadline: try time(node, "deadline")),
          from: try place(node.member("from")), to: try goal(node)))
    case "over": return .over(try node.member("offer").string, try offerState(node.member("state")))
    case "stands": return .stands(try stand(node))
    case "holds":
      let vehicle = try node.member("vehicle").choice(VehicleState.allCases.map { ($0.rawValue, $0) })
      return .holds(try node.optional("ride") == nil ? nil : try stand(node), vehicle)
    case "gone": return .gone(try node.member("ride").string, try rideState(node.member("state")))
    case "answered": return .answered(try node.member("number").int64, try node.member("answer").string)
    default: throw word.fail("expected something that a dispatcher says")
    }
  }

  private static func stand(_ node: JSONNode) throws(JSONError) -> DeskStand {
    DeskStand(
      ride: try node.member("ride").string, state: try rideState(node.member("state")),
      from: try place(node.member("from")), to: try goal(node),
      arrived: try node.optional("arrived") == nil ? nil : try time(node, "arrived"))
  }

  // MARK: - Parts, alike in the journal and on the wire

  static func rideState(_ node: JSONNode) throws(JSONError) -> RideState {
    try node.choice(RideState.allCases.map { ($0.rawValue, $0) })
  }

  static func offerState(_ node: JSONNode) throws(JSONError) -> OfferState {
    try node.choice(OfferState.allCases.map { ($0.rawValue, $0) })
  }

  static func time(_ node: JSONNode, _ name: String) throws(JSONError) -> Instant {
    Instant(milliseconds: try node.member(name).int64(in: 0...9_000_000_000_000))
  }

  static func goal(_ node: JSONNode) throws(JSONError) -> DeskPlace? {
    guard let to = try node.optional("to") else { return nil }
    return try place(to)
  }

  static func place(_ node: JSONNode) throws(JSONError) -> DeskPlace {
    DeskPlace(at: try coordinate(node), name: try node.optional("name")?.string ?? "")
  }

  static func coordinate(_ node: JSONNode) throws(JSONError) -> Coordinate {
    guard let latitude = try billionths(node.member("lat")), let longitude = try billionths(node.member("lon")),
      let place = Coordinate(latitude: latitude, longitude: longitude)
    else { throw node.fail("expected a place on the globe") }
    return place
  }

  private static func billionths(_ node: JSONNode) throws(JSONError) -> Int64? {
    Decimal.scaled(Array(try node.numberText.utf8), digits: 9)
  }

  private static func write(_ name: String, _ place: DeskPlace, to writer: inout JSONWriter) {
    write(name, place.at, place.name, to: &writer)
  }

  static func write(_ key: String, _ place: Coordinate, _ name: String = "", to writer: inout JSONWriter) {
    writer.key(key)
    writer.beginObject()
    writer.member("lat", decimal: Decimal.shortest(place.latitude, digits: 9))
    writer.member("lon", decimal: Decimal.shortest(place.longitude, digits: 9))
    if !name.isEmpty { writer.member("name", string: name) }
    writer.endObject()
  }
}
