import JSON
import Offers
import Server
import Units

/// The API over HTTP: requests in, decisions of the desk, answers out.
package final class API: Sendable {
  let desk: Desk
  let door: Doorkeeper
  let now: @Sendable () -> Instant
  /// Whether the server itself speaks TLS.
  let isSecure: Bool
  /// Called with a line for the log; no line holds a secret.
  let log: @Sendable (String) -> Void

  /// Puts an API before a desk; `rate` is how many requests a second one sender may make, 0 is any number.
  package init(
    _ desk: Desk, rate: Int = 50, isSecure: Bool = false, now: @escaping @Sendable () -> Instant,
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.desk = desk
    self.now = now
    self.isSecure = isSecure
    self.log = log
    door = Doorkeeper(desk, rate: rate)
  }

  /// Every endpoint, in the order in which the description lists them.
  var endpoints: [Endpoint] { openEndpoints + driverEndpoints + rideEndpoints + officeEndpoints }

  /// The routes of the server.
  package var routes: [Route] {
    endpoints.map { endpoint in
      Route(endpoint.method, endpoint.path, waits: true) { [self] request in answer(request, endpoint) }
    }
  }

  private func answer(_ request: Request, _ endpoint: Endpoint) -> Response {
    let response: Response
    do throws(Refused) {
      response = try endpoint.answer(call(request, endpoint))
    } catch {
      if error.status >= 429 { log("\(endpoint.method) \(endpoint.path): \(error.status) \(error.name)") }
      response = error.response
    }
    desk.metrics.count("requests{operation=\"\(endpoint.name)\",status=\"\(response.status)\"}")
    return response
  }

  private func call(_ request: Request, _ endpoint: Endpoint) throws(Refused) -> Call {
    let time = now()
    var sender = Sender(.rider, "")
    if !endpoint.roles.isEmpty {
      sender = try door.sender(of: request, for: endpoint.roles, at: time)
      guard endpoint.roles.contains(sender.role) else {
        throw Refused(403, "forbidden", "this is not for a \(sender.role.rawValue)'s token")
      }
    }
    for parameter in endpoint.parameters {
      let value = request.parameters[parameter] ?? ""
      let isGood =
        parameter == "offer" ? OfferID(value).map { Schema.isName($0.ride.text) } ?? false : Schema.isName(value)
      guard isGood else { throw Refused(400, "bad_request", "\(parameter) is no name of ours") }
    }
    for (name, schema) in endpoint.query {
      guard case .integer(let bounds) = schema, let text = request.query(name) else { continue }
      guard let number = Int64(text), bounds.contains(number) else {
        throw Refused(
          400, "bad_request", "\(name) is a whole number from \(bounds.lowerBound) to \(bounds.upperBound)")
      }
    }
    var key = ""
    if endpoint.isCommand {
      key = request.header("Idempotency-Key") ?? ""
      guard (1...128).contains(key.utf8.count), key.utf8.allSatisfy({ (33...126).contains($0) }) else {
        throw Refused(400, "bad_request", "the header Idempotency-Key is missing or wrong: 1 to 128 visible characters")
      }
    }
    return Call(request: request, sender: sender, body: try body(request, endpoint), now: time, key: key)
  }

  private func body(_ request: Request, _ endpoint: Endpoint) throws(Refused) -> JSONNode? {
    guard let schema = endpoint.body else { return nil }
    do throws(JSONError) {
      let node = try JSONReader.read(request.body)
      try schema.check(node)
      return node
    } catch {
      throw Refused(400, "bad_request", error.description)
    }
  }

  /// Decides, and answers with the word.
  func decide(_ command: Command, _ call: Call, details: RideDetails? = nil, at time: Instant? = nil) throws(Refused)
    -> Response
  {
    let answer: Answer
    do throws(DeskError) {
      answer = try desk.decide(command, by: call.sender, key: call.key, details: details, at: time ?? call.now)
    } catch {
      log("\(command.word): \(error.message)")
      throw Refused(error)
    }
    return try Self.response(answer)
  }

  static func response(_ answer: Answer) throws(Refused) -> Response {
    if case .refused(let refusal) = answer { throw Refused(refusal.status, refusal.rawValue, refusal.sentence) }
    return json { $0.member("answer", string: answer.text) }
  }

  static func json(status: UInt32 = 200, _ fill: (inout JSONWriter) -> Void) -> Response {
    .json(Array(EventBody.object(fill).utf8), status: status)
  }

  /// Asks the desk, whose own errors become answers.
  func ask<Value>(_ work: () throws(DeskError) -> Value) throws(Refused) -> Value {
    do throws(DeskError) {
      return try work()
    } catch {
      log(error.message)
      throw Refused(error)
    }
  }

  /// A stream of a recipient's events from where the client left off.
  func stream(_ recipient: Recipient, _ call: Call) throws(Refused) -> Response {
    var since = call.number("since")
    if let last = call.request.header("Last-Event-ID").flatMap({ Int64($0) }), last >= 0 { since = last }
    do throws(DatabaseError) {
      // A number that was never given out is of another database: then all of it is told.
      let start = try desk.hasTold(recipient, since) ? since : 0
      let channel = try desk.hub.listen(to: recipient, since: start) { () throws(DatabaseError) in
        try desk.past(of: recipient, since: start)
      }
      return .events(channel)
    } catch {
      throw Refused(DeskError(error))
    }
  }
}

extension Refusal {
  /// The status of HTTP that fits.
  var status: UInt32 {
    switch self {
    case .notYours: 403
    case .unknownRide, .unknownDriver, .unknownOffer: 404
    default: 409
    }
  }

  /// For people who read answers.
  var sentence: String {
    switch self {
    case .badRequest: "the command says too little"
    case .unknownRide: "there is no such ride"
    case .unknownDriver: "there is no such driver"
    case .unknownOffer: "there is no such offer to this driver"
    case .rideExists: "there is a ride of this name"
    case .stale: "the revision is out of date"
    case .expired: "the offer's time is over"
    case .rideTaken: "another driver has the ride"
    case .driverBusy: "the driver has another ride or is not for hire"
    case .rideCancelled: "the passenger gave the ride up"
    case .declined: "the offer was declined before"
    case .tooEarly: "the ride is booked for a later time"
    case .notInThisState: "this is not done in this state"
    case .notYours: "the driver does not hold the ride"
    case .keyReused: "the same key came with another command"
    }
  }
}
