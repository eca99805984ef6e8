import Foundation
import Testing

/// What the command says of recorded rides that are wrong, whole or far away.
@Suite struct RideReadingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let file: String
    let bytes: [UInt8]
    /// What must be on standard error after the file's path; nil where the ride is priced.
    let complaint: String?
    var testDescription: String { name }

    init(_ name: String, _ file: String, _ text: String, _ complaint: String?) {
      self.init(name, file, Array(text.utf8), complaint)
    }

    init(_ name: String, _ file: String, _ bytes: [UInt8], _ complaint: String?) {
      self.name = name
      self.file = file
      self.bytes = bytes
      self.complaint = complaint
    }
  }

  private static func gpx(_ points: [String]) -> String {
    "<?xml version=\"1.0\"?>\n<gpx version=\"1.1\" creator=\"x\">\n<trk><trkseg>\n\(points.joined(separator: "\n"))\n"
      + "</trkseg></trk>\n</gpx>\n"
  }

  private static func point(_ latitude: String, _ time: String?, longitude: String = "2.1686") -> String {
    let time = time.map { "<time>2026-03-04T10:\($0)Z</time>" } ?? ""
    return #"<trkpt lat="\#(latitude)" lon="\#(longitude)">\#(time)</trkpt>"#
  }

  /// A kilometre north in Barcelona, in 100 s.
  private static let track = gpx([point("41.3874", "00:00"), point("41.3964", "01:40")])
  private static let table =
    "time,lat,lon\n2026-03-04T10:00:00Z,41.3874,2.1686\n2026-03-04T10:01:40Z,41.3964,2.1686\n"
  private static let sentences =
    "$GPRMC,100000.00,A,4123.2440,N,00210.1160,E,0.0,0.0,040326,,*32\n"
    + "$GPRMC,100140.00,A,4123.7840,N,00210.1160,E,10.0,0.0,040326,,*0F\n"
  private static let header =
    #"{"flagfall":"ride","version":1,"tariff":"es-barcelona","edition":"2026-01-19","zone":"Europe/Madrid"}"# + "\n"
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static let cases: [Case] = [
    Case("a track", "ride.gpx", track, nil),
    Case("a track with a byte order mark", "ride.gpx", mark + Array(track.utf8), nil),
    Case("a track with the line ends of Windows", "ride.gpx", track.replacing("\n", with: "\r\n"), nil),
    Case(
      "a decimal comma in a track", "ride.gpx", track.replacing("41.3964", with: "41,3964"),
      ":5:1: lat is \"41,3964\" with a decimal comma; write a point instead, as in 50.4711"),
    Case(
      "a track without times", "ride.gpx", gpx([point("41.3874", nil), point("41.3964", nil)]),
      ": has 2 points but no times, and a fare needs speed and waiting; export the ride with times, or use `estimate`"),
    Case(
      "a track that breaks off", "ride.gpx", String(track.prefix(150)),
      ":5:1: ends in the middle; the recording or the copy broke off, so export or copy the ride again"),
    Case("an empty file", "ride.gpx", "", ": is empty; record the ride again or name another file"),
    Case("a track without points", "ride.gpx", gpx([]), ": has no track point; export the recorded track"),
    Case(
      "a point beyond the pole", "ride.gpx", gpx([point("141.3874", "00:00")]), ":4:1: "),
    Case("a table", "ride.csv", table, nil),
    Case("a table with a byte order mark", "ride.csv", mark + Array(table.utf8), nil),
    Case("a table with the line ends of Windows", "ride.csv", table.replacing("\n", with: "\r\n"), nil),
    Case(
      "a decimal comma in a table", "ride.csv",
      "time;lat;lon\n2026-03-04T10:00:00Z;41,3874;2,1686\n",
      ":2:22: lat is \"41,3874\" with a decimal comma; write a point instead, as in 50.4711"),
    Case(
      "a table without times", "ride.csv", "lat,lon\n41.3874,2.1686\n",
      ":1:1: the first line names no column time: \"lat,lon\"; begin the file with time,lat,lon,speed,accuracy"),
    Case(
      "a row that lacks a field", "ride.csv", table + "2026-03-04T10:02:00Z,41.4\n",
      ":4:1: this row has 2 fields and the first line 3"),
    Case("a receiver's sentences", "ride.nmea", sentences, nil),
    Case("sentences with a byte order mark", "ride.nmea", mark + Array(sentences.utf8), nil),
    Case("sentences with the line ends of Windows", "ride.nmea", sentences.replacing("\n", with: "\r\n"), nil),
    Case(
      "fixes with a decimal comma", "ride.ndjson",
      #"{"time":1772618400000,"lat":41,3874,"lon":2.1686}"# + "\n", ":1:32: expected a key in double quotes"),
    Case(
      "a log with a misspelt event", "ride.ndjson",
      header + #"{"at":1772618400000,"event":"start"}"# + "\n" + #"{"at":1772618400000,"event":"stopp"}"# + "\n",
      ":3:29: $.event: \"stopp\" is not known here; did you mean \"stop\"?"),
    Case(
      "a log of another version", "ride.ndjson", header.replacing("\"version\":1", with: "\"version\":9"),
      ":1:30: $.version: this log is version 9, and version 1 is known"),
    Case("a log of nothing", "ride.ndjson", header, "the ride is empty: there is no point and no event in it"),
    Case(
      "eight megabytes of nonsense", "ride.gpx", nonsense,
      ": is no recorded ride; what is read: GPX, NMEA 0183, CSV, NDJSON, GeoJSON, ride log"),
    Case(
      "eight megabytes of zero bytes", "ride.gpx", [UInt8](repeating: 0, count: 8 << 20),
      ": holds zero bytes and no recording, which was never written out; copy it again or name another file"),
    Case(
      "a document of several lines", "ride.json", "{\n  \"format\": 1,\n  \"id\": \"es-barcelona\"\n}\n",
      ": is no recorded ride; what is read: GPX, NMEA 0183, CSV, NDJSON, GeoJSON, ride log"),
    Case(
      "a log with spaces in its lines", "ride.ndjson",
      header.replacing(":", with: ": ") + """
        { "at": 1772618400000, "event": "start" }
        { "at": 1772618400000, "event": "fix", "time": 1772618400000, "lat": 41.3874, "lon": 2.1686 }
        { "at": 1772618500000, "event": "fix", "time": 1772618500000, "lat": 41.3964, "lon": 2.1686 }
        { "at": 1772618500000, "event": "stop" }

        """, nil),
    Case(
      "one line of eight megabytes", "ride.csv", [UInt8](repeating: UInt8(ascii: "x"), count: 8 << 20),
      ": is no recorded ride; what is read: GPX, NMEA 0183, CSV, NDJSON, GeoJSON, ride log"),
  ]

  /// Bytes of a fixed sequence that looks like chance.
  private static let nonsense: [UInt8] = {
    var state: UInt32 = 7
    return (0..<8 << 20).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
  }()

  @Test("A file is priced, or refused with its place and mend", arguments: cases)
  func reads(_ example: Case) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "flagfall-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: example.file).path
    try Data(example.bytes).write(to: URL(filePath: path))
    let outcome = try Command.run("meter", path, "--tariff", "es-barcelona", "--json")
    guard let complaint = example.complaint else {
      #expect(outcome.status == 0 && outcome.output.contains(#""total":"4.10""#), "\(outcome.complaint)")
      return
    }
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    let place = complaint.hasPrefix(":") ? path : ""
    #expect(outcome.complaint.contains(place + complaint), "\(outcome.complaint)")
  }

  // MARK: - Zone

  private static func priced(_ text: String, _ arguments: String...) throws -> Command.Outcome {
    let file = FileManager.default.temporaryDirectory.appending(path: "flagfall-\(UUID().uuidString).gpx")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let command = Command(["meter", file.path, "--tariff", "us-nyc"] + arguments)
    try command.process.run()
    return command.finish()
  }

  @Test("The clock of a ride is that of --zone, else of the city within 100 km, else it is asked for; it is named")
  func zone() throws {
    let near = try Self.priced(Self.track, "--json")
    #expect(near.output.contains(#""zone":"Europe/Madrid""#) && near.output.contains("T11:00:00+01:00"))
    let told = try Self.priced(Self.track, "--json", "--zone", "America/New_York")
    #expect(told.output.contains(#""zone":"America/New_York""#) && told.output.contains("T05:00:00-05:00"))
    let text = try Self.priced(Self.track)
    #expect(text.status == 0 && text.complaint.contains("times are those of the zone Europe/Madrid"))
    let sea = Self.gpx([Self.point("0", "00:00", longitude: "-30"), Self.point("0.01", "01:40", longitude: "-30")])
    let refused = try Self.priced(sea, "--json")
    #expect(refused.status == 2 && refused.output.isEmpty)
    #expect(refused.complaint.contains("name its zone, such as --zone Europe/Madrid"))
    #expect(try Self.priced(sea, "--json", "--zone", "UTC").status == 0)
  }

  @Test("Times that say no zone are those of --zone, and refused without it")
  func bareTimes() throws {
    let bare = Self.track.replacing("Z</time>", with: "</time>")
    let refused = try Self.priced(bare, "--json")
    #expect(refused.status == 2 && refused.complaint.contains("does not say in which zone"))
    #expect(refused.complaint.contains("give its zone with --zone"))
    let told = try Self.priced(bare, "--json", "--zone", "Europe/Madrid")
    #expect(told.status == 0 && told.output.contains("T10:00:00+01:00"), "\(told.complaint)")
  }

  // MARK: - The object

  @Test("The JSON object has its keys, sums as strings and measures as numbers", arguments: ["tunnel", "nyc-rush"])
  func object(_ name: String) throws {
    let ride = "Tests/Fixtures/rides/\(name).ndjson"
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    let tariff = name == "tunnel" ? "es-barcelona" : "us-nyc"
    let outcome = try Command.run("meter", root.appending(path: ride).path, "--tariff", tariff, "--json")
    let golden = try String(contentsOf: root.appending(path: "Tests/Goldens/rides/\(name).json"), encoding: .utf8)
    #expect(outcome.output == golden)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(golden.utf8)) as? [String: Any])
    for key in ["tariff", "edition", "currency", "fare", "discount", "total"] {
      #expect(object[key] is String, "\(key)")
    }
    #expect(object["tax"] is String || object["tax"] is NSNull)
    for key in ["distance_m", "waiting_s", "duration_s", "increments"] { #expect(object[key] is NSNumber, "\(key)") }
    #expect(object["warnings"] is [String])
    let supplements = try #require(object["supplements"] as? [[String: Any]])
    for line in supplements { #expect(line["id"] is String && line["amount"] is String) }
    for line in try #require(object["rates"] as? [[String: Any]]) {
      #expect(line["id"] is String && line["amount"] is String)
      #expect(line["distance_m"] is NSNumber && line["waiting_s"] is NSNumber)
    }
    for gap in try #require(object["gaps"] as? [[String: Any]]) {
      #expect(gap["from"] is String && gap["to"] is String && gap["billed"] is String && gap["chord_m"] is NSNumber)
    }
    #expect(name == "tunnel" || !supplements.isEmpty)
  }

  @Test("A ride is read from a pipe that has a name")
  func pipe() throws {
    let data = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Data").path
    let command = Command(
      ["meter", "/dev/stdin", "--tariff", "es-barcelona"], environment: ["FLAGFALL_DATA": data])
    let pipe = Pipe()
    command.process.standardInput = pipe
    try pipe.fileHandleForWriting.write(contentsOf: Data(Self.table.utf8))
    try pipe.fileHandleForWriting.close()
    try command.process.run()
    let outcome = command.finish()
    #expect(outcome.status == 0 && outcome.output.contains("Barcelona"), "\(outcome)")
  }
}
