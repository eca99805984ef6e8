import Almanac
import RideSupport
import Tariffs
import Taximeter
import Testing
import Track
import Units

/// Rides that nobody stopped: silences of hours, days and months.
@Suite struct ForgottenRideTests {
  private func ride(_ edition: Edition, of tariff: Tariff, from begin: Instant, seconds: Int64, pauses: Bool) throws
    -> Meter
  {
    var meter = Meter(edition: edition, zone: tariff.zone, calendar: try ShippedTariffs.calendar(of: tariff))
    try meter.apply(.start, at: begin)
    for second in 0...90 as ClosedRange<Int64> {
      let place = Ground.berlin.north(9 * Double(second)).coordinate
      let time = begin + .seconds(second)
      let speed = Speed(millimetresPerSecond: 9000)
      try meter.apply(.fix(Fix(time: time, place: place, accuracy: .metres(5), speed: speed)), at: time)
    }
    if pauses {
      try meter.apply(.pause, at: begin + .seconds(5000))
      try meter.apply(.resume, at: begin + .seconds(40_003))
    }
    try meter.apply(.tick, at: begin + .seconds(seconds))
    try meter.apply(.stop, at: begin + .seconds(seconds))
    return meter
  }

  @Test("A long silence that is counted at once costs what it costs cell by cell, under every edition")
  func alike() throws {
    var dice = Dice(seed: 11)
    for tariff in try ShippedTariffs.all() {
      for edition in tariff.editions {
        for pauses in [false, true] {
          let begin = start + .seconds(Int64.random(in: 0..<604_800, using: &dice))
          let seconds = Int64.random(in: 50_000..<200_000, using: &dice)
          let meter = try ride(edition, of: tariff, from: begin, seconds: seconds, pauses: pauses)
          // The explanation has every step and is counted one cell after the other.
          let (slow, steps) = try #require(meter.explanation())
          let quick = try #require(meter.bill())
          let name = "\(tariff.id) \(edition.from.iso8601), \(seconds) s"
          #expect(quick.fare == slow.fare && quick.total == slow.total, "\(name)")
          #expect(quick.byTime == slow.byTime && quick.byDistance == slow.byDistance, "\(name)")
          #expect(quick.waiting == slow.waiting && quick.distance == slow.distance, "\(name)")
          #expect(quick.rates == slow.rates && quick.increments == slow.increments, "\(name)")
          #expect(Int64(steps.count) <= quick.increments, "\(name)")
        }
      }
    }
  }

  @Test("So it is under tariffs of the seeds 0 to 299")
  func random() throws {
    for seed in 0..<300 {
      var dice = Dice(seed: UInt64(seed))
      let tariff = RandomTariff.make(&dice)
      let meter = try ride(tariff.editions[0], of: tariff, from: start, seconds: 30_007, pauses: seed % 2 == 0)
      let slow = try #require(meter.explanation()).bill
      let quick = try #require(meter.bill())
      #expect(
        quick.total == slow.total && quick.rates == slow.rates && quick.waiting == slow.waiting
          && quick.increments == slow.increments && quick.byTime == slow.byTime, "seed \(seed)")
    }
  }

  @Test("Stop ends a ride however long it was forgotten", arguments: [30, 99, 100, 101, 400])
  func stopped(days: Int64) throws {
    let tariff = try ShippedTariffs.tariff("us-nyc")
    let edition = try #require(tariff.editions.last)
    var meter = Meter(edition: edition, zone: tariff.zone, calendar: try ShippedTariffs.calendar(of: tariff))
    try meter.apply(.start, at: start)
    let end = start + .seconds(days * 86_400)
    let clock = ContinuousClock()
    let took = try clock.measure {
      for _ in 0..<20 { _ = meter.display(at: end) }
      try meter.apply(.stop, at: end)
    }
    #expect(meter.position == .toPay)
    let bill = try #require(meter.bill())
    #expect(bill.stop == min(end, start + Meter.longest - Elapsed(milliseconds: 1)))
    #expect(bill.waiting == bill.stop - bill.start)
    // Cell by cell each look takes a tenth of a second.
    #expect(took < .milliseconds(500), "\(took)")
  }
}
