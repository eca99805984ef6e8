import RideFiles
import Testing
import Track
import Units

@Suite struct CSVTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    var testDescription: String { name }
  }

  @Test(
    "Separators, quotes, line ends, marks and the order of columns change nothing",
    arguments: [
      Case(
        name: "plain",
        text: """
          time,lat,lon,speed,accuracy
          2026-01-01T00:00:00Z,52.52,13.405,8.5,4
          2026-01-01T00:00:01.500Z,52.5201,13.405,,
          """),
      Case(
        name: "semicolons and carriage returns",
        text: "Time;Lat;Lon;Speed;Accuracy\r\n2026-01-01T00:00:00Z;52.52;13.405;8.5;4\r\n"
          + "2026-01-01T01:00:01.5+01:00;52.5201;13.405;;\r\n\r\n"),
      Case(
        name: "tabs, other columns and another order",
        text: "id\tlongitude\tlatitude\taccuracy\tspeed (km/h)\ttimestamp\n1\t13.405\t52.52\t4.0\t30.6\t1767225600\n"
          + "2\t13.405\t52.5201\t\t\t1767225601.5\n"),
      Case(
        name: "quotes and a mark",
        text: "\u{FEFF}\"time\",\"note\",\"lat\",\"lon\",\"speed\",\"accuracy\"\n"
          + "\"1767225600000\",\"a, \"\"b\"\"\",\"52.52\",\"13.405\",\"8.5\",\"4\"\n"
          + "1767225601500,,52.5201,13.405,NaN,null"),
    ])
  func reads(_ example: Case) throws {
    let ride = try #require(rideIfRead(example.text))
    #expect(ride.format == .csv)
    #expect(
      try ride.fixes == [
        Fix(
          time: Instant(milliseconds: 1_767_225_600_000), place: place(52_520_000_000, 13_405_000_000),
          accuracy: .metres(4), speed: Speed(millimetresPerSecond: 8500)),
        Fix(time: Instant(milliseconds: 1_767_225_601_500), place: place(52_520_100_000, 13_405_000_000)),
      ])
    #expect(ride.hadSpeeds)
  }

  @Test("Times that are numbers are said to be")
  func epochs() {
    #expect(rideIfRead("time,lat,lon\n1767225600,1,1")?.warnings == [.epochTimes(inMilliseconds: false)])
    #expect(rideIfRead("time,lat,lon\n1767225600000,1,1")?.warnings == [.epochTimes(inMilliseconds: true)])
    #expect(rideIfRead("time,lat,lon\n2026-01-01T00:00:00Z,1,1")?.warnings == [])
  }

  @Test("Rows before the first position are left out and named; a missing time is filled")
  func gaps() {
    let ride = rideIfRead(
      "time,lat,lon\n2026-01-01T00:00:00Z,,\n2026-01-01T00:00:01Z,50,1\n,50.001,1\n2026-01-01T00:00:03Z,50.002,1")
    #expect(ride?.fixes.map { $0.time.milliseconds - 1_767_225_600_000 } == [1000, 2000, 3000])
    #expect(ride?.warnings == [.timesFilled(points: [2]), .skippedLines(count: 1, lines: [2])])
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    let text: String
    let fault: RideFileFault
    let line: Int
    let column: Int
    var testDescription: String { text }
  }

  @Test(
    "A row that cannot be trusted is refused with its line and column",
    arguments: [
      Refused(
        text: "time;lat;lon\n2026-01-01T00:00:00Z;50,4711;13,0815",
        fault: .decimalComma(field: "lat", text: "50,4711"), line: 2, column: 22),
      Refused(
        text: "time,lat,lon\n2026-01-01T00:00:00Z,50,4711,13,0815", fault: .fieldCount(expected: 3, found: 5), line: 2,
        column: 1),
      Refused(
        text: "time,lat,lon\n\n2026-01-01T00:00:00Z,50", fault: .fieldCount(expected: 3, found: 2), line: 3, column: 1),
      Refused(
        text: "time,lat,lon\n2026-01-01T00:00:00Z,91,1", fault: .offGlobe(field: "lat", text: "91"), line: 2,
        column: 22),
      Refused(
        text: "time,lat,lon\n2026-01-01T00:00:00Z,9,-181", fault: .offGlobe(field: "lon", text: "-181"), line: 2,
        column: 24),
      Refused(
        text: "time,lat,lon\n2026-01-01T00:00:00Z,,1", fault: .missing(field: "lat"), line: 2, column: 22),
      Refused(text: "time,lat,lon\nnoon,1,1", fault: .notATime(text: "noon"), line: 2, column: 1),
      Refused(
        text: "time,lat,lon\n2026-01-01T00:00:00,1,1", fault: .timeWithoutOffset(text: "2026-01-01T00:00:00"), line: 2,
        column: 1),
      Refused(text: "time,lat,lon\n12.5,1,1", fault: .relativeTime(text: "12.5"), line: 2, column: 1),
      Refused(
        text: "time,lat,lon\n1767225600,1,1\n1767225601000,1,1", fault: .notATime(text: "1767225601000"), line: 3,
        column: 1),
      Refused(
        text: "time,lat,lon,speed\n1767225600,1,1,fast", fault: .notANumber(field: "speed", text: "fast"), line: 2,
        column: 16),
      Refused(text: "time,lat,lon\n1767225600,\"1,1", fault: .quotes, line: 2, column: 1),
      Refused(text: "time,lat,lon\n1767225600,\"1\"2,1", fault: .quotes, line: 2, column: 1),
      Refused(
        text: "when,x,y\n1,2,3", fault: .noColumn(name: "lat", header: "when,x,y"), line: 1, column: 1),
      Refused(
        text: "lat,lon\n2,3", fault: .noColumn(name: "time", header: "lat,lon"), line: 1, column: 1),
    ])
  func refuses(_ example: Refused) {
    let error = refusal(Array(example.text.utf8))
    #expect(error?.fault == example.fault)
    #expect(error?.place == RideFilePlace(line: example.line, column: example.column))
  }

  @Test("A table without rows or without times is refused")
  func empty() {
    #expect(refusal(Array("time,lat,lon\n".utf8))?.fault == .noPoints)
    #expect(refusal(Array("time,lat,lon\n,1,1\n,1,2\n".utf8))?.fault == .noTimes(points: 2))
  }

  @Test("A line without end is refused before it fills the memory")
  func longLine() {
    let bytes = Array("time,lat,lon\n".utf8) + [UInt8](repeating: UInt8(ascii: "1"), count: 3_000_000)
    let error = refusal(bytes)
    #expect(error?.fault == .tooLong(limit: 1_000_000))
    #expect(error?.place?.line == 2)
  }

  @Test("Lines that cross pieces are whole")
  func pieces() {
    let rows = (0..<20_000).map { "\(1_767_225_600 + $0),\(Decimal.text(Int64($0) * 7, digits: 5)),1.5" }
    let ride = rideIfRead("time,lat,lon\n" + rows.joined(separator: "\r\n"))
    #expect(ride?.fixes.map(\.place.latitude) == (0..<20_000).map { $0 * 70_000 })
  }
}
