/// The public holidays of a place.
package struct HolidayCalendar: Sendable, Hashable {
  /// The name of the calendar, such as `es-barcelona`.
  package let id: String
  /// The holidays, in the order in which one of several on the same day names it.
  package let holidays: [Holiday]

  /// Makes a calendar.
  package init(id: String, holidays: [Holiday]) {
    self.id = id
    self.holidays = holidays
  }

  /// Every holiday of a year by date, substitutes among them; a day that is two holidays is there twice.
  ///
  /// Substitutes are assigned in the order of the days they come from, so that one never takes the day of another
  /// where the law says "the next free day".
  package func holidays(in year: Int) -> [HolidayObservance] {
    var days = ruledDays(from: year - 1, through: year + 1)
    var taken = days.map { $0.date }
    for index in days.indices {
      let day = days[index]
      guard !day.isAdded,
        let instead = day.holiday.substitute.day(instead: day.date, isTaken: { taken.contains($0) }),
        !day.holiday.removed.contains(instead)
      else { continue }
      taken.append(instead)
      days.append(Day(date: instead, order: day.order, holiday: day.holiday, replaces: day.date))
      if day.holiday.isReplaced { days[index].isGone = true }
    }
    return days.filter { $0.date.year == year && !$0.isGone }.sorted(by: Day.precedes).map { $0.observance }
  }

  /// The holiday that a day is, or nil when it is none.
  package func name(on date: CivilDate) -> Holiday? {
    observance(on: date)?.holiday
  }

  /// The holiday that a day is, with what it stands for, or nil when it is none.
  package func observance(on date: CivilDate) -> HolidayObservance? {
    holidays(in: date.year).first { $0.date == date }
  }

  private func ruledDays(from first: Int, through last: Int) -> [Day] {
    var days: [Day] = []
    for (order, holiday) in holidays.enumerated() {
      for year in first...last {
        for date in holiday.ruledDates(in: year) {
          if holiday.substitute == .sundayDropped, date.weekday == .sunday { continue }
          days.append(Day(date: date, order: order, holiday: holiday))
        }
        for date in holiday.added where date.year == year {
          days.append(Day(date: date, order: order, holiday: holiday, isAdded: true))
        }
      }
    }
    return days.sorted(by: Day.precedes)
  }
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
  let order: Int
  let holiday: Holiday
  var replaces: CivilDate?
  var isAdded = false
  var isGone = false

  var observance: HolidayObservance { HolidayObservance(date: date, holiday: holiday, replaces: replaces) }

  static func precedes(_ left: Day, _ right: Day) -> Bool {
    left.date != right.date ? left.date < right.date : left.order < right.order
  }
}
