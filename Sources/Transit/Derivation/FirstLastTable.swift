import Almanac
import Metro
import Tariffs
import Units

/// Why a table of first and last trains was refused.
package enum FirstLastError: Error, Sendable, Hashable {
  /// A column is not there.
  case noColumn(String)
  /// A line has too few fields.
  case fields(line: Int)
  /// A field is no time.
  case time(line: Int, text: String)
  /// The first day is no date.
  case date(String)
  /// There is no line of stations in it.
  case empty

  /// The line, from 1; nil for what is wrong with no line.
  package var line: Int? {
    switch self {
    case .fields(let line), .time(let line, _): line
    case .noColumn: 1
    case .date, .empty: nil
    }
  }

  /// The sentence, without a full stop.
  package var message: String {
    switch self {
    case .noColumn(let name): "the first line has no column \"\(name)\"; add it"
    case .fields: "too few fields"
    case .time(_, let text): "\"\(text)\" is no time such as 05:51:00"
    case .date(let text): "\"\(text)\" is no date such as 2026-11-30"
    case .empty: "there are no two stations of one line in it"
    }
  }
}

/// Reads a table with the first and last departures of each station in both directions.
///
/// Tables print clock times: a last train before the first one is after midnight.
package enum FirstLastTable {
  private struct Row {
    var line: String
    var station: String
    var times: [ServiceTime?]
  }

  /// The most stations.
  private static let mostRows = 5000

  /// Reads the bytes of a table as a network without times between stations.
  ///
  /// `from` is the first day of the timetable; stations and lines that `base` knows are taken from it.
  ///
  /// - Throws: A ``FirstLastError`` for the first fault.
  package static func read(
    _ bytes: [UInt8], zone: Zone, from: String, base: Network?
  ) throws(FirstLastError) -> Network {
    guard let date = CivilDate(iso8601: from) else { throw .date(from) }
    let rows = try rows(bytes)
    var stations: [Station] = []
    var lines: [MetroLine] = []
    for row in rows {
      if !stations.contains(where: { $0.id == row.station }) { stations.append(station(row.station, base)) }
      if !lines.contains(where: { $0.id == row.line }) { lines.append(line(row.line, base)) }
    }
    var patterns: [Pattern] = []
    for (index, line) in lines.enumerated() {
      let own = rows.filter { $0.line == line.id }
      guard own.count > 1 else { continue }
      patterns.append(pattern(index, own, stations, columns: (0, 1)))
      patterns.append(pattern(index, own.reversed(), stations, columns: (2, 3)))
    }
    guard !patterns.isEmpty else { throw .empty }
    let daily = DayKind(
      id: "daily", weekdays: [.monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday])
    return Network(
      id: base?.id ?? "derived", city: base?.city ?? LocalText([(language: "en", text: "Derived")]),
      clock: ServiceClock(zone: zone, rule: .wall), checked: date, attribution: base?.attribution ?? [],
      sources: [
        Source(
          id: "table", url: "https://example.org/", publisher: "a table of first and last trains", date: from,
          confidence: .derived, note: "The times between stations are derived from first and last departures.")
      ], stations: stations, lines: lines, transfers: [], closures: [],
      timetables: [
        Timetable(from: date, until: nil, source: "table", days: [daily], exceptions: [], patterns: patterns)
      ])
  }

  private static func station(_ id: String, _ base: Network?) -> Station {
    if let base, let known = base.station(id) { return base.stations[known] }
    return Station(id: id, names: LocalText([(language: "en", text: id)]))
  }

  private static func line(_ id: String, _ base: Network?) -> MetroLine {
    base?.lines.first { $0.id == id }
      ?? MetroLine(id: id, names: LocalText([(language: "en", text: id)]), sign: id, colour: nil)
  }

  private static func pattern(
    _ line: Int, _ rows: [Row], _ stations: [Station], columns: (first: Int, last: Int)
  ) -> Pattern {
    let first = rows.map { $0.times[columns.first] }
    var last = rows.map { $0.times[columns.last] }
    for index in last.indices {
      guard let time = last[index], let early = first[index], time < early else { continue }
      last[index] = ServiceTime(seconds: time.seconds + 86_400)
    }
    return Pattern(
      line: line, stations: rows.map { row in stations.firstIndex { $0.id == row.station } ?? 0 },
      hops: [Hop](repeating: Hop(), count: rows.count - 1),
      hours: [ServiceHours(days: [0], first: first, last: last)], headways: [])
  }

  private static func rows(_ bytes: [UInt8]) throws(FirstLastError) -> [Row] {
    var lines = bytes.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "\n") }
    guard !lines.isEmpty else { throw .empty }
    let names = fields(lines.removeFirst())
    var columns: [Int] = []
    for name in ["line", "station_id", "fwd_first", "fwd_last", "back_first", "back_last"] {
      guard let column = names.firstIndex(of: name) else { throw .noColumn(name) }
      columns.append(column)
    }
    var rows: [Row] = []
    for (index, line) in lines.enumerated() where rows.count < mostRows {
      let fields = fields(line)
      if fields.count == 1, fields[0].isEmpty { continue }
      guard let widest = columns.max(), fields.count > widest else { throw .fields(line: index + 2) }
      var times: [ServiceTime?] = []
      for column in columns[2...] {
        let text = fields[column]
        guard !text.isEmpty else {
          times.append(nil)
          continue
        }
        guard let time = time(text) else { throw .time(line: index + 2, text: text) }
        times.append(time)
      }
      rows.append(Row(line: fields[columns[0]], station: fields[columns[1]], times: times))
    }
    return rows
  }

  /// A clock time, or the seconds of the day, as some tables have it.
  private static func time(_ text: String) -> ServiceTime? {
    if let time = ServiceTime(text.utf8) { return time }
    guard let seconds = Int32(text), (0..<172_800).contains(seconds) else { return nil }
    return ServiceTime(seconds: seconds)
  }

  private static func fields(_ line: ArraySlice<UInt8>) -> [String] {
    line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map { field in
      var field = field
      while let last = field.last, last <= 0x20 { field.removeLast() }
      while let first = field.first, first <= 0x20 || first == 0xEF || first == 0xBB || first == 0xBF {
        field.removeFirst()
      }
      return String(decoding: field, as: UTF8.self)
    }
  }
}
