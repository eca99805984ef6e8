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

/// What comes from people and machines that mean harm, know nothing or are broken.
@Suite struct StrangerTests {
  private static let ride = "{\"from\":{\"lat\":50.451,\"lon\":30.521}}"

  @Test("Requests with any damage are answered or refused, and harm nobody else", arguments: [1, 2, 3] as [UInt64])
  func survivesNoise(seed: UInt64) throws {
    let live = try LiveServer(try Store.sqlite.place())
    let (anna, ben) = (try live.driver("anna"), try live.token(.rider, "ben"))
    let stream = HTTPClient(port: live.server.port)
    #expect(stream.listen("/api/v1/events", token: anna, since: 2))
    let whole = [
      "POST /api/v1/rides HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \(ben)\r\nIdempotency-Key: 1\r\nContent-Length: 38\r\n\r\n"
        + Self.ride,
      "GET /api/v1/events/past?since=0 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \(anna)\r\n\r\n",
      "PUT /api/v1/driver/place HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \(anna)\r\nTransfer-Encoding: chunked\r\n\r\n"
        + "14\r\n{\"lat\":50.0,\"lon\":30}\r\n0\r\n\r\n",
      "POST /api/v1/session HTTP/1.1\r\nHost: x\r\nCookie: flagfall_rider=\(ben)\r\nContent-Length: 0\r\n\r\n",
    ]
    var dice = Dice(seed: seed)
    var answered = 0
    for _ in 0..<250 {
      guard var bytes = whole.randomElement(using: &dice).map({ Array($0.utf8) }) else { continue }
      for _ in 0..<Int.random(in: 1...6, using: &dice) { Self.damage(&bytes, &dice) }
      guard let reply = HTTPClient(port: live.server.port, milliseconds: 15).say(bytes), !reply.isEmpty else {
        continue
      }
      answered += 1
      let first = String(decoding: reply.prefix(12), as: UTF8.self)
      #expect(first.hasPrefix("HTTP/1."), "\(first)")
      // 501 and 505 are what HTTP has for methods and versions that nobody knows.
      #expect(!first.hasSuffix("500") && !first.hasSuffix("502"), "\(first) \(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(answered > 50, "Only \(answered) of the requests were answered at all")
    let client = HTTPClient(port: live.server.port)
    #expect(client.ask("GET", "/health", token: "")?.status == 200)
    #expect(client.ask("POST", "/api/v1/rides", token: ben, key: "whole", body: Self.ride)?.status == 201)
    #expect(stream.line()?.hasPrefix("id: ") == true)
    #expect(!live.log.contains { $0.contains("ff_") })
  }

  private static func damage(_ bytes: inout [UInt8], _ dice: inout Dice) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &dice)
    switch Int.random(in: 0..<6, using: &dice) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &dice)
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(UInt8.random(in: 0...255, using: &dice), at: place)
    case 3: bytes.removeLast(Int.random(in: 0...min(20, bytes.count - 1), using: &dice))
    case 4:
      let end = min(bytes.count, place + Int.random(in: 1...40, using: &dice))
      bytes.insert(contentsOf: bytes[place..<end], at: place)
    default: bytes.insert(contentsOf: Array(repeating: UInt8(ascii: "A"), count: 2000), at: place)
    }
  }

  @Test(
    "Who says a request byte by byte is sent away; who only listens is not",
    arguments: [
      "GET /api/v1/driver HTTP/1.1\r\nHost: a very slow one",
      "POST /api/v1/rides HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{\"from\":",
    ])
  func hurries(request: String) throws {
    let live = try LiveServer(try Store.sqlite.place(), patience: 1)
    let anna = try live.driver("anna")
    let listener = HTTPClient(port: live.server.port)
    #expect(listener.listen("/api/v1/events", token: anna, since: 2))
    let slow = HTTPClient(port: live.server.port, milliseconds: 1)
    #expect(slow.say(Array(request.utf8)) != nil)
    for _ in 0..<25 {
      _ = slow.say([UInt8(ascii: "x")])
      usleep(100_000)
    }
    #expect(!slow.isClosed)
    live.server.ping()
    usleep(200_000)
    #expect(slow.isClosed)
    #expect(!listener.isClosed)
    #expect(HTTPClient(port: live.server.port).ask("GET", "/health", token: "")?.status == 200)
  }

  @Test(
    "A Last-Event-ID that is none, or of another database, brings all there is",
    arguments: [
      "", "x", "-1", "1e3", "99999999999999999999999", "9000000000000000000", "4", "1; DROP TABLE event", "0",
    ])
  func listensFromTheStart(last: String) throws {
    let live = try LiveServer(try Store.sqlite.place())
    let anna = try live.driver("anna")
    let client = HTTPClient(port: live.server.port, milliseconds: 300)
    let said = client.say(
      Array(
        ("GET /api/v1/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \(anna)\r\nLast-Event-ID: \(last)\r\n\r\n")
          .utf8
      ))
    let text = String(decoding: said ?? [], as: UTF8.self)
    #expect(text.contains(" 200 "), "\(text)")
    #expect(text.contains("id: 1\nevent: vehicle\n"), "\(text)")
    #expect(text.contains("id: 2\nevent: vehicle\n"))
  }

  @Test("A past too long for one stream comes over several, whole and in order")
  func listensInParts() throws {
    let live = try LiveServer(try Store.sqlite.place())
    let anna = try live.driver("anna")
    for number in 0..<600 {
      for event in [VehicleEvent.serviceEnd, .serviceStart] {
        let answer = try live.desk.decide(
          .vehicle(DriverID("anna"), event), by: Sender(.driver, "anna"), key: "\(event) \(number)", at: Clock.now)
        #expect(answer == .done)
      }
    }
    var last: Int64 = 0
    for _ in 0..<10 where last < 1202 {
      let stream = HTTPClient(port: live.server.port, milliseconds: 500)
      #expect(stream.listen("/api/v1/events", token: anna, since: last))
      while let line = stream.line() {
        guard line.hasPrefix("id: "), let number = Int64(line.dropFirst(4)) else { continue }
        #expect(number == last + 1)
        last = number
      }
    }
    #expect(last == 1202)
  }

  @Test("A clock that is put back stops neither the rounds nor a driver's positions")
  func turnsBack() throws {
    let desk = try Desk(.file(":memory:"))
    let calls = Mutex(0)
    let time = Instant(seconds: 1_796_000_000)
    let rounds = Rounds(desk) {
      // From the third look on it is five hours earlier.
      calls.withLock { count in
        count += 1
        return count > 2 ? time - .seconds(18_000) : time
      }
    }
    usleep(1_500_000)
    rounds.stop()
    #expect(calls.withLock { $0 } > 6)
    let (anna, here) = (DriverID("anna"), Office.street(100))
    desk.positions.note(anna, Office.street(0), at: time)
    let earlier = time - .seconds(18_000)
    desk.positions.note(anna, here, at: earlier)
    #expect(desk.positions.position(of: anna)?.place == Office.street(0))
    desk.positions.note(anna, here, at: earlier, now: earlier)
    #expect(desk.positions.position(of: anna)?.place == here)
  }

  @Test(
    "Two offices, a rider who gives up and drivers who accept, all at once: one of them, and a whole history",
    arguments: Store.here)
  func disagree(store: Store) throws {
    var rules = DispatchRules()
    rules.asked = 3
    var office = try Office(store, rules: rules)
    try office.drivers(["a": 100, "b": 200, "c": 300, "d": 400])
    for round in 1...12 {
      let ride = "r\(round)"
      try office.ask(ride)
      try office.tick(after: 1)
      let (desk, time) = (office.desk, office.time)
      let said = Mutex<[String: Answer]>([:])
      Crowd.run(6) { index in
        let (command, sender): (Command, Sender) =
          switch index {
          case 0: (.giveUp(RideID(ride)), Sender(.rider, "ben"))
          case 1: (.assign(RideID(ride), DriverID("d")), Sender(.office, "first"))
          case 2: (.assign(RideID(ride), DriverID("c")), Sender(.office, "second"))
          default:
            (
              .accept(
                OfferID(ride: RideID(ride), number: index - 2), DriverID(["a", "b", "c"][index - 3]), revision: 0),
              Sender(.driver, ["a", "b", "c"][index - 3])
            )
          }
        do throws(DeskError) {
          let answer = try desk.decide(command, by: sender, key: ride, at: time)
          said.withLock { $0[sender.text] = answer }
        } catch {
          Issue.record("\(error)")
        }
      }
      let answers = said.withLock { $0 }
      #expect(answers.count == 6)
      #expect(answers["rider:ben"] == .done, "\(answers)")
      let taken = answers.filter { $0.key != "rider:ben" && ($0.value == .won || $0.value == .done) }
      #expect(taken.count <= 1, "\(answers)")
    }
    let checker = try HistoryChecker(office.desk)
    #expect(checker.faults.isEmpty, "\(checker.faults)")
  }
}
