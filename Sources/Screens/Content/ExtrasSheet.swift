import Tariffs
import Taximeter
import Units
import Words

/// The extras, when they are open.
package struct ExtrasSheet: Sendable {
  /// Its heading.
  package let title: String
  /// What can be added.
  package let rows: [Row]
  /// The most that they may come to together.
  package let cap: String?
  /// The friend's discount.
  package let discount: DiscountContent
  /// What is said when nothing can.
  package let empty: String?
  /// The button that closes it.
  package let close: ButtonContent

  /// One extra.
  package struct Row: Sendable {
    /// What it is.
    package let name: String
    /// How much it is and when it is due.
    package let details: [String]
    /// How it is added.
    package let control: Control
  }

  /// How an extra is added.
  package enum Control: Sendable {
    /// By two keys.
    case stepper(Stepper)
    /// By typing what was paid.
    case amount(AmountField)
    /// By itself.
    case automatic(String)
  }

  /// A count with a key to either side.
  package struct Stepper: Sendable {
    /// The key for one less and its words; it does nothing at zero.
    package let less: ButtonContent
    /// The key for one more and its words; it does nothing at the most.
    package let more: ButtonContent
    /// How often it applies.
    package let count: String
    /// Whether one less is possible.
    package let canLess: Bool
    /// Whether one more is possible.
    package let canMore: Bool
  }

  /// A field for a sum.
  package struct AmountField: Sendable {
    /// The field.
    package let field: Field
    /// What is typed into it, for those who listen.
    package let label: String
    /// The sum as it stands; empty for none.
    package let value: String
    /// The currency beside it.
    package let unit: String
    /// What would be right, where something stands there that was not taken.
    package let fault: String?
  }
}

extension AppState {
  func extrasSheet(_ view: MeterView, _ words: Wording) -> ExtrasSheet {
    let strings = words.strings
    var keyed: [ExtrasSheet.Row] = []
    var automatic: [ExtrasSheet.Row] = []
    let charged = ride?.meter.bill()?.supplements.map { $0.supplement }
    for (index, supplement) in view.edition.supplements.enumerated()
    where supplement.rates.isEmpty || supplement.rates.contains(view.rate.id) {
      if supplement.isKeyed {
        keyed.append(row(supplement, index, view, words))
      } else if isDue(supplement, view) || charged?.contains(index) == true {
        automatic.append(
          ExtrasSheet.Row(
            name: words.text(supplement.name), details: details(supplement, view, words),
            control: .automatic(strings.text(.extrasAutomatic))))
      }
    }
    return ExtrasSheet(
      title: strings.text(.meterKeyExtras), rows: keyed + automatic,
      cap: view.edition.supplementCap.map { strings.text(.extrasCap, ["amount": words.money($0, view.tariff)]) },
      discount: discount(view, words), empty: keyed.isEmpty ? strings.text(.extrasNone) : nil,
      close: ButtonContent(key: .closeSheet, label: strings.text(.navClose), isPrimary: true))
  }

  private func isDue(_ supplement: Supplement, _ view: MeterView) -> Bool {
    switch supplement.trigger {
    case .always: true
    case .startsIn(let windows): view.schedule.isIn(windows, at: view.display.start ?? view.time)
    case .endsIn, .startsOrEndsIn, .startsAt, .endsAt, .startsOrEndsAt, .key: false
    }
  }

  private func row(_ supplement: Supplement, _ index: Int, _ view: MeterView, _ words: Wording) -> ExtrasSheet.Row {
    let name = words.text(supplement.name)
    let control: ExtrasSheet.Control
    if case .fixed = supplement.amount {
      control = .stepper(stepper(supplement, index, name: name, words))
    } else {
      let sum = ride?.meter.keyed.amount(of: index)
      control = .amount(
        ExtrasSheet.AmountField(
          field: .asPaid(supplement.id), label: name,
          value: sum.map { words.formats.amount($0, in: view.tariff.currency) } ?? "",
          unit: view.tariff.currency.code, fault: fault(.asPaid(supplement.id), .faultAmount, strings: words.strings)))
    }
    return ExtrasSheet.Row(name: name, details: details(supplement, view, words), control: control)
  }

  /// What would be right in a field where something stands that was not taken.
  func fault(_ field: Field, _ phrase: Phrase, strings: Strings) -> String? {
    wrongFields.contains { $0.name == field.name } ? strings.text(phrase) : nil
  }

  private func stepper(_ supplement: Supplement, _ index: Int, name: String, _ words: Wording) -> ExtrasSheet.Stepper {
    let count = ride?.meter.keyed.count(of: index) ?? 0
    var most: Int64 = 1
    if case .key(let limit, _) = supplement.trigger { most = limit }
    return ExtrasSheet.Stepper(
      less: ButtonContent(key: .extraLess(supplement.id), label: words.strings.text(.extrasRemove, ["name": name])),
      more: ButtonContent(key: .extraMore(supplement.id), label: words.strings.text(.extrasAdd, ["name": name])),
      count: words.formats.integer(count), canLess: count > 0, canMore: count < most)
  }

  /// How often it can be added, and what it stands in the place of.
  private func limits(_ supplement: Supplement, _ view: MeterView, _ words: Wording) -> [String] {
    let strings = words.strings
    var limits: [String] = []
    if case .key(let most, let free) = supplement.trigger, case .fixed = supplement.amount {
      if most > 1 { limits.append(strings.text(.extrasMost, count: most)) }
      if free > 0 { limits.append(strings.text(.extrasFree, count: free)) }
    }
    let replaced = view.edition.supplements.filter { supplement.replaces.contains($0.id) }.map { words.text($0.name) }
    if !replaced.isEmpty {
      limits.append(strings.text(.extrasInsteadOf, ["names": replaced.joined(separator: ", ")]))
    }
    return limits
  }

  private func details(_ supplement: Supplement, _ view: MeterView, _ words: Wording) -> [String] {
    let strings = words.strings
    let price =
      switch supplement.amount {
      case .fixed(let sum): words.money(sum, view.tariff)
      case .asPaid: strings.text(.extrasAsPaid)
      case .shareOfFare(let share), .shareOfSum(let share): "\(share.text) %"
      case .upTo(let most): strings.text(.extrasUpTo, ["amount": words.money(most, view.tariff)])
      }
    var details = [price]
    // A tariff may say in its own words that a toll is charged as paid.
    if let condition = supplement.condition.map({ words.text($0) }),
      CitySearch.folded(condition) != CitySearch.folded(price)
    {
      details.append(condition)
    }
    return details + limits(supplement, view, words)
  }
}
