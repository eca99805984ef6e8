import Almanac
import RideSupport
import Tariffs
import Taximeter
import Testing
import Units

/// Ranges reckoned by hand, and what a summary must say to be judged.
@Suite struct AuditTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let tariff: Tariff
    let metres: Int64
    let seconds: Int64
    let least: Int64
    let most: Int64
    var testDescription: String { name }
  }

  private static func rate(_ rules: String) -> String {
    #"{"id":"day","lamp":"1","name":"Day","initial":"4.00",\#(rules)}"#
  }

  private static let prices = #""distance":"2.00/km","time":"36.00/h""#

  /// 2.00/km and 36.00/h: a kilometre is 2.00, a minute 0.60; at 70 m/s 2.1 km take 30 s.
  static let cases = [
    // max(4.20, 6.00); 4.20 + 9.5 min * 0.60.
    Case(
      name: "mode S, slow: the time at least, both at most", tariff: ReferenceTariffs.single, metres: 2100,
      seconds: 600, least: 1000, most: 1390),
    // max(4.20, 1.20); 4.20 + 1.5 min * 0.60.
    Case(
      name: "mode S, quick: the way at least", tariff: ReferenceTariffs.single, metres: 2100, seconds: 120, least: 820,
      most: 910),
    Case(
      name: "mode D: one fare", tariff: ReferenceTariffs.double, metres: 2100, seconds: 600, least: 1420, most: 1420),
    // Below 18 km/h time: 2.1 km at 18 km/h are 420 s and 4.20, and 180 s of standing 1.80.
    Case(
      name: "time below a speed",
      tariff: ReferenceTariffs.tariff(
        rates: rate(#""mode":"switch","threshold":"18 km/h",\#(prices)"#)), metres: 2100, seconds: 600, least: 1000,
      most: 1390),
    // Above 9 km/h only the way: 2.1 km, 840 s of it; none need be slow.
    Case(
      name: "time as well below a speed",
      tariff: ReferenceTariffs.tariff(
        rates: rate(#""mode":"D-below","threshold":"9 km/h",\#(prices)"#)), metres: 2100, seconds: 600, least: 820,
      // Slow for as long as 2.1 km in 600 s allow: (70 * 600 - 2100) / (70 - 2.5) = 591.1 s at 0.60 a minute, 5.91.
      most: 1410),
    // 1 km at 2.00 and 1.1 km at 1.00; at the cross-over speeds 200 s and 110 s, so 295 s more at 0.60 a minute.
    Case(
      name: "a cheaper band",
      tariff: ReferenceTariffs.tariff(
        rates: rate(#""bands":[{\#(prices)},{"from":"1 km","distance":"1.00/km","time":"36.00/h"}]"#)), metres: 2100,
      seconds: 605, least: 1000, most: 1280),
    // Any standstill may stay below a minute: 4.26. One alone has one free minute, in which the car may creep at up to
    // 18 km/h for 300 m and spare 4.3 s of its 30.4 s of driving: 603 - 60 - 26.1 = 516.9 s at 0.01, 5.17.
    Case(
      name: "the first minute of waiting is free",
      tariff: ReferenceTariffs.tariff(
        rates: rate(#""waiting":[{"from":"0 s","time":"0.00/h"},{"from":"60 s","time":"36.00/h"}],\#(prices)"#)),
      metres: 2130, seconds: 603, least: 820, most: 1340),
    Case(
      name: "a minimum", tariff: ReferenceTariffs.tariff(rates: rate(#""minimum":"11.00",\#(prices)"#)), metres: 2100,
      seconds: 600, least: 1100, most: 1390),
    // Both count from 600 m or 180 s on: 4.20 - 1.20 of the way; at least the time: 6.05 - 1.80.
    Case(
      name: "a distance or a time included",
      tariff: ReferenceTariffs.tariff(
        rates: rate(#""includes":{"distance":"600 m","time":"180 s"},\#(prices)"#)), metres: 2100, seconds: 605,
      least: 820, most: 1270),
    Case(
      name: "a step charged when it begins",
      tariff: ReferenceTariffs.tariff(
        rates: ReferenceTariffs.rate("day", mode: "S"), increment: "0.50", charging: "commenced"), metres: 2100,
      seconds: 600, least: 1000, most: 1400),
    Case(
      name: "the first step charged at Start",
      tariff: ReferenceTariffs.tariff(
        rates: ReferenceTariffs.rate("day", mode: "S"), increment: "0.50", charging: "prepaid-first"), metres: 2100,
      seconds: 600, least: 1050, most: 1400),
  ]

  @Test("A range is what a hand reckons", arguments: cases)
  func range(_ example: Case) throws {
    let allowed = try AuditTests.allowed(example)
    #expect(allowed.leastFare.minorUnits == example.least)
    #expect(allowed.mostFare?.minorUnits == example.most)
  }

  private static func allowed(_ example: Case) throws -> Audit.Allowed {
    let edition = example.tariff.editions[0]
    let audit = Audit(
      edition: edition, schedule: Schedule(edition: edition, zone: example.tariff.zone, calendar: nil))
    let distance = Distance.metres(example.metres)
    let end = start + .seconds(example.seconds)
    let ride = try AuditRide(
      distance: distance...distance, start: AuditTime(read: start, unit: .zero),
      end: AuditTime(read: end, unit: .zero), duration: nil)
    return audit.allowed(ride, choice: .clock, extras: AuditExtras())
  }

  // MARK: - The summary

  private static let way = Distance.metres(3050)...Distance.metres(3150)

  private static func minute(_ minutes: Int64) -> AuditTime {
    AuditTime(read: start + .seconds(60 * minutes), unit: .seconds(60))
  }

  @Test("Two minutes read from clocks leave two minutes open")
  func minutes() throws {
    let ride = try AuditRide(
      distance: AuditTests.way, start: AuditTests.minute(0), end: AuditTests.minute(14), duration: nil)
    #expect(ride.duration == .seconds(780) ... .seconds(900))
    #expect(ride.start == start - .seconds(30)...start + .seconds(60))
    #expect(ride.isTimed)
  }

  @Test("A start and a duration give the end")
  func fills() throws {
    let ride = try AuditRide(
      distance: AuditTests.way, start: AuditTests.minute(0), end: nil, duration: .seconds(690) ... .seconds(750))
    #expect(ride.end == start + .seconds(660)...start + .seconds(810))
  }

  @Test("A summary of no ride says why")
  func refuses() {
    #expect(throws: AuditRide.Fault.endsBeforeStart) {
      try AuditRide(distance: AuditTests.way, start: AuditTests.minute(5), end: AuditTests.minute(3), duration: nil)
    }
    #expect(throws: AuditRide.Fault.durationDisagrees) {
      try AuditRide(
        distance: AuditTests.way, start: AuditTests.minute(0), end: AuditTests.minute(14),
        duration: .seconds(60) ... .seconds(120))
    }
    #expect(throws: AuditRide.Fault.tooFast) {
      try AuditRide(distance: AuditTests.way, start: nil, end: nil, duration: .seconds(30) ... .seconds(43))
    }
    #expect(throws: AuditRide.Fault.tooLong) {
      try AuditRide(
        distance: AuditTests.way, start: nil, end: nil, duration: .seconds(9_000_000) ... .seconds(9_000_001))
    }
  }

  @Test("The nearest of several ranges tells by how much")
  func nearest() {
    let ranges: [(least: Money, most: Money?)] = [
      (Money(minorUnits: 1000), Money(minorUnits: 1500)), (Money(minorUnits: 7000), Money(minorUnits: 7000)),
    ]
    #expect(AuditVerdict(Money(minorUnits: 1500), in: ranges) == .possible)
    #expect(AuditVerdict(Money(minorUnits: 7000), in: ranges) == .possible)
    #expect(AuditVerdict(Money(minorUnits: 900), in: ranges) == .tooLow(by: Money(minorUnits: 100)))
    #expect(AuditVerdict(Money(minorUnits: 1501), in: ranges) == .tooHigh(by: Money(minorUnits: 1)))
    #expect(AuditVerdict(Money(minorUnits: 6800), in: ranges) == .tooLow(by: Money(minorUnits: 200)))
    #expect(AuditVerdict(Money(minorUnits: 9000), in: [(Money(minorUnits: 1000), nil)]) == .possible)
  }
}
