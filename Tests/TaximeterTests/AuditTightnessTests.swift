import Almanac
import RideSupport
import Tariffs
import Taximeter
import Testing
import Units

/// What is allowed can be driven: the range is hardly wider than it must be.
@Suite struct AuditTightnessTests {
  /// A trip's range and what was reached of it by driving.
  private struct Reached: Sendable {
    let name: String
    let allowed: (least: Int64, most: Int64)
    let driven: (least: Int64, most: Int64)
    let step: Int64

    var above: Int64 { allowed.most - driven.most }
    var below: Int64 { driven.least - allowed.least }
  }

  private static let trips: [(metres: Int64, seconds: Int64)] = [
    (300, 60), (1500, 240), (3100, 540), (3100, 1500), (8000, 900), (14_500, 1800), (40_000, 2700),
  ]

  private func reach(_ tariff: Tariff, _ edition: Edition, calendar: HolidayCalendar?) throws -> [Reached] {
    // A Wednesday at eleven: no window of a shipped tariff begins or ends within the hour.
    let day = edition.from.adding(days: 15 - edition.from.weekday.rawValue + 2)
    let noon = CivilDateTime(date: day, time: CivilTime(millisecondOfDay: 39_600_000) ?? .midnight)
    let start = tariff.zone.instant(of: noon).first
    var found: [Reached] = []
    for choice in [Audit.Choice.clock] + edition.rates.indices.map({ .key($0) }) {
      if case .key(let rate) = choice, edition.rates[rate].selection == .clock { continue }
      for (metres, seconds) in AuditTightnessTests.trips {
        let extreme = ExtremeTrip(distance: metres * 1000, time: seconds * 1000, edition: edition)
        let driven = extreme.all.compactMap {
          AuditedTrip($0, at: start, edition: edition, zone: tariff.zone, calendar: calendar, choice: choice)
        }
        let trip = try #require(driven.first)
        let allowed = try trip.allowed(trip.exact())
        let fares = driven.map(\.bill.fare.minorUnits)
        let name = "\(tariff.id) \(edition.from.iso8601) \(choice) \(metres) m \(seconds) s"
        #expect(driven.allSatisfy { $0.bill.distance.millimetres == metres * 1000 }, "\(name)")
        #expect(driven.allSatisfy { $0.isPossible(in: allowed) }, "\(name): \(allowed), \(fares)")
        found.append(
          Reached(
            name: name, allowed: (allowed.leastFare.minorUnits, try #require(allowed.mostFare).minorUnits),
            driven: (try #require(fares.min()), try #require(fares.max())), step: trip.step.minorUnits))
      }
    }
    return found
  }

  @Test("A trip at the top of its range is called impossible when two steps are added, under every shipped edition")
  func top() throws {
    var all: [Reached] = []
    for tariff in try ShippedTariffs.all() {
      let calendar = try ShippedTariffs.calendar(of: tariff)
      for edition in tariff.editions { all += try reach(tariff, edition, calendar: calendar) }
    }
    #expect(all.count > 1000)
    let loose = all.filter { $0.above >= 2 * $0.step }
    #expect(loose.isEmpty, "\(loose.count): \(loose.prefix(3))")
    // Standstills that are free for a minute, and thresholds at which dearer bands begin, are not driven to the last step.
    let low = all.filter { $0.below >= 2 * $0.step }
    #expect(low.count * 100 <= all.count, "\(low.count): \(low.prefix(3))")
    let driven = all.reduce(0) { $0 + ($1.driven.most - $1.driven.least) * 1000 / $1.step }
    let allowed = all.reduce(0) { $0 + ($1.allowed.most - $1.allowed.least) * 1000 / $1.step }
    #expect(driven * 1000 / allowed >= 990, "\(driven) of \(allowed) thousandths of a step were driven")
  }
}
