import Almanac
import JSON
import Tariffs
import Taximeter
import Track
import Units

extension BillReport {
  /// The names of the columns, with a line end.
  package static var csvHeader: [UInt8] {
    Array(
      ("ride,tariff,edition,zone,currency,start,end,fare,supplements,discount,rounding,tax,total,distance_m,waiting_s,"
        + "duration_s,increments,gaps,used,refused,warnings\n").utf8)
  }

  /// Appends the bill as one row: the members of the object that are one value, and how many the others are.
  ///
  /// Supplements are their sum. An unknown tax is empty.
  package func appendCSV(to bytes: inout [UInt8]) {
    bytes.appendField(ride ?? "")
    bytes.append(contentsOf: ",\(tariff.id),\(edition.from.iso8601),".utf8)
    bytes.appendField(zone.name)
    bytes.append(
      contentsOf: ",\(tariff.currency.code),\(zone.stamp(of: bill.start)),\(zone.stamp(of: bill.stop)),".utf8)
    for sum in [bill.fare, bill.supplementTotal, bill.discount, bill.rounding] {
      bytes.append(contentsOf: text(sum).utf8)
      bytes.append(UInt8(ascii: ","))
    }
    if let tax = bill.tax { bytes.append(contentsOf: text(tax).utf8) }
    bytes.append(contentsOf: ",\(text(bill.total)),\(metres(bill.distance)),\(seconds(bill.waiting)),".utf8)
    let refused = Refusal.allCases.reduce(bill.repeated) { $0 + bill.refused[$1] }
    bytes.append(
      contentsOf: "\(seconds(bill.stop - bill.start)),\(bill.increments),\(bill.gaps.count),\(bill.used),\(refused),"
        .utf8)
    bytes.append(contentsOf: "\(warnings.count)\n".utf8)
  }
}

extension [UInt8] {
  /// Appends a field of a table, [quoted](https://www.rfc-editor.org/rfc/rfc4180) where it must be.
  package mutating func appendField(_ text: String) {
    let quote = UInt8(ascii: "\"")
    guard text.utf8.contains(where: { $0 == quote || $0 == UInt8(ascii: ",") || $0 < 0x20 }) else {
      append(contentsOf: text.utf8)
      return
    }
    append(quote)
    for byte in text.utf8 {
      if byte == quote { append(quote) }
      append(byte)
    }
    append(quote)
  }
}
