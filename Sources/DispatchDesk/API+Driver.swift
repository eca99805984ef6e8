import JSON
import Offers
import Server
import Shift
import Units

extension API {
  /// How long ago something may have been done without a connection: a day.
  private static let longestOffline = Elapsed.seconds(86_400)

  /// What drivers do.
  var driverEndpoints: [Endpoint] {
    [
      Endpoint(
        method: "GET", path: "/api/v1/driver", name: "driver", summary: "The driver, his ride and his offer.",
        roles: [.driver], answers: [.ok("As it stands.", .named("Driver"))]
      ) { [self] call throws(Refused) in
        let id = DriverID(call.sender.owner)
        guard let (kept, offer) = try ask({ () throws(DeskError) in try desk.driver(id) }) else {
          throw Refused(404, "unknown_driver", "there is no such driver")
        }
        let ride = try kept.ride.flatMap { id throws(Refused) in try ask { () throws(DeskError) in try desk.ride(id) } }
        let asked = try offer.flatMap { offer throws(Refused) in
          try ask { () throws(DeskError) in try desk.ride(offer.id.ride) }
        }
        return API.json { writer in
          writer.driver(kept)
          writer.member("time", int64: call.now.milliseconds)
          if let ride { writer.object("holds") { $0.ride(ride, driver: kept.name) } }
          if let offer {
            writer.object("offer") { writer in
              writer.offer(offer)
              if let asked { writer.ends(asked.details, asked.ride.pickUp) }
            }
          }
        }
      },
      Endpoint(
        method: "PUT", path: "/api/v1/driver/place", name: "place", summary: "Where the driver is, every few seconds.",
        roles: [.driver],
        body: .object([
          .needed("lat", .degrees(90)), .needed("lon", .degrees(180)), .optional("at", .instant),
        ]), answers: [.ok("It was noted.", .named("Done"))]
      ) { [desk] call throws(Refused) in
        let (place, at) = try call.read { node throws(JSONError) in
          (try node.coordinate, try node.optional("at")?.whole)
        }
        // A phone whose clock is fast must not outlive its own later positions.
        let time = at.map { min(Instant(milliseconds: $0), call.now) } ?? call.now
        desk.positions.note(DriverID(call.sender.owner), place, at: time)
        return API.json { $0.member("answer", string: "done") }
      },
      command(
        "POST", "/api/v1/driver/vehicle", "vehicle",
        "The vehicle changes its state by something other than a ride, in the words of MDS 2.0.",
        body: .object([
          .needed("event", .word(VehicleEvent.allCases.filter { !$0.namesTrip }.map(\.rawValue)))
        ])
      ) { call, driver throws(Refused) in
        let word = try call.read { node throws(JSONError) in try node.member("event").string }
        guard let event = VehicleEvent(rawValue: word) else { throw Refused(400, "bad_request", "no such event") }
        return .vehicle(driver, event)
      },
      command(
        "POST", "/api/v1/driver/window", "window", "The driver wants more time for every offer.",
        body: .object([.needed("seconds", .integer(1...120))])
      ) { call, driver throws(Refused) in
        .window(driver, .seconds(try call.read { node throws(JSONError) in try node.member("seconds").whole }))
      },
      command("POST", "/api/v1/offers/{offer}/seen", "see", "The offer is on the driver's screen.") {
        call, driver throws(Refused) in .see(try call.offer, driver)
      },
      command(
        "POST", "/api/v1/offers/{offer}/accept", "accept",
        "The driver takes the ride; it is his when the answer is won, and only then.",
        body: .object([.needed("revision", .integer(0...1_000_000_000))]), word: "won"
      ) { call, driver throws(Refused) in
        let revision = try call.read { node throws(JSONError) in try node.member("revision").whole }
        return .accept(try call.offer, driver, revision: Int(revision))
      },
      command("POST", "/api/v1/offers/{offer}/decline", "decline", "The driver leaves it.") {
        call, driver throws(Refused) in .decline(try call.offer, driver)
      },
      command(
        "POST", "/api/v1/rides/{ride}/act", "act",
        "The driver does something with the ride that he holds; `at` says when, if he had no connection then.",
        body: .object([
          .needed("action", .word(RideAction.allCases.map(\.rawValue))), .optional("at", .instant),
        ])
      ) { call, driver throws(Refused) in
        let word = try call.read { node throws(JSONError) in try node.member("action").string }
        guard let action = RideAction(rawValue: word) else { throw Refused(400, "bad_request", "no such action") }
        return .act(action, RideID(call.name("ride")), driver)
      },
      Endpoint(
        method: "GET", path: "/api/v1/events", name: "events",
        summary:
          "What happens, as server-sent events from Last-Event-ID or `since` on; an office is told that something changed.",
        roles: [.driver, .office], query: [("since", .integer(0...9_000_000_000_000))],
        answers: [.init(status: 200, meaning: "A stream without end.", type: "text/event-stream")]
      ) { [self] call throws(Refused) in
        if call.sender.role == .office { return .events(desk.hub.listenForNews()) }
        return try stream(.driver(DriverID(call.sender.owner)), call)
      },
      Endpoint(
        method: "GET", path: "/api/v1/events/past", name: "pastEvents",
        summary: "All that the driver was told after a number, at most 500 events.", roles: [.driver],
        query: [("since", .integer(0...9_000_000_000_000))], answers: [.ok("In order.", .named("Events"))]
      ) { [self] call throws(Refused) in
        try past(.driver(DriverID(call.sender.owner)), call)
      },
    ]
  }

  func past(_ recipient: Recipient, _ call: Call) throws(Refused) -> Response {
    let since = call.number("since")
    let events = try ask { () throws(DeskError) in try desk.events(for: recipient, since: since) }
    return API.json { writer in
      writer.key("events")
      writer.beginArray()
      for event in events { writer.event(event) }
      writer.endArray()
    }
  }

  /// A command of a driver.
  private func command(
    _ method: String, _ path: String, _ name: String, _ summary: String, body: Schema? = nil, word: String = "done",
    make: @escaping @Sendable (Call, DriverID) throws(Refused) -> Command
  ) -> Endpoint {
    Endpoint(
      method: method, path: path, name: name, summary: summary, roles: [.driver], isCommand: true, body: body,
      answers: [.ok("It was done; the answer is \(word).", .named("Done"))] + Self.refusals
    ) { [self] call throws(Refused) in
      var time: Instant?
      if let at = try call.body.flatMap({ node throws(Refused) in
        try call.read { node throws(JSONError) in try node.optional("at")?.whole }
      }) {
        time = Instant(milliseconds: at)
        guard let time, time <= call.now + .seconds(2), call.now - time <= Self.longestOffline else {
          throw Refused(409, "bad_time", "at lies in the future, or more than a day ago")
        }
      }
      return try decide(make(call, DriverID(call.sender.owner)), call, at: time.map { min($0, call.now) })
    }
  }

  /// How a command can be refused.
  static let refusals: [Endpoint.Reply] = [
    .init(status: 404, meaning: "There is no such ride, driver or offer.", schema: .named("Refusal")),
    .init(status: 409, meaning: "It was not done; the answer says why, and stays so.", schema: .named("Refusal")),
  ]
}

extension Call {
  /// The offer of the path.
  var offer: OfferID {
    get throws(Refused) {
      guard let offer = OfferID(name("offer")) else { throw Refused(400, "bad_request", "offer is no name of ours") }
      return offer
    }
  }
}

extension JSONNode {
  /// The place of an object with `lat` and `lon`.
  var coordinate: Coordinate {
    get throws(JSONError) {
      let (north, east) = (try member("lat"), try member("lon"))
      guard let latitude = Double(try north.numberText), let longitude = Double(try east.numberText),
        let place = Coordinate(degreesNorth: latitude, degreesEast: longitude)
      else { throw fail("expected a place on the globe") }
      return place
    }
  }
}
