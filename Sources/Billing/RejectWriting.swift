import JSON
import RideFiles

extension Reject {
  /// The reject as one line of NDJSON: ride, file, line, column and reason.
  package var line: [UInt8] {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.key("ride")
    if let ride { writer.string(ride) } else { writer.null() }
    writer.member("file", string: file)
    writer.member("line", int64: Int64(place.line))
    writer.member("column", int64: Int64(place.column))
    writer.member("reason", string: reason.sentence)
    writer.endObject()
    return writer.finish() + [UInt8(ascii: "\n")]
  }

  /// The reject in one line for a person.
  package var message: String {
    let whose = ride.map { "ride \($0): " } ?? ""
    return "\(file):\(place.line):\(place.column): \(whose)\(reason.sentence)"
  }
}
