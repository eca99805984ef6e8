import RideFiles
import Testing
import Track
import Units

@Suite struct JSONRideTests {
  private let start: Int64 = 1_767_225_600_000

  @Test("Fixes, one a line, are read with every form of time")
  func lines() throws {
    let ride = rideIfRead(
      """
      {"time":1767225600250,"lat":52.52,"lon":13.405,"accuracy":4.25,"speed":8}

      {"lon":-1.3405e1,"lat":-52.520000001,"time":1767225601000,"accuracy":null,"heading":90}
      """)
    #expect(ride?.format == .ndjson)
    #expect(
      try ride?.fixes == [
        Fix(
          time: Instant(milliseconds: start + 250), place: place(52_520_000_000, 13_405_000_000),
          accuracy: Distance(millimetres: 4250), speed: Speed(millimetresPerSecond: 8000)),
        Fix(time: Instant(milliseconds: start + 1000), place: place(-52_520_000_001, -13_405_000_000)),
      ])
    #expect(ride?.warnings == [])
    #expect(timed("\"2026-01-01T00:00:00Z\"")?.fixes[0].time.milliseconds == start)
    #expect(timed("1767225600.5")?.fixes[0].time.milliseconds == start + 500)
    #expect(timed("1767225600.5")?.warnings == [.epochTimes(inMilliseconds: false)])
  }

  private func timed(_ text: String) -> RecordedRide? {
    rideIfRead(text.hasPrefix("{") ? text : "{\"time\":\(text),\"lat\":1,\"lon\":2}")
  }

  @Test("The fixes of a ride log are read, and its last line only when it is whole")
  func log() {
    let ride = rideIfRead(
      """
      {"flagfall":"ride","version":1,"tariff":"us-nyc","edition":"2022-12-19","zone":"America/New_York"}
      {"at":1767225600000,"event":"start"}
      {"at":1767225600900,"event":"fix","time":1767225600000,"lat":1,"lon":2}
      {"at":1767225600900,"event":"fix","time":1767225600000,"lat":1.1,"lon":2}
      {"at":1767225601000,"event":"fix","time":1767225601000,"la
      """)
    #expect(ride?.format == .rideLog)
    #expect(ride?.fixes.map(\.time.milliseconds) == [start, start])
  }

  @Test("Lines with coordTimes are read from every kind of GeoJSON")
  func geoJSON() throws {
    let geometry = "{\"type\":\"LineString\",\"coordinates\":[[13.405,52.52,34],[13.4051,52.52]]}"
    let times = "[\"2026-01-01T00:00:00Z\",\"2026-01-01T00:00:01.5Z\"]"
    let feature =
      "{\"type\":\"Feature\",\"geometry\":\(geometry),\"properties\":{\"name\":\"Ride\",\"coordTimes\":\(times)}}"
    let beside = feature.replacing("\"coordTimes\":\(times)", with: "\"coordinateProperties\":{\"times\":\(times)}")
    let many = feature.replacing("LineString", with: "MultiLineString").replacing("[[13", with: "[[[13")
      .replacing("52.52]]", with: "52.52]]]").replacing(times, with: "[\(times)]")
    let collection =
      "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"geometry\":null,\"properties\":null},"
      + "{\"type\":\"Feature\",\"geometry\":{\"type\":\"Point\",\"coordinates\":[1,2]},\"properties\":{}},\n\(feature)]}"
    for text in [feature, beside, many, collection] {
      let ride = try #require(rideIfRead(text), "\(text)")
      #expect(ride.format == .geoJSON)
      #expect(ride.name == "Ride")
      #expect(
        try ride.fixes == [
          Fix(time: Instant(milliseconds: start), place: place(52_520_000_000, 13_405_000_000)),
          Fix(time: Instant(milliseconds: start + 1500), place: place(52_520_000_000, 13_405_100_000)),
        ])
    }
    #expect(refusal(Array(geometry.utf8))?.fault == .noTimes(points: 2))
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    let text: String
    let fault: RideFileFault
    let line: Int
    var testDescription: String { text }
  }

  @Test(
    "What does not fit is refused with its line",
    arguments: [
      Refused(
        text: "{\"time\":1767225600000,\"lat\":1,\"lon\":2}\n{\"time\":1767225600000,\"lat\":\"50,4711\",\"lon\":2}",
        fault: .decimalComma(field: "lat", text: "50,4711"), line: 2),
      Refused(
        text: "{\"time\":1767225600000,\"lat\":100,\"lon\":2}", fault: .offGlobe(field: "lat", text: "100"), line: 1),
      Refused(
        text: "{\"time\":7,\"lat\":10,\"lon\":2}", fault: .relativeTime(text: "7"), line: 1),
      Refused(
        text: "{\"time\":\"2026-01-01T00:00:00\",\"lat\":10,\"lon\":2}",
        fault: .timeWithoutOffset(text: "2026-01-01T00:00:00"), line: 1),
      Refused(
        text: "{\"time\":1767225600000,\"lat\":1,\"lon\":2,\"speed\":\"fast\"}",
        fault: .notANumber(field: "speed", text: "\"fast\""), line: 1),
      Refused(
        text:
          "{\"type\":\"Feature\",\"properties\":{\"coordTimes\":[null]},\"geometry\":{\"type\":\"LineString\",\n"
          + "\"coordinates\":[[1,2],[3,4]]}}", fault: .timeCount(times: 1, points: 2), line: 2),
      Refused(
        text:
          "{\"type\":\"Feature\",\"properties\":{},\"geometry\":{\"type\":\"LineString\",\n\"coordinates\":[[1,2],\n[3,400]]}}",
        fault: .offGlobe(field: "lat", text: "400"), line: 3),
    ])
  func refuses(_ example: Refused) {
    let error = refusal(Array(example.text.utf8))
    #expect(error?.fault == example.fault)
    #expect(error?.place?.line == example.line)
  }

  @Test("JSON that breaks off or lacks a key is refused in the reader's words")
  func broken() {
    let good = "{\"time\":1767225600000,\"lat\":1,\"lon\":2}\n"
    for (text, line) in [
      (good + good.dropLast(3), 2), (good + "{\"time\":1,\"lat\":1}", 2), ("{\"type\":\"Feature\"}", 1),
    ] {
      let error = refusal(Array(text.utf8))
      guard case .json = error?.fault else {
        Issue.record("\(text): \(error?.message ?? "was read")")
        continue
      }
      #expect(error?.place?.line == line)
    }
  }
}
