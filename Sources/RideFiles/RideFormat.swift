/// The formats a recorded ride is read from.
package enum RideFormat: String, Sendable, CaseIterable {
  /// GPS exchange format 1.0 and 1.1.
  case gpx = "GPX"
  /// NMEA 0183: RMC and GGA sentences of a receiver.
  case nmea = "NMEA 0183"
  /// A table with named columns.
  case csv = "CSV"
  /// One JSON object a fix and line.
  case ndjson = "NDJSON"
  /// A line of positions with `coordTimes`.
  case geoJSON = "GeoJSON"
  /// A ride log of our own.
  case rideLog = "ride log"

  /// All of them in one phrase, for an error.
  package static var list: String {
    allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// Tells the format by the first bytes of a file, whatever its name.
  static func sniffed(_ head: [UInt8]) throws(RideFileFault) -> RideFormat {
    if let program = packer(head) { throw .compressed(by: program) }
    let isWide = head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE])
    let text = head.drop { $0.isBlank || [0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0].contains($0) }
    guard let first = text.first else { throw head.contains(0) ? .zeros : .empty }
    let line = text.prefix { $0 != 0x0A }
    if first == UInt8(ascii: "<") { return .gpx }
    if isWide { throw .unknownEncoding }
    if first == UInt8(ascii: "{") { return try json(text, line: line) }
    if NMEASentence.isLikely(line) { return .nmea }
    if CSVHeader.isLikely(line) { return .csv }
    throw .unknownFormat
  }

  private static func json(_ text: ArraySlice<UInt8>, line: ArraySlice<UInt8>) throws(RideFileFault) -> RideFormat {
    if text.starts(with: "{\"flagfall\"".utf8) { return .rideLog }
    let head = String(decoding: text, as: UTF8.self)
    let isGeo = ["\"Feature", "\"LineString", "\"MultiLineString", "\"coordinates"].contains { head.contains($0) }
    if isGeo { return .geoJSON }
    // A line that is but a brace begins a document of several lines.
    guard line.count(where: { !$0.isBlank }) > 1 else { throw .unknownFormat }
    return .ndjson
  }

  private static func packer(_ head: [UInt8]) -> String? {
    if head.starts(with: [0x1F, 0x8B]) { return "gunzip" }
    if head.starts(with: [0x50, 0x4B, 0x03, 0x04]) { return "unzip" }
    if head.starts(with: [0x28, 0xB5, 0x2F, 0xFD]) { return "unzstd" }
    if head.starts(with: [0xFD, 0x37, 0x7A, 0x58, 0x5A]) { return "unxz" }
    if head.starts(with: [0x42, 0x5A, 0x68]) { return "bunzip2" }
    return nil
  }
}
