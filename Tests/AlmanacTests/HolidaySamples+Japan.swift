import Almanac

extension HolidaySamples {
  /// The Act on National Holidays: from Sunday to the next day that is none; equinoxes as the observatory gives them.
  static let japan = HolidayCalendar(
    id: "JP",
    holidays: [
      day("New Year's Day", 1, 1, .sundayToNextFree),
      holiday("Coming of Age Day", .nthWeekday(n: 2, weekday: .monday, month: 1)),
      day("Foundation Day", 2, 11, .sundayToNextFree),
      day("Emperor's Birthday", 12, 23, .sundayToNextFree, to: 2018),
      day("Emperor's Birthday", 2, 23, .sundayToNextFree, from: 2020),
      holiday("Vernal Equinox Day", .dates(equinoxes(month: 3, days: vernal)), .sundayToNextFree),
      day("Showa Day", 4, 29, .sundayToNextFree), day("Constitution Day", 5, 3, .sundayToNextFree),
      day("Greenery Day", 5, 4, .sundayToNextFree), day("Children's Day", 5, 5, .sundayToNextFree),
      Holiday(
        key: "marine", names: [HolidayName(language: "en", text: "Marine Day")],
        rule: .nthWeekday(n: 3, weekday: .monday, month: 7), added: dates("2020-07-23", "2021-07-22"),
        removed: dates("2020-07-20", "2021-07-19")),
      day("Mountain Day", 8, 11, .sundayToNextFree, from: 2016, removed: dates("2020-08-11", "2021-08-11")),
      holiday("Mountain Day", .dates(dates("2020-08-10", "2021-08-08")), .sundayToNextFree),
      holiday("Respect for the Aged Day", .nthWeekday(n: 3, weekday: .monday, month: 9)),
      holiday("Autumnal Equinox Day", .dates(equinoxes(month: 9, days: autumnal)), .sundayToNextFree),
      holiday("Physical Education Day", .nthWeekday(n: 2, weekday: .monday, month: 10), to: 2019),
      Holiday(
        key: "sports", names: [HolidayName(language: "en", text: "Sports Day")],
        rule: .nthWeekday(n: 2, weekday: .monday, month: 10), firstYear: 2020,
        added: dates("2020-07-24", "2021-07-23"), removed: dates("2020-10-12", "2021-10-11")),
      day("Culture Day", 11, 3, .sundayToNextFree), day("Labor Thanksgiving Day", 11, 23, .sundayToNextFree),
      holiday("Emperor's Enthronement Day", .dates(dates("2019-05-01", "2019-10-22"))),
      holiday(
        "National Holiday", .dates(dates("2015-09-22", "2019-04-30", "2019-05-02", "2026-09-22", "2032-09-21"))),
    ])

  /// The day of March of each year from 2015.
  private static let vernal = [
    21, 20, 20, 21, 21, 20, 20, 21, 21, 20, 20, 20, 21, 20, 20, 20, 21, 20, 20, 20, 21,
  ]
  /// The day of September of each year from 2015.
  private static let autumnal = [
    23, 22, 23, 23, 23, 22, 23, 23, 23, 22, 23, 23, 23, 22, 23, 23, 23, 22, 23, 23, 23,
  ]

  private static func equinoxes(month: Int, days: [Int]) -> [CivilDate] {
    days.enumerated().compactMap { CivilDate(year: 2015 + $0.offset, month: month, day: $0.element) }
  }
}
