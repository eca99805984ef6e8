import RideSupport
import Tariffs
import Taximeter
import Testing
import Track
import Units

/// What holds for every tariff that can be written.
@Suite struct RandomTariffTests {
  private static let rides = [
    CityRide.fixes(seconds: 240, seed: 3), CityRide.fixes(seconds: 240, seed: 4, hasSpeeds: false, silence: 90..<130),
    [],
  ]

  private static let discounts: [Discount?] = [
    nil, .share(thousandths: 15_000), .amount(Money(minorUnits: 250)), .share(thousandths: 100_000),
  ]

  @Test("Printed lines add up to the printed total, under tariffs of the seeds 0 to 599")
  func addsUp() throws {
    for seed in 0..<600 {
      var dice = Dice(seed: UInt64(seed))
      let tariff = RandomTariff.make(&dice)
      let discount = RandomTariffTests.discounts[seed % 4]
      for (number, ride) in RandomTariffTests.rides.enumerated() {
        var meter = Meter(edition: tariff.editions[0], zone: tariff.zone, calendar: nil)
        try meter.apply(.discount(discount), at: start)
        if seed % 5 == 0, meter.edition.rateIndex("flat") != nil { try meter.apply(.rate("flat"), at: start) }
        let unstarted = meter
        try meter.record(ride)
        let bill = try #require(meter.bill())
        expectSum(bill, "seed \(seed), ride \(number)")
        #expect(bill.total >= .zero && bill.discount <= .zero, "seed \(seed), ride \(number)")
        #expect(bill.tax.map { $0 <= bill.total } ?? true, "seed \(seed), ride \(number)")
        let other = unstarted.bill(of: Course(recorded: ride))
        #expect(
          other.total == bill.total && other.fare == bill.fare && other.rates == bill.rates
            && other.supplements == bill.supplements, "seed \(seed), ride \(number): two ways to price one ride")
      }
    }
  }

  @Test("A longer ride never costs less, under tariffs of the seeds 0 to 199")
  func neverFalls() throws {
    let fixes = RandomTariffTests.rides[0]
    for seed in 0..<200 {
      var dice = Dice(seed: UInt64(seed))
      let tariff = RandomTariff.make(&dice)
      var meter = Meter(edition: tariff.editions[0], zone: tariff.zone, calendar: nil)
      try meter.apply(.start, at: start)
      var before = Money.zero
      for fix in fixes {
        try meter.apply(.fix(fix), at: fix.time)
        let fare = meter.display(at: fix.time).fare
        #expect(fare >= before, "seed \(seed), \((fix.time - start).wholeSeconds) s")
        before = fare
      }
      try meter.apply(.stop, at: start + .seconds(240))
      let bill = try #require(meter.bill())
      guard tariff.editions[0].switching != .beginsOrEnds else { continue }
      #expect(bill.overshoot == .zero && bill.fare >= before, "seed \(seed)")
    }
  }
}
