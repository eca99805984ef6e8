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
      let cookie = token.map { [Request.Field(name: "Cookie", value: "a=b; flagfall_token=\($0.text)")] } ?? []
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
}
