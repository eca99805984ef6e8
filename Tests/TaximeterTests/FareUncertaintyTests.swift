import RideSupport
import Tariffs
import Taximeter
import Testing
import Track
import Units

/// By how much a fare may be off, held against what other ways would have cost.
@Suite struct FareUncertaintyTests {
  /// A straight drive of a length at 18 m/s, its receiver good to 5 m, with a silence in it where wanted.
  private func driven(
    _ tariff: Tariff, _ edition: Edition, metres: Double, seconds: Int, silence: Range<Int> = 0..<0,
    pauses: Bool = false
  ) throws -> Meter {
    var meter = Meter(edition: edition, zone: tariff.zone, calendar: try ShippedTariffs.calendar(of: tariff))
    try meter.apply(.start, at: start)
    let speed = metres / Double(seconds)
    for second in 0...seconds {
      if pauses, second == silence.lowerBound - 5 { try meter.apply(.pause, at: start + .seconds(Int64(second))) }
      if pauses, second == silence.upperBound + 5 { try meter.apply(.resume, at: start + .seconds(Int64(second))) }
      if silence.contains(second) { continue }
      let fix = fix(Double(second), Ground.berlin.north(speed * Double(second)), accuracy: 5, speed: speed)
      try meter.apply(.fix(fix), at: fix.time)
    }
    try meter.apply(.stop, at: start + .seconds(Int64(seconds)))
    return meter
  }

  @Test("A way that is as much longer or shorter as is said costs no more and no less than is said, in every city")
  func holds() throws {
    for tariff in try ShippedTariffs.all() {
      guard let edition = tariff.editions.last, edition.rounding == nil else { continue }
      for seconds in [4, 15, 40, 90, 300] {
        let metres = 18 * Double(seconds)
        let meter = try driven(tariff, edition, metres: metres, seconds: seconds)
        let fare = try #require(meter.bill()).fare
        let uncertainty = meter.uncertainty
        let (less, more) = (uncertainty.fare?.less ?? .zero, uncertainty.fare?.more ?? .zero)
        let name = "\(tariff.id), \(seconds) s"
        #expect(less >= .zero && more >= .zero, "\(name)")
        let off = Double(uncertainty.longer.millimetres) / 1000
        #expect(uncertainty.longer == uncertainty.shorter && off < 6, "\(name)")
        let long = try #require(driven(tariff, edition, metres: metres + off, seconds: seconds).bill()).fare
        let short = try #require(driven(tariff, edition, metres: metres - off, seconds: seconds).bill()).fare
        #expect(long <= fare + more && short >= fare - less, "\(name): \(short) \(fare) \(long), \(less) \(more)")
      }
    }
  }

  @Test("No fare is said to be less than that of a ride which went nowhere, in every city")
  func flagfall() throws {
    for tariff in try ShippedTariffs.all() {
      guard let edition = tariff.editions.last else { continue }
      for metres in [60.0, 200, 400, 1500] {
        let meter = try driven(tariff, edition, metres: metres, seconds: Int(metres / 15))
        let fare = try #require(meter.bill()).fare
        let nowhere = try #require(driven(tariff, edition, metres: 0, seconds: 1).bill()).fare
        let less = meter.uncertainty.fare?.less ?? .zero
        #expect(fare - less >= nowhere, "\(tariff.id), \(metres) m: \(fare) less \(less), at the least \(nowhere)")
      }
    }
  }

  @Test("As long as the allowance of the flagfall lasts, nothing is uncertain, and a minimum makes it certain")
  func included() throws {
    let newYork = try ShippedTariffs.tariff("us-nyc")
    let edition = try #require(newYork.editions.last)
    let first = try driven(newYork, edition, metres: 8000, seconds: 444)
    #expect(first.uncertainty.fare?.less == first.uncertainty.fare?.more)
    let short = try driven(newYork, edition, metres: 60, seconds: 5)
    #expect(short.uncertainty.fare?.less ?? .zero == .zero)
  }

  @Test("What a silence may have had beyond its straight line is in it, upwards, but where a pause made it free")
  func silence() throws {
    let tariff = ReferenceTariffs.single
    let edition = tariff.editions[0]
    let whole = try driven(tariff, edition, metres: 9000, seconds: 500).uncertainty
    let broken = try driven(tariff, edition, metres: 9000, seconds: 500, silence: 101..<200).uncertainty
    let paused = try driven(tariff, edition, metres: 9000, seconds: 500, silence: 101..<200, pauses: true).uncertainty
    #expect(broken.shorter.millimetres - whole.shorter.millimetres < 10)
    // 100 s at 18 m/s, from the second before it to the second after it.
    let more = broken.longer.millimetres - broken.shorter.millimetres
    #expect((744_000...746_000).contains(more))
    #expect(paused.longer == paused.shorter)
    let (fare, certain) = (try #require(broken.fare), try #require(whole.fare))
    #expect(fare.less == certain.less && certain.less == certain.more)
    // 745 m at 2.00 a kilometre.
    #expect((149...160).contains(fare.more.minorUnits), "\(fare.more)")
  }
}
