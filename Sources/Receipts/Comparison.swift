import Almanac
import Tariffs
import Taximeter
import Units

/// One ride under the tariffs of many cities, each by its own clock: a ride at 18:10 is priced as 18:10 everywhere.
package struct Comparison: Sendable {
  /// The ride in one city.
  package struct City: Sendable {
    /// Whose tariff it is.
    package let tariff: Tariff
    /// The edition by which the ride was priced: that of its day, or the nearest there is.
    package let edition: Edition
    /// What it costs.
    package let bill: Bill
    /// The total in the currency that was asked for; nil when it is not known.
    package let converted: Money?

    /// The part of the total, in whole percent, that is initial charge, distance, waiting and supplements.
    ///
    /// What a minimum, a discount or a rounding does is in none of them.
    package var shares: (initial: Int64, distance: Int64, waiting: Int64, supplements: Int64) {
      (
        percent(bill.initial), percent(bill.byDistance), percent(bill.byTime), percent(bill.supplementTotal)
      )
    }

    private func percent(_ part: Money) -> Int64 {
      Ratio(Int128(part.minorUnits) * 100, Int128(bill.total.minorUnits))?.rounded ?? 0
    }
  }

  /// The cities in the order in which they were added or sorted.
  package private(set) var cities: [City] = []
  let course: Course
  /// The clock of the ride itself.
  let clock: Zone
  let currency: Currency?
  private let rates: ExchangeRates?

  /// Begins a comparison of a course whose clock is known, in a currency where one is asked for.
  package init(course: Course, clock: Zone, currency: Currency? = nil, rates: ExchangeRates? = nil) {
    self.course = course
    self.clock = clock
    self.currency = currency
    self.rates = rates
  }

  /// Prices the ride by a city's tariff; one without an edition is passed over.
  package mutating func add(_ tariff: Tariff, calendar: HolidayCalendar?) {
    let local = clock.local(of: course.start)
    guard let edition = tariff.edition(on: local.date) else { return }
    let start = tariff.zone.instant(of: local).first
    let meter = Meter(edition: edition, zone: tariff.zone, calendar: calendar)
    let bill = meter.bill(of: course.begun(at: start))
    let converted = currency.flatMap { currency in
      rates?.convert(bill.total, from: tariff.currency, to: currency)
        ?? (tariff.currency == currency ? bill.total : nil)
    }
    cities.append(City(tariff: tariff, edition: edition, bill: bill, converted: converted))
  }

  /// Sorts by price, the cheapest first.
  ///
  /// Sums that cannot be compared stand apart: those whose rate is not known at the end; without a currency that is
  /// asked for, each currency by itself, in alphabetical order.
  package mutating func sort() {
    cities.sort { left, right in
      if let first = left.converted, let second = right.converted, first != second { return first < second }
      if (left.converted == nil) != (right.converted == nil) { return left.converted != nil }
      if left.converted == nil {
        if left.tariff.currency != right.tariff.currency {
          return left.tariff.currency.code < right.tariff.currency.code
        }
        if left.bill.total != right.bill.total { return left.bill.total < right.bill.total }
      }
      return left.tariff.id < right.tariff.id
    }
  }
}
