import Almanac
import Glibc
import Tariffs
import Units
import Words

extension Command {
  /// The cities.
  static let tariffs = Command(
    name: "tariffs", summary: "list the cities whose tariffs there are",
    description: [
      "Prints a line a city: its identifier, its country, its name, the days on which the edition that holds today begins "
        + "and ends, how far its amounts can be trusted (official, press or derived: the least of them), and the number of "
        + "editions. A city that is listed and cannot be priced has the reason instead."
    ],
    options: [
      Option(name: "country", value: "CODE", help: "Only the cities of a country, such as ES."),
      .language,
    ],
    examples: [
      Example(line: "flagfall tariffs", meaning: "All cities."),
      Example(line: "flagfall tariffs --country ES --language es", meaning: "Those of Spain, in Spanish."),
    ],
    run: tariffs)

  private static func tariffs(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let shelf = try TariffShelf()
    let language = try Language.named(arguments)
    let country = arguments.value("country")?.uppercased()
    let strings = try Resources.strings(language)
    let now = Instant(seconds: Int64(time(nil)))
    var rows: [TariffRow] = []
    for id in try shelf.identifiers() {
      let tariff = try shelf.tariff(id)
      if country == nil || tariff.country == country { rows.append(TariffRow(tariff, now: now, strings: strings)) }
    }
    guard !rows.isEmpty else {
      throw .usage("there is no tariff of the country \(country ?? ""): see all with flagfall tariffs")
    }
    let widths = [rows.map { $0.id.count }.max() ?? 0, rows.map { TextColumns.count($0.city) }.max() ?? 0]
    for row in rows {
      Terminal.write(
        "\(padded(row.id, widths[0]))  \(row.country)  \(padded(row.city, widths[1]))  \(row.rest)\n")
    }
    return .done
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - TextColumns.count(text)))
  }
}

/// What the list says of one city.
private struct TariffRow {
  let id: String
  let country: String
  let city: String
  let rest: String

  init(_ tariff: Tariff, now: Instant, strings: Strings) {
    id = tariff.id
    country = tariff.country
    city = tariff.city.text(in: strings.language.tag)
    if let reason = tariff.notOffered {
      rest = strings.text(.cityNotOffered, ["reason": reason.text(in: strings.language.tag)])
    } else if let edition = tariff.edition(on: tariff.zone.local(of: now).date) {
      let until = edition.until?.iso8601 ?? "          "
      let count = tariff.editions.count
      let confidence = tariff.confidence(of: edition)?.rawValue ?? ""
      rest =
        "\(edition.from.iso8601)  \(until)  \(confidence)\(String(repeating: " ", count: 8 - confidence.count))  "
        + (count == 1 ? "1 edition" : "\(count) editions")
    } else {
      rest = "no edition"
    }
  }
}

extension Tariff {
  /// The least confidence among the sources of an edition's rates.
  fileprivate func confidence(of edition: Edition) -> Source.Confidence? {
    let all = edition.rates.compactMap { source($0.source)?.confidence }
    return [.derived, .press, .official].first { all.contains($0) }
  }
}
