import JSON
import RideSupport
import Screens
import Tariffs
import Testing
import Units
import Words

/// What the rooms that answer say, and what they keep.
@Suite struct AnswersTests {
  /// A screen and how it comes about.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @Sendable (Language) -> Answers

    init(_ name: String, _ make: @escaping @Sendable (Language) -> Answers) {
      self.name = name
      self.make = make
    }

    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case("elsewhere") { Answers(.elsewhere(ride: nil), $0, log: Answers.ride("nyc-rush")) },
    Case("elsewhere-in-euros") { language in
      var room = Answers(.elsewhere(ride: nil), language, log: Answers.ride("bcn-evening"))
      room.type(.currency, "EUR")
      room.type(.worth("USD"), "1,08")
      room.type(.worth("JPY"), "161.5")
      room.type(.worth("PLN"), "what")
      room.press(.openCity("us-nyc"))
      return room
    },
    Case("elsewhere-no-ride") { Answers(.elsewhere(ride: nil), $0) },
    Case("why") { language in
      var room = Answers(.why(ride: nil), language, log: Answers.ride("nyc-rush"))
      room.press(.step(1), .step(1), .step(1))
      return room
    },
    Case("why-start") { Answers(.why(ride: nil), $0, log: Answers.ride("bcn-day")) },
    Case("overcharged-empty") { Answers(.overcharged(ride: nil), $0, city: "es-barcelona") },
    Case("overcharged-right") { asked($0, "9.70") },
    Case("overcharged-dear") { asked($0, "14.90") },
    Case("overcharged-cheap") { asked($0, "3,20") },
    Case("overcharged-of-a-ride") { language in
      var room = Answers(.overcharged(ride: nil), language, log: Answers.ride("bcn-evening"))
      room.type(.asked(.charged), "30")
      return room
    },
    Case("tariff") { Answers(.tariff("de-berlin"), $0) },
    Case("tariff-with-holidays") { Answers(.tariff("gb-london"), $0) },
    Case("own-none") { Answers(.own(nil), $0) },
    Case("own-blank") { language in
      var room = Answers(.own("new"), language)
      room.press(.saveTariff)
      return room
    },
    Case("own-kyiv") { kyiv($0) },
    Case("own-copy") { Answers(.own("gb-london"), $0) },
  ]

  private static func asked(_ language: Language, _ charged: String) -> Answers {
    var room = Answers(.overcharged(ride: nil), language, city: "es-barcelona")
    for (field, value): (Asked.Field, String) in [
      (.day, "2026-03-04"), (.from, "11:00"), (.to, "11:14"), (.distance, "3,1"), (.charged, charged),
    ] {
      room.type(.asked(field), value)
    }
    return room
  }

  static func kyiv(_ language: Language) -> Answers {
    var room = Answers(.own("new"), language)
    room.type([
      (.file(.city), "Kyiv"), (.file(.country), "UA"), (.file(.currency), "UAH"), (.file(.zone), "Europe/Kyiv"),
      (.file(.centre), "50.4501, 30.5234"), (.file(.authority), "Taxi services"), (.file(.publisher), "A newspaper"),
      (.file(.url), "https://example.org/taxi"), (.file(.published), "2026-01"), (.file(.from), "2026-01-01"),
      (.file(.increment), "1"), (.rate(0, .name), "День"), (.rate(0, .initial), "70"),
      (.rate(0, .distance), "14.50"), (.rate(0, .time), "3"), (.rate(0, .hourly), "min"),
    ])
    room.press(.form(.addRate), .form(.raiseRate(1)), .form(.addWindow(rate: 0)))
    room.type([(.rate(0, .name), "Ніч"), (.rate(0, .initial), "90"), (.rate(0, .distance), "18")])
    room.press(.saveTariff)
    return room
  }

  private static let inEveryLanguage = ["overcharged-dear", "own-blank", "own-kyiv", "why", "elsewhere-in-euros"]

  @Test("Each room says what it said when somebody last read it", arguments: cases)
  func golden(_ screen: Case) throws {
    let isInAll = Self.inEveryLanguage.contains(screen.name)
    for language in isInAll ? Language.offered : [.english, .spanish] {
      let text = screen.make(language).text
      try Golden.expect(Array(text.utf8), at: "Tests/Goldens/answers/\(screen.name).\(language.tag).txt")
    }
  }

  @Test("In the pseudo-language no room has a word that is not from the table", arguments: cases)
  func pseudo(_ screen: Case) throws {
    let english = try Strings(.english, bytes: Golden.bytes("Data/strings/en.json"))
    let text = screen.make(.pseudo).text
    #expect(text.contains("(qps)"))
    #expect(!text.contains("{"), "a placeholder is not filled")
    // Hong Kong and Singapore are countries and, from their tariffs, cities.
    for phrase in Phrase.allCases
    where phrase.placeholders.isEmpty && phrase != .appName && !phrase.key.hasPrefix("country.") {
      let words = english.text(phrase)
      // Some cities have the name of their country.
      guard words.utf8.count > 5, !phrase.key.hasPrefix("country.") else { continue }
      #expect(!text.contains("[" + words + " =") && !text.contains(words + ":"), "\(phrase.key)")
    }
  }

  @Test("A tariff that is saved is kept as a file that the checker accepts, and comes back into the form")
  func saving() throws {
    var room = Self.kyiv(.english)
    #expect(room.kept.map(\.id) == ["ua-kyiv-own"])
    let check = try TariffCheck(Array(room.kept[0].text.utf8))
    #expect(check.findings(calendar: nil, fileName: "ua-kyiv-own.json").allSatisfy { $0.severity == .warning })
    #expect(check.tariff.editions[0].rates.count == 2)
    let before = room.text
    room.send(.open(AnswersEvent.Opening(room: .own(nil), language: .english)))
    #expect(room.text.contains("Kyiv -> #/own/ua-kyiv-own"))
    room.send(.open(AnswersEvent.Opening(room: .own("ua-kyiv-own"), language: .english)))
    #expect(room.text == before)
    room.press(.askToDelete, .deleteTariff)
    #expect(!room.text.contains("Kyiv"))
  }

  @Test("What is exported is what is saved, and what is opened is filled in again")
  func exporting() throws {
    var room = Self.kyiv(.english)
    room.press(.exportTariff)
    guard case .download("ua-kyiv-own.json", _, let text) = room.effects.last else {
      Issue.record("nothing was saved: \(String(describing: room.effects.last))")
      return
    }
    #expect(text == room.kept[0].text)
    var other = Answers(.own(nil))
    other.send(.file(OpenedFile(name: "x.json", content: .text(Array(text.utf8)))))
    #expect(other.text.contains("<form.city> Name: Kyiv"))
    other.send(.open(AnswersEvent.Opening(room: .own(nil), language: .english)))
    other.send(.file(OpenedFile(name: "x.json", content: .text(Array("{}".utf8)))))
    #expect(other.text.contains("The file is not a tariff"))
  }

  @Test("A form that is not right is not saved, and its first fault is gone to")
  func notSaved() {
    var room = Answers(.own("new"))
    #expect(!room.text.contains("!! This is needed."))
    room.press(.saveTariff)
    #expect(room.kept.isEmpty)
    #expect(room.effects.contains(.focus(id: "form.city")))
    #expect(room.text.contains("!! This is needed."))
  }

  @Test("A room speaks the language in which it was entered, also one that it spoke before")
  func languages() {
    var room = Answers(.own(nil))
    let before = room.text
    for language in [Language.german, .english, .japanese, .english] {
      room.send(.open(AnswersEvent.Opening(room: .own(nil), language: language)))
    }
    #expect(room.text == before)
  }

  @Test("Every key and field of the rooms leads back from its name")
  func names() {
    let keys: [AnswerKey] = [
      .escape, .print, .openCity("us-nyc"), .step(1), .step(-1), .charge("bag", 1), .charge("bag", -1),
      .form(.removeBand(rate: 1, 2)), .newTariff, .importTariff, .saveTariff, .exportTariff, .useTariff, .askToDelete,
      .deleteTariff, .firstFault, .sharePicture,
    ]
    for key in keys { #expect(AnswerKey(name: key.name, value: key.value) == key) }
    let fields: [AnswerField] =
      [.step, .moment, .spot, .currency, .worth("USD"), .paid("toll"), .form(.rate(0, .initial))]
      + Asked.Field.allCases.map { .asked($0) }
    for field in fields { #expect(AnswerField(name: field.name) == field) }
  }
}
