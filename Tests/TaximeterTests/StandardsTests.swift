import RideSupport
import Tariffs
import Taximeter
import Testing
import Track
import Units

/// How a taximeter must behave, rule by rule.
///
/// The rules are those of Directive 2014/32/EU Annex IX, of the French order of 21 August 1980 that carried 77/95/EEC, of the
/// Swiss ordinance that repeats the directive, and of United States practice. Two of them are not the meter's alone: day and night
/// legibility (S9) belongs to the screens, and that totals outlive a power cut (S12) to the store that keeps their bytes.
@Suite struct StandardsTests {
  static let gap = ReferenceTariffs.tariff(
    rates: #"{"id":"day","lamp":"1","name":"Day","initial":"4.00","distance":"2.00/km"}"#)

  @Test("S1: above the cross-over speed the fare depends on distance only, below it and at a stand on time only")
  func distanceOrTime() throws {
    for (seconds, speed) in [(200, 10.0), (100, 20.0), (300, 20.0 / 3)] {
      #expect(try Drive(straight(0, seconds, speed: speed)).run(ReferenceTariffs.single).bill.fare.minorUnits == 800)
    }
    for speed in [0, 1.5, 4.9] {
      #expect(try Drive(straight(0, 400, speed: speed)).run(ReferenceTariffs.single).bill.fare.minorUnits == 800)
    }
  }

  @Test("S2: reversing lowers neither the fare nor the distance")
  func reversing() throws {
    var meter = TestMeter()
    try meter.press(.start)
    try meter.drive(0, 60, speed: 10)
    var before = meter.meter.display(at: meter.at(60))
    for second in 61...90 {
      let metres = 600 - 2 * Double(second - 60)
      try meter.press(.fix(fix(Double(second), .berlin.north(metres), speed: 2)), at: Double(second))
      let display = meter.meter.display(at: meter.at(Double(second)))
      #expect(display.fare >= before.fare && display.distance >= before.distance)
      before = display
    }
    #expect(before.distance.millimetres > 655_000)
  }

  struct Steps: Sendable, CustomTestStringConvertible {
    let name: String
    let rate: String
    let charging: String
    let first: Double
    let later: Double
    var testDescription: String { name }
  }

  @Test(
    "S3: the first change comes after the initial distance, all later steps are equal",
    arguments: [
      Steps(
        name: "nothing included, completed", rate: #""distance":"2.00/km","time":"36.00/h""#, charging: "completed",
        first: 50, later: 50),
      Steps(
        name: "838 yd included, completed",
        rate: #""includes":{"distance":"838 yd","time":"251.5 s"},"distance":"2.00/km","time":"36.00/h""#,
        charging: "completed", first: 766.2672 + 50, later: 50),
      Steps(
        name: "838 yd included, commenced",
        rate: #""includes":{"distance":"838 yd","time":"251.5 s"},"distance":"2.00/km","time":"36.00/h""#,
        charging: "commenced", first: 766.2672, later: 50),
      Steps(
        name: "the first step prepaid", rate: #""distance":"2.00/km","time":"36.00/h""#, charging: "prepaid-first",
        first: 50, later: 50),
    ])
  func steps(_ example: Steps) throws {
    let tariff = ReferenceTariffs.tariff(
      rates: #"{"id":"day","lamp":"1","name":"Day","initial":"4.00",\#(example.rate)}"#, charging: example.charging)
    var meter = TestMeter(tariff)
    try meter.press(.start)
    try meter.drive(0, 120, speed: 10)
    let increments = try meter.stopped(at: 120).increments
    for (index, increment) in increments.enumerated() {
      let metres = example.first + Double(index) * example.later
      #expect(abs(Double(increment.odometer.millimetres) / 1000 - metres) < 0.01, "step \(index + 1)")
    }
    #expect(increments.count == Int(((1200 - example.first) / example.later).rounded(.down)) + 1)
  }

  @Test("S4: initial distance to step as initial time to step; a tariff that breaks it is told of")
  func ratio() throws {
    func findings(_ time: String) throws -> [String] {
      let check = try TariffCheck(
        ReferenceTariffs.file(
          rates:
            #"{"id":"day","lamp":"1","name":"Day","initial":"4.00","includes":{"distance":"500 m","time":"\#(time)"},"#
            + #""distance":"2.00/km","time":"36.00/h"}"#))
      return check.findings(calendar: nil).map(\.message).filter { $0.contains("covers") || $0.contains("steps") }
    }
    #expect(try findings("100 s").isEmpty)
    #expect(try findings("120 s").count == 1)
  }

  @Test("S5: one shared counter, never both at once: 20 s and 100 m are four units")
  func sharedCounter() throws {
    let fixes = (0...30).map { fix(Double($0), .berlin.north(10 * Double(max(0, $0 - 20))), accuracy: nil) }
    let bill = try Drive(fixes).run(ReferenceTariffs.single).bill
    #expect(bill.fare.minorUnits == 440 && bill.increments == 4)
  }

  struct Position: Sendable, CustomTestStringConvertible {
    let name: String
    let before: [Event]
    let allowed: [Event]
    var testDescription: String { name }
  }

  private static let keys: [Event] = [.start, .pause, .resume, .stop, .undoStop, .pay, .rate("day")]

  @Test(
    "S6: For Hire, Hired, Stopped, For Hire: no other way between them",
    arguments: [
      Position(name: "for hire", before: [], allowed: [.start, .rate("day")]),
      Position(name: "hired", before: [.start], allowed: [.pause, .stop, .rate("day")]),
      Position(name: "paused", before: [.start, .pause], allowed: [.resume, .stop, .rate("day")]),
      Position(name: "to pay", before: [.start, .stop], allowed: [.undoStop, .pay]),
      Position(name: "paid", before: [.start, .stop, .pay], allowed: []),
    ])
  func positions(_ example: Position) throws {
    var meter = TestMeter()
    for event in example.before { try meter.press(event) }
    for key in StandardsTests.keys {
      var copy = meter
      if example.allowed.contains(key) {
        #expect(throws: Never.self, "\(key)") { try copy.press(key) }
      } else {
        #expect(throws: MeterError.self, "\(key)") { try copy.press(key) }
        #expect(copy.meter.position == meter.meter.position)
      }
    }
  }

  /// France charges it at the lowest tariff; no tariff in Data asks for that, so the rate in force it is.
  @Test(
    "S7: Stopped for a while, time is off and distance counts where the tariff says so", arguments: ["free", "counts"])
  func stopped(_ paused: String) throws {
    let tariff = ReferenceTariffs.tariff(
      rates: ReferenceTariffs.rate("day", mode: "S"), more: #","paused":"\#(paused)""#)
    var meter = TestMeter(tariff)
    try meter.press(.start)
    try meter.press(.pause)
    try meter.drive(0, 60, speed: 0)
    try meter.drive(61, 71, speed: 10)
    let bill = try meter.stopped(at: 71).bill
    #expect(bill.waiting == .zero)
    #expect(bill.fare.minorUnits == (paused == "counts" ? 420 : 400))
  }

  @Test("S8: Hired shows the initial charge at once, then constant steps of money")
  func constantSteps() throws {
    var meter = TestMeter()
    #expect(meter.fare(at: 0) == 0)
    try meter.press(.start)
    #expect(meter.fare(at: 0) == 400)
    try meter.drive(0, 100, speed: 10)
    let shown = try meter.stopped(at: 100).increments.map(\.shown.minorUnits)
    #expect(shown == (1...20).map { $0 * 10 })
  }

  /// Labels, the currency sign and contrast are tested where the screens are.
  @Test("S9: position and rate are told all the time")
  func positionAndRate() throws {
    var meter = TestMeter()
    var told: [MeterPosition] = []
    for event in [nil, .start, .pause, .resume, .stop, .pay] as [Event?] {
      if let event { try meter.press(event) }
      let display = meter.meter.display(at: meter.at(0))
      told.append(display.position)
      #expect(meter.meter.edition.rates[display.rate].id == "day")
    }
    #expect(told == [.forHire, .hired, .paused, .hired, .toPay, .paid])
  }

  @Test("S10: fare, supplements and total are never merged")
  func apart() throws {
    let tariff = ReferenceTariffs.tariff(
      rates: ReferenceTariffs.rate("day", mode: "S"),
      more: #","supplements":[{"id":"case","name":"Case","amount":"1.25","when":"key","most":3}]"#)
    var meter = TestMeter(tariff)
    try meter.press(.extra(id: "case", count: 2))
    try meter.press(.start)
    try meter.drive(0, 100, speed: 10)
    let display = meter.meter.display(at: meter.at(100))
    #expect(display.fare.minorUnits == 600 && display.supplements.minorUnits == 250)
    let bill = try meter.stopped(at: 100).bill
    #expect(bill.fare.minorUnits == 600 && bill.supplementTotal.minorUnits == 250 && bill.total.minorUnits == 850)
  }
}
