import Almanac
import JSON
import Tariffs
import Taximeter
import Units

extension AuditReport {
  /// One object: what is known of the ride, what the tariff allows, the verdict; amounts as strings.
  package func json(_ layout: JSONWriter.Layout) -> [UInt8] {
    var writer = JSONWriter(layout)
    writer.beginObject()
    writer.member("tariff", string: tariff.id)
    writer.key("edition")
    if let edition { writer.string(edition.from.iso8601) } else { writer.null() }
    writer.member("zone", string: tariff.zone.name)
    writer.member("currency", string: tariff.currency.code)
    write(ride, to: &writer)
    writer.key("allowed")
    writer.beginArray()
    for one in allowed { write(one, to: &writer) }
    writer.endArray()
    writer.key("charged")
    writer.beginArray()
    for one in judged { write(one, to: &writer) }
    writer.endArray()
    writer.member("verdict", string: word)
    writer.key("reason")
    if let reason { writer.string(reason) } else { writer.null() }
    writer.member("assumed", strings: assumed)
    writer.endObject()
    return writer.finish()
  }

  /// The verdict on all sums in a word: `possible`, `too-high`, `too-low` or `not-judged`.
  private var word: String {
    guard reason == nil else { return "not-judged" }
    return judged.first { $0.verdict != .possible }.map { word($0.verdict) } ?? "possible"
  }

  private func word(_ verdict: AuditVerdict) -> String {
    switch verdict {
    case .possible: "possible"
    case .tooHigh: "too-high"
    case .tooLow: "too-low"
    }
  }

  private func write(_ ride: AuditRide?, to writer: inout JSONWriter) {
    writer.key("distance_m")
    write(ride?.distance.lowerBound.millimetres, ride?.distance.upperBound.millimetres, to: &writer)
    for (key, range) in [("start", ride?.start), ("end", ride?.end)] {
      writer.key(key)
      guard let range else {
        writer.null()
        continue
      }
      writer.beginObject()
      writer.member("least", string: tariff.zone.stamp(of: range.lowerBound))
      writer.member("most", string: tariff.zone.stamp(of: range.upperBound))
      writer.endObject()
    }
    writer.key("duration_s")
    let most = ride?.isTimed == true ? ride?.duration.upperBound.milliseconds : nil
    write(ride?.duration.lowerBound.milliseconds, most, to: &writer)
  }

  /// Thousandths as numbers.
  private func write(_ least: Int64?, _ most: Int64?, to writer: inout JSONWriter) {
    guard let least else {
      writer.null()
      return
    }
    writer.beginObject()
    writer.member("least", decimal: Decimal.shortest(least, digits: 3))
    writer.key("most")
    if let most { writer.decimal(Decimal.shortest(most, digits: 3)) } else { writer.null() }
    writer.endObject()
  }

  private func write(_ one: Audit.Allowed, to writer: inout JSONWriter) {
    writer.beginObject()
    switch one.choice {
    case .clock: writer.member("by", string: "clock")
    case .key(let rate):
      writer.member("by", string: "key")
      writer.member("rate", string: edition?.rates[rate].id ?? "")
    case .changing: writer.member("by", string: "keys-on-the-way")
    }
    for (key, least, most) in [("fare", one.leastFare, one.mostFare), ("total", one.leastTotal, one.mostTotal)] {
      writer.key(key)
      writer.beginObject()
      writer.member("least", string: least.decimal(in: tariff.currency))
      writer.key("most")
      if let most { writer.string(most.decimal(in: tariff.currency)) } else { writer.null() }
      writer.endObject()
    }
    writer.endObject()
  }

  private func write(_ one: Judged, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("sum", string: one.sum.rawValue)
    writer.member("amount", string: one.charged.decimal(in: tariff.currency))
    writer.member("verdict", string: word(one.verdict))
    switch one.verdict {
    case .possible: break
    case .tooHigh(let miss), .tooLow(let miss): writer.member("by", string: miss.decimal(in: tariff.currency))
    }
    writer.endObject()
  }
}
