import Almanac
import Tariffs
import Taximeter
import Units
import Words

/// What a receipt says, row by row, in one language.
package struct Receipt: Sendable {
  /// One row.
  package enum Row: Sendable, Hashable {
    /// The name of what this is.
    case title(String)
    /// A label and what it is.
    case pair(label: String, value: String)
    /// A line of the sum; the lines add up to the total.
    case sum(label: String, amount: String)
    /// What explains the line above it.
    case detail(String)
    /// The total.
    case total(label: String, amount: String)
    /// A sentence.
    case note(String)
    /// A line across.
    case rule
  }

  /// The rows from the top.
  package let rows: [Row]

  /// Writes the receipt of a bill.
  package init(
    tariff: Tariff, edition: Edition, bill: Bill, zone: Zone, number: Int64?, discount: Discount?, strings: Strings,
    formats: Formats
  ) {
    let words = ReceiptWording(
      tariff: tariff, edition: edition, bill: bill, zone: zone, number: number, discount: discount, strings: strings,
      formats: formats)
    rows = words.heading + [.rule] + words.measures + [.rule] + words.sums + [.rule] + words.notes
  }
}

/// The rows of a receipt in the making.
private struct ReceiptWording {
  let tariff: Tariff
  let edition: Edition
  let bill: Bill
  let zone: Zone
  let number: Int64?
  let discount: Discount?
  let strings: Strings
  let formats: Formats

  private var language: String { formats.language.tag }

  var heading: [Receipt.Row] {
    let begin = zone.local(of: bill.start)
    let end = zone.local(of: bill.stop)
    var rows: [Receipt.Row] = [.title(strings.text(.receiptTitle))]
    if let number { rows.append(pair(.receiptNumber, formats.integer(number))) }
    rows.append(pair(.receiptCity, tariff.city.text(in: language)))
    rows.append(pair(.receiptDate, formats.date(begin.date)))
    rows.append(pair(.receiptStart, formats.time(begin.time)))
    rows.append(pair(.receiptEnd, formats.time(end.time)))
    rows.append(
      pair(.receiptTariff, strings.text(.receiptEdition, ["date": formats.date(edition.from)])))
    return rows
  }

  var measures: [Receipt.Row] {
    [
      pair(.rideDistance, formats.distance(bill.distance)),
      pair(.rideWaiting, formats.stopwatch(bill.waiting)),
      pair(.rideDuration, formats.stopwatch(bill.stop - bill.start)),
    ]
  }

  var sums: [Receipt.Row] {
    var rows: [Receipt.Row] = []
    for line in bill.rates {
      rows.append(.sum(label: edition.rates[line.rate].name.text(in: language), amount: amount(line.amount)))
      if bill.rates.count > 1 {
        rows.append(.detail("\(formats.distance(line.distance)), \(formats.stopwatch(line.waiting))"))
      }
    }
    if bill.minimumRaise > .zero { rows.append(sum(.receiptMinimum, bill.minimumRaise)) }
    for line in bill.supplements {
      let name = edition.supplements[line.supplement].name.text(in: language)
      rows.append(.sum(label: line.count > 1 ? "\(line.count) × \(name)" : name, amount: amount(line.amount)))
    }
    if bill.discount < .zero { rows.append(.sum(label: discountName, amount: amount(bill.discount))) }
    if bill.rounding != .zero { rows.append(sum(.receiptRounding, bill.rounding)) }
    rows.append(.total(label: strings.text(.rideTotal), amount: formats.money(bill.total, in: tariff.currency)))
    if let tax = bill.tax { rows.append(sum(.receiptTax, tax)) }
    return rows
  }

  var notes: [Receipt.Row] {
    var rows: [Receipt.Row] = []
    let silence = bill.gaps.reduce(Elapsed.zero) { $0 + ($1.to - $1.from) }
    rows.append(
      .note(
        bill.gaps.isEmpty
          ? strings.text(.receiptNoGaps)
          : strings.text(.receiptGaps, count: Int64(bill.gaps.count), ["duration": formats.duration(silence)])))
    if bill.overshoot > .zero {
      rows.append(
        .note(strings.text(.receiptLowered, ["amount": formats.money(bill.fare + bill.overshoot, in: tariff.currency)]))
      )
    }
    rows.append(.note(strings.text(.receiptNotFiscal)))
    return rows
  }

  private var discountName: String {
    guard case .share(let thousandths) = discount else { return strings.text(.rideDiscount) }
    return strings.text(.receiptDiscountOf, ["percent": formats.percent(thousandths / 10, digits: 2)])
  }

  private func pair(_ label: Phrase, _ value: String) -> Receipt.Row {
    .pair(label: strings.text(label), value: value)
  }

  private func sum(_ label: Phrase, _ money: Money) -> Receipt.Row {
    .sum(label: strings.text(label), amount: amount(money))
  }

  private func amount(_ money: Money) -> String { formats.amount(money, in: tariff.currency) }
}
