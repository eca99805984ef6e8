import RideSupport
import Taximeter
import Testing
import Units

/// Bands that begin where the display shows an amount.
@Suite struct FareBandTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let charging: String
    let after: String
    let metres: Int
    let fare: Int64
    var testDescription: String { "\(charging), \(after) after 1.00, \(metres) m" }
  }

  @Test(
    "A step that is charged when it begins lasts its whole length, then the next band's follow (London, Hong Kong)",
    arguments: [
      Case(charging: "commenced", after: "50 m", metres: 190, fare: 80),
      Case(charging: "commenced", after: "50 m", metres: 210, fare: 100),
      Case(charging: "commenced", after: "50 m", metres: 290, fare: 100),
      Case(charging: "commenced", after: "50 m", metres: 310, fare: 120),
      Case(charging: "commenced", after: "50 m", metres: 360, fare: 140),
      Case(charging: "commenced", after: "200 m", metres: 290, fare: 100),
      Case(charging: "commenced", after: "200 m", metres: 310, fare: 120),
      Case(charging: "commenced", after: "200 m", metres: 490, fare: 120),
      Case(charging: "commenced", after: "200 m", metres: 510, fare: 140),
      Case(charging: "completed", after: "50 m", metres: 290, fare: 80),
      Case(charging: "completed", after: "50 m", metres: 310, fare: 100),
      Case(charging: "completed", after: "50 m", metres: 360, fare: 120),
      Case(charging: "prepaid-first", after: "50 m", metres: 210, fare: 100),
      Case(charging: "prepaid-first", after: "50 m", metres: 260, fare: 120),
    ])
  func followsTheDisplay(_ example: Case) throws {
    let tariff = ReferenceTariffs.tariff(
      rates: """
        {"id":"day","lamp":"1","name":"Day","initial":"0.40","bands":[
        {"unit":{"amount":"0.20","distance":"100 m","time":"20 s"}},
        {"from-fare":"1.00","unit":{"amount":"0.20","distance":"\(example.after)","time":"20 s"}}]}
        """, increment: "0.20", charging: example.charging)
    let seconds = example.metres / 10
    let fixes = (0...seconds).map { fix(Double($0), .berlin.north(Double($0) * 10), speed: 10) }
    #expect(try Drive(fixes).run(tariff).bill.fare.minorUnits == example.fare)
  }
}
