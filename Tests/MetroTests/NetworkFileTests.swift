import Almanac
import JSON
import Metro
import RideSupport
import Testing
import Units

@Suite struct NetworkFileTests {
  private static func page() throws -> String {
    let page = String(decoding: try Golden.bytes("Data/networks/README.md"), as: UTF8.self)
    let start = try #require(page.firstRange(of: "```json file\n")).upperBound
    let end = try #require(page[start...].firstRange(of: "```")).lowerBound
    return String(page[start..<end])
  }

  @Test("The example of the format's page is a whole network")
  func example() throws {
    let network = try NetworkFile.read(Array(try Self.page().utf8))
    #expect(network.stations.map { $0.id } == ["harbour", "market", "museum"])
    #expect(network.timetables[0].dayKind(on: try #require(CivilDate(iso8601: "2026-12-25"))) == 1)
    #expect(network.timetables[0].dayKind(on: try #require(CivilDate(iso8601: "2027-01-01"))) == nil)
    #expect(try NetworkFile.read(network.json(.pretty)) == network)
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let from: String
    let to: String
    let path: String
    let message: String
    var testDescription: String { path + ": " + message }
  }

  @Test(
    "A fault is told with its place and mend",
    arguments: [
      Fault(from: "\"format\": 1", to: "\"format\": 2", path: "$.format", message: "format 1 is known"),
      Fault(from: "Europe/Kyiv", to: "Europe/Kyev", path: "$.zone", message: "known zone"),
      Fault(from: "\"wall\"", to: "\"walls\"", path: "$.times", message: "did you mean \"wall\"?"),
      Fault(from: "\"d5202a\"", to: "\"red\"", path: "$.lines.m1.colour", message: "six small hexadecimal digits"),
      Fault(
        from: "\"market\", \"museum\"]", to: "\"market\", \"musem\"]", path: "$.timetables[0].patterns[0].stations[2]",
        message: "no station of this identifier"),
      Fault(from: "\"lat\": 50.45, ", to: "", path: "$.stations.harbour", message: "\"lat\" and \"lon\""),
      Fault(
        from: "\"run\": {\"s\": 93", to: "\"run\": {\"s\": 0", path: "$.timetables[0].patterns[0].hops[0].run.s",
        message: "seconds from 1 to 7200"),
      Fault(
        from: "            {}\n", to: "            {}, {}\n", path: "$.timetables[0].patterns[0].hops",
        message: "expected 2 hops"),
      Fault(
        from: "\"23:58:00\"", to: "\"00:58:00\"", path: "$.timetables[0].patterns[0].hours[0].last",
        message: "after midnight write 24:11:05"),
      Fault(
        from: "\"05:52:50\"", to: "\"05:62:50\"", path: "$.timetables[0].patterns[0].hours[0].first[1]",
        message: "time of the service day"),
      Fault(
        from: "\"least\": 150", to: "\"least\": 350", path: "$.timetables[0].patterns[0].headways[0]",
        message: "swap them"),
      Fault(
        from: "\"2026-12-25\"", to: "\"2026-13-25\"", path: "$.timetables[0].exceptions[\"2026-13-25\"]",
        message: "date of the calendar"),
      Fault(
        from: "[\"sat\", \"sun\"]", to: "[\"fri\", \"sun\"]", path: "$.timetables[0].days.weekend[0]",
        message: "of a kind already"),
      Fault(
        from: "\"source\": \"timetable\",\n      \"days\"", to: "\"source\": \"timetables\",\n      \"days\"",
        path: "$.timetables[0].source", message: "did you mean \"timetable\"?"),
    ])
  func faults(fault: Fault) throws {
    let text = try Self.page()
    let wrong = text.replacing(fault.from, with: fault.to, maxReplacements: 1)
    try #require(wrong != text)
    let error = #expect(throws: JSONError.self) { try NetworkFile.read(Array(wrong.utf8)) }
    #expect(error?.path == fault.path)
    #expect(error?.message.contains(fault.message) == true, "\(error?.message ?? "")")
  }

  @Test("What is not known of a hop comes from the other direction, the distance, or a standard")
  func fallbacks() throws {
    var network = try SampleMetro.line([100, 110, 120], dwells: [20, 22])
    let back = Pattern(
      line: 0, stations: [3, 2, 1, 0], hops: [Hop](repeating: Hop(), count: 3), hours: [], headways: [])
    network.timetables[0].patterns.append(back)
    var times = HopTimes(network, timetable: 0, part: .midday)
    #expect(times.run(1, from: 0).time == .seconds(120))
    #expect(times.run(1, from: 0).source == .mirrored)
    #expect(times.run(1, from: 0).spread == .seconds(14))
    // Slowly into the last station.
    #expect(times.run(1, from: 2).time == .seconds(115))
    #expect(times.dwell(1, at: 1).time == .seconds(22))
    #expect(times.dwell(1, at: 3).source == .standard)
    network.timetables[0].patterns[0].hops[1].run = nil
    times = HopTimes(network, timetable: 0, part: .midday)
    #expect(times.run(0, from: 1) == HopTimes.standardRun)
    for index in network.stations.indices {
      network.stations[index].place = Coordinate(degreesNorth: 50 + Double(index) * 0.01, degreesEast: 30)
    }
    times = HopTimes(network, timetable: 0, part: .midday)
    #expect(times.run(0, from: 1).source == .distance)
    #expect((105...115).contains(times.run(0, from: 1).time.wholeSeconds))
    #expect(times.dwell(0, at: 2).time == .seconds(22))
  }

  @Test("One sample is drawn towards both directions, two are not")
  func pooled() throws {
    var network = try SampleMetro.line([100], dwells: [])
    network.timetables[0].patterns[0].hops[0].run = TimeEstimate(
      .seconds(100), spread: .seconds(5), samples: 1, source: .official)
    network.timetables[0].patterns.append(
      Pattern(line: 0, stations: [1, 0], hops: SampleMetro.hops([140], []), hours: [], headways: []))
    #expect(HopTimes(network, timetable: 0, part: .midday).run(0, from: 0).time == .seconds(110))
    #expect(HopTimes(network, timetable: 0, part: .midday).run(0, from: 0).source == .pooled)
    network.timetables[0].patterns[0].hops[0].run?.samples = 2
    #expect(HopTimes(network, timetable: 0, part: .midday).run(0, from: 0).time == .seconds(100))
  }

  @Test("Trains pass a closed station without stopping, and nobody gets on or off there")
  func passes() throws {
    var network = try SampleMetro.line([100, 110, 120], dwells: [20, 22])
    network.closures = [
      Closure(id: "b", reason: SampleMetro.text("b is shut"), line: nil, effect: .passed, stations: [1], levels: [])
    ]
    var countdown = try Countdown(network, from: "a", to: "d")
    countdown.tell(.departed, at: 0)
    #expect(countdown.arrival == 352)
    #expect(countdown.state(0).stopsLeft == 2)
    let planner = Planner(network, at: Countdown.start)
    #expect(throws: PlanError.closed(0)) { try planner.plan(from: 0, to: 1, at: Countdown.start) }
    #expect(throws: PlanError.closed(0)) { try planner.plan(from: 1, to: 3, at: Countdown.start) }
  }
}
