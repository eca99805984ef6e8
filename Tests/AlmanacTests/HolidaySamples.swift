import Almanac

/// Calendars built from the laws, under the names that the fixture has.
enum HolidaySamples {
  static let all = [catalonia, unitedStates, scotland, berlin, poland, japan]

  static let catalonia = HolidayCalendar(
    id: "ES-CT",
    holidays: [
      day("New Year's Day", 1, 1, .sundayDropped), day("Epiphany", 1, 6, .sundayDropped),
      holiday("Good Friday", .easter(offset: -2)), holiday("Easter Monday", .easter(offset: 1)),
      day("Labor Day", 5, 1, .sundayDropped),
      // A regional day where too many others fall on Sundays; 2033 is the package's forecast.
      holiday("Pentecost Monday", .dates(dates("2016-05-16", "2022-06-06", "2033-06-06"))),
      day("Saint John the Baptist", 6, 24, .sundayDropped), day("Assumption Day", 8, 15, .sundayDropped),
      day("National Day of Catalonia", 9, 11, .sundayDropped), day("National Day", 10, 12, .sundayDropped),
      day("All Saints' Day", 11, 1, .sundayDropped), day("Constitution Day", 12, 6, .sundayDropped),
      day("Immaculate Conception", 12, 8, .sundayDropped), day("Christmas Day", 12, 25, .sundayDropped),
      day("Saint Stephen's Day", 12, 26, .sundayDropped),
    ])

  static let unitedStates = HolidayCalendar(
    id: "US",
    holidays: [
      day("New Year's Day", 1, 1, .nearestWeekday),
      holiday("Martin Luther King Jr. Day", .nthWeekday(n: 3, weekday: .monday, month: 1)),
      holiday("Washington's Birthday", .nthWeekday(n: 3, weekday: .monday, month: 2)),
      holiday("Memorial Day", .nthWeekday(n: -1, weekday: .monday, month: 5)),
      day("Juneteenth National Independence Day", 6, 19, .nearestWeekday, from: 2021),
      day("Independence Day", 7, 4, .nearestWeekday),
      holiday("Labor Day", .nthWeekday(n: 1, weekday: .monday, month: 9)),
      holiday("Columbus Day", .nthWeekday(n: 2, weekday: .monday, month: 10)),
      day("Veterans Day", 11, 11, .nearestWeekday),
      holiday("Thanksgiving Day", .nthWeekday(n: 4, weekday: .thursday, month: 11)),
      day("Christmas Day", 12, 25, .nearestWeekday),
    ])

  static let scotland = HolidayCalendar(
    id: "GB-SCT",
    holidays: [
      day("New Year's Day", 1, 1, .nextFreeWeekday), day("New Year Holiday", 1, 2, .nextFreeWeekday),
      holiday("Good Friday", .easter(offset: -2)),
      Holiday(
        key: "may", names: [HolidayName(language: "en", text: "May Day")],
        rule: .weekdayOnOrAfter(month: 5, day: 1, weekday: .monday), added: dates("2020-05-08"),
        removed: dates("2020-05-04")),
      Holiday(
        key: "spring", names: [HolidayName(language: "en", text: "Spring Bank Holiday")],
        rule: .weekdayOnOrBefore(month: 5, day: 31, weekday: .monday), added: dates("2022-06-02"),
        removed: dates("2022-05-30")),
      holiday("Summer Bank Holiday", .nthWeekday(n: 1, weekday: .monday, month: 8)),
      day("Saint Andrew's Day", 11, 30, .nextFreeWeekday), day("Christmas Day", 12, 25, .nextFreeWeekday),
      day("Boxing Day", 12, 26, .nextFreeWeekday),
      holiday("Platinum Jubilee of Elizabeth II", .dates(dates("2022-06-03"))),
      holiday("State Funeral of Queen Elizabeth II", .dates(dates("2022-09-19"))),
      holiday("Coronation of Charles III", .dates(dates("2023-05-08"))),
      holiday("Scotland's participation in the FIFA World Cup final", .dates(dates("2026-06-15"))),
    ])

  static let berlin = HolidayCalendar(
    id: "DE-BE",
    holidays: [
      day("New Year's Day", 1, 1), day("Women's Day", 3, 8, from: 2019), holiday("Good Friday", .easter(offset: -2)),
      holiday("Easter Monday", .easter(offset: 1)), day("Labor Day", 5, 1),
      holiday("Ascension Day", .easter(offset: 39)), holiday("Pentecost Monday", .easter(offset: 50)),
      day("German Unity Day", 10, 3), day("Christmas Day", 12, 25), day("Second Day of Christmas", 12, 26),
      holiday("Reformation Day", .dates(dates("2017-10-31"))),
      holiday("Liberation from Nazism", .dates(dates("2020-05-08", "2025-05-08"))),
      holiday("75th anniversary of the East German uprising of 1953", .dates(dates("2028-06-17"))),
    ])

  static let poland = HolidayCalendar(
    id: "PL",
    holidays: [
      day("New Year's Day", 1, 1), day("Epiphany", 1, 6), holiday("Easter Sunday", .easter(offset: 0)),
      holiday("Easter Monday", .easter(offset: 1)), day("National Day", 5, 1),
      day("National Day of the Third of May", 5, 3), holiday("Pentecost", .easter(offset: 49)),
      holiday("Corpus Christi", .easter(offset: 60)), day("Assumption Day", 8, 15), day("All Saints' Day", 11, 1),
      day("National Independence Day", 11, 11), day("Christmas Eve", 12, 24, from: 2025),
      day("Christmas Day", 12, 25), day("Second Day of Christmas", 12, 26),
      holiday("National Independence Day - 100th anniversary", .dates(dates("2018-11-12"))),
    ])

  static func day(
    _ name: String, _ month: Int, _ day: Int, _ substitute: HolidaySubstitute = .none, from: Int? = nil,
    to: Int? = nil, removed: [CivilDate] = []
  ) -> Holiday {
    holiday(name, .fixed(month: month, day: day), substitute, from: from, to: to, removed: removed)
  }

  static func holiday(
    _ name: String, _ rule: HolidayRule, _ substitute: HolidaySubstitute = .none, from: Int? = nil, to: Int? = nil,
    removed: [CivilDate] = []
  ) -> Holiday {
    Holiday(
      key: name, names: [HolidayName(language: "en", text: name)], rule: rule, firstYear: from, lastYear: to,
      substitute: substitute, removed: removed)
  }

  static func dates(_ texts: String...) -> [CivilDate] {
    texts.compactMap { CivilDate(iso8601: $0) }
  }
}
