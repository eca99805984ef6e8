import DispatchDesk
import DispatchSupport
import Foundation
import Offers
import RideSupport
import Server
import Shift
import Synchronization
import Testing
import Units

/// A dispatcher on a port, with an office, and time that really passes.
final class LiveServer {
  let desk: Desk
  let server: HTTPServer
  let office: String
  private let rounds: Rounds
  private let lines = LogLines()

  init(_ place: StorePlace, rate: Int = 0, body: Int = 64 * 1024, patience: Int = 60) throws {
    desk = try Desk(place)
    office = try desk.issue(Sender(.office, "office"), label: "Office", at: Clock.now).text
    let lines = lines
    let api = API(desk, rate: rate, now: { Clock.now }, log: { lines.add($0) })
    var limits = Limits()
    limits.body = body
    limits.patience = patience
    server = try HTTPServer(
      Answering(site: Site(), routes: api.routes), host: "127.0.0.1", port: 0, limits: limits)
    rounds = Rounds(desk, now: { Clock.now }, log: { lines.add($0) })
  }

  deinit {
    server.stop()
    rounds.stop()
  }

  var log: [String] { lines.all }

  func token(_ role: Role, _ owner: String) throws -> String {
    try desk.issue(Sender(role, owner), label: owner, at: Clock.now).text
  }

  /// A driver who is for hire.
  func driver(_ name: String, lat: String = "50.45") throws -> String {
    let token = try token(.driver, name)
    let client = HTTPClient(port: server.port)
    _ = client.ask("PUT", "/api/v1/driver/place", token: token, body: "{\"lat\":\(lat),\"lon\":30.52}")
    for event in ["maintenance_end", "service_start"] {
      let reply = client.ask(
        "POST", "/api/v1/driver/vehicle", token: token, key: event, body: "{\"event\":\"\(event)\"}")
      #expect(reply?.status == 200, "\(String(describing: reply))")
    }
    return token
  }

  private final class LogLines: Sendable {
    private let lines = Mutex<[String]>([])
    func add(_ line: String) { lines.withLock { $0.append(line) } }
    var all: [String] { lines.withLock { $0 } }
  }
}

@Suite struct APITests {
  private static let ride = "{\"from\":{\"lat\":50.451,\"lon\":30.521},\"to\":{\"lat\":50.44,\"lon\":30.5}}"

  @Test("An offer reaches the driver's stream, and the stream goes on behind the last event", arguments: Store.here)
  func streams(store: Store) throws {
    let live = try LiveServer(try store.place())
    let anna = try live.driver("anna")
    let ben = try live.token(.rider, "ben")
    let client = HTTPClient(port: live.server.port)
    let stream = HTTPClient(port: live.server.port)
    #expect(stream.listen("/api/v1/events", token: anna, since: 2))
    let reply = try #require(client.ask("POST", "/api/v1/rides", token: ben, key: "1", body: Self.ride))
    #expect(reply.status == 201)
    let ride = try #require(reply.member("ride"))
    #expect(client.ask("POST", "/api/v1/rides", token: ben, key: "1", body: Self.ride) == reply)
    #expect(stream.line() == "id: 3")
    #expect(stream.line() == "event: offer")
    let data = try #require(stream.line())
    #expect(data.contains("\"offer\":\"\(ride).1\""), "\(data)")
    let won = client.ask("POST", "/api/v1/offers/\(ride).1/accept", token: anna, key: "9", body: "{\"revision\":0}")
    #expect(won?.member("answer") == "won")
    let again = HTTPClient(port: live.server.port)
    #expect(again.listen("/api/v1/events", token: anna, since: 3))
    #expect(again.line() == "id: 4")
    #expect(again.line() == "event: ride")
    let follower = HTTPClient(port: live.server.port)
    #expect(follower.listen("/api/v1/rides/\(ride)/events", token: ben, since: 0))
    #expect(follower.line() == "id: 1")
  }

  @Test("What happens on one server reaches the streams of another")
  func crosses() throws {
    guard TemporaryPostgres.isThere else { return }
    let place = try Store.postgres.place()
    let (first, second) = (try LiveServer(place), try LiveServer(place))
    let anna = try first.driver("anna")
    let ben = try first.token(.rider, "ben")
    let stream = HTTPClient(port: second.server.port)
    #expect(stream.listen("/api/v1/events", token: anna, since: 2))
    let reply = HTTPClient(port: first.server.port).ask("POST", "/api/v1/rides", token: ben, key: "1", body: Self.ride)
    let ride = try #require(reply?.member("ride"))
    #expect(stream.line() == "id: 3")
    #expect(stream.line() == "event: offer")
    let other = HTTPClient(port: second.server.port)
    let path = "/api/v1/offers/\(ride).1/accept"
    #expect(other.ask("POST", path, token: anna, key: "9", body: "{\"revision\":0}")?.member("answer") == "won")
    let repeated = HTTPClient(port: first.server.port).ask(
      "POST", path, token: anna, key: "9", body: "{\"revision\":0}")
    #expect(repeated?.member("answer") == "won")
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let name: String
    let token: String
    var method = "GET"
    let path: String
    var key: String?
    var body: String?
    let status: Int
    let answer: String
    var testDescription: String { name }
  }

  @Test(
    "Who may not is refused by name",
    arguments: [
      Refusal(name: "no token at all", token: "", path: "/api/v1/driver", status: 401, answer: "unauthorized"),
      Refusal(
        name: "nonsense for a token", token: "ff_42", path: "/api/v1/driver", status: 401, answer: "unauthorized"),
      Refusal(
        name: "an unknown token", token: "ff_" + String(repeating: "0", count: 64), path: "/api/v1/driver",
        status: 401, answer: "unauthorized"),
      Refusal(name: "a revoked token", token: "revoked", path: "/api/v1/driver", status: 401, answer: "unauthorized"),
      Refusal(
        name: "a rider on a driver's call", token: "ben", method: "POST", path: "/api/v1/driver/vehicle", key: "1",
        body: "{\"event\":\"service_start\"}", status: 403, answer: "forbidden"),
      Refusal(
        name: "a driver in the office", token: "anna", path: "/api/v1/overview", status: 403, answer: "forbidden"),
      Refusal(
        name: "another rider's ride", token: "eve", path: "/api/v1/rides/RIDE", status: 404, answer: "unknown_ride"),
      Refusal(
        name: "another rider's stream", token: "eve", path: "/api/v1/rides/RIDE/events", status: 404,
        answer: "unknown_ride"),
      Refusal(
        name: "another driver's ride", token: "boris", method: "POST", path: "/api/v1/rides/RIDE/act", key: "1",
        body: "{\"action\":\"arrive\"}", status: 403, answer: "not_yours"),
      Refusal(
        name: "another driver's offer", token: "boris", method: "POST", path: "/api/v1/offers/RIDE.1/accept", key: "2",
        body: "{\"revision\":0}", status: 404, answer: "unknown_offer"),
      Refusal(
        name: "a command without a key", token: "anna", method: "POST", path: "/api/v1/driver/vehicle",
        body: "{\"event\":\"service_start\"}", status: 400, answer: "bad_request"),
      Refusal(
        name: "a body that is no JSON", token: "ben", method: "POST", path: "/api/v1/rides", key: "1", body: "ride!",
        status: 400, answer: "bad_request"),
      Refusal(
        name: "a place off the globe", token: "ben", method: "POST", path: "/api/v1/rides", key: "1",
        body: "{\"from\":{\"lat\":91,\"lon\":0}}", status: 400, answer: "bad_request"),
      Refusal(
        name: "an unknown key of an object", token: "ben", method: "POST", path: "/api/v1/rides", key: "1",
        body: "{\"from\":{\"lat\":1,\"lon\":0},\"fare\":1}", status: 400, answer: "bad_request"),
      Refusal(
        name: "a deed of tomorrow", token: "anna", method: "POST", path: "/api/v1/rides/RIDE/act", key: "3",
        body: "{\"action\":\"arrive\",\"at\":4102444800000}", status: 409, answer: "bad_time"),
    ])
  func refuses(refusal: Refusal) throws {
    let live = try LiveServer(try Store.sqlite.place())
    let client = HTTPClient(port: live.server.port)
    var tokens = ["anna": try live.driver("anna"), "boris": try live.token(.driver, "boris")]
    for rider in ["ben", "eve"] { tokens[rider] = try live.token(.rider, rider) }
    let revoked = try live.desk.issue(Sender(.driver, "carl"), label: "", at: Clock.now)
    tokens["revoked"] = revoked.text
    #expect(client.ask("GET", "/api/v1/driver", token: revoked.text)?.status == 200)
    #expect(client.ask("DELETE", "/api/v1/tokens/\(revoked.name)", token: live.office)?.status == 200)
    let reply = client.ask("POST", "/api/v1/rides", token: tokens["ben"] ?? "", key: "first", body: Self.ride)
    let ride = try #require(reply?.member("ride"))
    for _ in 0..<40 {
      if client.ask("GET", "/api/v1/driver", token: tokens["anna"] ?? "")?.body.contains("\"offer\"") == true { break }
      usleep(50_000)
    }
    let path = refusal.path.replacing("RIDE", with: ride)
    let token = tokens[refusal.token] ?? refusal.token
    let answer = client.ask(refusal.method, path, token: token, key: refusal.key, body: refusal.body)
    #expect(answer?.status == refusal.status, "\(String(describing: answer))")
    #expect(answer?.member("answer") == refusal.answer)
    #expect(!live.log.contains { $0.contains("ff_") }, "A token stands in the log")
  }

  @Test("Ten thousand wrong tokens are refused and soon not even looked at, and the right one still comes in")
  func guesses() throws {
    let live = try LiveServer(try Store.sqlite.place())
    let client = HTTPClient(port: live.server.port)
    let ben = try live.token(.rider, "ben")
    #expect(client.ask("GET", "/api/v1/rides", token: ben)?.status == 200)
    var dice = Dice(seed: 7)
    var statuses: [Int: Int] = [:]
    for _ in 0..<10_000 {
      let wrong =
        "ff_"
        + (0..<4).map { _ in
          let text = String(dice.next(), radix: 16)
          return String(repeating: "0", count: 16 - text.count) + text
        }.joined()
      statuses[client.ask("GET", "/api/v1/driver", token: wrong)?.status ?? 0, default: 0] += 1
    }
    #expect(Set(statuses.keys) == [401, 429], "\(statuses)")
    #expect(statuses[401, default: 0] < 100)
    // A good token is known from before, also when its two seconds are over.
    #expect(client.ask("GET", "/api/v1/rides", token: ben)?.status == 200)
    #expect(!live.log.contains { $0.contains("ff_") })
    let metrics = client.ask("GET", "/metrics", token: "")?.body ?? ""
    #expect(metrics.contains("flagfall_barred_total \(statuses[429, default: 0])"))
  }

  @Test("Who asks too often waits, and a body over the limit is not taken")
  func limits() throws {
    let live = try LiveServer(try Store.sqlite.place(), rate: 5, body: 1000)
    let client = HTTPClient(port: live.server.port)
    let ben = try live.token(.rider, "ben")
    let statuses = (0..<40).map { _ in client.ask("GET", "/api/v1/rides", token: ben)?.status ?? 0 }
    #expect(statuses.prefix(20).allSatisfy { $0 == 200 })
    #expect(statuses.contains(429))
    let large = "{\"from\":\"" + String(repeating: "x", count: 2000) + "\"}"
    #expect(
      HTTPClient(port: live.server.port).ask("POST", "/api/v1/rides", token: ben, key: "1", body: large)?.status == 413)
  }

  @Test("Of an office whose driver is stuck the ride goes to another by hand")
  func assigns() throws {
    let live = try LiveServer(try Store.sqlite.place())
    let client = HTTPClient(port: live.server.port)
    let anna = try live.driver("anna", lat: "50.6")
    let ben = try live.token(.rider, "ben")
    let reply = client.ask("POST", "/api/v1/rides", token: ben, key: "1", body: Self.ride)
    let ride = try #require(reply?.member("ride"))
    let path = "/api/v1/rides/\(ride)/assign"
    #expect(client.ask("POST", path, token: live.office, key: "1", body: "{\"driver\":\"nobody\"}")?.status == 404)
    #expect(client.ask("POST", path, token: live.office, key: "2", body: "{\"driver\":\"anna\"}")?.status == 200)
    #expect(client.ask("GET", "/api/v1/driver", token: anna)?.body.contains("\"holds\"") == true)
    let overview = client.ask("GET", "/api/v1/overview", token: live.office)?.body ?? ""
    #expect(overview.contains("\"ride_counts\":{\"assigned\":1}"), "\(overview)")
    let done = client.ask("POST", "/api/v1/rides/\(ride)/cancel", token: ben, key: "2")
    #expect(done?.status == 200)
    let late = client.ask(
      "POST", "/api/v1/rides/\(ride)/act", token: anna, key: "off",
      body: "{\"action\":\"arrive\",\"at\":\(Clock.now.milliseconds - 5000)}")
    #expect(late?.status == 409)
    #expect(late?.member("answer") == "not_in_this_state")
  }

  @Test(
    "In the demo an offer arrives within ten seconds of going available, wherever that is and where nobody knows where",
    arguments: ["{\"lat\":52.52,\"lon\":13.4}", nil])
  func demo(place: String?) throws {
    let live = try LiveServer(.file(":memory:"))
    let demo = try Demo(live.desk, at: Clock.now)
    demo.begin { Clock.now }
    defer { demo.stop() }
    let you = try #require(demo.links.first { $0.name == "Driver" }?.link.split(separator: "/").last.map(String.init))
    let client = HTTPClient(port: live.server.port)
    if let place { _ = client.ask("PUT", "/api/v1/driver/place", token: you, body: place) }
    for event in ["maintenance_end", "service_start"] {
      _ = client.ask("POST", "/api/v1/driver/vehicle", token: you, key: event, body: "{\"event\":\"\(event)\"}")
    }
    let begun = Clock.now
    var hasOffer = false
    while !hasOffer, Clock.now - begun < .seconds(10) {
      usleep(100_000)
      hasOffer = client.ask("GET", "/api/v1/driver", token: you)?.body.contains("\"offer\":{") == true
    }
    #expect(hasOffer)
  }
}
