import Drawing
import JSON
import RideSupport
import Screens
import Testing
import Track
import Units

@Suite struct EventReadingTests {
  /// An event as the page writes it, and whether it is one.
  struct Case: Sendable, CustomTestStringConvertible {
    let json: String
    let isRead: Bool

    init(_ json: String, _ isRead: Bool) {
      self.json = json
      self.isRead = isRead
    }

    var testDescription: String { json }
  }

  static let boot =
    #"{"now":1,"event":"boot","language":"en","languages":["en"],"zone":"UTC","secure":true,"settings":{"skin":"vfd"},"#
    + ##""width":390.5,"height":844,"dark":false,"reducedMotion":false,"hash":"#/meter","log":null}"##

  static let cases = [
    Case(boot, true),
    Case(#"{"now":1,"event":"loaded","path":"data/x.json","text":null}"#, true),
    Case(#"{"now":1,"event":"key","key":"start"}"#, true),
    Case(#"{"now":1,"event":"key","key":"city","value":"us-nyc"}"#, true),
    Case(#"{"now":1,"event":"key","key":"city"}"#, false),
    Case(#"{"now":1,"event":"key","key":"jump"}"#, false),
    Case(#"{"now":1,"event":"key","key":"demo-speed","value":"7"}"#, false),
    Case(#"{"now":1,"event":"input","name":"as-paid-tolls","value":"1"}"#, true),
    Case(#"{"now":1,"event":"input","name":"other","value":"1"}"#, false),
    Case(#"{"now":1,"event":"fix","time":1,"lat":1,"lon":2,"accuracy":null,"speed":null}"#, true),
    Case(#"{"now":1,"event":"fix","time":1.5,"lat":1.5e-7,"lon":-2E1,"accuracy":5,"speed":1e-12}"#, true),
    Case(#"{"now":1,"event":"fix","time":1,"lat":91,"lon":2}"#, false),
    Case(#"{"now":1,"event":"fix","time":1,"lat":1e400,"lon":2}"#, false),
    Case(#"{"now":1,"event":"fix","time":1,"lat":1,"lon":2,"speed":1e300}"#, false),
    Case(#"{"now":1,"event":"position-error","kind":"denied"}"#, true),
    Case(#"{"now":1,"event":"position-error","kind":"moon"}"#, false),
    Case(#"{"now":1,"event":"tick"}"#, true),
    Case(#"{"now":-1,"event":"tick"}"#, false),
    Case(#"{"now":1e99,"event":"tick"}"#, false),
    Case(#"{"event":"tick"}"#, false),
    Case(#"{"now":1,"event":"resize","width":1,"height":1,"dark":true,"reducedMotion":true}"#, true),
    Case(#"{"now":1,"event":"visible","visible":false}"#, true),
    Case(#"{"now":1,"event":"file","name":"a","text":null,"points":[{"lat":1,"lon":2,"time":null}]}"#, true),
    Case(#"{"now":1,"event":"file","name":"a","text":"x","points":null}"#, true),
    Case(#"{"now":1,"event":"file","name":"a","text":null,"points":null}"#, true),
    Case(##"{"now":1,"event":"route","hash":"#/nowhere"}"##, true),
    Case(#"{"now":1,"event":"stored","token":1}"#, true),
    Case(#"{"now":1,"event":"store-failed","reason":"x"}"#, true),
    Case(#"{"now":1,"event":"recovered","dropped":"x","stack":""}"#, true),
    Case(#"{"now":1,"event":"shared","outcome":"copied"}"#, true),
    Case(#"{"now":1,"event":"taken"}"#, true),
    Case(#"{"now":1,"event":"notifications","permission":"granted"}"#, true),
    Case(#"{"now":1,"event":"notifications","permission":"perhaps"}"#, false),
    Case(#"{"now":1,"event":"screen-filled","on":true}"#, true),
    Case(#"{"now":1,"event":"key","key":"discount","value":"15000"}"#, true),
    Case(#"{"now":1,"event":"key","key":"discount","value":""}"#, true),
    Case(#"{"now":1,"event":"key","key":"discount","value":"100001"}"#, false),
    Case(#"{"now":1,"event":"key","key":"discount","value":"-1"}"#, false),
    Case(#"{"now":1,"event":"input","name":"discount-percent","value":"150"}"#, true),
    Case(#"{"now":1,"event":"input","name":"discount-amount","value":"x"}"#, true),
    Case(#"{"now":1,"event":"input","name":"speak","value":"change"}"#, true),
    Case(#"{"now":1,"event":"dance"}"#, false),
    Case("", false),
    Case("[]", false),
  ]

  @Test("Events of the page are read, anything else is refused", arguments: cases)
  func reads(_ test: Case) {
    do throws(JSONError) {
      _ = try AppEvent(json: Array(test.json.utf8))
      #expect(test.isRead)
    } catch {
      #expect(!test.isRead, "\(error.description)")
    }
  }

  @Test("Numbers keep what JavaScript wrote, also with an exponent")
  func numbers() throws {
    let event = try AppEvent(
      json: Array(
        #"{"now":2,"event":"fix","time":17e2,"lat":1.5e-7,"lon":-2.5E1,"accuracy":4.25,"speed":1e-12}"#.utf8))
    guard case .fix(let fix) = event.kind else {
      Issue.record("no fix")
      return
    }
    #expect(fix.time == Instant(milliseconds: 1700))
    #expect(fix.place == Coordinate(latitude: 150, longitude: -25_000_000_000))
    #expect(fix.accuracy == Distance(millimetres: 4250))
    #expect(fix.speed == .zero)
  }

  @Test("Every key and field is known by the name it is sent under")
  func names() {
    let keys: [Key] = [
      .start, .pause, .resume, .extras, .stop, .undoStop, .pay, .clear, .rate(nil), .rate("jfk"), .extraMore("a"),
      .extraLess("a"), .closeSheet, .demo, .demoSpeed(10), .openFile, .retryPosition, .city("us-nyc"), .skin(.vfd),
      .exportLog, .exportReport, .showReceipt, .shareReceipt, .downloadReceipt, .downloadPicture, .printReceipt,
      .dismiss, .escape, .turn,
      .fillScreen, .reduce, .discount(nil), .discount(12_500), .notifyFare(true), .notifyFare(false),
    ]
    for key in keys { #expect(Key(name: key.name, value: key.value) == key) }
    for field in [
      Field.language, .units, .source, .demoSpeed, .keepAwake, .vibrate, .sounds, .lively, .speak, .notify, .map,
      .citySearch,
      .discountPercent,
      .discountAmount, .asPaid("tolls"),
    ] {
      #expect(Field(name: field.name) == field)
    }
  }

  @Test("Whatever is sent in whatever order, the app goes on", arguments: [1, 2, 3] as [UInt64])
  func storm(seed: UInt64) {
    var dice = Dice(seed: seed)
    var app = App()
    let words = EventReadingTests.cases.filter(\.isRead).dropFirst().map { Array($0.json.utf8) }
    for _ in 0..<3000 {
      guard var bytes = words.randomElement(using: &dice) else { return }
      if Bool.random(using: &dice) {
        for _ in 0..<Int.random(in: 1...3, using: &dice) {
          bytes[Int.random(in: 0..<bytes.count, using: &dice)] = UInt8.random(in: 32...126, using: &dice)
        }
      }
      do throws(JSONError) {
        let event = try AppEvent(json: bytes)
        app.sleep(seconds: Int64.random(in: 0...3, using: &dice))
        app.send(event.kind)
      } catch {
        continue
      }
      if Int.random(in: 0..<4, using: &dice) == 0 {
        app.press([Key.start, .demo, .stop, .pay, .clear, .extras, .undoStop].randomElement(using: &dice) ?? .start)
      }
      #expect(!app.text.isEmpty, "seed \(seed)")
    }
  }
}
