import Almanac
import JSON
import Tariffs
import Taximeter
import Track
import Units

/// A bill as one JSON object: what `flagfall meter --json` prints.
package struct BillReport: Sendable {
  let tariff: Tariff
  let edition: Edition
  let bill: Bill
  let zone: Zone
  let warnings: [String]
  let ride: String?

  /// Makes a report of a bill under an edition of a tariff, with times by the clock of a zone.
  ///
  /// Of many rides each is named.
  package init(
    tariff: Tariff, edition: Edition, bill: Bill, zone: Zone, warnings: [String] = [], ride: String? = nil
  ) {
    self.tariff = tariff
    self.edition = edition
    self.bill = bill
    self.zone = zone
    self.warnings = warnings
    self.ride = ride
  }

  /// The object, amounts as decimal strings, distances in metres and times in seconds.
  package func json(_ layout: JSONWriter.Layout) -> [UInt8] {
    var writer = JSONWriter(layout)
    writer.beginObject()
    if let ride { writer.member("ride", string: ride) }
    writer.member("tariff", string: tariff.id)
    writer.member("edition", string: edition.from.iso8601)
    writer.member("zone", string: zone.name)
    writer.member("currency", string: tariff.currency.code)
    writer.member("start", string: zone.stamp(of: bill.start))
    writer.member("end", string: zone.stamp(of: bill.stop))
    writer.member("fare", string: text(bill.fare))
    writeSupplements(to: &writer)
    writer.member("discount", string: text(bill.discount))
    if bill.rounding != .zero { writer.member("rounding", string: text(bill.rounding)) }
    writer.key("tax")
    if let tax = bill.tax { writer.string(text(tax)) } else { writer.null() }
    writer.member("total", string: text(bill.total))
    writer.member("distance_m", decimal: metres(bill.distance))
    writer.member("waiting_s", decimal: seconds(bill.waiting))
    writer.member("duration_s", decimal: seconds(bill.stop - bill.start))
    writer.member("increments", int64: bill.increments)
    writeRates(to: &writer)
    writeGaps(to: &writer)
    writeFixes(to: &writer)
    writer.member("warnings", strings: warnings)
    writer.endObject()
    return writer.finish()
  }

  private func writeSupplements(to writer: inout JSONWriter) {
    writer.member("supplements", objects: bill.supplements) { writer, line in
      writer.member("id", string: edition.supplements[line.supplement].id)
      if line.count > 1 { writer.member("count", int64: line.count) }
      writer.member("amount", string: text(line.amount))
    }
  }

  private func writeRates(to writer: inout JSONWriter) {
    writer.member("rates", objects: bill.rates) { writer, line in
      writer.member("id", string: edition.rates[line.rate].id)
      writer.member("distance_m", decimal: metres(line.distance))
      writer.member("waiting_s", decimal: seconds(line.waiting))
      writer.member("amount", string: text(line.amount))
    }
  }

  private func writeGaps(to writer: inout JSONWriter) {
    writer.member("gaps", objects: bill.gaps) { writer, gap in
      writer.member("from", string: zone.stamp(of: gap.from))
      writer.member("to", string: zone.stamp(of: gap.to))
      writer.member("chord_m", decimal: metres(gap.chord))
      writer.member("billed", string: gap.billed.rawValue)
    }
  }

  private func writeFixes(to writer: inout JSONWriter) {
    writer.key("fixes")
    writer.beginObject()
    writer.member("used", int64: bill.used)
    for reason in Refusal.allCases {
      let count = bill.refused[reason] + (reason == .duplicate ? bill.repeated : 0)
      if count > 0 { writer.member(reason.word, int64: count) }
    }
    writer.endObject()
  }

  func text(_ money: Money) -> String { money.decimal(in: tariff.currency) }

  func metres(_ distance: Distance) -> String { Decimal.shortest(distance.millimetres, digits: 3) }

  func seconds(_ time: Elapsed) -> String { Decimal.shortest(time.milliseconds, digits: 3) }
}
