import Screens
import Taximeter
import Testing
import Track
import Units

@Suite struct DeveloperTests {
  @Test("Fixes are counted as they came: seen, unseen, and measured before a return")
  func sightings() throws {
    var app = App()
    app.press(.start)
    app.drive(seconds: 10, speed: 8)
    app.send(.visible(false))
    app.drive(seconds: 4, speed: 8)
    let away = app.now
    app.sleep(seconds: 20)
    app.send(.visible(true))
    for second in 1...6 {
      let fix = App.track(from: away, seconds: 6, speed: 8)[second - 1]
      app.send(.fix(fix))
    }
    app.drive(seconds: 5, speed: 8)
    app.send(.route(.developer(nil)))
    let facts = try #require(app.developer?.groups.first?.facts)
    func value(_ label: String) -> String? { facts.first { $0.label == label }?.value }
    #expect(value("Positions") == "25")
    #expect(value("In the foreground") == "15")
    #expect(value("In the background") == "4")
    #expect(value("After a return") == "6")
    #expect(value("Bursts") == "1")
    #expect(value("Longest silence") == "20.0\u{A0}s")
    #expect(value("The latest took") == "19.0\u{A0}s")
    let hidden = app.log.filter { $0.contains("\"sight\"") }
    #expect(hidden.count == 2)
    #expect(app.reopened().text == app.text)
  }

  @Test("What a track added later is no delivery")
  func recorded() throws {
    var app = App()
    app.rideWithSilence()
    app.press(.pay)
    app.pass(seconds: 300)
    app.press(.finishRide)
    let start = try #require(app.state.ride?.meter.startTime)
    app.send(.file(OpenedFile(name: "a", content: .track(App.track(from: start, seconds: 100, speed: 8)))))
    app.send(.route(.developer(nil)))
    let facts = try #require(app.developer?.groups.first?.facts)
    #expect(facts.first { $0.label == "Positions" }?.value == "70")
    #expect(facts.first { $0.label == "Added from a track" }?.value == "30")
    #expect(facts.first { $0.label == "The latest took" }?.value == "0.0\u{A0}s")
  }

  @Test("A replay ends with the ride's own total at every speed", arguments: [1, 7, 60, 1000] as [Int64])
  func replay(_ speed: Int64) throws {
    var app = App.withRides()
    let ride = app.rides[0].note
    app.send(.route(.developer(ride.id)))
    app.send(.input(.replaySpeed, value: String(speed)))
    app.press(.playReplay)
    let length = Double((ride.stop - ride.start).milliseconds) / 1000
    app.pass(seconds: length / Double(speed) * 0.5, tick: 250)
    #expect(speed > 60 || app.developer?.replay?.verdict == nil)
    app.pass(seconds: length / Double(speed) * 0.5 + 1, tick: 250)
    #expect(app.developer?.replay?.verdict?.contains("own total") == true)
    #expect(app.state.replayed?.isRunning == false)
    #expect(app.effects.last { if case .ticks = $0 { true } else { false } } == .ticks(rate: 0))
  }

  @Test("A replay stands, goes on and jumps to any part, and shows what the meter showed there")
  func seek() throws {
    var app = App.withRides()
    app.send(.route(.developer(app.rides[0].note.id)))
    app.send(.input(.replayPlace, value: "0"))
    #expect(app.developer?.replay?.place == 0)
    app.send(.input(.replayPlace, value: "400"))
    let middle = app.developer?.replay?.reading
    app.send(.input(.replayPlace, value: "1000"))
    #expect(app.developer?.replay?.reading != middle)
    app.send(.input(.replayPlace, value: "400"))
    #expect(app.developer?.replay?.reading == middle)
    app.press(.playReplay)
    app.pass(seconds: 0.5, tick: 250)
    app.press(.pauseReplay)
    let stood = app.text
    app.pass(seconds: 3)
    #expect(app.text == stood)
  }

  @Test("Any log is replayed from a file, and the ride on the meter stays")
  func file() throws {
    let kept = App.withRides()
    var app = App()
    app.press(.start)
    app.send(.route(.developer(nil)))
    app.press(.openReplay)
    app.send(.file(OpenedFile(name: "a", content: .text(Array(kept.rides[1].text.utf8)))))
    app.press(.replaySpeed(300), .playReplay)
    app.pass(seconds: 5, tick: 250)
    #expect(app.developer?.replay?.verdict?.contains("own total") == true)
    #expect(app.state.ride?.meter.position == .hired)
    #expect(app.rides.isEmpty)
  }
}

extension App {
  var developer: DeveloperScreen? {
    if case .developer(let screen) = content(state).screen { screen } else { nil }
  }
}
