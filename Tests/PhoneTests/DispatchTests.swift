import DispatchDesk
import DispatchSupport
import Foundation
import Offers
import Phone
import PhoneParts
import Screens
import Server
import Shift
import ShiftScreens
import Testing
import Units

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A dispatcher on a port of this machine, with time that really passes.
private final class LiveDesk {
  let desk: Desk
  let server: HTTPServer
  private let rounds: Rounds

  init() throws {
    let name = "flagfall-phone-\(UUID().uuidString).db"
    desk = try Desk(.file(FileManager.default.temporaryDirectory.appending(path: name).path))
    let api = API(desk, rate: 0, now: Clock.now)
    server = try HTTPServer(Answering(site: Site(), routes: api.routes), host: "127.0.0.1", port: 0, limits: Limits())
    rounds = Rounds(desk, now: Clock.now, log: { _ in })
  }

  deinit {
    server.stop()
    rounds.stop()
  }

  func token(_ role: Role, _ owner: String) throws -> String {
    try desk.issue(Sender(role, owner), label: owner, at: Clock.now()).text
  }

  var address: String { "http://127.0.0.1:\(server.port)/" }
  var client: HTTPClient { HTTPClient(port: server.port) }
}

/// The phone and a real server of a dispatcher, by the very file that speaks HTTP in the app.
@MainActor
@Suite struct DispatchTests {
  /// What a test does to the connection and to the receiver.
  @MainActor
  private final class Weather {
    var isOffline = false
    var close: (@MainActor () -> Void)?
    var tell: (@MainActor (Positions.News) -> Void)?
    var noticed: [PlannedNotice] = []
  }

  private static func device(_ dispatch: Dispatch, _ weather: Weather) -> DeskDevice {
    DeskDevice(
      ask: { request, told in
        if weather.isOffline { told(0, []) } else { dispatch.ask(request, told) }
      },
      open: { request, tell in
        if weather.isOffline {
          Clock.later(10) { tell(.end) }
          return {}
        }
        let close = dispatch.open(request, tell)
        weather.close = {
          close()
          tell(.end)
        }
        return close
      }, later: { _, act in Clock.later(50, act) },
      positions: Positions(watch: { weather.tell = $0 }, stop: { weather.tell = nil }),
      notify: { weather.noticed.append($0) })
  }

  /// Lets time pass until something holds.
  private static func until(_ phone: TestPhone, _ what: String, _ holds: () throws -> Bool) async throws {
    for _ in 0..<600 {
      if try holds() { return }
      try await Task.sleep(for: .milliseconds(50))
      phone.time.pass(50)
      phone.beats?()
    }
    Issue.record("in thirty seconds it did not come about: \(what)")
  }

  private static func road(_ phone: TestPhone) -> RoadScreen? {
    if case .road(let screen)? = phone.session.shift?.screen { screen } else { nil }
  }

  private static func home(_ phone: TestPhone) -> HomeScreen? {
    if case .home(let screen)? = phone.session.shift?.screen { screen } else { nil }
  }

  private static func begin(_ phone: TestPhone) {
    let session = phone.session
    session.press(ShiftKey.begin)
    for finding in RollCallChoice.Finding.allCases { session.press(ShiftKey.call(.finding(finding, isGood: true))) }
    session.fill(ShiftField.heldBy, "Robin")
    session.fill(ShiftField.temperature, "364")
    session.press(ShiftKey.holdCall)
    session.fill(ShiftField.odometer, "123456")
    session.press(ShiftKey.read)
  }

  @Test(
    "A link connects, an offer comes over the stream, the ride is the driver's when the server says won, and what was done without a connection is told afterwards"
  )
  func rides() async throws {
    let live = try LiveDesk()
    let (anna, ben) = (try live.token(.driver, "anna"), try live.token(.rider, "ben"))
    let (weather, dispatch) = (Weather(), Dispatch(configuration: .ephemeral))
    let time = FakeTime(Clock.now())
    let phone = try TestPhone(at: time, place: .shell) { $0.desk = Self.device(dispatch, weather) }
    phone.session.enter(.shift)
    #expect(!phone.session.connect("https://example.org/"))
    #expect(phone.session.connect(live.address + "dispatch/driver#" + anna))
    try await Self.until(phone, "the street says with whom one is connected") { Self.home(phone)?.desk?.leave != nil }
    #expect(Self.home(phone)?.desk?.text.contains("127.0.0.1") == true)
    // The token stands in nothing that the app keeps.
    for name in phone.store.storage.names("") {
      let text = phone.store.storage.text(name).map { String(decoding: $0, as: UTF8.self) }
      #expect(text?.contains(anna) == false, "\(name)")
    }
    Self.begin(phone)
    try await Self.until(phone, "the receiver is asked") { weather.tell != nil }
    weather.tell?(
      .fix(
        DeliveredPosition(
          seconds: Double(time.now.milliseconds) / 1000, latitude: 50.45, longitude: 30.52, accuracy: 5, speed: 0)))
    try await Self.until(phone, "the driver is for hire") {
      live.client.ask("GET", "/api/v1/driver", token: anna)?.member("state") == "available"
    }
    // The phone lies in the pocket, or shows another room: the offer is heard all the same, and seen as a notice.
    phone.session.back(to: .shell)
    phone.session.see(false)
    let asked = live.client.ask(
      "POST", "/api/v1/rides", token: ben, key: "1",
      body: "{\"from\":{\"lat\":50.451,\"lon\":30.521,\"name\":\"Gate\"},\"to\":{\"lat\":50.44,\"lon\":30.5}}")
    let ride = try #require(asked?.member("ride"))
    try await Self.until(phone, "an offer is a notice") { weather.noticed.contains { $0.body.contains("Gate") } }
    #expect(phone.tones.contains(880))
    phone.session.see(true)
    phone.session.enter(.shift)
    try await Self.until(phone, "the offer is shown") { Self.road(phone)?.offer != nil }
    phone.session.press(try #require(Self.road(phone)?.offer).accept.key)
    #expect(Self.road(phone)?.state == .available)
    try await Self.until(phone, "the server says won") { Self.road(phone)?.state == .reserved }
    func stands() -> String? { live.client.ask("GET", "/api/v1/rides/\(ride)", token: ben)?.member("state") }
    #expect(stands() == "assigned")

    weather.isOffline = true
    weather.close?()
    for _ in 0..<2 { phone.session.press(try #require(Self.road(phone)?.sheet.slab).key) }
    #expect(Self.road(phone)?.state == .onTrip && stands() == "assigned")
    try await Task.sleep(for: .milliseconds(300))
    weather.isOffline = false
    try await Self.until(phone, "what was done is told") { stands() == "on_trip" }
    // The stream goes on behind the last event.
    phone.session.press(try #require(Self.road(phone)?.sheet.slab).key)
    try await Self.until(phone, "the stop is told") { stands() == "stopped" }
  }

  @Test("A stream is taken up behind its last event, and one that is refused is given up")
  func streams() async throws {
    let live = try LiveDesk()
    let anna = try live.token(.driver, "anna")
    let dispatch = Dispatch(configuration: .ephemeral)
    var pieces: [DeskDevice.Piece] = []
    let request = DeskDevice.Request(
      address: live.address + "api/v1/events", headers: ["Authorization": "Bearer " + anna, "Last-Event-ID": "0"])
    let close = dispatch.open(request) { pieces.append($0) }
    _ = live.client.ask("PUT", "/api/v1/driver/place", token: anna, body: "{\"lat\":50.45,\"lon\":30.52}")
    _ = live.client.ask(
      "POST", "/api/v1/driver/vehicle", token: anna, key: "1", body: "{\"event\":\"maintenance_end\"}")
    for _ in 0..<200 where pieces.count < 2 { try await Task.sleep(for: .milliseconds(25)) }
    #expect(pieces.first == .status(200))
    var lines = EventLines()
    var events: [EventLines.Event] = []
    for piece in pieces { if case .bytes(let bytes) = piece { events += lines.take(bytes) } }
    #expect(events.first?.name == "vehicle" && events.first?.id == "1")
    close()
    let count = pieces.count
    _ = live.client.ask("POST", "/api/v1/driver/vehicle", token: anna, key: "2", body: "{\"event\":\"service_start\"}")
    try await Task.sleep(for: .milliseconds(200))
    #expect(pieces.count == count, "a stream that was closed goes on")

    var refused: [DeskDevice.Piece] = []
    let wrong = DeskDevice.Request(address: request.address, headers: ["Authorization": "Bearer wrong"])
    let closeWrong = dispatch.open(wrong) { refused.append($0) }
    for _ in 0..<200 where !refused.contains(.end) { try await Task.sleep(for: .milliseconds(25)) }
    #expect(refused.first == .status(401) && refused.last == .end)
    closeWrong()
  }

  @Test("Where nobody answers, that is said")
  func nobody() async {
    let dispatch = Dispatch(configuration: .ephemeral)
    for address in ["http://127.0.0.1:9/", "no address"] {
      let status = await withCheckedContinuation { told in
        dispatch.ask(DeskDevice.Request(address: address)) { status, _ in told.resume(returning: status) }
      }
      #expect(status == 0)
    }
  }
}
