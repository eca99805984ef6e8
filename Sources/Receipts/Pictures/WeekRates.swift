import Almanac
import Tariffs
import Units

/// Which rate the clock puts in force in a week without special days, and on a public holiday.
package struct WeekRates: Sendable {
  /// A part of a day with one rate.
  package struct Span: Sendable, Hashable {
    /// When it begins, in minutes since midnight.
    package let from: Int
    /// When it ends, in minutes since midnight; 1440 is the end of the day.
    package let to: Int
    /// The place of the rate in the edition.
    package let rate: Int
  }

  /// What a row of the week is.
  package enum Day: Sendable, Hashable {
    /// A weekday.
    case weekday(Weekday)
    /// The day before a public holiday.
    case eve
    /// A public holiday in the middle of the week.
    case holiday
  }

  /// The days and their parts, Monday first, holidays at the end where the tariff knows them.
  package let days: [(day: Day, spans: [Span])]

  /// The places of the rates that come up, in the order of the edition.
  package var rates: [Int] { Set(days.flatMap { $0.spans.map { $0.rate } }).sorted() }

  /// Reads an edition's clock in the first week from a day on that has no special day of the year.
  package init(edition: Edition, from day: CivilDate) {
    let monday = WeekRates.plainWeek(of: edition, from: day)
    let plain = Schedule(edition: edition, zone: .utc, calendar: nil)
    var days = (0..<7).map { index in
      let date = monday.adding(days: index)
      return (day: Day.weekday(date.weekday), spans: WeekRates.spans(of: date, plain))
    }
    let kinds = edition.rates.flatMap { rate in rate.selection == .clock ? rate.windows.compactMap { $0.holidays } : []
    }
    // A Wednesday: neither weekend rule nor Monday or Friday rule holds beside it.
    let wednesday = monday.adding(days: 2)
    let calendar = HolidayCalendar(
      id: "", holidays: [Holiday(key: "", names: [], rule: .dates([wednesday]))])
    let festive = Schedule(edition: edition, zone: .utc, calendar: calendar)
    if kinds.contains(.eve) { days.append((.eve, WeekRates.spans(of: wednesday.adding(days: -1), festive))) }
    if kinds.contains(where: { $0 != .asWeekday }) { days.append((.holiday, WeekRates.spans(of: wednesday, festive))) }
    self.days = days
  }

  private static func spans(of date: CivilDate, _ schedule: Schedule) -> [Span] {
    let midnight = Zone.utc.instant(of: CivilDateTime(date: date, time: .midnight)).first
    let end = midnight + Elapsed.seconds(86_400)
    var spans: [Span] = []
    var now = midnight
    while now < end {
      let slot = schedule.slot(at: now)
      let until = min(slot.until, end)
      let span = Span(from: minutes(now - midnight), to: minutes(until - midnight), rate: slot.rate)
      if let last = spans.last, last.rate == span.rate {
        spans[spans.count - 1] = Span(from: last.from, to: span.to, rate: span.rate)
      } else {
        spans.append(span)
      }
      guard until > now else { break }
      now = until
    }
    return spans
  }

  private static func minutes(_ length: Elapsed) -> Int { Int(length.milliseconds / 60_000) }

  /// The Monday of the first week in which no window of a day of the year holds; the first of all without one.
  private static func plainWeek(of edition: Edition, from day: CivilDate) -> CivilDate {
    let first = day.adding(days: -(day.weekday.rawValue - 1))
    let windows = edition.rates.filter { $0.selection == .clock }.flatMap { $0.windows }
    for week in 0..<53 {
      let monday = first.adding(days: 7 * week)
      // From the Sunday before, whose night goes on, to the Monday after.
      let dates = (-1...7).map { monday.adding(days: $0) }
      if !windows.contains(where: { window in dates.contains { window.isSpecial(on: $0) } }) { return monday }
    }
    return first
  }
}

extension Window {
  /// What a holiday does to it; nil for a span of the year.
  fileprivate var holidays: Holidays? {
    guard case .daily(let days, _, _) = extent else { return nil }
    return days.holidays
  }

  /// Whether it is one of single days of the year, and a day is one of them.
  fileprivate func isSpecial(on date: CivilDate) -> Bool {
    switch extent {
    case .daily(let days, _, _): return days.dates.contains { $0.date(in: date.year) == date }
    case .span(let from, _, let to, _):
      guard let first = from.date(in: date.year), let last = to.date(in: date.year) else { return false }
      return first <= last ? first <= date && date <= last : date >= first || date <= last
    }
  }
}
