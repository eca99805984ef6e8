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
    /// Letters and digits without a meaning to a reader.
    case code(String)
    /// A sentence at the end.
    case footer(String)
    /// A line across.
    case rule
  }

  /// What the bill itself does not know of its ride.
  package struct Evidence: Sendable {
    /// The number of the receipt.
    package var number: Int64?
    /// The friend's discount.
    package var discount: Discount?
    /// How far the ride may be off.
    package var uncertainty: FareUncertainty?
    /// The times of Stop that were taken back.
    package var undoneStops: [Instant]
    /// The digest of the ride's log.
    package var digest: String?
    /// Whether it is the built-in ride, which nobody took.
    package var isDemonstration: Bool

    /// Gathers what is known; what is not is left out of the receipt.
    package init(
      number: Int64? = nil, discount: Discount? = nil, uncertainty: FareUncertainty? = nil, undoneStops: [Instant] = [],
      digest: String? = nil, isDemonstration: Bool = false
    ) {
      self.number = number
      self.discount = discount
      self.uncertainty = uncertainty
      self.undoneStops = undoneStops
      self.digest = digest
      self.isDemonstration = isDemonstration
    }
  }

  /// The rows from the top.
  package let rows: [Row]
  /// The total without its words, for a display.
  package let total: Money
  /// The currency of all sums.
  package let currency: Currency
  /// The digest of the ride's log, where it is known.
  package let digest: String?

  /// Writes the receipt of a bill.
  package init(
    tariff: Tariff, edition: Edition, bill: Bill, zone: Zone, evidence: Evidence, strings: Strings, formats: Formats
  ) {
    let words = ReceiptWording(
      tariff: tariff, edition: edition, bill: bill, zone: zone, evidence: evidence, strings: strings,
      formats: formats)
    rows = words.heading + [.rule] + words.measures + [.rule] + words.sums + [.rule] + words.notes
    total = bill.total
    currency = tariff.currency
    digest = evidence.digest
  }
}

/// The rows of a receipt in the making.
private struct ReceiptWording {
  let tariff: Tariff
  let edition: Edition
  let bill: Bill
  let zone: Zone
  let evidence: Receipt.Evidence
  let strings: Strings
  let formats: Formats

  private var language: String { formats.language.tag }

  var heading: [Receipt.Row] {
    let begin = zone.local(of: bill.start)
    let end = zone.local(of: bill.stop)
    var rows: [Receipt.Row] = [.title(strings.text(.receiptTitle))]
    if evidence.isDemonstration { rows.append(.note(strings.text(.receiptDemo))) }
    if let number = evidence.number { rows.append(pair(.receiptNumber, formats.integer(number))) }
    rows.append(pair(.receiptCity, tariff.city.text(in: language)))
    rows.append(pair(.receiptDate, formats.date(begin.date)))
    rows.append(pair(.receiptStart, formats.time(begin.time)))
    let endTime = formats.time(end.time)
    rows.append(pair(.receiptEnd, end.date == begin.date ? endTime : formats.date(end.date) + ", " + endTime))
    rows.append(pair(.receiptTariff, tariff.id))
    rows.append(.pair(label: "", value: strings.text(.receiptEdition, ["date": formats.date(edition.from)])))
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
    if let calculation { rows.append(.detail(calculation)) }
    if bill.minimumRaise > .zero { rows.append(sum(.receiptMinimum, bill.minimumRaise)) }
    for line in bill.supplements {
      let name = edition.supplements[line.supplement].name.text(in: language)
      rows.append(.sum(label: line.count > 1 ? "\(line.count) × \(name)" : name, amount: amount(line.amount)))
    }
    if bill.discount < .zero { rows.append(.sum(label: discountName, amount: amount(bill.discount))) }
    if bill.rounding != .zero { rows.append(sum(.receiptRounding, bill.rounding)) }
    rows.append(.total(label: strings.text(.rideTotal), amount: formats.money(bill.total, in: tariff.currency)))
    if let tax = bill.tax { rows.append(.pair(label: taxName, value: amount(tax))) }
    return rows
  }

  /// How the fare came about: what the start cost, the distance and the time.
  private var calculation: String? {
    let parts = [(Phrase.receiptInitial, bill.initial), (.rideDistance, bill.byDistance), (.rideWaiting, bill.byTime)]
    let charged = parts.filter { $0.1 != .zero }
    guard charged.count > 1 else { return nil }
    return charged.map { "\(strings.text($0.0))\(Formats.gap)\(amount($0.1))" }.joined(separator: " + ")
  }

  private var taxName: String {
    guard let thousandths = edition.taxIncluded?.share.times(Ratio(100_000))?.rounded else {
      return strings.text(.receiptTax)
    }
    return strings.text(.receiptTaxOf, ["percent": formats.percent(thousandths, digits: 3)])
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
    for stop in evidence.undoneStops {
      rows.append(.note(strings.text(.receiptStopUndone, ["time": formats.time(zone.local(of: stop).time)])))
    }
    rows += uncertainty
    if let digest = evidence.digest {
      rows.append(.note(strings.text(.receiptDigest)))
      rows.append(.code(digest))
    }
    rows.append(.rule)
    rows.append(.footer(strings.text(.receiptNotFiscal)))
    rows.append(.footer(strings.text(.receiptNotProof)))
    return rows
  }

  /// How far the fare and the distance may be off; nothing before there is a way.
  private var uncertainty: [Receipt.Row] {
    guard let uncertainty = evidence.uncertainty, uncertainty.longer > .zero else { return [] }
    let distance = formats.uncertainty(less: uncertainty.shorter, more: uncertainty.longer)
    guard let fare = uncertainty.fare else {
      return [pair(.receiptUncertainty, distance)]
    }
    return [
      pair(.receiptUncertainty, formats.uncertainty(less: fare.less, more: fare.more, in: tariff.currency)),
      .detail("\(strings.text(.rideDistance)) \(distance)"),
    ]
  }

  private var discountName: String {
    guard case .share(let thousandths) = evidence.discount else { return strings.text(.rideDiscount) }
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
