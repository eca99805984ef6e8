/// The first line of a table: which column holds what.
struct CSVHeader {
  /// What is read from a table.
  enum Column: CaseIterable {
    case time
    case latitude
    case longitude
    case speed
    case accuracy
  }

  /// The field that separates, found by counting.
  let separator: UInt8
  /// How many fields a row has.
  let width: Int
  private let places: [Column: Int]
  /// What a speed is multiplied with and divided by to become one in m/s.
  let speedRatio: (times: Int64, by: Int64)

  /// The names of columns without case, blanks and signs, and the ratio to m/s where one is a speed.
  private static let names: [(name: String, column: Column, times: Int64, by: Int64)] = [
    ("time", .time, 1, 1), ("timestamp", .time, 1, 1), ("datetime", .time, 1, 1), ("utc", .time, 1, 1),
    ("timeutc", .time, 1, 1), ("utctime", .time, 1, 1), ("date", .time, 1, 1), ("epoch", .time, 1, 1),
    ("unixtime", .time, 1, 1), ("timems", .time, 1, 1), ("timestampms", .time, 1, 1), ("epochms", .time, 1, 1),
    ("lat", .latitude, 1, 1), ("latitude", .latitude, 1, 1),
    ("lon", .longitude, 1, 1), ("lng", .longitude, 1, 1), ("long", .longitude, 1, 1), ("longitude", .longitude, 1, 1),
    ("speed", .speed, 1, 1), ("speedms", .speed, 1, 1), ("speedmps", .speed, 1, 1), ("gpsspeedmps", .speed, 1, 1),
    ("speedkmh", .speed, 1000, 3600), ("speedkph", .speed, 1000, 3600),
    ("speedmph", .speed, 1_609_344, 3_600_000), ("speedknots", .speed, 1852, 3600), ("speedkn", .speed, 1852, 3600),
    ("accuracy", .accuracy, 1, 1), ("accuracym", .accuracy, 1, 1), ("hacc", .accuracy, 1, 1),
    ("horizontalaccuracy", .accuracy, 1, 1),
  ]

  /// The field of a row of full width; nil when the table has no such column.
  func field(_ column: Column, of row: CSVRow) -> CSVRow.Field? {
    places[column].map { row.fields[$0] }
  }

  /// Reads a first line, which is split in place.
  init(_ line: UnsafeMutableBufferPointer<UInt8>) throws(RideFileFault) {
    separator = CSVHeader.separator(of: line)
    let shown = excerpt(line)
    var row = CSVRow()
    try row.split(line, at: separator)
    width = row.fields.count
    var places: [Column: Int] = [:]
    var ratio: (Int64, Int64) = (1, 1)
    for (index, field) in row.fields.enumerated() {
      guard let known = CSVHeader.entry(of: field), places[known.column] == nil else { continue }
      places[known.column] = index
      if known.column == .speed { ratio = (known.times, known.by) }
    }
    if places[.latitude] == nil { throw .noColumn(name: "lat", header: shown) }
    if places[.longitude] == nil { throw .noColumn(name: "lon", header: shown) }
    if places[.time] == nil { throw .noColumn(name: "time", header: shown) }
    self.places = places
    speedRatio = ratio
  }

  /// Whether a first line separates anything at all.
  static func isLikely(_ line: some Collection<UInt8>) -> Bool {
    line.contains { separators.contains($0) } && line.allSatisfy { $0 >= 0x20 || $0 == 0x09 || $0 == 0x0D }
  }

  private static let separators: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]

  /// The separator that stands most often in the line; a comma where none does.
  static func separator(of line: UnsafeMutableBufferPointer<UInt8>) -> UInt8 {
    var best = separators[0]
    var most = 0
    for candidate in separators {
      let count = line.count { $0 == candidate }
      if count > most { (best, most) = (candidate, count) }
    }
    return best
  }

  /// What a column of this name usually holds.
  static func known(_ field: CSVRow.Field) -> Column? { entry(of: field)?.column }

  /// The ratio to m/s that a column's name tells; that of m/s where it tells none.
  static func speedRatio(of field: CSVRow.Field) -> (times: Int64, by: Int64) {
    guard let known = entry(of: field), known.column == .speed else { return (1, 1) }
    return (known.times, known.by)
  }

  private static func entry(of field: CSVRow.Field) -> (name: String, column: Column, times: Int64, by: Int64)? {
    let name = plain(field.bytes)
    return names.first { $0.name.utf8.elementsEqual(name) }
  }

  /// A name without case, blanks and signs.
  static func plain(_ name: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    name.compactMap { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
      default: nil
      }
    }
  }
}
