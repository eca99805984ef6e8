import Drawing
import RideSupport
import Screens
import Testing
import Units
import Words

@Suite struct ScreenGoldenTests {
  /// A screen and how it comes about.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @Sendable (Language) -> App

    init(_ name: String, _ make: @escaping @Sendable (Language) -> App) {
      self.name = name
      self.make = make
    }

    var testDescription: String { name }
  }

  /// Screens that are kept in every language; the others are kept in English and Spanish.
  private static let inEveryLanguage = [
    "about", "asked-to-notify", "cities", "discount", "demo-60", "extras-barcelona", "for-hire-barcelona-holiday",
    "gap", "hired", "paused",
    "position-denied", "receipt", "settings", "shell", "to-pay",
  ]

  @Test("Each screen says what it said when somebody last read it", arguments: cases)
  func golden(_ screen: Case) throws {
    let isInAll = Self.inEveryLanguage.contains(screen.name)
    for language in isInAll ? Language.offered : [.english, .spanish] {
      let app = screen.make(language)
      try Golden.expect(Array(app.text.utf8), at: "Tests/Goldens/screens/\(screen.name).\(language.tag).txt")
    }
  }

  @Test("In the pseudo-language no screen has a word that is not from the table", arguments: cases)
  func pseudo(_ screen: Case) throws {
    let english = try Strings(.english, bytes: Golden.bytes("Data/strings/en.json"))
    // A line of a log is JSON in every language.
    let text = screen.make(.pseudo).text.split(separator: "\n").filter { !$0.hasPrefix("{\"at\"") }.joined(
      separator: "\n")
    #expect(text.contains("(qps)"))
    #expect(!text.contains("{"), "a placeholder is not filled")
    for phrase in Phrase.allCases where phrase.placeholders.isEmpty && phrase != .appName {
      let words = english.text(phrase)
      guard words.utf8.count > 5, !words.hasPrefix("demo") else { continue }
      #expect(!text.contains("[" + words + " =") && !text.contains(words + ":"), "\(phrase.key)")
    }
  }

  static let cases: [Case] =
    rooms + rides + notices + doors + kept + developer

  private static let rooms = [
    Case("shell") { App($0, city: nil, place: .shell) },
    Case("cities") { App($0, city: nil, place: .cities) },
    Case("cities-found") { language in
      var app = App(language, place: .cities)
      app.send(.input(.citySearch, value: "glás"))
      return app
    },
    Case("cities-none") { language in
      var app = App(language, place: .cities)
      app.send(.input(.citySearch, value: "Atlantis"))
      return app
    },
    Case("cities-while-riding") { language in
      var app = App(language)
      app.press(.demo)
      app.send(.route(.cities))
      return app
    },
    Case("settings") { App($0, place: .settings) },
    Case("settings-while-riding") { language in
      var app = App(language)
      app.press(.demo)
      app.send(.route(.settings))
      return app
    },
    Case("about") { App($0, place: .about) },
  ]

  private static let rides = [
    Case("for-hire") { App($0) },
    Case("for-hire-demo") { App($0, change: { $0.source = .demo }) },
    Case("for-hire-flat") { language in
      var app = App(language)
      app.press(.rate("jfk"))
      return app
    },
    Case("for-hire-glasgow") { App($0, city: "gb-glasgow") },
    Case("for-hire-barcelona-night") { App($0, at: App.noon + .seconds(3 * 3600), city: "es-barcelona") },
    // Saint Stephen's Day, a Saturday.
    Case("for-hire-barcelona-holiday") { App($0, at: Instant(seconds: 1_798_279_200), city: "es-barcelona") },
    Case("hired-waiting-for-fix") { language in
      var app = App(language)
      app.press(.start)
      app.pass(seconds: 3)
      return app
    },
    Case("hired") { language in
      var app = App(language)
      app.press(.start)
      app.drive(seconds: 120, speed: 10)
      return app
    },
    Case("hired-kilometres") { language in
      var app = App(language, change: { $0.units = .kilometres })
      app.press(.start)
      app.drive(seconds: 120, speed: 10)
      return app
    },
    Case("paused") { language in
      var app = App(language)
      app.press(.start)
      app.drive(seconds: 40, speed: 8)
      app.press(.pause)
      return app
    },
    Case("extras") { language in
      var app = App(language)
      app.press(.start)
      app.drive(seconds: 30, speed: 8)
      app.press(.extras, .extraMore("congestion"))
      app.send(.input(.asPaid("tolls"), value: "6,94"))
      return app
    },
    Case("extras-barcelona") { language in
      var app = App(language, city: "es-barcelona")
      app.press(.demo, .extras)
      return app
    },
    Case("gap") { language in
      var app = App(language)
      app.press(.start)
      app.drive(seconds: 30, speed: 8)
      app.pass(seconds: 15)
      return app
    },
    Case("gap-over") { language in
      var app = App(language)
      app.press(.start)
      app.drive(seconds: 30, speed: 8)
      app.pass(seconds: 15)
      app.drive(seconds: 2, speed: 8)
      return app
    },
    Case("demo-60") { language in
      var app = App(language, change: { $0.demoSpeed = 60 })
      app.press(.demo)
      app.pass(seconds: 4, tick: 250)
      return app
    },
    Case("hired-drums") { language in
      var app = App(language, change: { $0.skin = .drums })
      app.press(.start)
      app.drive(seconds: 70, speed: 10)
      return app
    },
    Case("turned") { language in
      var app = App(language, abilities: Abilities(notifications: .none, isSlow: true))
      app.pass(seconds: 2)
      app.press(.turn)
      app.send(.screenFilled(true))
      return app
    },
    Case("asked-to-notify") { language in
      var app = App(language, abilities: Abilities())
      app.press(.start)
      app.drive(seconds: 5, speed: 8)
      return app
    },
    Case("for-hire-limits") { language in
      App(language, abilities: Abilities(notifications: .denied, staysAwake: false, fillsScreen: false))
    },
    // Constitution Day, a Monday, 22:30.
    Case("for-hire-madrid-night") { App($0, at: Instant(seconds: 1_828_128_600), city: "es-madrid") },
    Case("discount") { language in
      var app = App(language)
      app.press(.start)
      app.drive(seconds: 90, speed: 9)
      app.press(.stop, .discount(15_000), .reduce)
      return app
    },
    Case("to-pay-discount") { language in
      var app = App(language)
      app.press(.start)
      app.drive(seconds: 90, speed: 9)
      app.press(.stop)
      app.send(.input(.discountAmount, value: "1,50"))
      return app
    },
    Case("receipt-discount") { language in
      var app = App(language)
      app.press(.start)
      app.drive(seconds: 90, speed: 9)
      app.press(.stop, .discount(20_000), .pay)
      return app
    },
    Case("to-pay") { language in
      var app = App(language)
      app.press(.start)
      app.drive(seconds: 90, speed: 9)
      app.press(.stop)
      return app
    },
    Case("to-pay-settled") { language in
      var app = App(language)
      app.press(.start)
      app.drive(seconds: 90, speed: 9)
      app.press(.stop)
      app.pass(seconds: 61)
      return app
    },
    Case("paid") { language in
      var app = paid(language)
      app.send(.route(.meter))
      return app
    },
    Case("receipt") { paid($0) },
  ]

  private static func paid(_ language: Language) -> App {
    var app = App(language, city: "es-barcelona", change: { $0.demoSpeed = 60 })
    app.press(.demo)
    app.pass(seconds: 10, tick: 250)
    app.press(.pay)
    return app
  }

  private static let notices = [
    Case("insecure") { App($0, device: Device(isSecure: false)) },
    Case("position-denied") { language in
      var app = App(language)
      app.press(.start)
      app.send(.positionError(.denied))
      return app
    },
    Case("position-unavailable") { language in
      var app = App(language)
      app.press(.start)
      app.send(.positionError(.unavailable))
      return app
    },
    Case("position-timed-out") { language in
      var app = App(language)
      app.press(.start)
      app.pass(seconds: 10)
      return app
    },
    Case("position-unusable") { language in
      var app = App(language)
      app.press(.start)
      app.drive(seconds: 12, speed: 5, accuracy: 900)
      return app
    },
    Case("not-stored") { language in
      var app = App(language)
      app.press(.start)
      app.send(.storeFailed(reason: "no room", isFull: false))
      app.drive(seconds: 3, speed: 8)
      return app
    },
    Case("recovered") { language in
      var app = App(language)
      app.press(.demo)
      app.send(.recovered(dropped: "{\"event\":\"fix\"}"))
      return app
    },
    Case("taken") { language in
      var app = App(language)
      app.press(.demo)
      app.send(.taken)
      return app
    },
    Case("file-refused") { language in
      var app = App(language)
      app.send(.file(OpenedFile(name: "a.txt", content: .text(Array("hello".utf8)))))
      return app
    },
    Case("unreadable-log") { App($0, log: ["{\"flagfall\":\"ride\",\"version\":9}"]) },
  ]
}
