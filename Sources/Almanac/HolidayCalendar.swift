/// The public holidays of a place.
package struct HolidayCalendar: Sendable, Hashable {
  /// The name of the calendar, such as `es-barcelona`.
  package let id: String
  /// The holidays, in the order in which one of several on the same day names it.
  package let holidays: [Holiday]
  /// The days of some years, found beforehand.
  private let known: [KnownYear]

  /// Makes a calendar.
  package init(id: String, holidays: [Holiday]) {
    self.init(id: id, holidays: holidays, known: [])
  }

  private init(id: String, holidays: [Holiday], known: [KnownYear]) {
    self.id = id
    self.holidays = holidays
    self.known = known
  }

  /// The same calendar with the days of some years found beforehand, for whoever asks often.
  package func remembering(_ years: ClosedRange<Int>) -> HolidayCalendar {
    HolidayCalendar(
      id: id, holidays: holidays, known: years.map { KnownYear(year: $0, days: holidays(in: $0)) })
  }

  /// Every holiday of a year by date, substitutes among them; a day that is two holidays is there twice.
  ///
  /// Substitutes are assigned in the order of the days they come from, so that one never takes the day of another
  /// where the law says "the next free day".
  package func holidays(in year: Int) -> [HolidayObservance] {
    var days = ruledDays(around: year)
    var taken = Set(days.map { $0.date })
    for index in days.indices {
      let day = days[index]
      let holiday = holidays[day.order]
      guard !day.isAdded, holiday.substitute != .none,
        let instead = holiday.substitute.day(instead: day.date, isTaken: { taken.contains($0) }),
        !holiday.removed.contains(instead)
      else { continue }
      taken.insert(instead)
      days.append(Day(date: instead, order: day.order, replaces: day.date))
      if holiday.isReplaced { days[index].isGone = true }
    }
    return days.filter { $0.date.year == year && !$0.isGone }.sorted(by: Day.precedes).map { day in
      HolidayObservance(date: day.date, holiday: holidays[day.order], replaces: day.replaces)
    }
  }

  /// The holiday that a day is, or nil when it is none.
  package func name(on date: CivilDate) -> Holiday? {
    observance(on: date)?.holiday
  }

  /// The holiday that a day is, with what it stands for, or nil when it is none.
  package func observance(on date: CivilDate) -> HolidayObservance? {
    if let first = known.first, date.year >= first.year, date.year - first.year < known.count {
      return known[date.year - first.year].days.first { $0.date == date }
    }
    return holidays(in: date.year).first { $0.date == date }
  }

  /// The days of the rules in a year, and those of its neighbours from which a substitute can reach it.
  private func ruledDays(around year: Int) -> [Day] {
    var days: [Day] = []
    for (order, holiday) in holidays.enumerated() {
      for candidate in year - 1...year + 1 {
        for date in holiday.ruledDates(in: candidate) where HolidayCalendar.reaches(date, year) {
          if holiday.substitute == .sundayDropped, date.weekday == .sunday { continue }
          days.append(Day(date: date, order: order))
        }
      }
      for date in holiday.added where HolidayCalendar.reaches(date, year) {
        days.append(Day(date: date, order: order, isAdded: true))
      }
    }
    return days.sorted(by: Day.precedes)
  }

  /// Whether a day lies in the year, the December before or the January after it.
  private static func reaches(_ date: CivilDate, _ year: Int) -> Bool {
    date.year == year || date.year == year - 1 && date.month == 12 || date.year == year + 1 && date.month == 1
  }
}

/// The holidays of a year.
private struct KnownYear: Sendable, Hashable {
  let year: Int
  let days: [HolidayObservance]
}

/// A day that is a holiday.
package struct HolidayObservance: Sendable, Hashable {
  /// The day.
  package let date: CivilDate
  /// Which holiday it is.
  package let holiday: Holiday
  /// The day it stands for when it is a substitute.
  package let replaces: CivilDate?
}

private struct Day {
  let date: CivilDate
  /// Which of the calendar's holidays it is.
  let order: Int
  var replaces: CivilDate?
  var isAdded = false
  var isGone = false

  static func precedes(_ left: Day, _ right: Day) -> Bool {
    left.date != right.date ? left.date < right.date : left.order < right.order
  }
}
