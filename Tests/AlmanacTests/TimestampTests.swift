import Almanac
import Testing
import Units

@Suite struct TimestampTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    /// As it is written back; nil when it is refused.
    let written: String?
    var testDescription: String { text }
  }

  @Test(
    "A date-time is read as an instant, as a local date-time, or refused",
    arguments: [
      Case(text: "2020-12-18T06:15:50Z", written: "2020-12-18T06:15:50Z"),
      Case(text: "2020-12-18t06:15:50z", written: "2020-12-18T06:15:50Z"),
      Case(text: "2020-12-18 06:15:50Z", written: "2020-12-18T06:15:50Z"),
      Case(text: "2020-12-18T06:15Z", written: "2020-12-18T06:15:00Z"),
      Case(text: "2020-12-18T06:15:50+02:00", written: "2020-12-18T04:15:50Z"),
      Case(text: "2020-12-18T06:15:50+0200", written: "2020-12-18T04:15:50Z"),
      Case(text: "2020-12-18T06:15:50+02", written: "2020-12-18T04:15:50Z"),
      Case(text: "2020-12-31T22:15:50-05:30", written: "2021-01-01T03:45:50Z"),
      Case(text: "2020-12-18T06:15:50-00:00", written: "2020-12-18T06:15:50Z"),
      Case(text: "2020-12-18T06:15:50.25Z", written: "2020-12-18T06:15:50.250Z"),
      Case(text: "2020-12-18T06:15:50,25Z", written: "2020-12-18T06:15:50.250Z"),
      Case(text: "2020-12-18T06:15:50.0004999Z", written: "2020-12-18T06:15:50Z"),
      Case(text: "2020-12-18T06:15:50.0005Z", written: "2020-12-18T06:15:50.001Z"),
      Case(text: "2020-12-31T23:59:59.9996Z", written: "2021-01-01T00:00:00Z"),
      Case(text: "2020-12-18T06:15:50.123456789012345678901234567890Z", written: "2020-12-18T06:15:50.123Z"),
      Case(text: "1969-12-31T23:59:59.999Z", written: "1969-12-31T23:59:59.999Z"),
      Case(text: "2016-12-31T23:59:60Z", written: "2017-01-01T00:00:00Z"),
      Case(text: "2016-12-31T23:59:60.5Z", written: "2017-01-01T00:00:00.500Z"),
      Case(text: "2017-01-01T05:29:60+05:30", written: "2017-01-01T00:00:00Z"),
      Case(text: "2020-02-29T24:00:00Z", written: "2020-03-01T00:00:00Z"),
      Case(text: "2020-12-18T06:15:50", written: "2020-12-18T06:15:50"),
      Case(text: "2020-12-31T24:00", written: "2021-01-01T00:00:00"),
      Case(text: "2020-12-31T23:59:59.9996", written: "2021-01-01T00:00:00"),
      Case(text: "9999-12-31T23:59:59.9999", written: "9999-12-31T23:59:59.999"),
      Case(text: "9999-12-31T23:59:59.9999Z", written: "9999-12-31T23:59:59.999Z"),
      Case(text: "2016-12-31T12:00:60Z", written: nil),
      Case(text: "2016-12-31T23:59:60", written: nil),
      Case(text: "2016-12-31T23:59:60+02:00", written: nil),
      Case(text: "2016-12-31T23:59:61Z", written: nil),
      Case(text: "2020-12-18T24:00:01Z", written: nil),
      Case(text: "2020-12-18T24:15:00Z", written: nil),
      Case(text: "2020-12-18T25:00:00Z", written: nil),
      Case(text: "2020-12-18T06:60:00Z", written: nil),
      Case(text: "2020-02-30T06:15:50Z", written: nil),
      Case(text: "2020-12-18T06:15:50.Z", written: nil),
      Case(text: "2020-12-18T06:15:5Z", written: nil),
      Case(text: "2020-12-18T06:15:", written: nil),
      Case(text: "2020-12-18T06:15:50+", written: nil),
      Case(text: "2020-12-18T06:15:50+2", written: nil),
      Case(text: "2020-12-18T06:15:50+02:", written: nil),
      Case(text: "2020-12-18T06:15:50+02:0", written: nil),
      Case(text: "2020-12-18T06:15:50+24:00", written: nil),
      Case(text: "2020-12-18T06:15:50+02:60", written: nil),
      Case(text: "2020-12-18T06:15:50Z ", written: nil),
      Case(text: " 2020-12-18T06:15:50Z", written: nil),
      Case(text: "2020-12-18T06:15:50ZZ", written: nil),
      Case(text: "2020-12-18", written: nil),
      Case(text: "20201218T061550Z", written: nil),
      Case(text: "2020-12-18X06:15:50Z", written: nil),
      Case(text: "+2020-12-18T06:15:50Z", written: nil),
      Case(text: "", written: nil),
    ])
  func reads(_ example: Case) {
    let written: String? =
      switch Timestamp(iso8601: example.text) {
      case .instant(let instant): instant.iso8601
      case .local(let local): local.iso8601
      case nil: nil
      }
    #expect(written == example.written)
    let isInstant = example.written?.hasSuffix("Z") == true
    #expect(Instant(iso8601: example.text)?.iso8601 == (isInstant ? example.written : nil))
  }

  @Test("What is written is read again, and no cut or changed byte of it crashes the reader", arguments: [1, 2, 3])
  func survives(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let instant = Instant(
        milliseconds: Int64.random(in: -62_167_219_200_000..<253_402_300_800_000, using: &generator))
      let text = instant.iso8601
      #expect(Instant(iso8601: text) == instant, "seed \(seed)")
      var bytes = Array(text.utf8)
      bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      let cut = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &generator)))
      if let changed = Timestamp(iso8601: cut.span), case .instant(let other) = changed {
        #expect(Instant(iso8601: other.iso8601) == other, "seed \(seed)")
      }
    }
  }

  @Test("Instants beyond the calendar are written as its ends")
  func clampsInstants() {
    #expect(Instant(milliseconds: .max).iso8601 == "9999-12-31T23:59:59.999Z")
    #expect(Instant(milliseconds: .min).iso8601 == "0000-01-01T00:00:00Z")
  }

  @Test(
    "A time of day is read and written, or refused",
    arguments: [
      Case(text: "06:15", written: "06:15:00"), Case(text: "06:15:50", written: "06:15:50"),
      Case(text: "23:59:59.9994", written: "23:59:59.999"), Case(text: "00:00", written: "00:00:00"),
      Case(text: "23:59:59.9996", written: nil), Case(text: "24:00", written: nil),
      Case(text: "23:59:60", written: nil), Case(text: "6:15", written: nil), Case(text: "06:15Z", written: nil),
      Case(text: "06", written: nil), Case(text: "06:1", written: nil), Case(text: "", written: nil),
    ])
  func readsTimes(_ example: Case) {
    #expect(CivilTime(iso8601: example.text)?.iso8601 == example.written)
  }

  @Test("A time of day has its parts and its order")
  func hasParts() throws {
    let time = try #require(CivilTime(hour: 22, minute: 4, second: 9, millisecond: 7))
    #expect((time.hour, time.minute, time.second, time.millisecond) == (22, 4, 9, 7))
    #expect(CivilTime.midnight < time)
    #expect(CivilTime(hour: 24, minute: 0) == nil)
    #expect(CivilTime(hour: 1, minute: 0, second: 60) == nil)
    #expect(CivilTime(millisecondOfDay: -1) == nil)
    #expect(CivilTime(millisecondOfDay: CivilTime.millisecondsPerDay) == nil)
  }
}
