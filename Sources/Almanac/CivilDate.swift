/// A day of the proleptic Gregorian calendar, in the years 0000 to 9999, without a place or zone.
package struct CivilDate: Sendable, Hashable, Comparable {
  private let storedYear: Int16
  private let storedMonth: UInt8
  private let storedDay: UInt8

  /// The year, 0 to 9999; year 0 is 1 BC.
  package var year: Int { Int(storedYear) }
  /// The month, 1 to 12.
  package var month: Int { Int(storedMonth) }
  /// The day of the month, 1 to 31.
  package var day: Int { Int(storedDay) }

  /// The first day there is, 0000-01-01.
  package static let earliest = CivilDate(unchecked: 0, 1, 1)
  /// The last day there is, 9999-12-31.
  package static let latest = CivilDate(unchecked: 9999, 12, 31)

  private init(unchecked year: Int, _ month: Int, _ day: Int) {
    storedYear = Int16(truncatingIfNeeded: year)
    storedMonth = UInt8(truncatingIfNeeded: month)
    storedDay = UInt8(truncatingIfNeeded: day)
  }

  /// Makes a day; nil when the calendar has no such day or the year is not 0 to 9999.
  package init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CivilDate.days(inMonth: month, of: year)
    else { return nil }
    self.init(unchecked: year, month, day)
  }

  /// Makes the day that lies `dayNumber` days after 1970-01-01; outside of the calendar it is the first or last day.
  ///
  /// Years are counted from 1 March, so that the leap day ends the year, in eras of 400 years; see
  /// [chrono-compatible low-level date algorithms](https://howardhinnant.github.io/date_algorithms.html).
  package init(dayNumber: Int) {
    guard dayNumber > CivilDate.firstNumber else {
      self = CivilDate.earliest
      return
    }
    guard dayNumber < CivilDate.lastNumber else {
      self = CivilDate.latest
      return
    }
    let sinceMarchOfYear0 = dayNumber + CivilDate.numberOfMarch0
    let era = floored(sinceMarchOfYear0, by: CivilDate.daysPerEra)
    let dayOfEra = sinceMarchOfYear0 - era * CivilDate.daysPerEra
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(unchecked: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  /// Days since 1970-01-01; negative before it.
  package var dayNumber: Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let era = floored(yearFromMarch, by: 400)
    let yearOfEra = yearFromMarch - era * 400
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * CivilDate.daysPerEra + dayOfEra - CivilDate.numberOfMarch0
  }

  /// The day of the week.
  package var weekday: Weekday { Weekday(dayNumber: dayNumber) }

  /// The day `days` later, or earlier when negative; stops at the first and last day of the calendar.
  package func adding(days: Int) -> CivilDate {
    let (sum, overflow) = dayNumber.addingReportingOverflow(days)
    guard !overflow else { return days < 0 ? CivilDate.earliest : CivilDate.latest }
    return CivilDate(dayNumber: sum)
  }

  /// Whether `left` comes before `right`.
  package static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// Whether the year has a 29 February.
  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// How many days a month, 1 to 12, has in that year.
  package static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static let daysPerEra = 146_097
  /// Days from 0000-03-01 to 1970-01-01.
  private static let numberOfMarch0 = 719_468
  private static let firstNumber = -719_528
  private static let lastNumber = 2_932_896
}
