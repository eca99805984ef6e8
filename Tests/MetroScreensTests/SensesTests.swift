import Metro
import MetroScreens
import Tariffs
import Testing
import Units
import Words

/// What the metro's rooms hear and feel: alerts in the air, motion, taps at every stop.
struct SensesTests {
  private static func answer(_ alert: Bool, level: String? = nil) -> [UInt8] {
    Array(
      #"{"states": {"Київська область": {"alertnow": false}, "м. Київ": {"alertnow": \#(alert)\#(level.map { #", "level": "\#($0)""# } ?? "")}}}"#
        .utf8)
  }

  @Test("Alerts are off until they are asked for, and have four states")
  func states() {
    var app = MetroApp()
    #expect(!app.effects.contains(.siren(true)))
    app.press(.choose(.siren, true))
    #expect(app.effects.contains(.siren(true)))
    #expect(app.state.siren.state == .unknown)
    app.send(.siren(Self.answer(false)))
    #expect(app.state.siren.state == .quiet)
    app.send(.siren(Self.answer(true)))
    #expect(app.state.siren.state == .alert("yellow"))
    app.send(.siren(nil))
    app.send(.siren(Array("<html>".utf8)))
    #expect(app.state.siren.state == .alert("yellow"))
    app.send(.siren(nil))
    #expect(app.state.siren.state == .unavailable)
    #expect(app.text.contains("nobody answers"))
    app.send(.siren(Self.answer(false)))
    #expect(app.state.siren.state == .quiet)
    app.press(.choose(.siren, false))
    #expect(app.effects.last == .siren(false) || app.effects.contains(.siren(false)))
    #expect(app.state.siren.state == .unknown)
  }

  @Test("Where the server passes no alerts on there is nothing to turn on, and nobody asks, whatever was kept")
  func noAlerts() {
    var elsewhere = MetroApp()
    elsewhere.press(.choose(.siren, true))
    var app = MetroApp(.choices, kept: elsewhere.kept, hasAlerts: false)
    #expect(app.state.choices.asksSiren)
    #expect(!app.text.contains("= siren"))
    app.send(.open(MetroEvent.Opening(room: .home, language: .english)))
    app.pass(3)
    #expect(!app.effects.contains(.siren(true)))
    #expect(!app.text.contains("Alerts:"))
  }

  @Test("A level applies its closures at once, and the way comes back when it is quiet")
  func closes() {
    var app = MetroApp(from: "vydubychi", to: "slavutych")
    #expect(app.text.contains("[The train moves = start]"))
    app.press(.choose(.siren, true))
    app.send(.siren(Self.answer(true, level: "red")))
    #expect(app.text.contains("! At the red alert level no train of M3 crosses the bridge"))
    #expect(!app.text.contains("= start]"))
    app.send(.siren(Self.answer(true, level: "yellow")))
    #expect(app.text.contains("[The train moves = start]"))
  }

  @Test("The accelerometer hints after some seconds alike and never moves the countdown")
  func motion() {
    var app = MetroApp(abilities: MetroAbilities(hasMotion: true))
    app.press(.choose(.motion, true), .edit(.from), .station("vokzalna"), .station("lisova"), .start)
    #expect(app.effects.contains(.feel(true)))
    let arrival = app.state.ride?.ride.schedule?.arrivals.last
    let still = (0..<50).map { Int64(9810 + $0 % 3) }
    let shaking = (0..<50).map { Int64(9810 + ($0 % 2 == 0 ? 400 : -400)) }
    for _ in 0..<3 { app.send(.motion(shaking)) }
    #expect(app.text.contains("cannot be felt"))
    app.send(.motion(shaking))
    #expect(app.text.contains("seems to move"))
    for _ in 0..<4 { app.send(.motion(still)) }
    #expect(app.text.contains("seems to stand"))
    #expect(app.state.ride?.ride.schedule?.arrivals.last == arrival)
  }

  @Test("Taps at stops and starts measure runs and stops, which are kept and exported")
  func calibrates() {
    var app = MetroApp(from: "vokzalna", to: "teatralna")
    app.send(.open(MetroEvent.Opening(room: .calibration, language: .english)))
    #expect(app.text.contains("[It moves at Vokzalna = tap]"))
    for seconds in [0, 100, 20, 80] {
      app.pass(seconds)
      app.press(.tap)
    }
    #expect(app.text.contains("Measured to the end."))
    let part = DayPart.midday
    let runs = [("vokzalna", "universytet"), ("universytet", "teatralna")].map {
      app.state.learned.values(.run, at: LearnedKey(line: "m1", from: $0.0, to: $0.1), part: part)
    }
    #expect(runs == [[.seconds(100)], [.seconds(80)]])
    #expect(
      app.state.learned.values(
        .dwell, at: LearnedKey(line: "m1", from: "vokzalna", to: "universytet"), part: part) == [.seconds(20)])
    app.press(.exportLearned)
    guard case .download(_, _, let text) = app.effects.last else {
      Issue.record("nothing was saved")
      return
    }
    // The file of one rider is another's: both are there afterwards.
    var other = MetroApp()
    other.send(.file(name: "times.json", text: Array(text.utf8)))
    #expect(other.state.learned == app.state.learned)
    #expect(other.text.contains("The times were added."))
  }

  @Test("A tap that was none is taken back")
  func takesBack() {
    var app = MetroApp(from: "vokzalna", to: "teatralna")
    app.send(.open(MetroEvent.Opening(room: .calibration, language: .english)))
    app.press(.tap, .untap)
    #expect(app.text.contains("[It moves at Vokzalna = tap]"))
    #expect(app.state.learned.isEmpty)
  }

  @Test("A line by hand is refused with what to mend, and ridden there and back")
  func byHand() {
    var app = MetroApp(.line)
    app.press(.saveLine)
    #expect(app.text.contains("Give the line a name."))
    app.send(.input(.lineName, value: "Tram"))
    for (place, name) in ["Home", "Work"].enumerated() { app.send(.input(.stopName(place), value: name)) }
    app.send(.input(.stopMinutes(1), value: "0"))
    app.press(.saveLine)
    #expect(app.text.contains("Give minutes"))
    app.send(.input(.stopMinutes(1), value: "2,5"))
    app.press(.saveLine)
    #expect(app.state.network?.network.city.text(in: "en") == "Tram")
    app.press(.edit(.from), .station("s2"), .station("s1"), .start)
    let schedule = app.state.ride?.ride.schedule
    #expect(schedule.map { $0.arrivals[1] - $0.departures[0] } == .seconds(125))
    #expect(app.kept["metro/network/line"] != nil)
  }

  @Test(
    "A network of one's own is used at the next visit, thrown away when it is told so, and gives its identifier to no other"
  )
  func own() {
    var app = MetroApp(.line)
    app.send(.input(.lineName, value: "Tram"))
    for (place, name) in ["Home", "Work"].enumerated() { app.send(.input(.stopName(place), value: name)) }
    app.send(.input(.stopMinutes(1), value: "3"))
    app.press(.saveLine)
    var next = MetroApp(kept: app.kept)
    #expect(next.state.network?.network.id == "line")
    next.press(.removeNetwork("line"))
    #expect(next.kept["metro/network/line"] == nil)
    #expect(next.state.network?.network.id == "ua-kyiv")
  }
}
