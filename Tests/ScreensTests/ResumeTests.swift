import RideLog
import RideSupport
import Screens
import Taximeter
import Testing
import Units

@Suite struct ResumeTests {
  @Test("A page opened anew after any event shows what the old one showed, on a demo ride")
  func demo() {
    var app = App()
    app.press(.demo)
    for second in 0..<495 {
      let before = app.log.count
      app.pass(seconds: 1)
      switch second {
      case 60: app.press(.pause)
      case 66: app.press(.resume)
      case 120: app.press(.extraMore("congestion"))
      case 486: app.press(.undoStop)
      default: break
      }
      if app.log.count > before { #expect(app.reopened().text == app.text, "after second \(second)") }
    }
    app.press(.stop, .pay)
    #expect(app.reopened().text == app.text)
  }

  @Test("A page opened anew after any event shows what the old one showed, on a live ride")
  func live() {
    var app = App()
    app.press(.start)
    app.drive(seconds: 3, speed: 4)
    for second in 0..<200 {
      switch second {
      case 50: app.press(.pause)
      case 60: app.press(.resume)
      case 80: app.pass(seconds: 40)
      case 120: app.send(.input(.asPaid("tolls"), value: "6.94"))
      case 150: app.press(.stop)
      case 155: app.press(.undoStop)
      default: app.drive(seconds: 1, speed: second % 30 < 10 ? 0 : 12)
      }
      #expect(app.reopened().text == app.text, "after second \(second)")
    }
  }

  @Test(
    "Stop ends a ride however long it was forgotten, or however wrong the clock is", arguments: [99, 100, 101, 400])
  func forgotten(days: Int64) throws {
    var app = App()
    app.press(.start)
    app.drive(seconds: 12, speed: 9)
    app.sleep(seconds: days * 86_400)
    app.send(.tick)
    app.press(.stop)
    #expect(app.state.ride?.meter.position == .toPay)
    let total = try #require(app.state.ride?.meter.bill()?.total)
    app.press(.pay)
    #expect(app.effects.contains { if case .keepRide = $0 { true } else { false } })
    #expect(app.reopened().state.ride?.meter.bill()?.total == total)
  }

  @Test("A page that has let go of the ride takes it back by a key")
  func takenBack() {
    var app = App()
    app.press(.start)
    app.send(.taken)
    #expect(app.state.ride == nil)
    #expect(app.text.contains("Go on here"))
    app.press(.takeBack)
    #expect(app.effects.contains(.reload))
    #expect(app.reopened().state.ride?.meter.position == .hired)
  }

  @Test("A log cut at any byte opens, and goes on with what its whole lines say")
  func cut() {
    var app = App()
    app.press(.start)
    app.drive(seconds: 12, speed: 9)
    app.press(.stop, .pay)
    let whole = Array(app.log.joined(separator: "\n").utf8) + [UInt8(ascii: "\n")]
    for length in stride(from: 0, through: whole.count, by: 7) {
      var state = AppState()
      let settings = app.settings
      let boot = Boot(
        device: Device(), languages: ["en"], settings: settings, log: Array(whole[..<length]), place: .meter)
      var queue = [AppEvent(now: app.now, .boot(boot))]
      while let event = queue.popLast() {
        for case .load(let path) in update(&state, event) {
          queue.append(AppEvent(now: app.now, .loaded(path: path, text: App.file(path))))
        }
      }
      let lines = whole[..<length].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).count - 1
      #expect(state.ride?.events.count == (lines > 1 ? lines - 1 : nil), "cut at \(length)")
    }
  }

  @Test("The demo goes on after a reload where it was")
  func goesOn() {
    var app = App()
    app.press(.demo)
    app.pass(seconds: 100)
    var again = app.reopened()
    app.pass(seconds: 450)
    again.pass(seconds: 450)
    #expect(app.bill != nil)
    #expect(app.bill == again.bill)
  }

  @Test("A ride that goes on is shown, whatever door the page was opened at")
  func leads() {
    var app = App()
    app.press(.demo)
    app.pass(seconds: 10)
    let again = app.reopened(place: .shell)
    #expect(again.state.place == .meter)
    #expect(again.effects.contains(.navigate(.meter)))
  }

  @Test("A log that cannot be read is kept, said, exported, and replaced only by the next Start")
  func unreadable() {
    let log = [
      "{\"flagfall\":\"ride\",\"version\":1,\"tariff\":\"xx-nowhere\",\"edition\":\"2020-01-01\",\"zone\":\"UTC\"}"
    ]
    var app = App(log: log)
    #expect(app.state.ride == nil)
    #expect(app.log == log)
    app.press(.exportLog)
    #expect(
      app.effects.contains {
        if case .download(_, _, let text) = $0 { text == log[0] + "\n" } else { false }
      })
    app.press(.start)
    #expect(app.log.count == 2)
    #expect(app.log[0].contains("us-nyc"))
  }
}
