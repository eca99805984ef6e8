import Almanac
import Units

/// A part of the week or the year, by the clock of the tariff's zone.
package struct Window: Sendable {
  /// Why a rate with this window is in force, for the words on the meter.
  package enum Reason: String, Sendable, CaseIterable {
    /// The day rate.
    case day
    /// The night rate.
    case night
    /// The rate of Saturdays, Sundays or both.
    case weekend
    /// The rate of public holidays.
    case holiday
    /// A night or day of the year with a rule of its own.
    case special
    /// The hours of dense traffic.
    case peak
  }

  /// What a public holiday does to a window of weekdays.
  package enum Holidays: String, Sendable, CaseIterable {
    /// A holiday counts as the weekday it falls on.
    case asWeekday = "as-weekday"
    /// The window does not begin on a holiday.
    case never
    /// The window begins on its weekdays and on every holiday.
    case also
    /// The window begins on holidays only.
    case only
    /// The window begins only on the day before a holiday.
    case eve
  }

  /// The days on which a daily window begins.
  package struct Days: Sendable {
    /// The weekdays, bit 0 for Monday.
    package let weekdays: UInt8
    /// What a public holiday does.
    package let holidays: Holidays
    /// Days of the year on which alone the window begins; empty for any.
    package let dates: [YearDay]
    /// The part of the year in which it begins, both days included; nil for all of it.
    package let season: Season?

    /// Makes a set of days.
    package init(weekdays: UInt8, holidays: Holidays, dates: [YearDay], season: Season? = nil) {
      self.season = season
      self.weekdays = weekdays
      self.holidays = holidays
      self.dates = dates
    }
  }

  /// A part of the year, both days included; across the new year when the last is before the first.
  package struct Season: Sendable, Hashable {
    /// The first day.
    package let first: YearDay
    /// The last day.
    package let last: YearDay

    /// Makes a part of the year.
    package init(first: YearDay, last: YearDay) {
      self.first = first
      self.last = last
    }

    /// Whether a day lies in it.
    package func contains(_ date: CivilDate) -> Bool {
      guard let first = first.date(in: date.year), let last = last.date(in: date.year) else { return false }
      return first <= last ? first <= date && date <= last : date >= first || date <= last
    }
  }

  /// When it holds.
  package enum Extent: Sendable {
    /// On some days from a time to a time, in milliseconds since midnight; past midnight when the second is not later.
    case daily(Days, from: Int64, to: Int64)
    /// Once a year from a day and time to a day and time; across the new year when the second is not later.
    case span(from: YearDay, at: Int64, to: YearDay, until: Int64)
  }

  /// When it holds.
  package let extent: Extent
  /// Why, for the words on the meter.
  package let reason: Reason

  /// Makes a window.
  package init(extent: Extent, reason: Reason) {
    self.extent = extent
    self.reason = reason
  }
}

/// A day of any year.
package enum YearDay: Sendable, Hashable {
  /// A month and a day.
  case fixed(month: Int, day: Int)
  /// So many days after Easter Sunday, negative before it.
  case easter(Int)
  /// One day of one year.
  case exact(CivilDate)

  /// The day in a year; nil where it does not exist (29 February).
  package func date(in year: Int) -> CivilDate? {
    switch self {
    case .fixed(let month, let day): CivilDate(year: year, month: month, day: day)
    case .exact(let date): date.year == year ? date : nil
    case .easter(let offset): Easter.western(year: year).map { $0.adding(days: offset) }
    }
  }
}
