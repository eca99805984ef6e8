import Screens
import Tariffs
import Taximeter
import Testing
import Units

@Suite struct ShellTests {
  @Test("The doors' demo runs by itself once, for twenty seconds, and then asks for no more beats")
  func demo() throws {
    var app = App(place: .shell)
    #expect(app.state.doorDemo.isRunning)
    var readings: Set<String> = []
    for _ in 0..<80 {
      app.pass(seconds: 0.25, tick: 250)
      readings.insert(try #require(app.shell).reading)
    }
    #expect(readings.count > 10, "the fare stands still")
    #expect(!app.state.doorDemo.isRunning)
    #expect(app.effects.last { if case .ticks = $0 { true } else { false } } == .ticks(rate: 0))
    let shown = try #require(app.shell)
    #expect(shown.line.left == 0)
    #expect(shown.offer.isAccepted)
    app.pass(seconds: 5)
    #expect(app.shell?.reading == shown.reading)
  }

  @Test("What a door shows is reckoned from the demo's clock alone: any beat gives the same")
  func pure() throws {
    for seconds in [1.5, 6, 11, 19] {
      let texts = ([100, 250, 1000, 7000] as [Int64]).map { tick in
        var app = App(place: .shell)
        app.pass(seconds: seconds, tick: tick)
        return app.text
      }
      #expect(Set(texts).count == 1)
    }
  }

  @Test("The whole demo ride goes by on the door, and costs what it costs on the meter")
  func fare() throws {
    var door = App(place: .shell)
    door.pass(seconds: 20, tick: 250)
    var meter = App(change: { $0.demoSpeed = 60 })
    meter.press(.demo)
    meter.pass(seconds: 9, tick: 250)
    #expect(door.shell?.reading == meter.meter?.fare.reading)
  }

  @Test("A reader who wants no motion sees a still, and can have the demo by its key")
  func still() {
    var app = App(place: .shell, device: Device(hasReducedMotion: true))
    let still = app.text
    #expect(!app.effects.contains(.ticks(rate: 4)))
    app.pass(seconds: 5)
    #expect(app.text == still)
    app = App(place: .shell)
    app.pass(seconds: 4, tick: 250)
    app.press(.stopDoors)
    let stopped = app.text
    app.pass(seconds: 4, tick: 250)
    #expect(app.text == stopped)
    app.press(.playDoors)
    #expect(app.state.doorDemo.elapsed == .zero)
    #expect(app.state.doorDemo.isRunning)
  }

  @Test("The doors ask for no position, and a ride that goes on stands on its door in place of the demo")
  func ride() {
    var app = App(place: .shell)
    app.pass(seconds: 21, tick: 250)
    #expect(!app.effects.contains(.watchPosition))
    app.send(.route(.meter))
    app.press(.start)
    app.drive(seconds: 30, speed: 10)
    app.send(.route(.shell))
    #expect(app.shell?.meter.demo == nil)
    #expect(app.shell?.demo == nil)
    #expect(app.shell?.reading == app.reopened(place: .meter).meter?.fare.reading)
  }

  // MARK: - Addresses

  struct Address: Sendable, CustomTestStringConvertible {
    let hash: String
    let room: Room

    var testDescription: String { hash }
  }

  static let addresses = [
    Address(hash: "", room: .shell), Address(hash: "#/", room: .shell), Address(hash: "#/nowhere", room: .shell),
    Address(hash: "#/meter", room: .meter), Address(hash: "#/meter/es-madrid", room: .meterOf("es-madrid")),
    Address(hash: "#/meter/../x", room: .shell), Address(hash: "#/meter/", room: .shell),
    Address(hash: "#/rides", room: .history), Address(hash: "#/rides/12-us-nyc", room: .ride("12-us-nyc")),
    Address(hash: "#/developer", room: .developer(nil)), Address(hash: "#/developer/1-a", room: .developer("1-a")),
    Address(hash: "#/settings", room: .settings), Address(hash: "#/about", room: .about),
  ]

  @Test("An address leads to its room, any other to the doors", arguments: addresses)
  func address(_ address: Address) {
    #expect(Room(hash: address.hash) == address.room)
    if address.room != .shell { #expect(address.room.hash == address.hash) }
  }

  @Test("A link to a city's meter takes that city, a link to none the list, and neither a ride that goes on")
  func links() {
    let app = App(city: nil, place: .meterOf("gb-glasgow"))
    #expect(app.state.tariff?.id == "gb-glasgow")
    #expect(app.settings.city == "gb-glasgow")
    #expect(app.meter != nil)
    #expect(App(place: .meterOf("xx-atlantis")).text.hasPrefix(App(place: .cities).text.prefix(12)))
    #expect(App(place: .meterOf("xx-atlantis")).settings.city == "us-nyc")
    var riding = App()
    riding.press(.start)
    riding.send(.route(.meterOf("gb-glasgow")))
    #expect(riding.state.tariff?.id == "us-nyc")
    #expect(riding.meter != nil)
    #expect(riding.effects.contains { if case .redirect(.meter) = $0 { true } else { false } })
    #expect(riding.text.contains("The city cannot be changed while the meter runs."))
    riding.send(.route(.settings))
    riding.send(.route(.meterOf("us-nyc")))
    #expect(!riding.text.contains("The city cannot be changed while the meter runs."))
    #expect(riding.reopened(place: .meterOf("gb-glasgow")).state.tariff?.id == "us-nyc")
  }

  @Test("A new version is started only when no ride goes on")
  func version() {
    var app = App()
    app.press(.start)
    app.send(.newVersion)
    app.press(.startNewVersion)
    #expect(!app.effects.contains(.startNewVersion))
    app.press(.stop, .pay, .startNewVersion)
    #expect(app.effects.contains(.startNewVersion))
  }
}

extension App {
  /// What the doors show.
  var shell: ShellScreen? {
    if case .shell(let screen) = content(state).screen { screen } else { nil }
  }
}
