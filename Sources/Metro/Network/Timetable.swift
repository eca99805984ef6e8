import Almanac
import Units

/// What holds from one day on, until the next timetable or its end.
package struct Timetable: Sendable, Hashable {
  /// The first day.
  package var from: CivilDate
  /// The last day that its source speaks of; nil when it says none.
  package var until: CivilDate?
  /// The key of its source.
  package var source: String
  /// The kinds of days.
  package var days: [DayKind]
  /// Dates that are not as their weekday.
  package var exceptions: [DayException]
  /// The ways of trains: a line has one for each direction and branch.
  package var patterns: [Pattern]

  /// Makes a timetable.
  package init(
    from: CivilDate, until: CivilDate?, source: String, days: [DayKind], exceptions: [DayException],
    patterns: [Pattern]
  ) {
    self.from = from
    self.until = until
    self.source = source
    self.days = days
    self.exceptions = exceptions
    self.patterns = patterns
  }

  /// The kind of a service day; nil when nothing runs on it or it is before the first or after the last.
  package func dayKind(on date: CivilDate) -> Int? {
    guard date >= from else { return nil }
    if let until, date > until { return nil }
    if let exception = exceptions.first(where: { $0.date == date }) { return exception.day }
    return days.firstIndex { $0.weekdays.contains(date.weekday) }
  }
}

/// A kind of day, such as a weekday.
package struct DayKind: Sendable, Hashable {
  /// The identifier, unique in the timetable.
  package var id: String
  /// The days of the week that are of it.
  package var weekdays: [Weekday]

  /// Makes a kind of day.
  package init(id: String, weekdays: [Weekday]) {
    self.id = id
    self.weekdays = weekdays
  }
}

/// A date that is not as its weekday.
package struct DayException: Sendable, Hashable {
  /// The date.
  package var date: CivilDate
  /// The kind it is of; nil when nothing runs.
  package var day: Int?

  /// Makes an exception.
  package init(date: CivilDate, day: Int?) {
    self.date = date
    self.day = day
  }
}
