import Almanac
import Tariffs
import Taximeter
import Units
import Words

/// An edition of a tariff in plain words, row by row, in one language.
package struct TariffWords: Sendable {
  /// One row.
  package enum Row: Sendable, Hashable {
    /// The name of what this is.
    case title(String)
    /// The name of a part: a rate, the extras, the sources.
    case section(String)
    /// A label and what it is.
    case pair(label: String, value: String)
    /// A sentence.
    case line(String)
    /// What explains the row above it.
    case detail(String)
    /// A table with a name over each column.
    case table(head: [String], rows: [[String]])
  }

  /// The rows from the top.
  package let rows: [Row]

  /// Explains an edition of a tariff, with so many steps of each rate's display; of a city that is not offered, says why.
  package init(tariff: Tariff, edition: Edition?, steps: Int, strings: Strings, formats: Formats) {
    let words = TariffWording(tariff: tariff, strings: strings, formats: formats)
    var rows: [Row] = [.title(tariff.city.text(in: formats.language.tag))]
    if let reason = tariff.notOffered {
      rows.append(.line(words.text(.cityNotOffered, ["reason": words.local(reason)])))
    }
    rows.append(words.pair(.tariffAuthority, tariff.authority))
    if let edition {
      rows += words.facts(of: edition)
      let rates = RateWording(edition: edition, words: words)
      for index in edition.rates.indices { rows += rates.rows(of: index, steps: steps) }
      rows += ExtrasWording(edition: edition, words: words).rows
    }
    rows += words.sources(of: edition)
    self.rows = rows
  }
}

/// What the rows of a tariff's words are made with, and the rows of what belongs to no rate.
struct TariffWording {
  let tariff: Tariff
  let strings: Strings
  let formats: Formats

  func text(_ phrase: Phrase, _ arguments: Arguments = [:]) -> String { strings.text(phrase, arguments) }

  func local(_ text: LocalText) -> String { text.text(in: formats.language.tag) }

  func money(_ sum: Money) -> String { formats.money(sum, in: tariff.currency, sign: .local) }

  func price(_ minorUnits: Ratio) -> (text: String, isExact: Bool, isWhole: Bool) {
    formats.price(minorUnits, in: tariff.currency, sign: .local)
  }

  func pair(_ label: Phrase, _ value: String) -> TariffWords.Row { .pair(label: text(label), value: value) }

  func list(_ texts: [String]) -> String { texts.joined(separator: formats.semicolon) }

  // MARK: - The edition

  func facts(of edition: Edition) -> [TariffWords.Row] {
    var rows = [pair(.tariffInForce, span(of: edition))]
    let others = tariff.editions.filter { $0.from != edition.from }
    if !others.isEmpty { rows.append(pair(.tariffOtherEditions, list(others.map { span(of: $0) }))) }
    rows.append(pair(.tariffClock, tariff.zone.name))
    rows.append(pair(.tariffStep, step(of: edition)))
    if edition.rates.filter({ $0.selection == .clock }).count > 1 {
      rows.append(pair(.tariffSwitching, text(edition.switching.phrase)))
    }
    rows.append(pair(.tariffPaused, text(edition.paused.phrase)))
    if let rounding = edition.rounding {
      rows.append(pair(.receiptRounding, text(rounding.direction.phrase, ["amount": money(rounding.step)])))
    }
    if let tax = edition.taxIncluded {
      rows.append(.line(text(.receiptTaxOf, ["percent": percent(tax)])))
    }
    if let note = edition.note { rows.append(pair(.tariffNote, local(note))) }
    return rows
  }

  /// A share without zeros at the end of its fraction.
  func percent(_ share: Percentage) -> String {
    formats.percent(share.share.times(Ratio(100_000))?.rounded ?? 0, digits: 3)
  }

  private func span(of edition: Edition) -> String {
    let from = formats.date(edition.from)
    guard let until = edition.until else { return text(.tariffSince, ["date": from]) }
    return text(.tariffSpan, ["from": from, "until": formats.date(until)])
  }

  private func step(of edition: Edition) -> String {
    let amount = money(edition.increment)
    switch edition.charging {
    case .completed: return text(.tariffCompleted, ["amount": amount])
    case .commenced: return text(.tariffCommenced, ["amount": amount])
    case .prepaidFirst: return text(.tariffPrepaid, ["amount": amount])
    }
  }

  // MARK: - Sources

  /// A source in a few words: who, when, how far to be trusted.
  func cited(_ source: Source) -> String {
    let confidence: Phrase =
      switch source.confidence {
      case .official: .cityOfficial
      case .press: .cityPress
      case .derived: .cityDerived
      }
    return "\(source.publisher), \(source.date), \(text(confidence))"
  }

  /// The sources of an edition's amounts, then those that no edition's amounts name.
  func sources(of edition: Edition?) -> [TariffWords.Row] {
    let own = edition.map { TariffWording.named(by: $0) } ?? []
    let all = tariff.editions.flatMap { TariffWording.named(by: $0) }
    let shown = tariff.sources.filter { own.contains($0.id) } + tariff.sources.filter { !all.contains($0.id) }
    guard !shown.isEmpty else { return [] }
    var rows: [TariffWords.Row] = [.section(text(.aboutSources))]
    for source in shown {
      rows.append(.line(cited(source)))
      if let note = source.note, !note.isEmpty { rows.append(.detail(note)) }
      rows.append(.detail(source.url))
    }
    return rows
  }

  private static func named(by edition: Edition) -> [String] {
    edition.rates.map { $0.source } + edition.supplements.map { $0.source } + edition.minimums.map { $0.source }
  }
}

extension Switching {
  fileprivate var phrase: Phrase {
    switch self {
    case .followClock: .tariffFollowsClock
    case .fixedAtStart: .tariffFixed
    case .beginsOrEnds: .tariffBeginsOrEnds
    }
  }
}

extension PausedDistance {
  fileprivate var phrase: Phrase {
    switch self {
    case .free: .tariffPausedFree
    case .counts: .tariffPausedCounts
    }
  }
}

extension FinalRounding.Direction {
  fileprivate var phrase: Phrase {
    switch self {
    case .nearest: .roundingNearest
    case .up: .roundingUp
    case .down: .roundingDown
    }
  }
}
