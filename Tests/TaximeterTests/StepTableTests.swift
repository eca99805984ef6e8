import Almanac
import RideSupport
import Tariffs
import Taximeter
import Testing
import Units

/// When the display of a rate moves.
@Suite struct StepTableTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    var charging = "completed"
    var prices = #""initial":"4.00","distance":"2.00/km","time":"36.00/h""#
    let rows: [String]
    var testDescription: String { name }
  }

  @Test(
    "The steps stand at the metre and the second that the tariff says",
    arguments: [
      Case(name: "completed", rows: ["400 0 0", "410 50000 10000", "420 100000 20000", "430 150000 30000"]),
      Case(
        name: "commenced", charging: "commenced", rows: ["400 0 0", "410 0 0", "420 50000 10000", "430 100000 20000"]),
      Case(
        name: "the first prepaid", charging: "prepaid-first",
        rows: ["410 0 0", "420 50000 10000", "430 100000 20000", "440 150000 30000"]),
      Case(
        name: "distance and time included",
        prices:
          #""initial":"4.00","includes":{"distance":"500 m","time":"120 s"},"distance":"2.00/km","time":"36.00/h""#,
        rows: ["400 0 0", "410 550000 130000", "420 600000 140000", "430 650000 150000"]),
      Case(
        name: "both count, each alone", prices: #""mode":"D","initial":"4.00","distance":"2.00/km","time":"36.00/h""#,
        rows: ["400 0 0", "410 50000 10000", "420 100000 20000", "430 150000 30000"]),
      Case(
        name: "no price of time", prices: #""initial":"4.00","distance":"2.00/km""#,
        rows: ["400 0 0", "410 50000 -", "420 100000 -", "430 150000 -"]),
      Case(
        name: "the first minute free",
        prices: #""initial":"4.00","distance":"2.00/km","time":"36.00/h","waiting":[{"from":"0 s","time":"0.00/h"},"#
          + #"{"from":"60 s","time":"36.00/h"}]"#,
        rows: ["400 0 0", "410 50000 70000", "420 100000 80000", "430 150000 90000"]),
      Case(
        name: "a minimum hides the first steps",
        prices: #""initial":"4.00","minimum":"4.20","distance":"2.00/km","time":"36.00/h""#,
        rows: ["420 0 0", "430 150000 30000", "440 200000 40000", "450 250000 50000"]),
      Case(
        name: "a dearer band with a step of its own",
        prices: #""initial":"4.00","bands":[{"distance":"2.00/km"},"#
          + #"{"from":"100 m","unit":{"amount":"0.50","distance":"100 m"}}]"#,
        rows: ["400 0 0", "410 50000 -", "420 100000 -", "470 200000 -"]),
    ])
  func steps(_ test: Case) {
    let rate = #"{"id":"a","lamp":"1","name":"A",\#(test.prices)}"#
    let tariff = ReferenceTariffs.tariff(rates: rate, charging: test.charging)
    let table = StepTable(edition: tariff.editions[0], rate: 0, steps: 3)
    let rows = table.rows.map { row in
      "\(row.fare.minorUnits) \(row.driven.map { "\($0.millimetres)" } ?? "-") "
        + (row.stood.map { "\($0.milliseconds)" } ?? "-")
    }
    #expect(rows == test.rows)
  }

  @Test("A flat fare has no steps")
  func flat() {
    let rates = ReferenceTariffs.rate("a", mode: "S") + #",{"id":"flat","lamp":"2","name":"Flat","flat":"9.00"}"#
    let edition = ReferenceTariffs.tariff(rates: rates).editions[0]
    #expect(StepTable(edition: edition, rate: 1, steps: 3).rows == [])
  }

  @Test("A meter that stands shows each step of the shipped tariffs at its second and not before")
  func standing() throws {
    var steps = 0
    for id in try ShippedTariffs.identifiers() {
      let tariff = try ShippedTariffs.tariff(id)
      for edition in tariff.editions {
        for (index, rate) in edition.rates.enumerated() {
          for row in StepTable(edition: edition, rate: index, steps: 4).rows {
            guard let stood = row.stood, stood > .zero else { continue }
            var shown: [Money] = []
            // Fractions of a millisecond are cut, so a step is there a millisecond later at the latest.
            for time in [stood.milliseconds - 1, stood.milliseconds + 1] {
              var meter = Meter(edition: edition, zone: tariff.zone, calendar: nil)
              let start = Instant(seconds: 1_800_000_000)
              try meter.apply(.rate(rate.id), at: start)
              try meter.apply(.start, at: start)
              try meter.apply(.stop, at: start + Elapsed(milliseconds: time))
              let fare = try #require(meter.bill()).rates.reduce(Money.zero) { $0 + $1.amount }
              guard case .metered(let metered) = rate.pricing else { continue }
              shown.append(max(fare, metered.minimum ?? .zero))
            }
            #expect(shown.count == 2 && shown[0] < row.fare && shown[1] >= row.fare, "\(id) \(rate.id) \(row)")
            steps += 1
          }
        }
      }
    }
    #expect(steps > 20)
  }
}
