import Almanac
import Receipts
import RideSupport
import Tariffs
import Testing

/// The week of a tariff, as it was published.
@Suite struct WeekRatesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let city: String
    /// Each day as the lamps of its rates with the hours at which they begin: `2 0, 1 8, 2 20`.
    let days: [String]
    var testDescription: String { city }
  }

  @Test(
    "The rates hold when the city says so",
    arguments: [
      // T-1 on working days from 8 to 20, else T-2.
      Case(
        city: "es-barcelona",
        days: Array(repeating: "2 0, 1 8, 2 20", count: 5) + ["2 0", "2 0"] + ["2 0"]),
      // Tariff 1 on weekdays from 5 to 20, 2 from 20 to 22 and at weekends from 5 to 22, 3 at night and on holidays.
      Case(
        city: "gb-london",
        days: Array(repeating: "3 0, 1 5, 2 20, 3 22", count: 5)
          + Array(repeating: "3 0, 2 5, 3 22", count: 2) + ["3 0"]),
      // A fifth more from 22 to 5 on every day.
      Case(city: "jp-tokyo", days: Array(repeating: "2 0, 1 5, 2 22", count: 7)),
      // One rate at all times.
      Case(city: "de-hamburg", days: Array(repeating: "1 0", count: 7)),
      // Tariff 2 from 22 to 6, on Sundays and on holidays.
      Case(
        city: "pl-warszawa",
        days: Array(repeating: "2 0, 1 6, 2 22", count: 6) + ["2 0"] + ["2 0"]),
    ])
  func published(_ test: Case) throws {
    let tariff = try ShippedTariffs.tariff(test.city)
    let day = try #require(Pictures.day)
    let edition = try #require(tariff.edition(on: day))
    let week = WeekRates(edition: edition, from: day)
    let told = week.days.map { day in
      day.spans.map { "\(edition.rates[$0.rate].lamp) \($0.from / 60)" }.joined(separator: ", ")
    }
    #expect(told == test.days)
  }

  @Test("Every day is whole, and says what the schedule says on a day that is nothing special")
  func agrees() throws {
    let day = try #require(Pictures.day)
    for tariff in try ShippedTariffs.all() {
      guard let edition = tariff.edition(on: day) else { continue }
      let week = WeekRates(edition: edition, from: day)
      #expect((7...9).contains(week.days.count))
      for (_, spans) in week.days {
        #expect(spans.first?.from == 0 && spans.last?.to == 1440)
        for (one, next) in zip(spans, spans.dropFirst()) { #expect(one.to == next.from && one.rate != next.rate) }
      }
      // The second Thursday in March 2026 is no holiday in any of the cities, nor is a day beside it.
      let schedule = Schedule(
        edition: edition, zone: tariff.zone, calendar: try ShippedTariffs.calendar(of: tariff))
      let thursday = day.adding(days: 8)
      for minute in stride(from: 5, to: 1440, by: 10) {
        let time = try #require(CivilTime(hour: minute / 60, minute: minute % 60))
        let instant = tariff.zone.instant(of: CivilDateTime(date: thursday, time: time)).first
        let span = try #require(week.days[3].spans.first { $0.from <= minute && minute < $0.to })
        #expect(span.rate == schedule.slot(at: instant).rate, "\(tariff.id) at \(minute / 60):\(minute % 60)")
      }
    }
  }
}
