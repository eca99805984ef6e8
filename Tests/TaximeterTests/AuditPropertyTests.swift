import Almanac
import RideSupport
import Tariffs
import Taximeter
import Testing
import Units

/// No honest trip is called impossible, and one charged two steps beyond what its inputs allow always is.
@Suite struct AuditPropertyTests {
  /// How far a kind of summary was from the mark.
  private struct Tally {
    var trips = 0
    var wrong = 0
    var spared = 0
    var first: String?

    mutating func judge(_ trip: AuditedTrip, _ ride: AuditRide, _ name: @autoclosure () -> String) {
      let allowed = trip.allowed(ride)
      trips += 1
      if !trip.isPossible(in: allowed) {
        wrong += 1
        first = first ?? "\(name()): fare \(trip.bill.fare.minorUnits), total \(trip.bill.total.minorUnits), \(allowed)"
      }
      guard let most = allowed.mostTotal else { return }
      let dear = most + Money(minorUnits: 2 * trip.step.minorUnits)
      let judged = AuditVerdict(dear, in: [(allowed.leastTotal, allowed.mostTotal)])
      if judged != .tooHigh(by: dear - most) { spared += 1 }
    }

    /// What a summary says of a trip whose extras nobody told.
    mutating func judgeUntold(_ trip: AuditedTrip, _ ride: AuditRide, _ name: @autoclosure () -> String) {
      let ranges = trip.audit.choices.map { trip.audit.allowed(ride, choice: $0, extras: trip.untold) }
      trips += 1
      let total = AuditVerdict(trip.bill.total, in: ranges.map { ($0.leastTotal, $0.mostTotal) })
      let fare = AuditVerdict(trip.bill.fare, in: ranges.map { ($0.leastFare, $0.mostFare) })
      guard total != .possible || fare != .possible else { return }
      wrong += 1
      first = first ?? "\(name()): fare \(trip.bill.fare.minorUnits), total \(trip.bill.total.minorUnits), \(ranges)"
    }
  }

  private func run(_ tariff: Tariff, calendar: HolidayCalendar?, seeds: Range<UInt64>) throws -> Tally {
    var tally = Tally()
    for edition in tariff.editions {
      for seed in seeds {
        var dice = Dice(seed: seed)
        let start = RandomTrip.start(edition, zone: tariff.zone, &dice)
        let choice = RandomTrip.choice(edition, &dice)
        let extras = RandomTrip.extras(edition, &dice)
        guard
          let trip = AuditedTrip(
            RandomTrip.legs(&dice), at: start, edition: edition, zone: tariff.zone, calendar: calendar,
            choice: choice, extras: extras)
        else { continue }
        let name = "\(tariff.id) \(edition.from.iso8601), seed \(seed), \(choice)"
        tally.judge(trip, try trip.exact(), "\(name), exact")
        tally.judge(trip, try trip.blurred(), "\(name), blurred")
        tally.judge(trip, try trip.timed(), "\(name), a duration alone")
        tally.judge(trip, try trip.untimed(), "\(name), no time")
        tally.judgeUntold(trip, try trip.blurred(), "\(name), nothing told")
      }
    }
    return tally
  }

  @Test("Trips of dice under every edition that is shipped", arguments: try ShippedTariffs.identifiers())
  func shipped(_ id: String) throws {
    let tariff = try ShippedTariffs.tariff(id)
    let tally = try run(tariff, calendar: ShippedTariffs.calendar(of: tariff), seeds: 0..<60)
    #expect(tariff.editions.isEmpty || tally.trips > 250)
    #expect(tally.wrong == 0, "\(tally.wrong) of \(tally.trips); first \(tally.first ?? "")")
    #expect(tally.spared == 0)
  }

  @Test("Trips of dice under tariffs of the seeds 0 to 399")
  func random() throws {
    var wrong: [String] = []
    var trips = 0
    for seed in 0..<400 {
      var dice = Dice(seed: UInt64(seed))
      let tally = try run(RandomTariff.make(&dice), calendar: nil, seeds: UInt64(seed)..<UInt64(seed) + 8)
      trips += tally.trips
      #expect(tally.spared == 0)
      if tally.wrong > 0 { wrong.append("tariff \(seed): \(tally.first ?? "")") }
    }
    #expect(trips > 15_000)
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(3))")
  }

  @Test("Trips of dice under every way of counting", arguments: WideTariff.all.map(\.name))
  func wide(_ name: String) throws {
    let wide = try #require(WideTariff.all.first { $0.name == name })
    let tally = try run(wide.tariff, calendar: nil, seeds: 0..<60)
    #expect(tally.trips == 300)
    #expect(tally.wrong == 0, "\(tally.wrong) of \(tally.trips); first \(tally.first ?? "")")
    #expect(tally.spared == 0)
  }
}
