import RideLog
import RideSupport
import Screens
import Taximeter
import Testing
import Track
import Units

@Suite struct ReceiverTests {
  @Test("A refusal gives the ride up while nothing was measured, and asks again on a key")
  func denied() {
    var app = App()
    app.press(.start)
    app.send(.positionError(.denied))
    #expect(app.state.ride == nil)
    #expect(app.log.isEmpty)
    app.press(.retryPosition)
    #expect(app.state.ride?.meter.position == .hired)
    #expect(app.effects.filter { $0 == .watchPosition }.count == 2)
  }

  @Test("A refusal in the middle of a ride leaves the ride alone")
  func revoked() {
    var app = App()
    app.press(.start)
    app.drive(seconds: 10, speed: 8)
    app.send(.positionError(.denied))
    #expect(app.state.ride?.meter.position == .hired)
    #expect(app.meter?.notices.first?.id == "position-notice")
    app.press(.demo)
    #expect(app.state.ride?.header.source == .live)
  }

  @Test("No position for ten seconds, or none precise enough, is said, and the first good one ends it")
  func late() {
    var app = App()
    app.press(.start)
    app.pass(seconds: 9)
    #expect(app.state.receiver.problem == nil)
    app.pass(seconds: 1)
    #expect(app.state.receiver.problem == .timedOut)
    app.drive(seconds: 1, speed: 8)
    #expect(app.state.receiver.problem == nil)
  }

  @Test(
    "After an error a poor position shows that the receiver is at work, and then that it is not precise enough",
    arguments: [PositionProblem.unavailable, .timedOut])
  func poor(_ problem: PositionProblem) {
    var app = App()
    app.press(.start)
    app.pass(seconds: 3)
    app.send(.positionError(problem))
    #expect(app.state.receiver.problem == problem)
    app.send(.fix(Self.fix(at: app.now, accuracy: 300)))
    #expect(app.state.receiver.problem == nil)
    app.pass(seconds: 8)
    #expect(app.state.receiver.problem == .unusable)
    app.send(.positionError(problem))
    app.send(.fix(Self.fix(at: app.now, accuracy: 300)))
    #expect(app.state.receiver.problem == .unusable)
    app.send(.fix(Self.fix(at: app.now, accuracy: 5)))
    #expect(app.state.receiver.problem == nil)
  }

  private static func fix(at time: Instant, accuracy metres: Int64) -> Fix {
    Fix(
      time: time, place: Ground(latitude: 41.3874, longitude: 2.1686).coordinate,
      accuracy: Distance(millimetres: metres * 1000),
      speed: nil)
  }

  @Test("Without https nothing is asked: Start says why")
  func insecure() {
    var app = App(device: Device(isSecure: false))
    app.press(.start)
    #expect(app.state.ride == nil)
    #expect(!app.effects.contains(.watchPosition))
    app.press(.demo)
    #expect(app.state.ride?.meter.position == .hired)
  }

  @Test("No position is asked for before Start")
  func permission() {
    var app = App(city: nil, place: .shell)
    app.send(.route(.meter))
    app.press(.city("es-barcelona"))
    app.pass(seconds: 30)
    #expect(!app.effects.contains(.watchPosition))
    app.press(.start)
    #expect(app.effects.contains(.watchPosition))
  }

  @Test("A fresh position from before Start begins the ride, an old one does not", arguments: [5, 30, 31, 400])
  func first(age: Int64) {
    var app = App()
    app.press(.start)
    app.drive(seconds: 1, speed: 8)
    app.press(.stop, .pay, .clear)
    app.sleep(seconds: age)
    app.press(.start)
    #expect(app.state.ride?.meter.fixes.count == (age <= 30 ? 1 : 0))
  }

  @Test("A track makes a ride to pay, and its log is stored")
  func track() throws {
    var app = App()
    let fixes = CityRide.fixes(seconds: 300, seed: 4)
    app.send(.file(OpenedFile(name: "ride.gpx", content: .track(fixes.shuffled()))))
    let ride = try #require(app.state.ride)
    #expect(ride.meter.position == .toPay)
    #expect(ride.meter.startTime == fixes.first?.time)
    #expect(app.log.count == fixes.count + 3)
    #expect(!app.effects.contains(.watchPosition))
    #expect(app.reopened().text == app.text)
  }

  @Test("An exported log opens again and comes to the same sum")
  func exported() throws {
    var app = App()
    app.press(.demo)
    app.pass(seconds: 200)
    app.press(.stop)
    var other = App(at: app.now + .seconds(9000))
    other.send(
      .file(OpenedFile(name: "ride.ndjson", content: .text(Array((app.log.joined(separator: "\n") + "\n").utf8)))))
    #expect(other.bill == app.bill)
  }

  @Test("A file cannot take the place of a ride that is measured")
  func guarded() {
    var app = App()
    app.press(.demo)
    app.pass(seconds: 5)
    let before = app.log
    app.send(.file(OpenedFile(name: "ride.gpx", content: .track(CityRide.fixes(seconds: 30, seed: 1)))))
    #expect(app.log == before)
  }
}
