import Almanac
import RideSupport
import Tariffs
import Taximeter
import Testing
import Track
import Units

/// What the tariff language can say, each rule by a ride whose fare can be reckoned in the head.
@Suite struct FeatureTests {
  /// A ride and what it costs.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    var rates = FeatureTests.day("")
    var increment = "0.10"
    var charging = "completed"
    var more = ""
    var currency = "EUR"
    /// When it starts, by the clock of Berlin.
    var at = "2026-03-04T12:00:00"
    var metres: Int64 = 0
    /// How long that takes; as fast as 72 km/h without it.
    var driving: Int64?
    var waiting: Int64 = 0
    var keys: [Event] = []
    let fare: Int64
    var supplements: [Int64] = []
    var rounding: Int64 = 0
    var testDescription: String { name }
  }

  /// A rate at the reference prices with rules of its own.
  static func day(_ rules: String, prices: String = #""distance":"2.00/km","time":"36.00/h""#) -> String {
    #"{"id":"day","lamp":"1","name":"Day","initial":"4.00",\#(rules.isEmpty ? "" : rules + ",")\#(prices)}"#
  }

  /// A rate of 3.00/km that a window puts in force.
  static func special(_ window: String, initial: String = "4.00") -> String {
    #"{"id":"special","lamp":"2","name":"Special","windows":[\#(window)],"initial":"\#(initial)","#
      + #""distance":"3.00/km","time":"36.00/h"}"#
  }

  static func supplement(_ id: String, _ rules: String) -> String {
    #"{"id":"\#(id)","name":"\#(id)",\#(rules)}"#
  }

  static func supplements(_ all: String..., more: String = "") -> String {
    #","supplements":[\#(all.joined(separator: ","))]\#(more)"#
  }

  @Test(
    "A ride costs what the tariff says, and its lines add up", arguments: modes + steps + clocks + added + endings)
  func costs(_ example: Case) throws {
    let tariff = ReferenceTariffs.tariff(
      rates: example.rates, increment: example.increment, charging: example.charging, more: example.more,
      currency: example.currency)
    let begin = tariff.zone.instant(of: try #require(CivilDateTime(iso8601: example.at))).first
    var meter = Meter(edition: tariff.editions[0], zone: tariff.zone, calendar: FeatureTests.calendar)
    for key in example.keys { try meter.apply(key, at: begin) }
    let driving = example.driving ?? (example.metres + 19) / 20
    let course = Course(
      distance: .metres(example.metres), driving: .seconds(driving), waiting: .seconds(example.waiting), start: begin)
    let bill = meter.bill(of: course)
    #expect(bill.fare.minorUnits == example.fare)
    #expect(bill.supplements.map(\.amount.minorUnits) == example.supplements)
    #expect(bill.rounding.minorUnits == example.rounding)
    expectSum(bill)
  }

  /// 1 May is a holiday, each year.
  private static let calendar = HolidayCalendar(
    id: "test",
    holidays: [
      Holiday(
        key: "labour", names: [HolidayName(language: "en", text: "Labour Day")], rule: .fixed(month: 5, day: 1))
    ])
}

/// The lines of a bill are its fare, and fare, supplements, discount and rounding are its total.
func expectSum(_ bill: Bill, _ comment: Comment? = nil, location: SourceLocation = #_sourceLocation) {
  let fare = bill.rates.reduce(Money.zero) { $0 + $1.amount } + bill.minimumRaise
  #expect(fare == bill.fare, comment, sourceLocation: location)
  let parts = bill.initial + bill.byDistance + bill.byTime + bill.minimumRaise
  #expect(parts == bill.fare, comment, sourceLocation: location)
  let total = bill.fare + bill.supplementTotal + bill.discount + bill.rounding
  #expect(total == bill.total, comment, sourceLocation: location)
}
