import RideSupport
import Screens
import Taximeter
import Testing
import Units

@Suite struct KeyTests {
  /// Keys pressed a second apart, and where the meter then is.
  struct Case: Sendable, CustomTestStringConvertible {
    let keys: [Key]
    let position: MeterPosition
    var place = Room.meter

    var testDescription: String { keys.map(\.name).joined(separator: " ") }
  }

  static let cases = [
    Case(keys: [], position: .forHire),
    Case(keys: [.start], position: .hired),
    Case(keys: [.start, .start], position: .hired),
    Case(keys: [.demo], position: .hired),
    Case(keys: [.pause], position: .forHire),
    Case(keys: [.start, .pause], position: .paused),
    Case(keys: [.start, .pause, .resume], position: .hired),
    Case(keys: [.start, .resume], position: .hired),
    Case(keys: [.start, .stop], position: .toPay),
    Case(keys: [.start, .pause, .stop], position: .toPay),
    Case(keys: [.start, .stop, .undoStop], position: .hired),
    Case(keys: [.start, .pause, .stop, .undoStop], position: .paused),
    Case(keys: [.start, .stop, .pay], position: .paid, place: .receipt),
    Case(keys: [.start, .pay], position: .hired),
    Case(keys: [.start, .clear], position: .hired),
    Case(keys: [.start, .stop, .clear], position: .toPay),
    Case(keys: [.start, .stop, .pay, .clear], position: .forHire),
    Case(keys: [.start, .stop, .pay, .undoStop], position: .paid, place: .receipt),
    Case(keys: [.start, .stop, .pay, .clear, .start], position: .hired),
    Case(keys: [.start, .city("gb-glasgow")], position: .hired),
    Case(keys: [.start, .rate("jfk")], position: .hired),
    Case(keys: [.rate("jfk"), .start, .stop], position: .toPay),
  ]

  @Test("Each key does what it says, where it says it, and nothing elsewhere", arguments: cases)
  func positions(_ test: Case) {
    var app = App()
    for key in test.keys {
      app.sleep(seconds: 1)
      app.press(key)
    }
    #expect((app.state.ride?.meter.position ?? .forHire) == test.position)
    #expect(app.state.place == test.place)
  }

  @Test("What the meter shows as pressable is what it takes")
  func enabled() {
    var app = App()
    for step in [Key.start, .pause, .resume, .stop, .undoStop, .stop, .pay, .clear] {
      app.send(.route(.meter))
      let keys = app.meter?.keys.filter(\.isEnabled).map(\.key) ?? []
      #expect(keys.contains(step), "\(step.name) should be lit among \(keys.map(\.name))")
      app.press(step)
    }
  }

  @Test("Undo stop is offered for sixty seconds")
  func undo() {
    var app = App()
    app.press(.start)
    app.drive(seconds: 20, speed: 10)
    app.press(.stop)
    app.pass(seconds: 60)
    #expect(app.meter?.keys.contains { $0.key == .undoStop } == true)
    app.pass(seconds: 1)
    #expect(app.meter?.keys.contains { $0.key == .undoStop } == false)
    app.press(.undoStop)
    #expect(app.state.ride?.meter.position == .toPay)
  }

  @Test("Keys are logged durably, fixes and ticks are not")
  func durability() {
    var app = App()
    app.press(.start)
    app.drive(seconds: 5, speed: 10)
    app.press(.stop)
    var durable: [Int] = []
    var quick = 0
    for case .append(let lines, let isDurable) in app.effects {
      if isDurable { durable.append(lines.count) } else { quick += lines.count }
    }
    #expect(durable == [2, 1])
    #expect(quick == 5)
  }

  @Test("Receipts are numbered one after another, also when the page died before it kept the number")
  func numbers() {
    var app = App()
    app.press(.start, .stop, .pay)
    #expect(app.settings.receiptNumber == 1)
    let again = app.reopened()
    #expect(again.settings.receiptNumber == 1)
    app.press(.clear)
    app.sleep(seconds: 5)
    app.press(.start, .stop, .pay)
    #expect(app.settings.receiptNumber == 2)
    let forgetful = App(
      at: app.now, log: app.log,
      change: {
        $0.city = "us-nyc"
        $0.receiptNumber = 1
      })
    #expect(forgetful.settings.receiptNumber == 2)
  }

  @Test("The page is told once what to watch, beat and keep on")
  func platform() {
    var app = App()
    app.press(.start)
    app.drive(seconds: 3, speed: 10)
    app.press(.stop)
    app.pass(seconds: 61)
    app.press(.pay, .clear)
    let told = app.effects.filter {
      switch $0 {
      case .watchPosition, .stopWatching, .ticks, .wakeLock: true
      default: false
      }
    }
    #expect(
      told == [
        .ticks(rate: 1), .watchPosition, .wakeLock(true), .wakeLock(false), .stopWatching, .ticks(rate: 0),
        .ticks(rate: 1),
      ])
  }

  @Test("What a toll came to is read with a comma or a point, and nonsense is left alone")
  func tolls() {
    var app = App()
    app.press(.start)
    for (text, sum) in [("6.94", 694), ("6,9", 690), ("x", 690), ("", 0), ("-3", 0), ("9e9", 0), ("12", 1200)] {
      app.send(.input(.asPaid("tolls"), value: text))
      #expect(app.state.ride?.meter.display(at: app.now).supplements == Money(minorUnits: Int64(sum) + 150), "\(text)")
    }
  }
}
