import DispatchSupport
import Glibc

/// Whoever sends commands: to any server, again with the same key until there is an answer, and now and then once more.
class RacePerson {
  let name: String
  let token: String
  let board: RaceBoard
  private var client: HTTPClient?
  private var keys = 0

  init(_ name: String, _ token: String, _ board: RaceBoard) {
    self.name = name
    self.token = token
    self.board = board
  }

  /// One request; nil when nothing came back.
  func ask(_ method: String, _ path: String, key: String? = nil, body: String? = nil) -> HTTPClient.Reply? {
    // Another server now and then, as behind a balancer.
    if client == nil || Int.random(in: 0..<8) == 0 { client = board.port.map { HTTPClient(port: $0, patience: 15) } }
    guard let reply = client?.ask(method, path, token: token, key: key, body: body) else {
      client = nil
      board.count(\.failures)
      return nil
    }
    return reply
  }

  /// A command, until it is answered; the answer's word.
  func command(_ path: String, _ body: String? = nil, role: String) -> HTTPClient.Reply? {
    keys += 1
    let key = "\(name)-\(keys)"
    var reply = attempt(path, key, body, role)
    // Said again on purpose: the answer must be the same.
    if reply != nil, Int.random(in: 0..<4) == 0 { reply = attempt(path, key, body, role) }
    return reply
  }

  private func attempt(_ path: String, _ key: String, _ body: String?, _ role: String) -> HTTPClient.Reply? {
    while !board.isEnding {
      if let reply = ask("POST", path, key: key, body: body), reply.status < 429 {
        if let answer = reply.member("answer") { board.note("\(role):\(name)", key, answer) }
        return reply
      }
      usleep(UInt32.random(in: 50_000...300_000))
    }
    return nil
  }
}

/// A driver who takes whatever he is offered, from two hands at once, and drives fast.
final class RaceDriver: RacePerson {
  init(_ number: Int, _ board: RaceBoard) {
    super.init("d\(number)", board.driver(number), board)
  }

  func live() {
    place()
    for event in ["maintenance_end", "service_start"] {
      _ = command("/api/v1/driver/vehicle", "{\"event\":\"\(event)\"}", role: "driver")
    }
    while !board.isEnding {
      place()
      guard let state = ask("GET", "/api/v1/driver"), state.status == 200 else {
        usleep(200_000)
        continue
      }
      if state.body.contains("\"holds\":") {
        drive(state)
      } else if let offer = Self.offer(state.body) {
        answer(offer)
      } else {
        usleep(UInt32.random(in: 200_000...600_000))
      }
    }
  }

  private func place() {
    let (north, east) = (Int.random(in: 0...9999), Int.random(in: 0...9999))
    _ = ask("PUT", "/api/v1/driver/place", body: "{\"lat\":50.4\(Self.four(north)),\"lon\":30.5\(Self.four(east))}")
  }

  private static func four(_ number: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: 4 - text.count) + text
  }

  /// The name and revision of the offer in a driver's state.
  private static func offer(_ body: String) -> (name: String, revision: String)? {
    guard let match = body.firstMatch(of: /"offer":\{"offer":"([^"]+)".*?"revision":(\d+)/) else { return nil }
    return (String(match.1), String(match.2))
  }

  private func answer(_ offer: (name: String, revision: String)) {
    let path = "/api/v1/offers/\(offer.name)"
    if Int.random(in: 0..<3) == 0 { _ = command(path + "/seen", role: "driver") }
    if Int.random(in: 0..<12) == 0 {
      _ = command(path + "/decline", role: "driver")
      return
    }
    let reply = command(path + "/accept", "{\"revision\":\(offer.revision)}", role: "driver")
    if reply?.member("answer") == "won" { board.count(\.won) } else { board.count(\.lost) }
  }

  private func drive(_ state: HTTPClient.Reply) {
    guard let match = state.body.firstMatch(of: /"holds":\{"ride":"([^"]+)","state":"([^"]+)"/) else { return }
    let action: String
    switch match.2 {
    case "assigned": action = Int.random(in: 0..<15) == 0 ? "cancel" : "arrive"
    case "arrived": action = Int.random(in: 0..<25) == 0 ? "no_show" : "start"
    case "on_trip": action = "stop"
    default: action = "end"
    }
    _ = command("/api/v1/rides/\(match.1)/act", "{\"action\":\"\(action)\"}", role: "driver")
  }
}

/// A rider who asks for a ride, follows it over a stream and now and then gives it up.
final class RaceRider: RacePerson {
  init(_ number: Int, _ board: RaceBoard) {
    super.init("p\(number)", board.rider(number), board)
  }

  func live() {
    while board.takeRequest() != nil {
      let body = "{\"from\":{\"lat\":50.4\(Int.random(in: 1000...9999)),\"lon\":30.5\(Int.random(in: 1000...9999))}}"
      guard let reply = command("/api/v1/rides", body, role: "rider"), let ride = reply.member("ride") else {
        board.finish(false)
        continue
      }
      board.finish(follow(ride) == "ended")
    }
  }

  /// Listens until the ride is over: events come without a gap, whichever server they come from.
  private func follow(_ ride: String) -> String? {
    var last: Int64 = 0
    var asked = false
    while !board.isEnding {
      guard let port = board.port else { continue }
      let stream = HTTPClient(port: port, patience: 3)
      guard stream.listen("/api/v1/rides/\(ride)/events", token: token, since: last) else {
        usleep(200_000)
        continue
      }
      while let line = stream.line() {
        if line.hasPrefix("id: "), let number = Int64(line.dropFirst(4)) {
          if number != last + 1 {
            board.count(\.gaps)
            print("FAULT ride \(ride): event \(number) came after \(last)")
          }
          last = number
        } else if line.hasPrefix("data: {"), let match = line.firstMatch(of: /"state":"([^"]+)"/) {
          let state = String(match.1)
          if ["ended", "cancelled", "no_show", "no_driver", "expired"].contains(state) { return state }
          if state == "assigned", !asked, Int.random(in: 0..<12) == 0 {
            asked = true
            _ = command("/api/v1/rides/\(ride)/cancel", role: "rider")
          }
        }
        if board.isEnding { return nil }
      }
    }
    return nil
  }
}
