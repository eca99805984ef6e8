/// How the law says on which day of a year a holiday falls.
package enum HolidayRule: Sendable, Hashable {
  /// The same day of the same month; 29 February only in leap years.
  case fixed(month: Int, day: Int)
  /// Days after western Easter Sunday; negative before it.
  case easter(offset: Int)
  /// Days after orthodox Easter Sunday; negative before it.
  case orthodoxEaster(offset: Int)
  /// The `n`-th such weekday of a month; counted from its end when `n` is negative.
  case nthWeekday(n: Int, weekday: Weekday, month: Int)
  /// The first such weekday on or after a day of the year.
  case weekdayOnOrAfter(month: Int, day: Int, weekday: Weekday)
  /// The last such weekday on or before a day of the year.
  case weekdayOnOrBefore(month: Int, day: Int, weekday: Weekday)
  /// These days and no others: lunar or proclaimed days.
  case dates([CivilDate])

  /// The days of a year, in order; none when the year has no such day.
  package func dates(in year: Int) -> [CivilDate] {
    let date: CivilDate? =
      switch self {
      case .fixed(let month, let day):
        CivilDate(year: year, month: month, day: day)
      case .easter(let offset):
        Easter.western(year: year)?.adding(days: offset)
      case .orthodoxEaster(let offset):
        Easter.orthodox(year: year)?.adding(days: offset)
      case .nthWeekday(let n, let weekday, let month):
        CivilDate.nth(n, weekday, ofMonth: month, in: year)
      case .weekdayOnOrAfter(let month, let day, let weekday):
        CivilDate(year: year, month: month, day: day)?.onOrAfter(weekday)
      case .weekdayOnOrBefore(let month, let day, let weekday):
        CivilDate(year: year, month: month, day: day)?.onOrBefore(weekday)
      case .dates:
        nil
      }
    if case .dates(let list) = self { return list.filter { $0.year == year }.sorted() }
    return date.map { [$0] } ?? []
  }
}
