import Almanac
import Units

/// What a row of a table of trips says, each as exactly as it was written.
package struct TripRow: Sendable, Equatable {
  /// A reading of a clock.
  package struct Reading: Sendable, Equatable {
    /// What was read.
    package let time: Instant
    /// What its last digit is worth, and the hour that a clock shows twice.
    package let unit: Elapsed
  }

  /// The distance, with half of its last digit either way.
  package let distance: ClosedRange<Distance>
  /// When it began; nil where nothing tells.
  package let start: Reading?
  /// When it ended.
  package let end: Reading?
  /// How long it took, with half of its last digit either way.
  package let duration: ClosedRange<Elapsed>?
  /// The rate as it is written; nil where there is none.
  package let rate: String?
  /// The fare alone, in minor units.
  package let fare: Int64?
  /// What was charged in all.
  package let total: Int64?
}

/// Reads rows of a table of trips.
package struct TripRows {
  private let table: TripTable
  private var times: TimeColumn
  private var plainHours = PlainHours()
  private var row = CSVRow()
  private var scratch: [UInt8] = []
  /// The column of the field in hand, for an error.
  package private(set) var column = 1

  /// Makes a reader of rows of a table.
  package init(_ table: TripTable) {
    self.table = table
    times = TimeColumn(ReadingOptions(zoneOfBareTimes: table.zone))
  }

  /// Reads a row without its line end; nil for a blank one.
  package mutating func read(_ line: UnsafeBufferPointer<UInt8>) throws(RideFileFault) -> TripRow? {
    column = 1
    guard line.contains(where: { !$0.isBlank }) else { return nil }
    guard line.count <= FixRows.lineLimit else { throw .tooLong(limit: FixRows.lineLimit) }
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: line)
    if scratch.last == 0x0D { scratch.removeLast() }
    let count = scratch.count
    // Room for what readers look into behind the last field.
    scratch.append(contentsOf: repeatElement(0, count: FixRows.slack))
    var bytes = scratch
    scratch = []
    defer { scratch = bytes }
    return try bytes.withUnsafeMutableBufferPointer { (bytes) throws(RideFileFault) in
      try row.split(UnsafeMutableBufferPointer(rebasing: bytes[..<count]), at: table.separator)
      guard row.fields.count == table.width else {
        throw .fieldCount(expected: table.width, found: row.fields.count)
      }
      return try values()
    }
  }

  private func field(_ column: TripTable.Column) -> CSVRow.Field? {
    guard let place = table.place(column) else { return nil }
    return row.fields[place].isBlank ? nil : row.fields[place]
  }

  private mutating func values() throws(RideFileFault) -> TripRow {
    guard let way = field(.distance) else { throw .missing(field: "distance") }
    column = way.column
    return TripRow(
      distance: try distance(way), start: try reading(.start), end: try reading(.end), duration: try duration(),
      rate: field(.rate).map { TripRows.plain($0) }, fare: try sum(.fare), total: try sum(.total))
  }

  /// A code that was written as a number with a point, as tables with missing values have them, is the whole number.
  private static func plain(_ field: CSVRow.Field) -> String {
    let bytes = field.bytes
    let isPointed = bytes.count > 2 && bytes[bytes.count - 1] == 0x30 && bytes[bytes.count - 2] == 0x2E
    return String(decoding: isPointed ? bytes.dropLast(2) : bytes[...], as: UTF8.self)
  }

  private static func decimals(_ field: CSVRow.Field) -> Int {
    field.bytes.firstIndex(of: UInt8(ascii: ".")).map { field.count - $0 - 1 } ?? 0
  }

  private func distance(_ field: CSVRow.Field) throws(RideFileFault) -> ClosedRange<Distance> {
    let millionths = ExactNumber.scaled(field.text, digits: 6)
    guard millionths != ExactNumber.invalid else { throw .number("distance", field.bytes) }
    let length = Int64((Int128(millionths) * Int128(table.unit) + 500_000) / 1_000_000)
    guard millionths >= 0, length < 9_999_000_000 else {
      throw .outOfRange(field: "distance", text: excerpt(field.bytes))
    }
    var last = table.unit
    for _ in 0..<min(TripRows.decimals(field), 6) { last = (last + 5) / 10 }
    let half = (max(1, last) + 1) / 2
    return Distance(millimetres: max(0, length - half))...Distance(millimetres: length + half)
  }

  private mutating func duration() throws(RideFileFault) -> ClosedRange<Elapsed>? {
    guard let field = field(.duration) else { return nil }
    column = field.column
    let time = ExactNumber.scaled(field.text, digits: 3)
    guard time != ExactNumber.invalid else { throw .number("duration", field.bytes) }
    guard (0...99 * 86_400_000).contains(time) else { throw .outOfRange(field: "duration", text: excerpt(field.bytes)) }
    var last: Int64 = 1000
    for _ in 0..<min(TripRows.decimals(field), 3) { last /= 10 }
    let half = (last + 1) / 2
    return Elapsed(milliseconds: max(0, time - half))...Elapsed(milliseconds: time + half)
  }

  private mutating func sum(_ kind: TripTable.Column) throws(RideFileFault) -> Int64? {
    guard let field = field(kind) else { return nil }
    column = field.column
    let value = ExactNumber.scaled(field.text, digits: table.digits)
    guard value != ExactNumber.invalid else { throw .number(kind.rawValue, field.bytes) }
    return min(max(value, -1_000_000_000_000), 1_000_000_000_000)
  }

  private mutating func reading(_ kind: TripTable.Column) throws(RideFileFault) -> TripRow.Reading? {
    guard let field = field(kind) else { return nil }
    column = field.column
    let plain = plainHours.read(field.text, separator: 0)
    if plain.count == field.count {
      return TripRow.Reading(time: Instant(milliseconds: plain.value), unit: TripRows.lastDigit(field.bytes))
    }
    times.begin()
    let time = try times.read(field.text, count: field.count)
    let later = times.later
    var others = times
    if times.form == .iso8601 { plainHours.keep(field.bytes, times: &others) }
    return TripRow.Reading(
      time: Instant(milliseconds: time),
      unit: TripRows.lastDigit(field.bytes) + Elapsed(milliseconds: later.map { $0 - time } ?? 0))
  }

  /// What the last digit of a time is worth: a minute, a second or a part of one.
  private static func lastDigit(_ text: UnsafeBufferPointer<UInt8>) -> Elapsed {
    guard text.count(where: { $0 == UInt8(ascii: ":") }) > 0 else { return .seconds(1) }
    let clock = text.dropFirst(11).prefix { $0 < 0x3B && $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }
    guard clock.count > 5 else { return .seconds(60) }
    var unit: Int64 = 1000
    for _ in clock.dropFirst(9) where unit > 1 { unit /= 10 }
    return Elapsed(milliseconds: unit)
  }
}
