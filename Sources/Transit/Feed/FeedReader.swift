import Almanac
import Metro
import Tariffs
import Units

/// Reads the tables of a feed.
struct FeedReader {
  private let files: [FeedFile]
  private let zone: Zone?
  var feed = Feed()
  var report: QualityReport

  init(_ files: [FeedFile], isStrict: Bool, zone: Zone? = nil) {
    self.files = files
    self.zone = zone
    report = QualityReport(isStrict: isStrict)
  }

  /// Reads all tables but the stop times, of which only those of chosen trips are needed.
  mutating func read() throws(FeedError) {
    try readAgency(needed("agency.txt"))
    if let table = try optional("feed_info.txt") { try readInfo(table) }
    try readStops(needed("stops.txt"))
    try readRoutes(needed("routes.txt"))
    let week = try optional("calendar.txt")
    let dates = try optional("calendar_dates.txt")
    guard week != nil || dates != nil else { throw .noTable("calendar.txt") }
    if let week { try readCalendar(week) }
    if let dates { try readDates(dates) }
    try readTrips(needed("trips.txt"))
    try readTimes(needed("stop_times.txt"))
    if let table = try optional("frequencies.txt") { try readFrequencies(table) }
    if let table = try optional("transfers.txt") { try readTransfers(table) }
    if let table = try optional("translations.txt") { try readTranslations(table) }
  }

  private func needed(_ name: String) throws(FeedError) -> FeedTable {
    guard let table = try optional(name) else { throw .noTable(name) }
    return table
  }

  private func optional(_ name: String) throws(FeedError) -> FeedTable? {
    guard let file = files.first(where: { $0.name == name }), !file.bytes.isEmpty else { return nil }
    return try FeedTable(name, file.bytes)
  }

  private mutating func readAgency(_ table: FeedTable) throws(FeedError) {
    let zone = try table.needed("agency_timezone")
    var row = table.rows
    guard try row.read(table.bytes, of: table.name) else { throw .emptyTable(table.name) }
    let name = row.text(zone, table.bytes)
    guard let known = self.zone ?? Zone(named: name) else { throw .zone(name) }
    feed.zone = known
    if let column = table.column("agency_name") { feed.agency = row.text(column, table.bytes) }
    if let column = table.column("agency_url") { feed.address = row.text(column, table.bytes) }
    if let column = table.column("agency_lang") {
      let language = row.text(column, table.bytes)
      if !language.isEmpty { feed.language = FeedReader.language(language) }
    }
    while self.zone == nil, try row.read(table.bytes, of: table.name) {
      guard row.text(zone, table.bytes) != name else { continue }
      try report.count(.doubt, topic: "zones", "agency.txt: agencies have different clocks; \(name) is used")
    }
  }

  private mutating func readInfo(_ table: FeedTable) throws(FeedError) {
    var row = table.rows
    guard try row.read(table.bytes, of: table.name) else { return }
    if let column = table.column("feed_lang") {
      let language = row.text(column, table.bytes)
      if !language.isEmpty, language != "mul" { feed.language = FeedReader.language(language) }
    }
    if let column = table.column("feed_version") { feed.version = row.text(column, table.bytes) }
  }

  /// The language alone, in small letters: `ES` and `es-MX` are `es`.
  static func language(_ tag: String) -> String {
    var bytes: [UInt8] = []
    for byte in tag.utf8 {
      let small = byte | 0x20
      guard small >= UInt8(ascii: "a"), small <= UInt8(ascii: "z") else { break }
      bytes.append(small)
    }
    return bytes.isEmpty ? "en" : String(decoding: bytes, as: UTF8.self)
  }

  private mutating func readRoutes(_ table: FeedTable) throws(FeedError) {
    let id = try table.needed("route_id")
    let type = try table.needed("route_type")
    let short = table.column("route_short_name")
    let long = table.column("route_long_name")
    let colour = table.column("route_color")
    var row = table.rows
    while try row.read(table.bytes, of: table.name) {
      try noteQuotes(row, table)
      let number = feed.routeKeys.number(row, id, table.bytes)
      guard number == feed.routes.count else {
        try report.count(
          .doubt, topic: "routes twice",
          "routes.txt: line \(row.line): the route \(row.text(id, table.bytes)) is there already")
        continue
      }
      feed.routes.append(
        Feed.Route(
          id: feed.routeKeys.text(number), shortName: short.map { row.text($0, table.bytes) } ?? "",
          longName: long.map { row.text($0, table.bytes) } ?? "",
          type: FeedReader.whole(row.cleaned(type, table.bytes)) ?? -1,
          colour: colour.flatMap { FeedReader.colour(row.text($0, table.bytes)) }))
    }
  }

  private static func colour(_ text: String) -> String? {
    let bytes = Array(text.utf8).map { $0 &- UInt8(ascii: "A") < 26 ? $0 | 0x20 : $0 }
    guard bytes.count == 6,
      bytes.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 || $0 &- UInt8(ascii: "a") < 6 })
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Says once for each table that quotes stand where they do not belong.
  mutating func noteQuotes(_ row: FeedRow, _ table: FeedTable) throws(FeedError) {
    guard row.isMended else { return }
    try report.count(
      .doubt, topic: table.name + " quotes",
      "\(table.name): line \(row.line): quotes inside of a name; read as they stand")
  }

  /// A whole number; nil for anything else.
  static func whole(_ bytes: [UInt8]) -> Int? {
    var value = 0
    guard !bytes.isEmpty, bytes.count < 10 else { return nil }
    for byte in bytes {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value * 10 + Int(digit)
    }
    return value
  }
}
