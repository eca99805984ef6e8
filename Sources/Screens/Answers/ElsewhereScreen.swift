import Almanac
import Receipts
import Tariffs
import Taximeter
import Units
import Words

/// The same ride in every city.
package struct ElsewhereScreen: Sendable {
  /// The heading.
  package let title: String
  /// The way back, in words.
  package let back: String
  /// What it shows, or why it shows nothing.
  package let hint: String
  /// In what sums are shown.
  package let currencies: [FormRow]
  /// The words over the rates of exchange.
  package let worthsTitle: String
  /// The rates of exchange; empty while each city has its own money.
  package let worths: [FormRow]
  /// What is said of them.
  package let worthsHint: String
  /// What the colours of the bars are.
  package let legend: [Part]
  /// The cities, those that can be compared together.
  package let groups: [Group]
  /// What can be done.
  package let buttons: [ButtonContent]

  /// Cities whose sums can be compared.
  package struct Group: Sendable {
    /// The currency's code.
    package let name: String
    /// The cities, the cheapest first.
    package let cities: [City]
  }

  /// One city.
  package struct City: Sendable {
    /// What a press does: its receipt opens.
    package let key: Key
    /// Its identifier.
    package let id: String
    /// Its name.
    package let name: String
    /// What is to be known of it: that it is this ride's, or of which edition.
    package let detail: String
    /// What the ride costs there.
    package let total: String
    /// In the city's own money, where the sum is shown in another.
    package let local: String?
    /// How long its bar is, in thousandths of the longest.
    package let length: Int64
    /// What the bar is made of.
    package let parts: [Part]
    /// Whether it is the city of the ride.
    package let isOwn: Bool
    /// Its receipt, 32 columns wide; nil while it is closed.
    package let receipt: [String]?
  }

  /// A part of a sum.
  package struct Part: Sendable {
    /// Which one.
    package let name: Name
    /// Its words.
    package let label: String
    /// How much of the sum, in thousandths.
    package let share: Int64

    /// The parts of a sum.
    package enum Name: String, Sendable, CaseIterable {
      case initial, distance, time, extras
    }
  }
}

extension AnswersState {
  func elsewhereScreen(_ strings: Strings) -> ElsewhereScreen {
    let words = Wording(strings, tariff: ride?.tariff, units: units)
    let content = ElsewhereContent(state: self, words: words)
    var hint = strings.text(.answersNoRide)
    if log != nil { hint = strings.text(ride == nil && isRideMissing ? .answersUnreadable : .elsewhereWaiting) }
    if let comparison, let ride {
      let time = ride.zone.local(of: ride.bill.start).time
      hint = strings.text(.elsewhereHint, ["time": words.formats.time(time)])
      let groups = content.groups(of: comparison)
      return ElsewhereScreen(
        title: strings.text(.elsewhereTitle), back: strings.text(.navBack), hint: hint,
        currencies: [content.currencies(of: comparison)], worthsTitle: strings.text(.elsewhereWorths),
        worths: content.worths(of: comparison), worthsHint: strings.text(.elsewhereTyped), legend: content.legend,
        groups: groups, buttons: pictureButtons(strings))
    }
    return ElsewhereScreen(
      title: strings.text(.elsewhereTitle), back: strings.text(.navBack), hint: hint, currencies: [], worthsTitle: "",
      worths: [], worthsHint: "", legend: [], groups: [], buttons: [])
  }
}

/// The rows of the same ride elsewhere.
struct ElsewhereContent {
  let state: AnswersState
  let words: Wording

  private var strings: Strings { words.strings }

  var legend: [ElsewhereScreen.Part] {
    ElsewhereScreen.Part.Name.allCases.map { ElsewhereScreen.Part(name: $0, label: label($0), share: 0) }
  }

  private func label(_ part: ElsewhereScreen.Part.Name) -> String {
    switch part {
    case .initial: strings.text(.receiptInitial)
    case .distance: strings.text(.rideDistance)
    case .time: strings.text(.rideWaiting)
    case .extras: strings.text(.rideExtras)
    }
  }

  // MARK: - Currencies

  private func codes(of comparison: Comparison) -> [String] {
    var codes: [String] = []
    for city in comparison.cities where !codes.contains(city.tariff.currency.code) {
      codes.append(city.tariff.currency.code)
    }
    return codes.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  func currencies(of comparison: Comparison) -> FormRow {
    let chosen = state.elsewhere.currency?.code ?? ""
    let options = [("", strings.text(.elsewhereLocal))] + codes(of: comparison).map { ($0, $0) }
    return .list(
      .answer(.currency), label: strings.text(.elsewhereReckoned),
      options: options.map { SettingsScreen.Option(value: $0.0, label: $0.1, isChosen: $0.0 == chosen) }, fault: nil)
  }

  func worths(of comparison: Comparison) -> [FormRow] {
    guard let currency = state.elsewhere.currency else { return [] }
    return codes(of: comparison).filter { $0 != currency.code }.map { code in
      let typed = state.elsewhere.worth(of: code)
      let isWrong = !typed.isEmpty && FormText.number(typed) == nil
      return .text(
        FormRow.TextField(
          field: .answer(.worth(code)),
          label: strings.text(.elsewhereWorth, ["currency": currency.code]) + " … " + code, value: typed,
          kind: .decimal, fault: isWrong ? FieldFault(text: strings.text(.faultAmount)) : nil))
    }
  }

  // MARK: - Cities

  func groups(of comparison: Comparison) -> [ElsewhereScreen.Group] {
    var groups: [(name: String, cities: [Comparison.City])] = []
    for city in comparison.cities {
      let name = city.converted == nil ? city.tariff.currency.code : state.elsewhere.currency?.code ?? ""
      if let last = groups.indices.last, groups[last].name == name {
        groups[last].cities.append(city)
      } else {
        groups.append((name, [city]))
      }
    }
    // What can be compared with the ride itself stands first.
    let own = state.ride?.tariff.id
    let first = groups.filter { group in group.cities.contains { $0.tariff.id == own } }
    let rest = groups.filter { group in !group.cities.contains { $0.tariff.id == own } }
    return (first + rest).map { group in
      let longest = group.cities.map { value($0).minorUnits }.max() ?? 1
      return ElsewhereScreen.Group(name: group.name, cities: group.cities.map { city($0, longest: max(1, longest)) })
    }
  }

  private func value(_ city: Comparison.City) -> Money { city.converted ?? city.bill.total }

  private func city(_ city: Comparison.City, longest: Int64) -> ElsewhereScreen.City {
    let isOwn = city.tariff.id == state.ride?.tariff.id
    let total = city.converted.flatMap { sum in
      state.elsewhere.currency.map { words.formats.money(sum, in: $0) }
    }
    let local = words.formats.money(city.bill.total, in: city.tariff.currency)
    let edition = strings.text(.rateEdition, ["date": words.formats.date(city.edition.from)])
    return ElsewhereScreen.City(
      key: .answer(.openCity(city.tariff.id)), id: city.tariff.id, name: words.text(city.tariff.city),
      detail: isOwn ? strings.text(.elsewhereHere) : edition, total: total ?? local,
      local: total == nil || city.tariff.currency == state.elsewhere.currency ? nil : local,
      length: value(city).minorUnits * 1000 / longest, parts: parts(city), isOwn: isOwn,
      receipt: state.elsewhere.opened == city.tariff.id ? receipt(city) : nil)
  }

  private func parts(_ city: Comparison.City) -> [ElsewhereScreen.Part] {
    let total = max(1, city.bill.total.minorUnits)
    let amounts: [(ElsewhereScreen.Part.Name, Money)] = [
      (.initial, city.bill.initial + city.bill.minimumRaise), (.distance, city.bill.byDistance),
      (.time, city.bill.byTime), (.extras, city.bill.supplementTotal),
    ]
    return amounts.filter { $0.1 > .zero }.map { name, amount in
      ElsewhereScreen.Part(name: name, label: label(name), share: amount.minorUnits * 1000 / total)
    }
  }

  private func receipt(_ city: Comparison.City) -> [String] {
    let place = Wording(strings, tariff: city.tariff, units: state.units)
    return Receipt.lines(
      of: Receipt(
        tariff: city.tariff, edition: city.edition, bill: city.bill, zone: city.tariff.zone,
        evidence: Receipt.Evidence(), strings: strings, formats: place.formats
      ).rows[...])
  }
}
