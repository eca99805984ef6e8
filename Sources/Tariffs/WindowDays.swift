import Almanac

extension Window.Days {
  /// Whether the window begins on a day.
  func begin(on date: CivilDate, isHoliday: (CivilDate) -> Bool) -> Bool {
    if let season, !season.contains(date) { return false }
    if !dates.isEmpty { return dates.contains { $0.date(in: date.year) == date } }
    let isWeekday = weekdays & (1 << UInt8(truncatingIfNeeded: date.weekday.rawValue - 1)) != 0
    switch holidays {
    case .asWeekday: return isWeekday
    case .never: return isWeekday && !isHoliday(date)
    case .also: return isWeekday || isHoliday(date)
    case .only: return isHoliday(date)
    case .eve: return isWeekday && isHoliday(date.adding(days: 1))
    }
  }
}

extension Window {
  /// The first and last day of a yearly span that begins in a year; nil where one of them does not exist.
  static func span(
    from: YearDay, at: Int64, to: YearDay, until: Int64, in year: Int
  ) -> (first: CivilDate, last: CivilDate)? {
    guard let first = from.date(in: year), let last = to.date(in: year) else { return nil }
    guard last < first || (last == first && until <= at) else { return (first, last) }
    return to.date(in: year + 1).map { (first, $0) }
  }
}
