import Almanac

/// On which days services run.
struct ServiceCalendar {
  struct Week {
    var service: Int
    var weekdays: UInt8
    var from: CivilDate
    var until: CivilDate
  }

  struct Exception {
    var service: Int
    var date: CivilDate
    var isAdded: Bool
  }

  var keys = KeyTable()
  var weeks: [Week] = []
  var exceptions: [Exception] = []

  /// The most days that are looked at, from the first on: five and a half years.
  static let mostDays = 2000

  /// The first and last day on which any of some services may run; nil when there is none.
  func span(_ isUsed: [Bool]) -> ClosedRange<CivilDate>? {
    var first: CivilDate?
    var last: CivilDate?
    func include(_ from: CivilDate, _ until: CivilDate) {
      if first.map({ from < $0 }) ?? true { first = from }
      if last.map({ until > $0 }) ?? true { last = until }
    }
    for week in weeks where isUsed[week.service] && week.weekdays != 0 && week.from <= week.until {
      include(week.from, week.until)
    }
    for exception in exceptions where isUsed[exception.service] && exception.isAdded {
      include(exception.date, exception.date)
    }
    guard let first, let last else { return nil }
    return first...min(last, first.adding(days: ServiceCalendar.mostDays))
  }

  /// Which of some services run on each day of a span, as sorted lists.
  func active(_ isUsed: [Bool], in span: ClosedRange<CivilDate>) -> [[Int]] {
    let first = span.lowerBound.dayNumber
    var days = [[Int]](repeating: [], count: span.upperBound.dayNumber - first + 1)
    for week in weeks where isUsed[week.service] {
      let from = max(week.from, span.lowerBound).dayNumber
      let until = min(week.until, span.upperBound).dayNumber
      guard from <= until else { continue }
      for day in from...until where week.weekdays & (1 << UInt8(Weekday(dayNumber: day).rawValue - 1)) != 0 {
        if !days[day - first].contains(week.service) { days[day - first].append(week.service) }
      }
    }
    for exception in exceptions where isUsed[exception.service] && span.contains(exception.date) {
      let day = exception.date.dayNumber - first
      if exception.isAdded {
        if !days[day].contains(exception.service) { days[day].append(exception.service) }
      } else {
        days[day].removeAll { $0 == exception.service }
      }
    }
    return days.map { $0.sorted() }
  }
}
