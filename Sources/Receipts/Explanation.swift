import Almanac
import JSON
import Tariffs
import Taximeter
import Units

/// Why a ride costs what it costs: every step of the display, and the sums at its end.
package struct Explanation: Sendable {
  private let tariff: Tariff
  private let edition: Edition
  private let bill: Bill
  private let increments: [Increment]
  private let zone: Zone
  private let warnings: [String]

  /// Makes the explanation of a bill and its steps, with times by the clock of a zone.
  package init(
    tariff: Tariff, edition: Edition, bill: Bill, increments: [Increment], zone: Zone, warnings: [String] = []
  ) {
    self.tariff = tariff
    self.edition = edition
    self.bill = bill
    // A flat fare that holds has no steps, whatever was counted beside it.
    self.increments = bill.increments == 0 ? [] : increments
    self.zone = zone
    self.warnings = warnings
  }

  /// What the display shows with each step, beside what it adds.
  private var steps: [(increment: Increment, amount: Money)] {
    var before = Money.zero
    return increments.map { increment in
      defer { before = increment.shown }
      return (increment, increment.shown - before)
    }
  }

  /// What the display showed before the first step of the list: a step charged at Start counts to it.
  private var atStart: Money { bill.initial + bill.byDistance + bill.byTime - (increments.last?.shown ?? .zero) }

  private func cause(_ increment: Increment) -> String {
    guard case .metered(let metered) = edition.rates[increment.rate].pricing, increment.isTime else {
      return increment.isTime ? "time" : "distance"
    }
    switch metered.combination {
    case .double, .doubleBelow: return "both"
    case .single, .switching: return "time"
    }
  }

  // MARK: - Text

  /// A line for each step, for a terminal.
  package var text: String {
    var table = Table(
      [.right, .left, .right, .left, .left, .right, .right],
      heading: ["", "time", "metres", "by", "rate", tariff.currency.code, "fare"])
    let first = edition.rates[bill.rates.first?.rate ?? bill.lastRate].id
    table.add(["", clock(bill.start), "0", "start", first, text(atStart), text(atStart)])
    for step in steps {
      let increment = step.increment
      table.add([
        "\(increment.number)", clock(increment.time), Decimal.text(increment.odometer.millimetres / 100, digits: 1),
        cause(increment), edition.rates[increment.rate].id, text(step.amount), text(atStart + increment.shown),
      ])
    }
    var sums = Table([.left, .right], heading: ["fare", text(bill.fare)])
    if bill.minimumRaise > .zero { sums.add(["  of it to the minimum", text(bill.minimumRaise)]) }
    for line in bill.supplements { sums.add([edition.supplements[line.supplement].id, text(line.amount)]) }
    if bill.discount < .zero { sums.add(["discount", text(bill.discount)]) }
    if bill.rounding != .zero { sums.add(["rounding", text(bill.rounding)]) }
    sums.add(["total", text(bill.total)])
    return heading + table.text + "\n" + sums.text
  }

  private var heading: String {
    let local = zone.local(of: bill.start)
    return "\(tariff.id), edition of \(edition.from.iso8601), \(local.date.iso8601) by the clock of \(zone.name)\n\n"
  }

  private func clock(_ instant: Instant) -> String {
    let time = zone.local(of: instant).iso8601.split(separator: "T")
    guard time.count == 2 else { return "" }
    return String(time[1].prefix { $0 != "." })
  }

  private func text(_ money: Money) -> String { money.decimal(in: tariff.currency) }

  // MARK: - JSON

  /// One object: the steps in order with the running sum, then fare, supplements and total.
  package func json(_ layout: JSONWriter.Layout) -> [UInt8] {
    var writer = JSONWriter(layout)
    writer.beginObject()
    writer.member("tariff", string: tariff.id)
    writer.member("edition", string: edition.from.iso8601)
    writer.member("zone", string: zone.name)
    writer.member("currency", string: tariff.currency.code)
    writer.member("start", string: zone.stamp(of: bill.start))
    writer.member("end", string: zone.stamp(of: bill.stop))
    writer.member("initial", string: text(atStart))
    writer.key("increments")
    writer.beginArray()
    for step in steps { write(step.increment, amount: step.amount, to: &writer) }
    writer.endArray()
    writer.member("minimum", string: text(bill.minimumRaise))
    writer.member("fare", string: text(bill.fare))
    writer.member("supplements", string: text(bill.supplementTotal))
    writer.member("discount", string: text(bill.discount))
    writer.member("rounding", string: text(bill.rounding))
    writer.member("total", string: text(bill.total))
    writer.member("warnings", strings: warnings)
    writer.endObject()
    return writer.finish()
  }

  private func write(_ increment: Increment, amount: Money, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("number", int64: increment.number)
    writer.member("time", string: zone.stamp(of: increment.time))
    writer.member("odometer_m", decimal: Decimal.shortest(increment.odometer.millimetres, digits: 3))
    writer.member("by", string: cause(increment))
    writer.member("rate", string: edition.rates[increment.rate].id)
    writer.member("amount", string: text(amount))
    writer.member("fare", string: text(atStart + increment.shown))
    writer.endObject()
  }
}
