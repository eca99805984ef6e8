import Tariffs
import Taximeter
import Units
import Words

/// The friend's discount, in the sheet of the extras.
package struct DiscountContent: Sendable {
  /// Its heading.
  package let title: String
  /// What it is for.
  package let hint: String
  /// The presets, the first of which is none.
  package let presets: ChoicesContent
  /// A field for any other percentage.
  package let percent: ExtrasSheet.AmountField
  /// A field for a sum.
  package let amount: ExtrasSheet.AmountField
}

extension AppState {
  /// The shares on offer, in thousandths of a percent.
  private static let presets: [Int64] = [5_000, 10_000, 15_000, 20_000, 50_000]

  func discount(_ view: MeterView, _ words: Wording) -> DiscountContent {
    let strings = words.strings
    var share: Int64?
    var amount: Money?
    switch ride?.meter.discount {
    case .share(let thousandths): share = thousandths
    case .amount(let sum): amount = sum
    case nil: break
    }
    let none = ChoiceContent(
      key: .discount(nil), label: strings.text(.discountNone), isChosen: share == nil && amount == nil)
    let choices = AppState.presets.map { preset in
      ChoiceContent(
        key: .discount(preset), label: words.formats.percent(preset, digits: 3), isChosen: share == preset)
    }
    return DiscountContent(
      title: strings.text(.rideDiscount), hint: strings.text(.discountHint),
      presets: ChoicesContent(label: strings.text(.rideDiscount), choices: [none] + choices),
      percent: ExtrasSheet.AmountField(
        field: .discountPercent, label: strings.text(.discountPercent),
        value: share.map { words.formats.shortest($0, digits: 3) } ?? "", unit: "%",
        fault: fault(.discountPercent, .faultPercent, strings: strings)),
      amount: ExtrasSheet.AmountField(
        field: .discountAmount, label: strings.text(.discountAmount),
        value: amount.map { words.formats.amount($0, in: view.tariff.currency) } ?? "",
        unit: view.tariff.currency.code, fault: fault(.discountAmount, .faultAmount, strings: strings)))
  }
}
