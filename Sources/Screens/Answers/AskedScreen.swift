import Almanac
import Receipts
import Tariffs
import Taximeter
import Units
import Words

/// Whether a sum that was charged can be right: the question and the answer.
package struct AskedScreen: Sendable {
  /// The heading.
  package let title: String
  /// The way back, in words.
  package let back: String
  /// What it does.
  package let hint: String
  /// The question.
  package let rows: [FormRow]
  /// The words over the supplements.
  package let extrasTitle: String
  /// The supplements that may have been charged.
  package let extras: [FormRow]
  /// The answer.
  package let answer: Answer
  /// What is taken for granted.
  package let assumed: String
  /// What can be done; empty while there is no answer.
  package let buttons: [ButtonContent]

  /// The answer.
  package struct Answer: Sendable {
    /// How it came out.
    package enum Tone: String, Sendable {
      case open, right, wrong
    }

    /// How it came out.
    package let tone: Tone
    /// The verdict, or what is missing.
    package let head: String
    /// The range.
    package var range: String?
    /// Where the sum lies beside the range, in thousandths of what is drawn; nil where nothing can be drawn.
    package var scale: Scale?
    /// The words over the conditions.
    package var would: String?
    /// What would have to be true.
    package var conditions: [String] = []
  }

  /// A range and a sum on one line, in thousandths.
  package struct Scale: Sendable {
    /// Where the range begins.
    package let from: Int64
    /// How long it is.
    package let length: Int64
    /// Where the sum lies.
    package let sum: Int64
  }
}

extension AnswersState {
  func askedScreen(_ strings: Strings) -> AskedScreen {
    let tariff = askedTariff
    let words = Wording(strings, tariff: tariff, units: units)
    let content = AskedContent(
      asked: asked, tariff: tariff, words: words, cities: library.cities, own: own.current,
      today: (tariff?.zone ?? .utc).local(of: now).date)
    let answer = askedAnswer(words)
    return AskedScreen(
      title: strings.text(.askTitle), back: strings.text(.navBack), hint: strings.text(.askHint), rows: content.rows,
      extrasTitle: strings.text(.askExtras), extras: content.extras, answer: answer,
      assumed: strings.text(.askAssumed),
      buttons: answer.tone == .open
        ? [] : [ButtonContent(key: .answer(.print), label: strings.text(.receiptPrint))])
  }

  private func askedAnswer(_ words: Wording) -> AskedScreen.Answer {
    let strings = words.strings
    guard let tariff = askedTariff, library.isReady(tariff) else {
      return AskedScreen.Answer(tone: .open, head: strings.text(.askMore))
    }
    let reading = AskedReading(asked: asked, tariff: tariff, calendar: library.calendar(of: tariff), words: words)
    do throws(AskedReading.Refusal) {
      let question = try reading.question(now: now)
      let answer = try AskedReading.answer(question)
      return AskedAnswerContent(question: question, answer: answer, tariff: tariff, words: words).screen
    } catch {
      switch error {
      case .incomplete: return AskedScreen.Answer(tone: .open, head: strings.text(.askMore))
      case .noEdition(let day):
        return AskedScreen.Answer(
          tone: .open, head: strings.text(.askNoEdition, ["day": words.formats.date(day)]))
      case .fault(.tooFast), .fault(.tooLong): return AskedScreen.Answer(tone: .open, head: strings.text(.askTooQuick))
      case .fault(.endsBeforeStart): return AskedScreen.Answer(tone: .open, head: strings.text(.askBackwards))
      case .fault(.durationDisagrees): return AskedScreen.Answer(tone: .open, head: strings.text(.askDisagrees))
      }
    }
  }
}

/// The fields of a question about a fare.
struct AskedContent {
  let asked: Asked
  let tariff: Tariff?
  let words: Wording
  let cities: [CityIndex.City]
  let own: [OwnTariff]
  let today: CivilDate

  private var strings: Strings { words.strings }

  private func field(_ field: Asked.Field) -> Field { .answer(.asked(field)) }

  var rows: [FormRow] {
    var rows = [tariffs]
    rows.append(typed(.day, .askDay, kind: .date))
    rows.append(typed(.from, .askFrom, kind: .time))
    rows.append(typed(.to, .askTo, kind: .time))
    rows.append(typed(.duration, .askDuration, hint: .askDurationHint))
    let isMile = words.formats.customs.roads == .miles
    rows.append(typed(.distance, isMile ? .askMiles : .askKilometres, kind: .decimal))
    if let tariff {
      rows.append(
        .text(
          FormRow.TextField(
            field: field(.charged), label: strings.text(.askCharged, ["currency": tariff.currency.code]),
            value: asked[.charged], kind: .decimal)))
      if let edition = tariff.edition(on: day), edition.rates.count > 1 { rows.append(rates(edition)) }
    }
    return rows
  }

  private var day: CivilDate { CivilDate(iso8601: asked[.day]) ?? today }

  private var tariffs: FormRow {
    let named =
      own.map { (id: $0.id, name: strings.text(.ownOf, ["city": $0.city])) }
      + cities.filter { $0.notOffered == nil }.map { (id: $0.id, name: $0.name.text(in: strings.language.tag)) }
      .sorted { CitySearch.folded($0.name).lexicographicallyPrecedes(CitySearch.folded($1.name)) }
    return .list(
      field(.tariff), label: strings.text(.askTariff),
      options: named.map {
        SettingsScreen.Option(value: $0.id, label: $0.name, isChosen: $0.id == asked[.tariff])
      }, fault: nil)
  }

  private func rates(_ edition: Edition) -> FormRow {
    var options = [("clock", strings.text(.rateClock)), ("", strings.text(.askRateUnknown))]
    for rate in edition.rates where rate.selection == .key { options.append((rate.id, words.text(rate.name))) }
    return .list(
      field(.rate), label: strings.text(.askRate),
      options: options.map {
        SettingsScreen.Option(value: $0.0, label: $0.1, isChosen: $0.0 == asked[.rate])
      }, fault: nil)
  }

  private func typed(
    _ name: Asked.Field, _ label: Phrase, hint: Phrase? = nil, kind: FormRow.TextField.Kind = .text
  ) -> FormRow {
    .text(
      FormRow.TextField(
        field: field(name), label: strings.text(label), hint: hint.map { strings.text($0) }, value: asked[name],
        kind: kind))
  }

  // MARK: - Supplements

  var extras: [FormRow] {
    guard let tariff, let edition = tariff.edition(on: day) else { return [] }
    var rows: [FormRow] = []
    for supplement in edition.supplements {
      guard case .key(let most, _) = supplement.trigger else { continue }
      let name = words.text(supplement.name)
      switch supplement.amount {
      case .fixed(let sum): rows.append(stepper(supplement, name, words.money(sum, tariff), most: most))
      case .shareOfFare(let share), .shareOfSum(let share):
        let percent = words.formats.percent(share.share.times(Ratio(100_000))?.rounded ?? 0, digits: 3)
        rows.append(stepper(supplement, name, percent, most: most))
      case .asPaid, .upTo:
        rows.append(
          .text(
            FormRow.TextField(
              field: .answer(.paid(supplement.id)), label: name, value: asked.paid[supplement.id] ?? "",
              kind: .decimal)))
      }
    }
    if !rows.isEmpty {
      rows.append(.toggle(field(.others), label: strings.text(.askOthers), isOn: asked[.others] == "true"))
    }
    return rows
  }

  private func stepper(_ supplement: Supplement, _ name: String, _ detail: String, most: Int64) -> FormRow {
    let count = asked.counts[supplement.id] ?? 0
    return .stepper(
      label: name, detail: detail,
      ExtrasSheet.Stepper(
        less: ButtonContent(
          key: .answer(.charge(supplement.id, -1)), label: strings.text(.extrasRemove, ["name": name])),
        more: ButtonContent(
          key: .answer(.charge(supplement.id, 1)), label: strings.text(.extrasAdd, ["name": name])),
        count: words.formats.integer(count), canLess: count > 0, canMore: count < most))
  }
}
