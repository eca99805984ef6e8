import Almanac
import Tariffs
import Units
import Words

/// The words and formats in which a state is told.
struct Wording {
  let strings: Strings
  let formats: Formats

  /// Words for a city's customs; without a city the metric ones.
  init(_ strings: Strings, tariff: Tariff?, units: UnitChoice) {
    self.strings = strings
    var customs = Customs.metric
    if let tariff {
      customs = Customs.of(country: tariff.country)
      customs.roads = tariff.roadUnit == .mile ? .miles : .kilometres
    }
    switch units {
    case .city: break
    case .kilometres: customs.roads = .kilometres
    case .miles: customs.roads = .miles
    }
    formats = Formats(strings.language, customs: customs)
  }

  /// A text of a tariff in the language in use.
  func text(_ text: LocalText) -> String {
    text.text(in: strings.language.tag)
  }

  /// A sum with the sign that is used in the city.
  func money(_ sum: Money, _ tariff: Tariff) -> String {
    formats.money(sum, in: tariff.currency, sign: .local)
  }

  /// A time as a stopwatch shows it, hours only when there are some: `7:31`, `1:07:31`.
  func stopwatch(_ length: Elapsed) -> String {
    var text = Array(formats.stopwatch(length).utf8)
    if text.starts(with: "0:".utf8) { text.removeFirst(2) }
    if text.first == UInt8(ascii: "0"), text.count > 4 { text.removeFirst() }
    return String(decoding: text, as: UTF8.self)
  }
}
