import Almanac
import Metro
import Testing
import Units

@Suite struct ServiceTests {
  struct ClockCase: Sendable, CustomTestStringConvertible {
    let zone: String
    let day: String
    let time: String
    let instant: String
    let rule: ServiceClock.Rule
    var testDescription: String { "\(zone) \(day) \(time) by \(rule.rawValue)" }
  }

  @Test(
    "Times of a service day are counted from twelve hours before noon, printed ones by the wall",
    arguments: [
      ClockCase(
        zone: "America/Los_Angeles", day: "2026-11-01", time: "08:00:00", instant: "2026-11-01T16:00:00Z",
        rule: .noon),
      ClockCase(
        zone: "America/Los_Angeles", day: "2026-03-08", time: "08:00:00", instant: "2026-03-08T15:00:00Z",
        rule: .noon),
      ClockCase(
        zone: "America/Los_Angeles", day: "2026-11-02", time: "08:00:00", instant: "2026-11-02T16:00:00Z",
        rule: .noon),
      ClockCase(
        zone: "Europe/Berlin", day: "2021-03-28", time: "00:30:00", instant: "2021-03-27T22:30:00Z", rule: .noon),
      ClockCase(
        zone: "Europe/Berlin", day: "2021-03-28", time: "06:30:00", instant: "2021-03-28T04:30:00Z", rule: .noon),
      ClockCase(
        zone: "Europe/Kyiv", day: "2026-10-25", time: "23:30:00", instant: "2026-10-25T21:30:00Z", rule: .noon),
      ClockCase(
        zone: "Europe/Kyiv", day: "2027-03-28", time: "23:30:00", instant: "2027-03-28T20:30:00Z", rule: .noon),
      ClockCase(
        zone: "Europe/Kyiv", day: "2026-10-25", time: "24:11:05", instant: "2026-10-25T22:11:05Z", rule: .noon),
      ClockCase(
        zone: "Europe/Kyiv", day: "2026-10-25", time: "24:11:05", instant: "2026-10-25T22:11:05Z", rule: .wall),
      ClockCase(
        zone: "Europe/Berlin", day: "2021-03-28", time: "00:30:00", instant: "2021-03-27T23:30:00Z", rule: .wall),
      ClockCase(
        zone: "Europe/Kyiv", day: "2026-07-01", time: "05:51:00", instant: "2026-07-01T02:51:00Z", rule: .noon),
    ])
  func clocks(_ example: ClockCase) throws {
    let clock = ServiceClock(zone: try #require(Zone(named: example.zone)), rule: example.rule)
    let day = try #require(CivilDate(iso8601: example.day))
    let time = try #require(ServiceTime(example.time.utf8))
    let instant = clock.instant(of: time, on: day)
    #expect(instant.iso8601 == example.instant)
    #expect(clock.seconds(of: instant, on: day) == Int64(time.seconds))
  }

  /// Trains of one line from 5:51:00 to 24:11:05, on Fridays; on Saturdays from 6:30 to 23:00.
  private static func network() throws -> Network {
    var network = try SampleMetro.line([100], dwells: [])
    network.timetables[0].days = [
      DayKind(id: "friday", weekdays: [.friday]), DayKind(id: "saturday", weekdays: [.saturday]),
    ]
    network.timetables[0].patterns[0].hours = [
      ServiceHours(
        days: [0], first: [ServiceTime(seconds: 21_060), nil], last: [ServiceTime(seconds: 87_065), nil]),
      ServiceHours(
        days: [1], first: [ServiceTime(seconds: 23_400), nil], last: [ServiceTime(seconds: 82_800), nil]),
    ]
    return network
  }

  private static func state(_ local: String) throws -> ServiceState {
    let network = try network()
    let now = network.clock.zone.instant(of: try #require(CivilDateTime(iso8601: local))).first
    return ServiceDays(network, timetable: 0, at: now).state(of: 0, at: 0)
  }

  @Test("A last train after midnight belongs to the day before, and the day turns at three")
  func lastTrain() throws {
    // 2026-11-27 is a Friday.
    let last = try #require(Instant(iso8601: "2026-11-27T22:11:05Z"))
    #expect(try Self.state("2026-11-27T23:50:00") == .running(last: last))
    #expect(try Self.state("2026-11-28T00:05:00") == .running(last: last))
    #expect(try Self.state("2026-11-28T00:20:00") == .afterLast(last))
    let first = try #require(Instant(iso8601: "2026-11-28T04:30:00Z"))
    #expect(try Self.state("2026-11-28T03:00:00") == .beforeFirst(first))
    #expect(try Self.state("2026-11-29T12:00:00") == .noService)
  }

  @Test("The last train is told within its last hour")
  func soon() throws {
    let now = try #require(Instant(iso8601: "2026-11-27T21:59:05Z"))
    #expect(try Self.state("2026-11-27T23:59:05").lastTrainIn(at: now) == .seconds(720))
    #expect(try Self.state("2026-11-27T20:00:00").lastTrainIn(at: now - .seconds(4 * 3600)) == nil)
  }

  @Test("Trains after midnight are found from the day before")
  func afterMidnight() throws {
    var network = try SampleMetro.line([240], dwells: [])
    network.timetables[0].days = [DayKind(id: "friday", weekdays: [.friday])]
    let train = ServiceTime(seconds: 25 * 3600 + 600)
    network.timetables[0].patterns[0].hours = [
      ServiceHours(days: [0], first: [train, nil], last: [train, nil], trains: [train])
    ]
    let saturday = try #require(Instant(iso8601: "2026-11-27T22:50:00Z"))
    let next = ServiceDays(network, timetable: 0, at: saturday).next(of: 0, offset: .zero)
    #expect(next == saturday + .seconds(20 * 60))
    let friday = try #require(Instant(iso8601: "2026-11-26T22:50:00Z"))
    let planner = Planner(network, at: friday)
    let plan = try planner.plan(from: 0, to: 1, at: friday)
    #expect(plan.service == [.noService])
  }
}
