import JSON
import Offers
import Server
import Units

extension API {
  /// What passengers do, and the office for them.
  var rideEndpoints: [Endpoint] {
    [
      Endpoint(
        method: "POST", path: "/api/v1/rides", name: "requestRide",
        summary: "Asks for a ride, now or `at` a time; the same key asks for the same ride.",
        roles: [.rider, .office], isCommand: true,
        body: .object([.needed("from", .place), .optional("to", .place), .optional("at", .instant)]),
        answers: [
          .init(status: 201, meaning: "It is searched for.", schema: .named("RideName")),
          .init(status: 409, meaning: "It was not done; the answer says why.", schema: .named("Refusal")),
        ]
      ) { [self] call throws(Refused) in try request(call) },
      Endpoint(
        method: "GET", path: "/api/v1/rides", name: "rides", summary: "The newest twenty rides of the passenger.",
        roles: [.rider, .office], answers: [.ok("From the newest.", .named("Rides"))]
      ) { [self] call throws(Refused) in
        let rides = try ask { () throws(DeskError) in try desk.rides(of: call.sender.owner) }
        return API.json { writer in
          writer.key("rides")
          writer.beginArray()
          for kept in rides {
            writer.beginObject()
            writer.ride(kept)
            writer.endObject()
          }
          writer.endArray()
        }
      },
      Endpoint(
        method: "GET", path: "/api/v1/rides/{ride}", name: "ride",
        summary: "A ride as it stands, for its passenger, its driver and the office.", roles: Role.allCases,
        answers: [.ok("As it stands.", .named("Ride")), Self.noRide]
      ) { [self] call throws(Refused) in
        let kept = try ride(of: call)
        let driver = try kept.ride.driver.flatMap { id throws(Refused) in
          try ask { () throws(DeskError) in try desk.driver(id) }
        }
        return API.json { writer in
          writer.ride(kept, driver: driver?.driver.name)
          writer.member("time", int64: call.now.milliseconds)
          if kept.ride.state.isHeld, let id = kept.ride.driver, let position = desk.positions.position(of: id) {
            writer.place("driver_place", position.place, name: "")
          }
        }
      },
      Endpoint(
        method: "POST", path: "/api/v1/rides/{ride}/cancel", name: "cancelRide", summary: "Gives the ride up.",
        roles: [.rider, .office], isCommand: true,
        answers: [.ok("It is cancelled.", .named("Done"))] + Self.refusals
      ) { [self] call throws(Refused) in
        try decide(.giveUp(ride(of: call).ride.id), call)
      },
      Endpoint(
        method: "GET", path: "/api/v1/rides/{ride}/events", name: "rideEvents",
        summary: "What happens with the ride, as server-sent events from Last-Event-ID or `since` on.",
        roles: Role.allCases, query: [("since", .integer(0...9_000_000_000_000))],
        answers: [.init(status: 200, meaning: "A stream without end.", type: "text/event-stream"), Self.noRide]
      ) { [self] call throws(Refused) in try stream(.ride(ride(of: call).ride.id), call) },
      Endpoint(
        method: "GET", path: "/api/v1/rides/{ride}/events/past", name: "pastRideEvents",
        summary: "All that was told of the ride after a number, at most 500 events.", roles: Role.allCases,
        query: [("since", .integer(0...9_000_000_000_000))], answers: [.ok("In order.", .named("Events")), Self.noRide]
      ) { [self] call throws(Refused) in try past(.ride(ride(of: call).ride.id), call) },
    ]
  }

  static let noRide = Endpoint.Reply(status: 404, meaning: "There is no such ride.", schema: .named("Refusal"))

  private func request(_ call: Call) throws(Refused) -> Response {
    // The same sender with the same key asks for the same ride, also over another server.
    let id = RideID("r" + String(Digest.text(of: call.sender.text + "\n" + call.key).prefix(20)))
    let (pickUp, at, details) = try call.read {
      node throws(JSONError) -> (Coordinate, Int64?, RideDetails) in
      let from = try node.member("from")
      let to = try node.optional("to")
      return (
        try from.coordinate, try node.optional("at")?.whole,
        RideDetails(
          rider: call.sender.owner, pickUp: try from.optional("name")?.string ?? "", destination: try to?.coordinate,
          destinationName: try to?.optional("name")?.string ?? "")
      )
    }
    let scheduled = at.map { Instant(milliseconds: $0) }
    _ = try decide(.request(id, pickUp: pickUp, scheduled: scheduled), call, details: details)
    return API.json(status: 201) { writer in
      writer.member("answer", string: "done")
      writer.member("ride", string: id.text)
    }
  }

  /// The ride of the path, for those whom it concerns; for others there is none.
  func ride(of call: Call) throws(Refused) -> KeptRide {
    let id = RideID(call.name("ride"))
    let kept = try ask { () throws(DeskError) in try desk.ride(id) }
    guard let kept, concerns(kept, call.sender) else {
      throw Refused(404, "unknown_ride", "there is no such ride")
    }
    return kept
  }

  private func concerns(_ kept: KeptRide, _ sender: Sender) -> Bool {
    switch sender.role {
    case .office: true
    case .rider: kept.details.rider == sender.owner
    case .driver: kept.ride.driver?.text == sender.owner
    }
  }
}
