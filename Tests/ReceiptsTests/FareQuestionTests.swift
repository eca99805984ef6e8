import Almanac
import Receipts
import RideSupport
import Tariffs
import Taximeter
import Testing
import Units

/// What would have to be true for a sum to be right, reckoned by hand.
@Suite struct FareQuestionTests {
  /// 4.00 and 2.00 a kilometre, by night 3.00; time costs nothing by day and 0.50 a minute by night, with both counted.
  private static let tariff = ReferenceTariffs.tariff(
    rates: """
      {"id":"night","lamp":"2","name":"Night","windows":[{"from":"22:00","to":"06:00","reason":"night"}],"mode":"D",
      "initial":"4.00","distance":"3.00/km","time":"0.50/min"},
      {"id":"day","lamp":"1","name":"Day","mode":"D","initial":"4.00","distance":"2.00/km","time":"0.20/min"}
      """,
    more: """
      ,"supplements":[{"id":"bag","name":"Bag","amount":"2.10","when":"key","most":5},
      {"id":"toll","name":"Toll","amount":"as-paid","when":"key"}]
      """)

  /// 3 km in 10 minutes of a Tuesday morning, exactly: 4.00 + 6.00 + 2.00 = 12.00.
  private static func question(charged: Int64, hour: String = "11") throws -> FareQuestion {
    let zone = tariff.zone
    let local = try #require(Timestamp(iso8601: "2026-03-03T\(hour):00"))
    guard case .local(let time) = local else { throw AuditRide.Fault.tooLong }
    let start = AuditTime(read: zone.instant(of: time).first, unit: .zero)
    let distance = Distance(millimetres: 3_000_000)
    return FareQuestion(
      edition: tariff.editions[0], zone: zone, calendar: nil, distance: distance...distance, start: start, end: nil,
      duration: .seconds(600) ... .seconds(600), choice: .clock, extras: AuditExtras(allowsOthers: false),
      charged: Money(minorUnits: charged))
  }

  @Test("A right sum has a range around it and no conditions")
  func right() throws {
    let answer = try FareQuestionTests.question(charged: 1200).answer()
    #expect(answer.verdict == .possible)
    #expect(answer.least <= Money(minorUnits: 1200) && answer.most.map { $0 >= Money(minorUnits: 1200) } == true)
    #expect(answer.conditions.isEmpty)
  }

  /// A sum that is wrong, and what each input alone would have to be.
  struct Case: Sendable, CustomTestStringConvertible {
    let charged: Int64
    let conditions: [FareAnswer.Condition]
    var testDescription: String { "\(charged)" }
  }

  static let cases: [Case] = [
    // 4.20 too much: 5.1 km, or 31 minutes, or two bags, or the toll. By night it would be 18.00.
    Case(
      charged: 1620,
      conditions: [
        .distance(Distance(millimetres: 5_100_000)), .duration(.seconds(31 * 60)), .extra(0, times: 2),
        .paid(1, Money(minorUnits: 420)),
      ]),
    // By night 4.00 + 9.00 + 5.00; by day 6 km or 40 minutes.
    Case(
      charged: 1800,
      conditions: [
        .distance(Distance(millimetres: 6_000_000)), .duration(.seconds(40 * 60)), .rate(0),
        .paid(1, Money(minorUnits: 600)),
      ]),
    // 2.00 too little: 2 km, or as good as no time at all, which no car manages for less than its speed allows.
    Case(charged: 1000, conditions: [.distance(Distance(millimetres: 2_000_000))]),
  ]

  @Test("What would have to be true is found by each input alone", arguments: cases)
  func conditions(case one: Case) throws {
    let answer = try FareQuestionTests.question(charged: one.charged).answer()
    #expect(answer.verdict != .possible)
    #expect(answer.conditions == one.conditions)
  }

  @Test("What it says would be right is right for the audit", arguments: [700, 1400, 2150, 3600, 9000] as [Int64])
  func consistency(charged: Int64) throws {
    let question = try FareQuestionTests.question(charged: charged)
    for condition in try question.answer().conditions {
      var changed = question
      switch condition {
      case .distance(let distance): changed.distance = distance...distance
      case .duration(let duration): changed.duration = duration...duration
      case .rate(let rate): changed.choice = .key(rate)
      case .extra(let place, let times): changed.extras.set(place, .times(times))
      case .paid(let place, let sum): changed.extras.set(place, .amount(sum))
      }
      #expect(try changed.answer().verdict == .possible, "\(condition)")
    }
  }

  @Test("A ride that ends before it starts is not judged")
  func impossible() throws {
    var question = try FareQuestionTests.question(charged: 1200)
    question.duration = .zero ... .zero
    #expect(throws: AuditRide.Fault.self) { try question.answer() }
  }
}
