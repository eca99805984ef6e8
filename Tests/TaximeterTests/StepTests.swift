import RideSupport
import Tariffs
import Taximeter
import Testing
import Units

/// Where exactly a step begins and ends.
@Suite struct StepTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let rate: String
    var charging = "completed"
    let metres: [(metres: Int64, fare: Int64)]
    var testDescription: String { name }
  }

  private static func rate(_ more: String) -> String {
    "{\"id\":\"day\",\"lamp\":\"1\",\"name\":\"Day\",\"initial\":\"4.00\",\(more)}"
  }

  static let cases = [
    Case(
      name: "what the initial charge covers at prices of its own is used up to the millimetre",
      rate: rate(
        """
        "includes":{"distance":"3000.5 mm","time":"7 s"},"unit":{"amount":"0.10","distance":"2999.5 mm","time":"9 s"}
        """), charging: "commenced", metres: [(3, 400), (6, 410), (7, 420)]),
    Case(
      name: "a step that has begun lasts as long as when it began",
      rate: rate(
        """
        "bands":[{"distance":"1.00/km","time":"0.00/h"},{"from-fare":"5.00","distance":"0.50/km","time":"0.00/h"}]
        """), charging: "commenced",
      metres: [(1, 410), (900, 490), (901, 500), (1000, 500), (1001, 510), (1200, 510), (1201, 520)]),
    Case(
      name: "a step that is charged at its end changes its price where the fare is reached",
      rate: rate(
        """
        "bands":[{"distance":"1.00/km","time":"0.00/h"},{"from-fare":"5.00","distance":"0.50/km","time":"0.00/h"}]
        """), metres: [(99, 400), (100, 410), (999, 490), (1000, 500), (1199, 500), (1200, 510)]),
    Case(
      name: "the first step of a band has the band's sum",
      rate: rate(
        """
        "bands":[{"unit":{"amount":"0.20","distance":"100 m"}},
        {"from-fare":"4.40","unit":{"amount":"0.50","distance":"100 m"}}]
        """), metres: [(199, 420), (200, 440), (299, 440), (300, 490)]),
  ]

  @Test("Steps begin and end where the tariff says, to the millimetre", arguments: cases)
  func boundaries(_ example: Case) throws {
    let tariff = ReferenceTariffs.tariff(rates: example.rate, charging: example.charging)
    let meter = Meter(edition: tariff.editions[0], zone: tariff.zone, calendar: nil)
    for (metres, fare) in example.metres {
      let course = Course(distance: .metres(metres), driving: .seconds(1 + metres / 40), waiting: .zero, start: start)
      #expect(meter.bill(of: course).fare.minorUnits == fare, "\(metres) m")
    }
  }
}
