import JSON
import Receipts

/// The form of the result.
package enum ResultForm: String, Sendable {
  /// One JSON object a line.
  case ndjson
  /// A table with a first line.
  case csv

  /// The first line of the result; nothing for NDJSON.
  var head: [UInt8] {
    switch self {
    case .ndjson: []
    case .csv: BillReport.csvHeader
    }
  }

  /// Appends the line of a bill.
  func append(_ report: BillReport, to bytes: inout [UInt8]) {
    switch self {
    case .ndjson:
      bytes += report.json(.compact)
      bytes.append(UInt8(ascii: "\n"))
    case .csv: report.appendCSV(to: &bytes)
    }
  }
}
