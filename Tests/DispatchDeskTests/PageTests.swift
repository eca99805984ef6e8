import DispatchDesk
import DispatchSupport
import Foundation
import JSON
import Offers
import RideSupport
import Server
import Testing
import Units

@Suite struct PageTests {
  private static let languages = ["en", "es", "de", "pl", "uk", "ja"]

  private static func strings() throws -> [PageStrings] {
    try languages.map { try PageStrings($0, bytes: Golden.bytes("Data/dispatch/\($0).json")) }
  }

  @Test("Every language has every text with the same placeholders")
  func texts() throws {
    let all = try Self.languages.map { language in
      let node = try JSONReader.read(Golden.bytes("Data/dispatch/\(language).json"))
      return try node.members.map { member in
        let places = try member.value.string.matches(of: /\{\w+\}/).map { String($0.output) }
        return "\(member.key) \(places.sorted())"
      }
    }
    #expect(try Self.strings().count == Self.languages.count)
    #expect(Set(all).count == 1)
  }

  @Test("A language that lacks a text is refused, and so is one that has another")
  func refuses() {
    #expect(throws: JSONError.self) { try PageStrings("en", bytes: Array("{}".utf8)) }
    #expect(throws: JSONError.self) { try PageStrings("en", bytes: Array("{\"title.fare\":\"x\"}".utf8)) }
  }

  @Test("The pages follow what stands, in the reader's language, and what people wrote stays text")
  func shows() throws {
    let desk = try Desk(.file(":memory:"))
    let time = Instant(seconds: 1_796_000_000)
    let api = API(desk, rate: 0, now: { time })
    let pages = Pages(api, strings: try Self.strings()) { _, _, language in "12 \(language)" }
    let answering = Answering(site: Site(), routes: api.routes + pages.routes)
    let anna = try desk.issue(Sender(.driver, "anna"), label: "<b>Anna</b>", at: time)
    let ben = try desk.issue(Sender(.rider, "ben"), label: "Ben", at: time)
    let office = try desk.issue(Sender(.office, "office"), label: "Office", at: time)
    var keys = 0

    func page(_ path: String, _ token: Token?, _ language: String = "en") -> String {
      let kept = token.map { token in Role.allCases.map { "flagfall_\($0.rawValue)=\(token.text)" } } ?? []
      let cookie = kept.isEmpty ? [] : [Request.Field(name: "Cookie", value: "a=b; " + kept.joined(separator: "; "))]
      let request = Request(
        method: "GET", path: path, headers: cookie + [.init(name: "Accept-Language", value: "\(language),en;q=0.5")])
      guard case .bytes(let bytes) = answering.response(to: request).body else { return "" }
      return String(decoding: bytes, as: UTF8.self)
    }

    func send(_ path: String, _ token: Token, _ body: String, method: String = "POST") {
      keys += 1
      let response = answering.response(
        to: Request(
          method: method, path: path,
          headers: [
            .init(name: "Authorization", value: "Bearer \(token.text)"),
            .init(name: "Idempotency-Key", value: "\(keys)"),
          ], body: Array(body.utf8)))
      #expect(response.status < 300, "\(path) \(response)")
    }

    #expect(page("/dispatch/ride", nil, "uk").contains("<html lang=\"uk\">"))
    #expect(page("/dispatch/ride/view", nil).contains("Open this page by the link"))
    #expect(page("/dispatch/office/view", ben).contains("Open this page by the link"))
    #expect(page("/dispatch/ride/view", ben).contains("No rides yet"))
    #expect(page("/dispatch/driver/view", anna).contains("Go for hire"))
    send("/api/v1/driver/place", anna, "{\"lat\":50.45,\"lon\":30.52}", method: "PUT")
    for event in ["maintenance_end", "service_start"] {
      send("/api/v1/driver/vehicle", anna, "{\"event\":\"\(event)\"}")
    }
    send(
      "/api/v1/rides", ben,
      "{\"from\":{\"lat\":50.4501,\"lon\":30.5201,\"name\":\"<script>\"},\"to\":{\"lat\":50.5,\"lon\":30.5}}")
    #expect(page("/dispatch/office/view", office, "de").contains("&lt;script&gt;"))
    try desk.tick(at: time)
    let offer = page("/dispatch/driver/view", anna)
    #expect(offer.contains("data-until=\"1796000015000\""))
    #expect(offer.contains(">15</p>"))
    #expect(offer.contains("About 12 en"))
    let name = try #require(offer.firstMatch(of: /offers\/([^\/]+)\/accept/)).1
    send("/api/v1/offers/\(name)/accept", anna, "{\"revision\":0}")
    let ride = page("/dispatch/ride/view", ben, "pl")
    #expect(ride.contains("&lt;b&gt;Anna&lt;/b&gt;"))
    #expect(!ride.contains("<b>"))
    #expect(page("/dispatch/driver/view", anna, "ja").contains("乗車しました"))
  }

  /// A town of two stations and a line.
  private static let town = Town(
    places: [
      .init(point(50_448_800_000, 30_513_300_000), names: ["uk": "Золоті ворота"], usual: "Zoloti Vorota"),
      .init(point(50_441_600_000, 30_488_100_000), usual: "Vokzalna \"<1>\""),
    ],
    lines: [
      .init(
        colour: "d5202a", points: [point(50_448_800_000, 30_513_300_000), point(50_441_600_000, 30_488_100_000)])
    ].compactMap(\.self), attribution: ["© Somebody"])

  private static func point(_ latitude: Int64, _ longitude: Int64) -> Coordinate {
    Coordinate(latitude: latitude, longitude: longitude) ?? .origin
  }

  /// Pages of a town, with a driver, a rider and an office.
  private struct House {
    let desk: Desk
    let answering: Answering
    let tokens: [Role: Token]
    let time: Instant

    init() throws {
      let desk = try Desk(.file(":memory:"))
      let time = Instant(seconds: 1_796_000_000)
      var tokens: [Role: Token] = [:]
      for role in Role.allCases { tokens[role] = try desk.issue(Sender(role, "me"), label: "Me", at: time) }
      try self.init(desk, tokens, at: time)
    }

    private init(_ desk: Desk, _ tokens: [Role: Token], at time: Instant) throws {
      self.desk = desk
      self.tokens = tokens
      self.time = time
      let api = API(desk, rate: 0, now: { time })
      let pages = Pages(api, strings: try PageTests.strings(), town: PageTests.town) { _, _, _ in "12 <€>" }
      answering = Answering(site: Site(), routes: api.routes + pages.routes)
    }

    /// The same house some time later.
    func after(_ seconds: Int64) throws -> House { try House(desk, tokens, at: time + .seconds(seconds)) }

    func ask(
      _ path: String, as role: Role, method: String = "GET", query: [(String, String)] = [], language: String = "en",
      key: String = "1", body: String = ""
    ) -> (status: UInt32, text: String) {
      let response = answering.response(
        to: Request(
          method: method, path: path, query: query.map { .init(name: $0.0, value: $0.1) },
          headers: [
            .init(name: "Authorization", value: "Bearer \(tokens[role]?.text ?? "")"),
            .init(name: "Accept-Language", value: language), .init(name: "Idempotency-Key", value: key),
          ], body: Array(body.utf8)))
      guard case .bytes(let bytes) = response.body else { return (response.status, "") }
      return (response.status, String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test("A rider chooses places by their names in his language and on a map, and is told the sum before he asks")
  func chooses() throws {
    let house = try House()
    let frame = house.ask("/dispatch/ride", as: .rider, language: "uk").text
    #expect(frame.contains("<option value=\"Золоті ворота\" data-point=\"50.4488, 30.5133\">"))
    #expect(frame.contains("<option value=\"Vokzalna &quot;&lt;1&gt;&quot;\""))
    #expect(frame.contains("stroke=\"#d5202a\""))
    #expect(frame.contains("© Somebody"))
    #expect(frame.contains("data-west="))
    let ends = [("from", "50.4488, 30.5133"), ("to", "50.4416,30.4881")]
    #expect(house.ask("/dispatch/ride/estimate", as: .rider, query: ends).text == "About 12 &lt;€&gt;")
    #expect(house.ask("/dispatch/ride/estimate", as: .driver, query: ends).status == 403)
    for wrong in ["", "50.4", "91,0", "a,b", "1,2,3"] {
      let answer = house.ask("/dispatch/ride/estimate", as: .rider, query: [("from", wrong), ("to", "50,30")])
      #expect(answer.status == 204, "\(wrong)")
    }
  }

  @Test("A place without words is told by what it lies near, and one far from all by its coordinates")
  func names() throws {
    let house = try House()
    let body = "{\"from\":{\"lat\":50.4490,\"lon\":30.5140},\"to\":{\"lat\":49.0,\"lon\":30.0}}"
    #expect(house.ask("/api/v1/rides", as: .rider, method: "POST", body: body).status == 201)
    let view = house.ask("/dispatch/ride/view", as: .rider, language: "uk").text
    #expect(view.contains("Поблизу: Золоті ворота"))
    #expect(view.contains("49.0000, 30.0000"))
    #expect(view.contains("class=\"mark from\""))
    #expect(!view.contains("mark car"))
    #expect(house.ask("/dispatch/office/view", as: .office).text.contains("Near Zoloti Vorota"))
  }

  @Test("A ride for later says for when it was booked")
  func books() throws {
    let house = try House()
    let body = "{\"from\":{\"lat\":50.4490,\"lon\":30.5140},\"at\":1796040000000}"
    #expect(house.ask("/api/v1/rides", as: .rider, method: "POST", body: body).status == 201)
    let view = house.ask("/dispatch/ride/view", as: .rider).text
    #expect(view.contains("Booked"))
    #expect(view.contains("data-local=\"1796040000000\""))
  }

  @Test("The driver's page carries every step of the ride that is held, for when there is no connection")
  func carries() throws {
    let house = try House()
    let body = "{\"from\":{\"lat\":50.4490,\"lon\":30.5140}}"
    let asked = house.ask("/api/v1/rides", as: .rider, method: "POST", body: body).text
    let ride = try #require(asked.firstMatch(of: /"ride":"([^"]+)"/)).1
    house.desk.positions.note(DriverID("me"), Self.point(50_449_000_000, 30_514_000_000), at: house.time)
    for (key, event) in [("2", "maintenance_end"), ("3", "service_start")] {
      let path = "/api/v1/driver/vehicle"
      #expect(house.ask(path, as: .driver, method: "POST", key: key, body: "{\"event\":\"\(event)\"}").status == 200)
    }
    #expect(!house.ask("/dispatch/driver/view", as: .driver).text.contains("<template"))
    let path = "/api/v1/rides/\(ride)/assign"
    #expect(house.ask(path, as: .office, method: "POST", body: "{\"driver\":\"me\"}").status == 200)
    let view = house.ask("/dispatch/driver/view", as: .driver).text
    for (stage, key) in [
      ("assigned", "I am there"), ("arrived", "Passenger aboard"), ("on_trip", "Stop"), ("stopped", "End the ride"),
    ] {
      let part = view.components(separatedBy: "<template data-stage=\"\(stage)\">").last ?? ""
      #expect(part.components(separatedBy: "</template>")[0].contains(">\(key)</button>"))
    }
    #expect(view.contains("data-then=\"arrived\""))
    #expect(view.contains("href=\"geo:50.449,30.514\""))
    #expect(view.contains("content=\"driver:me\" data-now=\"1796000000000\""))
  }

  @Test("Rider and driver see how long he waits, from the same stamp (nammayatri#3944)")
  func waits() throws {
    let house = try House()
    let body = "{\"from\":{\"lat\":50.4490,\"lon\":30.5140}}"
    let asked = house.ask("/api/v1/rides", as: .rider, method: "POST", body: body).text
    let ride = try #require(asked.firstMatch(of: /"ride":"([^"]+)"/)).1
    // Forty metres from the pick-up: who takes the ride here is there at once.
    let place = "{\"lat\":50.44936,\"lon\":30.5140}"
    #expect(house.ask("/api/v1/driver/place", as: .driver, method: "PUT", body: place).status < 300)
    for (key, event) in [("2", "maintenance_end"), ("3", "service_start")] {
      let path = "/api/v1/driver/vehicle"
      #expect(house.ask(path, as: .driver, method: "POST", key: key, body: "{\"event\":\"\(event)\"}").status == 200)
    }
    #expect(!house.ask("/dispatch/ride/view", as: .rider).text.contains("data-waits"))
    let path = "/api/v1/rides/\(ride)/assign"
    #expect(house.ask(path, as: .office, method: "POST", body: "{\"driver\":\"me\"}").status == 200)
    let later = try house.after(60)
    let clock = "Waiting time</span><b role=\"timer\" data-waits=\"1796000000000\">1:00</b>"
    #expect(later.ask("/dispatch/ride/view", as: .rider).text.contains(clock))
    let driver = later.ask("/dispatch/driver/view", as: .driver).text
    #expect(try #require(driver.components(separatedBy: "<template").first).contains(clock))
    #expect(driver.contains("content=\"driver:me\" data-now=\"1796000060000\""))
  }

  @Test("The office alone has links drawn as codes, ends them, and none that is too long")
  func codes() throws {
    let house = try House()
    let link = "https://rides.example" + PagePath.link(.driver, try #require(house.tokens[.driver]))
    let drawn = house.ask("/dispatch/office/code", as: .office, method: "POST", body: link)
    #expect(drawn.status == 200)
    #expect(drawn.text.hasPrefix("<svg class=\"qr\" viewBox=\"0 0 "))
    #expect(drawn.text.contains("QR code of the link"))
    #expect(house.ask("/dispatch/office/code", as: .rider, method: "POST", body: link).status == 403)
    let long = String(repeating: "x", count: 200)
    #expect(house.ask("/dispatch/office/code", as: .office, method: "POST", body: long).status == 400)
    let view = house.ask("/dispatch/office/view", as: .office).text
    let driver = try #require(house.tokens[.driver])
    #expect(view.contains("data-delete=\"../api/v1/tokens/\(driver.name)\""))
    #expect(house.ask("/api/v1/tokens/\(driver.name)", as: .office, method: "DELETE").status == 200)
    #expect(!house.ask("/dispatch/office/view", as: .office).text.contains(driver.name))
  }
}
