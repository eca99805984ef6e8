import Metro
import MetroScreens
import RideSupport
import Testing
import Units
import Words

/// The metro's screens as text, kept; the words of those in every language and of the others in English and Ukrainian.
struct MetroGoldenTests {
  /// A screen and how it comes about.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let isInEveryLanguage: Bool
    let make: @Sendable (Language) -> MetroApp

    init(_ name: String, inEveryLanguage: Bool = false, _ make: @escaping @Sendable (Language) -> MetroApp) {
      self.name = name
      isInEveryLanguage = inEveryLanguage
      self.make = make
    }

    var testDescription: String { name }
  }

  @Test("Each screen says what it said when somebody last read it", arguments: cases)
  func golden(_ screen: Case) throws {
    for language in screen.isInEveryLanguage ? Language.offered : [.english, .ukrainian] {
      let app = screen.make(language)
      try Golden.expect(Array(app.text.utf8), at: "Tests/Goldens/metro/\(screen.name).\(language.tag).txt")
    }
  }

  static let cases: [Case] = ways + rides + rooms

  private static func riding(_ language: Language, _ from: String = "vokzalna", _ to: String = "lukianivska")
    -> MetroApp
  {
    var app = MetroApp(from: from, to: to, language)
    app.press(.start)
    return app
  }

  private static let ways = [
    Case("home", inEveryLanguage: true) { MetroApp(.home, $0) },
    Case("search") { language in
      var app = MetroApp(.home, language)
      app.press(.edit(.from))
      return app
    },
    Case("search-found") { language in
      var app = MetroApp(.home, language)
      app.press(.edit(.to))
      app.send(.input(.search, value: "лукянівська"))
      return app
    },
    Case("search-none") { language in
      var app = MetroApp(.home, language)
      app.press(.edit(.to))
      app.send(.input(.search, value: "Atlantis"))
      return app
    },
    Case("way", inEveryLanguage: true) { MetroApp(from: "vokzalna", to: "lukianivska", $0) },
    Case("way-rings", inEveryLanguage: true) { language in
      var app = MetroApp(from: "vokzalna", to: "lukianivska", language)
      app.press(.ways)
      return app
    },
    Case("way-at-hand") { language in
      var app = MetroApp(from: "vokzalna", to: "lukianivska", language)
      app.press(.favourite)
      return MetroApp(.home, language, kept: app.kept)
    },
    Case("way-last-train", inEveryLanguage: true) { language in
      // 23:30 by Kyiv's clocks.
      MetroApp(from: "vokzalna", to: "lukianivska", at: MetroApp.morning + .seconds(13 * 3600 + 30 * 60), language)
    },
    Case("way-no-train") { language in
      // 23:54 by Kyiv's clocks.
      MetroApp(from: "vokzalna", to: "lukianivska", at: MetroApp.morning + .seconds(13 * 3600 + 54 * 60), language)
    },
    Case("way-closed") { language in
      var app = MetroApp(from: "vydubychi", to: "slavutych", language)
      app.press(.choose(.siren, true))
      app.send(.siren(Array(#"{"states": {"м. Київ": {"alertnow": true, "level": "red"}}}"#.utf8)))
      return app
    },
    Case("way-walk") { MetroApp(from: "teatralna", to: "zoloti-vorota", $0) },
    // Two years on.
    Case("way-old") { MetroApp(from: "vokzalna", to: "teatralna", at: MetroApp.morning + .seconds(731 * 86_400), $0) },
  ]

  private static let rides = [
    Case("ride", inEveryLanguage: true) { language in
      var app = riding(language)
      app.pass(100)
      return app
    },
    Case("ride-next", inEveryLanguage: true) { language in
      var app = riding(language, "vokzalna", "khreshchatyk")
      while app.state.ride?.flip == nil { app.pass(1) }
      return app
    },
    Case("ride-get-off", inEveryLanguage: true) { language in
      var app = riding(language, "vokzalna", "khreshchatyk")
      while app.state.ride?.flip?.kind != .getOff { app.pass(1) }
      return app
    },
    Case("ride-change", inEveryLanguage: true) { language in
      var app = riding(language)
      while app.state.ride.map({ $0.ride.state(at: app.now).phase != .changing }) ?? false { app.pass(1) }
      app.press(.seen)
      return app
    },
    Case("ride-corrected") { language in
      var app = riding(language, "vokzalna", "lisova")
      app.pass(60)
      app.press(.stopOn)
      return app
    },
    Case("ride-over", inEveryLanguage: true) { language in
      var app = riding(language, "vokzalna", "teatralna")
      app.pass(210)
      app.press(.confirm)
      return app
    },
    Case("ride-expired") { language in
      var app = riding(language, "vokzalna", "teatralna")
      app.freeze(3600)
      return app
    },
  ]

  private static let rooms = [
    Case("journal-empty") { MetroApp(.journal, $0) },
    Case("journal", inEveryLanguage: true) { language in
      var app = riding(language, "vokzalna", "teatralna")
      app.pass(190)
      app.press(.stopOn, .confirm, .putAway)
      app.send(.open(MetroEvent.Opening(room: .home, language: language)))
      app.press(.start)
      app.pass(60)
      app.press(.endRide, .putAway)
      app.send(.open(MetroEvent.Opening(room: .journal, language: language)))
      return app
    },
    Case("calibration-none") { MetroApp(.calibration, $0) },
    Case("calibration", inEveryLanguage: true) { language in
      var app = MetroApp(from: "hidropark", to: "darnytsia", language)
      app.send(.open(MetroEvent.Opening(room: .calibration, language: language)))
      for _ in 0..<2 {
        app.press(.retap)
        for seconds in [0, 118, 22, 105] {
          app.pass(seconds)
          app.press(.tap)
        }
      }
      app.press(.untap)
      return app
    },
    Case("networks", inEveryLanguage: true) { MetroApp(.networks, $0) },
    Case("line", inEveryLanguage: true) { language in
      var app = MetroApp(.line, language)
      app.send(.input(.lineName, value: "Tram 1"))
      app.press(.addStop, .saveLine)
      return app
    },
    Case("choices", inEveryLanguage: true) { language in
      var app = MetroApp(.choices, language, abilities: MetroAbilities(hasMotion: true))
      app.press(.choose(.siren, true))
      return app
    },
    Case("unreadable", inEveryLanguage: true) { MetroApp(.home, $0, isLocked: true) },
  ]
}
