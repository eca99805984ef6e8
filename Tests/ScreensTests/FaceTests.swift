import Drawing
import RideSupport
import Screens
import Taximeter
import Testing
import Track
import Units

@Suite struct FaceTests {
  // MARK: - What the face does by itself

  @Test("At power-on every lamp is lit for a moment, but never over a ride")
  func lampTest() {
    var app = App()
    #expect(app.meter?.face.testsLamps == true)
    app.sleep(seconds: 1)
    app.send(.tick)
    #expect(app.meter?.face.testsLamps == true)
    app.sleep(seconds: 1)
    app.send(.tick)
    #expect(app.meter?.face.testsLamps == false)
    app.send(.route(.settings))
    app.send(.route(.meter))
    #expect(app.meter?.face.testsLamps == false, "once is enough")

    app.press(.start)
    #expect(app.reopened().meter?.face.testsLamps == false)
    var quick = App()
    quick.press(.start)
    #expect(quick.meter?.face.testsLamps == false)
    #expect(App(change: { $0.isLively = false }).meter?.face.testsLamps == false)
  }

  @Test("A phone that says it is weak, and a reader who wants it, get figures that stand still")
  func still() {
    #expect(App().meter?.face.isLively == true)
    #expect(App(abilities: Abilities(isSlow: true)).meter?.face.isLively == false)
    var app = App()
    app.send(.input(.lively, value: "false"))
    #expect(app.meter?.face.isLively == false)
    #expect(app.reopened().meter?.face.isLively == false)
  }

  @Test("The meter is laid on its side and set upright again by one key")
  func turned() {
    var app = App()
    for wanted in [true, false, true] {
      app.press(.turn)
      #expect(app.meter?.face.isTurned == wanted)
    }
    app.press(.fillScreen)
    #expect(app.effects.last == .fillScreen(true))
    app.send(.screenFilled(true))
    app.press(.fillScreen)
    #expect(app.effects.last == .fillScreen(false))
    #expect(App(abilities: Abilities(fillsScreen: false)).meter?.face.fillScreen == nil)
  }

  @Test("The wheels roll from the sum before to the sum now, and stand where nothing was shown before")
  func wheels() {
    var app = App(change: { $0.skin = .drums })
    #expect(app.meter?.fare.wheels.map(\.position) == [0, 0, 0, 0, 0])
    #expect(app.meter?.fare.wheels.map(\.isLeading) == [true, true, false, false, false])
    #expect(app.meter?.fare.wheels.map(\.isMinor) == [false, false, false, true, true])
    app.press(.start)
    #expect(app.meter?.fare.wheels.allSatisfy { $0.roll.isEmpty } == true, "the flag sets the wheels at once")
    var rolls = 0
    for _ in 0..<90 {
      let before = app.meter?.fare
      app.drive(seconds: 1, speed: 12)
      guard let fare = app.meter?.fare, let before else { return }
      let digits = Drums.positions(of: sum(fare), passed: 0, wheels: 5)
      #expect(fare.wheels.map(\.position) == digits)
      guard sum(fare) != sum(before) else {
        #expect(fare.wheels.map(\.roll) == before.wheels.map(\.roll), "the same roll is not begun anew")
        continue
      }
      rolls += 1
      for (place, wheel) in fare.wheels.reversed().enumerated() {
        #expect(wheel.roll == Drums.roll(from: sum(before), to: sum(fare), place: place))
      }
    }
    #expect(rolls > 2)
  }

  private func sum(_ window: MeterScreen.Window) -> Int64 {
    Int64(window.reading.filter(\.isNumber)) ?? -1
  }

  // MARK: - To the ear

  private func sounds(_ app: App) -> [Sound] {
    app.effects.compactMap { if case .sound(let sound) = $0 { sound } else { nil } }
  }

  @Test("Keys click and steps of the fare tick only for those who want it")
  func sounds() {
    var app = App()
    app.press(.start)
    app.drive(seconds: 120, speed: 12)
    #expect(sounds(app) == [])
    app.send(.input(.sounds, value: "true"))
    #expect(sounds(app) == [.click], "so that the reader hears what was switched on")
    let fare = app.state.ride?.meter.display(at: app.now).fare
    app.drive(seconds: 120, speed: 12)
    app.press(.pause, .resume, .turn)
    let steps = ((app.state.ride?.meter.display(at: app.now).fare ?? .zero) - (fare ?? .zero)).minorUnits / 70
    #expect(steps > 3)
    #expect(sounds(app).filter { $0 == .tick }.count == Int(steps))
    #expect(sounds(app).filter { $0 == .click }.count == 3)
  }

  struct Speaking: Sendable, CustomTestStringConvertible {
    let interval: SpeakInterval
    let count: ClosedRange<Int>
    var testDescription: String { interval.rawValue }
  }

  @Test(
    "The fare is spoken as often as the reader chose",
    arguments: [
      Speaking(interval: .never, count: 0...0), Speaking(interval: .minute, count: 10...10),
      Speaking(interval: .fiveMinutes, count: 2...2), Speaking(interval: .change, count: 11...30),
    ])
  func speaks(_ test: Speaking) {
    var app = App(change: { $0.speaks = test.interval })
    app.press(.start)
    let begun = app.effects.count
    app.drive(seconds: 600, speed: 6)
    let said = app.effects[begun...].compactMap { if case .announce(let text) = $0 { text } else { nil } }
    #expect(test.count.contains(said.count), "\(said)")
    #expect(said.allSatisfy { $0.hasPrefix("Fare $") && $0.hasSuffix(", Standard city rate") }, "\(said)")
    app.press(.pause)
    let paused = app.effects.count
    app.pass(seconds: 700)
    #expect(app.effects[paused...].allSatisfy { if case .announce = $0 { false } else { true } })
  }

  // MARK: - While the reader looks elsewhere

  private func told(_ app: App) -> [String] {
    app.effects.compactMap {
      switch $0 {
      case .notify(let title, let body): title + " | " + body
      case .clearNotification: "-"
      default: nil
      }
    }
  }

  @Test("The fare stands in one notification, asked for by a key at the first ride and replaced when it changes")
  func notifies() {
    var app = App(abilities: Abilities())
    #expect(!app.text.contains("notify-fare"))
    app.press(.start)
    app.drive(seconds: 3, speed: 10)
    #expect(app.meter?.notices.contains { $0.id == "elsewhere-notice" } == true)
    #expect(told(app) == [])
    app.press(.notifyFare(true))
    #expect(app.effects.last == .askToNotify)
    app.send(.notifications(.granted))
    #expect(app.meter?.notices.contains { $0.id == "elsewhere-notice" } == false)
    app.drive(seconds: 120, speed: 10)
    app.press(.pause, .resume, .stop)
    let texts = told(app)
    #expect(texts.first == "$3.00 · HIRED | New York · Rate 1 · Standard city rate")
    #expect(texts.last == "-")
    #expect(texts.contains { $0.contains("PAUSED") })
    #expect(zip(texts, texts.dropFirst()).allSatisfy { $0.0 != $0.1 })
    #expect(texts.count < 12, "only what changed is told: \(texts)")
    // The next ride asks nothing.
    let next = app.reopened()
    #expect(next.settings.notifies == true)
  }

  @Test("With the fare in a notification the meter goes on while the page is out of sight")
  func beatsOutOfSight() {
    var app = App(abilities: Abilities(notifications: .granted), change: { $0.notifies = true })
    app.press(.start)
    app.drive(seconds: 2, speed: 10)
    app.send(.visible(false))
    #expect(!app.effects.contains(.ticks(rate: 0)))
    var silent = App()
    silent.press(.start)
    silent.send(.visible(false))
    #expect(silent.effects.contains(.ticks(rate: 0)))
  }

  @Test("Who says not now, or refuses, is not asked again; who waves the question away is")
  func refused() {
    for refuse in [true, false] {
      var app = App(abilities: Abilities())
      app.press(.start)
      app.drive(seconds: 3, speed: 10)
      if refuse {
        app.press(.notifyFare(true))
        app.send(.notifications(.denied))
      } else {
        app.press(.notifyFare(false))
      }
      #expect(app.settings.notifies == false)
      #expect(app.meter?.notices.contains { $0.id == "elsewhere-notice" } == false)
      app.drive(seconds: 60, speed: 10)
      #expect(told(app) == [])
    }
    var app = App(abilities: Abilities())
    app.press(.start)
    app.drive(seconds: 3, speed: 10)
    app.press(.notifyFare(true))
    app.send(.notifications(.askable))
    #expect(app.settings.notifies == nil)
    #expect(app.meter?.notices.contains { $0.id == "elsewhere-notice" } == true)
  }

  // MARK: - How far the fare may be off

  @Test("Worse positions make the fare less certain, a flat fare does not doubt")
  func doubt() {
    func sum(_ accuracy: Double, _ keys: Key...) -> String? {
      var app = App(change: { $0.units = .kilometres })
      for key in keys { app.press(key) }
      app.press(.start)
      app.drive(seconds: 120, speed: 14, accuracy: accuracy)
      return app.meter?.fare.doubt?.shown
    }
    #expect(App().meter?.fare.doubt == nil)
    // A straight way between places good to 5 m is good to 5.7 m, at $0.70 for 321.9 m less than a step of the display.
    #expect(sum(5) == "±0.70")
    #expect(sum(48) == "±0.70")
    #expect(sum(5, .rate("jfk")) == nil)
    var turning = App(city: "es-barcelona")
    turning.press(.demo)
    turning.pass(seconds: 200)
    #expect(turning.meter?.fare.doubt?.shown == "±0.05")
  }
}
