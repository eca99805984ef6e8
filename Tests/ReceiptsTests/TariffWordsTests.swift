import Almanac
import JSON
import Receipts
import RideSupport
import Tariffs
import Testing
import Units
import Words

/// Tariffs in plain words.
@Suite struct TariffWordsTests {
  private static func words(
    _ tariff: Tariff, _ edition: Edition?, _ language: Language, steps: Int = 5
  ) throws -> TariffWords {
    let strings = try Strings(language, bytes: Golden.bytes("Data/strings/\(language.tag).json"))
    return TariffWords(
      tariff: tariff, edition: edition, steps: steps, strings: strings,
      formats: Formats(language, customs: .of(country: tariff.country)))
  }

  /// These are kept in every language, all others in the two that most files are written in.
  private static let inEveryLanguage = [
    "at-wien", "de-berlin", "de-leipzig", "es-barcelona", "fr-lyon", "gb-london", "hk-hong-kong", "ie-dublin",
    "it-roma", "jp-tokyo", "pl-warszawa", "us-nyc",
  ]

  @Test("A shipped tariff reads as it did", arguments: try ShippedTariffs.identifiers())
  func golden(_ id: String) throws {
    let tariff = try ShippedTariffs.tariff(id)
    for language in Self.inEveryLanguage.contains(id) ? Language.offered : [.english, .spanish] {
      let text = try Self.words(tariff, tariff.edition(on: CivilDate(dayNumber: 20_605)), language).text
      try Golden.expect(Array(text.utf8), at: "Tests/Goldens/tariffs/\(id).\(language.tag).txt")
    }
  }

  @Test("Every edition of every city can be said in every language, in lines of a page's width")
  func all() throws {
    for id in try ShippedTariffs.identifiers() {
      let tariff = try ShippedTariffs.tariff(id)
      let editions: [Edition?] = tariff.editions.isEmpty ? [nil] : tariff.editions
      for edition in editions {
        for language in Language.offered {
          let text = try Self.words(tariff, edition, language).text
          #expect(!text.contains("{"), "\(id): a placeholder is left")
          for line in text.split(separator: "\n") where TextColumns.count(line) > 80 {
            #expect(!line.drop { $0 == " " }.contains(" "), "\(id): a line is too long: \(line)")
          }
        }
      }
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    var country = "DE"
    let rate: String
    let english: String
    let spanish: String
    var testDescription: String { name }
  }

  @Test(
    "A rate's prices and hours have their sentences",
    arguments: [
      Case(
        name: "single application by the kilometre and the hour",
        rate: #""initial":"4.00","distance":"2.00/km","time":"36.30/h""#,
        english: "€4.00 at the start, then €2.00/km or €36.30/h, whichever is more",
        spanish: "4,00 € al inicio y después 2,00 €/km o 36,30 €/h, lo que sea más"),
      Case(
        name: "what the initial charge covers, and units",
        rate: #""initial":"4.00","includes":{"units":2},"unit":{"amount":"0.20","distance":"127.3 m","time":"27.4 s"}"#,
        english: "First 254.6 m or 54.8 s €4.00, then €0.20 per 127.3 m or 27.4 s",
        spanish: "Primeros 254,6 m o 54,8 s: 4,00 €; después, 0,20 € cada 127,3 m o 27,4 s"),
      Case(
        name: "parts of a mile", country: "US",
        rate: #""initial":"3.00","unit":{"amount":"0.70","distance":"1/5 mi","time":"60 s"}"#,
        english: "€3.00 at the start, then €0.70 per 1/5 mi or 60 s",
        spanish: "3,00 € al inicio y después 0,70 € cada 1/5 mi o 60 s"),
      Case(
        name: "yards", country: "GB",
        rate: #""initial":"3.00","unit":{"amount":"0.30","distance":"174 yd","time":"37 s"}"#,
        english: "€3.00 at the start, then €0.30 per 174 yd or 37 s",
        spanish: "3,00 € al inicio y después 0,30 € cada 174 yd o 37 s"),
      Case(
        name: "double application", rate: #""mode":"D","initial":"4.00","distance":"2.00/km","time":"0.50/min""#,
        english: "€4.00 at the start, then €2.00/km and also €0.50/min",
        spanish: "4,00 € al inicio y después 2,00 €/km y además 0,50 €/min"),
      Case(
        name: "a threshold",
        rate: #""mode":"switch","threshold":"10.4 mph","initial":"4.00","distance":"2.00/km","time":"0.50/min""#,
        english: "€4.00 at the start, then €2.00/km, but below 16.7 km/h €0.50/min instead",
        spanish: "4,00 € al inicio y después 2,00 €/km, pero por debajo de 16,7 km/h, 0,50 €/min"),
      Case(
        name: "time on top below a speed",
        rate: #""mode":"D-below","threshold":"15 km/h","initial":"4.00","distance":"2.00/km","time":"0.50/min""#,
        english: "€4.00 at the start, then €2.00/km, and below 15 km/h also €0.50/min",
        spanish: "4,00 € al inicio y después 2,00 €/km y, por debajo de 15 km/h, además 0,50 €/min"),
      Case(
        name: "bands by distance",
        rate: #""initial":"4.00","bands":[{"distance":"2.00/km"},{"from":"6 km","distance":"1.50/km"}]"#,
        english: "From 6 km on €1.50/km", spanish: "A partir de 6 km, 1,50 €/km"),
      Case(
        name: "bands by fare", country: "HK",
        rate: #""initial":"4.00","bands":[{"distance":"2.00/km"},{"from-fare":"102.50","distance":"1.50/km"}]"#,
        english: "From a fare of €102.50 on €1.50/km", spanish: "Desde que marca 102,50 €, 1,50 €/km"),
      Case(
        name: "stages of waiting",
        rate: #""initial":"4.00","distance":"2.00/km","time":"36.30/h","waiting":[{"from":"0 s","time":"0.00/h"},"#
          + #"{"from":"60 s","time":"36.30/h"}]"#,
        english: "Each standstill: free of charge; after 60 s €36.30/h",
        spanish: "Cada parada: sin cargo; tras 60 s, 36,30 €/h"),
      Case(
        name: "weekdays without holidays",
        rate: #""windows":[{"days":"mon-thu","holidays":"never","from":"06:00","to":"22:00","reason":"day"}],"#
          + #""initial":"4.00","distance":"2.00/km""#,
        english: "When: Monday to Thursday but not public holidays from 06:00 to 22:00",
        spanish: "Cuándo: de lunes a jueves salvo festivos, de 6:00 a 22:00"),
      Case(
        name: "days across Sunday",
        rate: #""windows":[{"days":"fri-mon,wed","from":"00:00","to":"24:00","reason":"day"}],"#
          + #""initial":"4.00","distance":"2.00/km""#,
        english: "When: Wednesday and Friday to Monday all day",
        spanish: "Cuándo: miércoles y de viernes a lunes, todo el día"),
      Case(
        name: "eves",
        rate: #""windows":[{"holidays":"eve","from":"20:00","to":"24:00","reason":"night"}],"#
          + #""initial":"4.00","distance":"2.00/km""#,
        english: "When: days before public holidays from 20:00 to 24:00",
        spanish: "Cuándo: vísperas de festivo, de 20:00 a 24:00"),
      Case(
        name: "days of the year",
        rate: #""windows":[{"dates":["12-24","easter-2","easter","easter+39"],"from":"20:00","to":"06:00","#
          + #""reason":"special"}],"initial":"4.00","distance":"2.00/km""#,
        english: "When: 24 December, Good Friday, Easter Sunday, 39 days after Easter Sunday from 20:00 to 06:00",
        spanish: "Cuándo: 24 de diciembre, Viernes Santo, Domingo de Pascua, 39 días después del Domingo de Pascua, "
          + "de 20:00 a 6:00"),
      Case(
        name: "a season",
        rate: #""windows":[{"season":{"from":"06-01","to":"09-30"},"from":"20:00","to":"06:00","reason":"night"}],"#
          + #""initial":"4.00","distance":"2.00/km""#,
        english: "When: every day from 1 June to 30 September from 20:00 to 06:00",
        spanish: "Cuándo: todos los días del 1 de junio al 30 de septiembre, de 20:00 a 6:00"),
      Case(
        name: "a span of the year",
        rate: #""windows":[{"from":"12-24 20:00","to":"12-26 06:00","reason":"special"}],"#
          + #""initial":"4.00","distance":"2.00/km""#,
        english: "When: from 24 December, 20:00, to 26 December, 06:00",
        spanish: "Cuándo: del 24 de diciembre, 20:00, al 26 de diciembre, 6:00"),
    ])
  func sentences(_ test: Case) throws {
    let rates = #"{"id":"a","lamp":"1","name":"A",\#(test.rate)},\#(ReferenceTariffs.rate("b", mode: "S"))"#
    let tariff = ReferenceTariffs.tariff(rates: rates)
    for (language, sentence) in [(Language.english, test.english), (.spanish, test.spanish)] {
      let strings = try Strings(language, bytes: Golden.bytes("Data/strings/\(language.tag).json"))
      let words = TariffWords(
        tariff: tariff, edition: tariff.editions[0], steps: 0, strings: strings,
        formats: Formats(language, customs: .of(country: test.country)))
      let lines = words.rows.compactMap { row -> String? in
        switch row {
        case .line(let text): text
        case .pair(let label, let value): "\(label): \(value)"
        default: nil
        }
      }.map { $0.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ") }
      #expect(lines.contains(sentence), "\(lines)")
    }
  }
}
