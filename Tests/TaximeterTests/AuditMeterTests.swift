import Almanac
import RideSupport
import Tariffs
import Taximeter
import Testing
import Track
import Units

/// Rides as receivers deliver them, with keys pressed on the way, are not called impossible.
@Suite struct AuditMeterTests {
  /// A ride of dice through the real meter, key by key.
  private func bill(_ tariff: Tariff, edition: Edition, seed: UInt64, keys: [Int]) throws -> Bill? {
    var dice = Dice(seed: seed)
    let calendar = try ShippedTariffs.calendar(of: tariff)
    var meter = Meter(edition: edition, zone: tariff.zone, calendar: calendar)
    let begin = RandomTrip.start(edition, zone: tariff.zone, &dice)
    let seconds = Int.random(in: 60...900, using: &dice)
    let fixes = CityRide.fixes(
      seconds: seconds, seed: seed, hasSpeeds: seed % 3 > 0, silence: seed % 4 == 0 ? 20..<50 : nil)
    var presses = keys.map { (at: Int.random(in: 1..<seconds, using: &dice), key: $0) }
    if Bool.random(using: &dice) { presses.append((at: Int.random(in: 1..<seconds, using: &dice), key: -1)) }
    presses.sort { $0.at < $1.at }
    try meter.apply(.start, at: begin)
    for fix in fixes {
      let since = fix.time - start
      while let press = presses.first, Elapsed.seconds(Int64(press.at)) <= since {
        presses.removeFirst()
        let rate = press.key < 0 ? nil : edition.rates[press.key].id
        try meter.apply(.rate(rate), at: begin + .seconds(Int64(press.at)))
      }
      var moved = fix
      moved.time = begin + since
      try meter.apply(.fix(moved), at: begin + since)
    }
    try meter.apply(.stop, at: begin + .seconds(Int64(seconds)))
    return meter.bill()
  }

  private func isPossible(_ bill: Bill, tariff: Tariff, edition: Edition, choices: [Audit.Choice]) throws -> Bool {
    let schedule = Schedule(edition: edition, zone: tariff.zone, calendar: try ShippedTariffs.calendar(of: tariff))
    let audit = Audit(edition: edition, schedule: schedule)
    let ride = try AuditRide(
      distance: bill.distance...bill.distance, start: AuditTime(read: bill.start, unit: .zero),
      end: AuditTime(read: bill.stop, unit: .zero), duration: nil)
    let allowed = choices.map { audit.allowed(ride, choice: $0, extras: AuditExtras()) }
    return AuditVerdict(bill.total, in: allowed.map { ($0.leastTotal, $0.mostTotal) }) == .possible
      && AuditVerdict(bill.fare, in: allowed.map { ($0.leastFare, $0.mostFare) }) == .possible
  }

  @Test("City rides by the clock", arguments: try ShippedTariffs.identifiers())
  func clock(_ id: String) throws {
    let tariff = try ShippedTariffs.tariff(id)
    for edition in tariff.editions {
      for seed in UInt64(0)..<6 {
        let bill = try #require(try bill(tariff, edition: edition, seed: seed, keys: []))
        #expect(
          try isPossible(bill, tariff: tariff, edition: edition, choices: [.clock]),
          "\(edition.from.iso8601), seed \(seed): \(bill.fare), \(bill.total)")
      }
    }
  }

  @Test("City rides with rates chosen on the way")
  func changing() throws {
    var rides = 0
    for tariff in try ShippedTariffs.all() {
      for edition in tariff.editions {
        let keys = edition.rates.indices.filter { index in
          guard case .metered = edition.rates[index].pricing else { return false }
          return edition.rates[index].selection == .key
        }
        guard !keys.isEmpty else { continue }
        for seed in UInt64(0)..<6 {
          var dice = Dice(seed: seed)
          let chosen = (0..<2).compactMap { _ in keys.randomElement(using: &dice) }
          let bill = try #require(try bill(tariff, edition: edition, seed: seed, keys: chosen))
          rides += 1
          #expect(
            try isPossible(bill, tariff: tariff, edition: edition, choices: [.changing]),
            "\(tariff.id) \(edition.from.iso8601), seed \(seed), \(chosen): \(bill.fare), \(bill.total)")
        }
      }
    }
    #expect(rides > 100)
  }
}
