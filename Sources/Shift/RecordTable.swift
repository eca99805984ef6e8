import Almanac
import Units

/// A day's record as a table for one of the laws that ask for it.
package struct RecordTable: Sendable, Hashable {
  /// Whose columns it has.
  package enum Law: String, Sendable, Hashable, CaseIterable {
    /// Article 25 of the ordinance for passenger transport, with the odometer and every entry.
    case japan = "jp"
    /// Trips alone, by the names of New York's
    /// [trip records](https://www.nyc.gov/assets/tlc/downloads/pdf/data_dictionary_trip_records_yellow.pdf).
    case newYork = "us-nyc"
    /// Trips alone, with a number that shows gaps, as § 7 of
    /// [KassenSichV](https://www.gesetze-im-internet.de/kassensichv/__7.html) wants of taximeters.
    case germany = "de"
    /// Trips alone, with the particulars of a private hire booking, as
    /// [London's regulations](https://www.legislation.gov.uk/uksi/2000/3146/contents/made) want of operators.
    case unitedKingdom = "gb"
  }

  /// The names of the columns.
  package let header: [String]
  /// The rows, each as long as the header.
  package let rows: [[String]]

  /// Makes the table of a record.
  package init(_ record: DailyRecord, for law: Law) {
    let entries = record.entries
    let sections = entries.filter { $0.kind == .section }
    switch law {
    case .japan:
      header = [
        "record", "driver", "vehicle", "entry", "kind", "start", "end", "from", "to", "passengers", "amount",
        "odometer_start",
        "odometer_end", "distance_km", "distance_by_positions_km", "text", "corrections",
      ]
      rows = entries.map { entry in
        [
          "\(record.number)", record.driver, record.vehicle, "\(entry.number)", entry.kind.rawValue,
          record.time(entry.start),
          record.time(entry.end), entry.from, entry.to, entry.passengers.map { "\($0)" } ?? "", record.amount(entry),
          entry.kind == .rollCallBefore ? record.duty.odometerStart.map { "\($0)" } ?? "" : "",
          entry.kind == .rollCallAfter ? record.duty.odometerEnd.map { "\($0)" } ?? "" : "",
          entry.kind == .rollCallAfter ? record.duty.way.map { "\($0)" } ?? "" : "",
          entry.kind == .rollCallAfter ? record.duty.driven.map(RecordTable.kilometres) ?? "" : "", entry.text,
          entry.corrections.joined(separator: "; "),
        ]
      }
    case .newYork:
      header = [
        "tpep_pickup_datetime", "tpep_dropoff_datetime", "passenger_count", "store_and_fwd_flag", "total_amount",
      ]
      rows = sections.map { entry in
        [
          record.clock(entry.start), record.clock(entry.end), "\(entry.passengers ?? 1)", entry.wasStored ? "Y" : "N",
          record.amount(entry),
        ]
      }
    case .germany:
      header = ["Datensatz", "Vorgang", "Beginn", "Ende", "Von", "Nach", "Betrag", "Währung", "Berichtigung"]
      rows = sections.enumerated().map { place, entry in
        [
          "\(record.number)", "\(place + 1)", record.time(entry.start), record.time(entry.end), entry.from, entry.to,
          record.amount(entry), record.currency.code, entry.corrections.joined(separator: "; "),
        ]
      }
    case .unitedKingdom:
      header = [
        "booking", "accepted", "on_scene", "pick_up", "drop_off", "pick_up_point", "destination", "driver", "vehicle",
        "passengers", "fare", "currency", "corrections",
      ]
      rows = sections.enumerated().map { place, entry in
        [
          "\(record.number)-\(place + 1)", record.time(entry.booked), record.time(entry.onScene),
          record.time(entry.start), record.time(entry.end), entry.from, entry.to, record.driver, record.vehicle,
          "\(entry.passengers ?? 1)", record.amount(entry), record.currency.code,
          entry.corrections.joined(separator: "; "),
        ]
      }
    }
  }

  /// The table as [RFC 4180](https://www.rfc-editor.org/rfc/rfc4180) has it, in UTF-8.
  ///
  /// A text that a spreadsheet would reckon as a formula has an apostrophe before it.
  package var csv: [UInt8] {
    ([header] + rows).map { $0.map(RecordTable.field).joined(separator: ",") + "\r\n" }.flatMap { Array($0.utf8) }
  }

  /// Kilometres with one decimal, half of one up.
  private static func kilometres(_ way: Distance) -> String {
    let hundreds = (way.millimetres + 50_000) / 100_000
    return "\(hundreds / 10).\(hundreds % 10)"
  }

  private static func field(_ text: String) -> String {
    var text = text
    if let first = text.utf8.first,
      first == 0x3D || first == 0x40 || (first == 0x2B || first == 0x2D) && !isNumber(text)
    {
      text = "'" + text
    }
    let isPlain = text.utf8.allSatisfy { $0 != 0x22 && $0 != 0x2C && $0 != 0x0A && $0 != 0x0D }
    if isPlain { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }

  private static func isNumber(_ text: String) -> Bool {
    text.utf8.dropFirst().allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
  }
}

extension DailyRecord {
  fileprivate func time(_ instant: Instant?) -> String {
    guard let instant else { return "" }
    return zone.local(of: instant).iso8601
  }

  fileprivate func clock(_ instant: Instant?) -> String {
    guard let instant else { return "" }
    let local = zone.local(of: instant)
    return local.date.iso8601 + " " + local.time.iso8601
  }

  fileprivate func amount(_ entry: Entry) -> String {
    entry.amount.map { $0.decimal(in: currency) } ?? ""
  }
}
