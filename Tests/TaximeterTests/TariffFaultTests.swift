import Almanac
import RideSupport
import Tariffs
import Taximeter
import Testing
import Track
import Units

/// Faults of other meters in what a tariff asks for, from public reports, each with its right amounts.
@Suite struct TariffFaultTests {
  /// 2026-03-04 at a local time in Berlin.
  private static func berlin(_ hour: Int, _ minute: Int) -> Instant {
    start + .seconds(Int64((hour - 12) * 3600 + minute * 60))
  }

  private static func drive(from begin: Instant, seconds: Int, speed: Double) -> Drive {
    var ride = Drive(straight(0, seconds, speed: speed))
    ride.begin = begin
    for index in ride.arrivals.indices { ride.arrivals[index].fix.time = begin + .seconds(Int64(index)) }
    return ride
  }

  /// A night rate made of the day's by factors.
  private static func night(_ factor: String, initial: String) -> Tariff {
    ReferenceTariffs.tariff(
      rates: """
        {"id":"day","lamp":"1","name":"Day","initial":"\(initial)","distance":"2.00/km"},
        {"id":"night","lamp":"2","name":"Night","as":"day","factor":\(factor),
        "windows":[{"from":"22:00","to":"06:00","reason":"night"}]}
        """)
  }

  @Test("A night's factor that spares the fixed part spares it (nammayatri#92)")
  func factorOfAPart() throws {
    let tariff = TariffFaultTests.night(#"{"distance":"1.5","time":"1.5"}"#, initial: "10.00")
    let ride = TariffFaultTests.drive(from: TariffFaultTests.berlin(23, 0), seconds: 1000, speed: 20)
    #expect(try ride.run(tariff).bill.fare.minorUnits == 7000)
    let whole = TariffFaultTests.night(#""1.5""#, initial: "10.00")
    #expect(try ride.run(whole).bill.fare.minorUnits == 7500)
  }

  @Test("A night that covers half the ride makes half of it dearer (nammayatri#11821)")
  func halfTheNight() throws {
    let tariff = TariffFaultTests.night(#"{"distance":"1.5","time":"1.5"}"#, initial: "0.00")
    func fare(_ hour: Int, _ minute: Int) throws -> Int64 {
      // 20 km in 20 minutes.
      try TariffFaultTests.drive(from: TariffFaultTests.berlin(hour, minute), seconds: 1200, speed: 20_000.0 / 1200)
        .run(tariff).bill.fare.minorUnits
    }
    #expect(try fare(21, 50) == 5000)
    #expect(try fare(22, 0) == 6000)
    #expect(try fare(21, 40) == 4000)
  }

  @Test(
    "Free minutes are free and only complete ones after them count (nammayatri#6416, #6984, #7416)",
    arguments: [(seconds: 540, fare: Int64(450)), (239, 0), (240, 75), (180, 0), (299, 75), (300, 150)])
  func freeMinutes(_ example: (seconds: Int, fare: Int64)) throws {
    let tariff = ReferenceTariffs.tariff(
      rates: #"{"id":"day","lamp":"1","name":"Day","initial":"0.00","distance":"2.00/km","time":"0.75/min","#
        + #""waiting":[{"from":"0 s","time":"0.00/min"},{"from":"3 min","time":"0.75/min"}]}"#,
      increment: "0.75")
    var meter = TestMeter(tariff)
    try meter.press(.start)
    try meter.drive(0, example.seconds, speed: 0)
    let bill = try meter.stopped(at: Double(example.seconds)).bill
    #expect(bill.fare.minorUnits == example.fare)
    #expect(bill.rates.map(\.amount) == [bill.fare], "the display, the summary and the receipt are one bill")
    #expect(meter.fare(at: Double(example.seconds)) <= example.fare)
  }

  @Test("A discount and the tax inside a price are reckoned once and add up (einvoicing#63, terp-operator#232)")
  func taxAndDiscount() throws {
    let tariff = ReferenceTariffs.tariff(
      rates: ReferenceTariffs.rate("day", mode: "S"), more: #","tax-included":"7%""#)
    // 4.00 and 132 steps.
    var meter = TestMeter(tariff)
    try meter.press(.start)
    try meter.drive(0, 660, speed: 10)
    let bill = try meter.stopped(at: 660).bill
    #expect(bill.total.minorUnits == 1720)
    #expect(bill.tax?.minorUnits == 113)
    try meter.press(.discount(.share(thousandths: 15_000)), at: 660)
    let reduced = try meter.stopped(at: 660).bill
    #expect(reduced.discount.minorUnits == -258 && reduced.total.minorUnits == 1462)
    #expect(reduced.fare + reduced.discount == reduced.total)
    let rates: [(percent: String, sum: Int64, tax: Int64)] = [("13", 392, 45), ("24", 8, 2), ("7", 1720, 113)]
    for line in rates {
      let tax = try #require(Percentage(line.percent)?.contained(in: Money(minorUnits: line.sum)))
      #expect(tax.minorUnits == line.tax, "\(line.percent) % of \(line.sum)")
    }
  }

  struct Notes: Sendable, CustomTestStringConvertible {
    let code: String
    let initial: String
    let step: String
    let steps: Int
    let text: String
    var testDescription: String { code }
  }

  @Test(
    "Currencies keep their own digits: none, two or three (RubyMoney#52, frappe/books#1449, TREK#32)",
    arguments: [
      Notes(code: "JPY", initial: "500", step: "100", steps: 30, text: "3500"),
      Notes(code: "KRW", initial: "4800", step: "100", steps: 3, text: "5100"),
      Notes(code: "KWD", initial: "1.000", step: "0.050", steps: 5, text: "1.250"),
      Notes(code: "EUR", initial: "4.00", step: "0.10", steps: 12, text: "5.20"),
    ])
  func currencies(_ notes: Notes) throws {
    let tariff = ReferenceTariffs.tariff(
      rates: #"{"id":"day","lamp":"1","name":"Day","initial":"\#(notes.initial)","#
        + #""unit":{"amount":"\#(notes.step)","distance":"100 m","time":"60 s"}}"#,
      increment: notes.step, currency: notes.code)
    let bill = try Drive(straight(0, 10 * notes.steps, speed: 10)).run(tariff).bill
    #expect(bill.total.decimal(in: tariff.currency) == notes.text)
    #expect(bill.increments == Int64(notes.steps))
  }

  @Test("An initial charge of the night stays when one night becomes another and then day (Taximeter_iOS)")
  func initialChargeOfTheNight() throws {
    let tariff = ReferenceTariffs.tariff(
      rates: """
        {"id":"day","lamp":"1","name":"Day","initial":"4800","distance":"1000/km"},
        {"id":"deep","lamp":"3","name":"Deep night","as":"day","factor":"1.4",
        "windows":[{"from":"23:00","to":"02:00","reason":"night"}]},
        {"id":"night","lamp":"2","name":"Night","as":"day","factor":"1.2",
        "windows":[{"from":"02:00","to":"04:00","reason":"night"}]}
        """, increment: "100", currency: "KRW")
    var meter = TestMeter(tariff, at: TariffFaultTests.berlin(1, 50))
    try meter.press(.start)
    for minute in stride(from: 0, through: 140, by: 5) {
      try meter.press(.tick, at: Double(minute * 60))
      #expect(meter.fare(at: Double(minute * 60)) == 6720)
    }
    #expect(try meter.stopped(at: 8400).bill.fare.minorUnits == 6720)
  }
}
