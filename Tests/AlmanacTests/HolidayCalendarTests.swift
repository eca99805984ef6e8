import Almanac
import Testing

@Suite struct HolidayCalendarTests {
  @Test(
    "Calendars agree with PyPI holidays on every day from 2015 to 2035", arguments: HolidaySamples.all.map { $0.id })
  func agrees(id: String) throws {
    let calendar = try #require(HolidaySamples.all.first { $0.id == id })
    let expected = try ExpectedHolidays(of: id)
    #expect(expected.dates.count > 200)
    for year in 2015...2035 {
      let found = calendar.holidays(in: year)
      #expect(found == found.sorted { $0.date < $1.date })
      let dates = Set(found.map { $0.date })
      let published = expected.dates.filter { $0.year == year }
      #expect(
        dates == published,
        "\(year): too many \(text(dates.subtracting(published))), too few \(text(published.subtracting(dates)))")
      for observance in found where observance.replaces == nil {
        let name = observance.holiday.name(in: "en")
        guard let days = expected.days[name] else { continue }
        #expect(days.contains(observance.date), "\(name) on \(observance.date.iso8601)")
      }
      for observance in found where observance.replaces != nil {
        #expect(expected.substitutes.contains(observance.date), "\(observance.date.iso8601)")
      }
    }
    let names = Set(calendar.holidays.map { $0.name(in: "en") })
    #expect(names.intersection(expected.days.keys).count >= expected.days.count - 2)
  }

  @Test("Asking for a day names the holiday, or none")
  func namesDays() throws {
    let christmas = try #require(CivilDate(iso8601: "2026-12-25"))
    #expect(HolidaySamples.poland.name(on: christmas)?.key == "Christmas Day")
    #expect(HolidaySamples.poland.name(on: christmas.adding(days: 2)) == nil)
    let observed = try #require(CivilDate(iso8601: "2021-12-31"))
    let observance = try #require(HolidaySamples.unitedStates.observance(on: observed))
    #expect(observance.holiday.key == "New Year's Day")
    #expect(observance.replaces?.iso8601 == "2022-01-01")
  }

  @Test("A name falls back to English, then to the first, then to the key")
  func fallsBack() {
    let names = [HolidayName(language: "ca", text: "Nadal"), HolidayName(language: "en", text: "Christmas")]
    let rule = HolidayRule.fixed(month: 12, day: 25)
    #expect(Holiday(key: "c", names: names, rule: rule).name(in: "ca") == "Nadal")
    #expect(Holiday(key: "c", names: names, rule: rule).name(in: "de") == "Christmas")
    #expect(Holiday(key: "c", names: [names[0]], rule: rule).name(in: "de") == "Nadal")
    #expect(Holiday(key: "c", names: [], rule: rule).name(in: "de") == "c")
  }

  struct Moved: Sendable, CustomTestStringConvertible {
    let substitute: HolidaySubstitute
    var isReplaced = false
    let rule: HolidayRule
    let days: [String]
    var testDescription: String { "\(substitute) \(rule)" }
  }

  /// In 2026, 1 March is a Sunday and 7 March a Saturday.
  @Test(
    "A holiday on a weekend goes where its law says",
    arguments: [
      Moved(substitute: .none, rule: .fixed(month: 3, day: 1), days: ["2026-03-01"]),
      Moved(substitute: .sundayDropped, rule: .fixed(month: 3, day: 1), days: []),
      Moved(substitute: .sundayDropped, rule: .fixed(month: 3, day: 7), days: ["2026-03-07"]),
      Moved(substitute: .sundayToMonday, rule: .fixed(month: 3, day: 1), days: ["2026-03-01", "2026-03-02"]),
      Moved(substitute: .sundayToMonday, isReplaced: true, rule: .fixed(month: 3, day: 1), days: ["2026-03-02"]),
      Moved(substitute: .sundayToMonday, isReplaced: true, rule: .fixed(month: 3, day: 7), days: ["2026-03-07"]),
      Moved(substitute: .sundayToSaturday, isReplaced: true, rule: .fixed(month: 3, day: 1), days: ["2026-02-28"]),
      Moved(substitute: .nearestWeekday, isReplaced: true, rule: .fixed(month: 3, day: 7), days: ["2026-03-06"]),
      Moved(substitute: .nearestWeekday, isReplaced: true, rule: .fixed(month: 3, day: 1), days: ["2026-03-02"]),
      Moved(substitute: .nextFreeWeekday, isReplaced: true, rule: .fixed(month: 3, day: 7), days: ["2026-03-09"]),
      Moved(substitute: .sundayToNextFree, isReplaced: true, rule: .fixed(month: 3, day: 7), days: ["2026-03-07"]),
      Moved(substitute: .none, rule: .orthodoxEaster(offset: 1), days: ["2026-04-13"]),
      Moved(substitute: .none, rule: .fixed(month: 2, day: 29), days: []),
      Moved(
        substitute: .nextFreeWeekday, isReplaced: true, rule: .dates(HolidaySamples.dates("2026-03-07", "2026-03-08")),
        days: ["2026-03-09", "2026-03-10"]),
      Moved(
        substitute: .sundayToNextFree, isReplaced: true, rule: .dates(HolidaySamples.dates("2026-03-01", "2026-03-02")),
        days: ["2026-03-02", "2026-03-03"]),
    ])
  func moves(_ example: Moved) {
    let holiday = Holiday(
      key: "x", names: [], rule: example.rule, substitute: example.substitute, isReplaced: example.isReplaced)
    let calendar = HolidayCalendar(id: "x", holidays: [holiday])
    #expect(calendar.holidays(in: 2026).map { $0.date.iso8601 } == example.days)
  }

  @Test("A removed day has no substitute, and a removed substitute is none")
  func removes() {
    let rule = HolidayRule.fixed(month: 3, day: 1)
    for removed in ["2026-03-01", "2026-03-02"] {
      let holiday = Holiday(
        key: "x", names: [], rule: rule, substitute: .sundayToMonday, removed: HolidaySamples.dates(removed))
      let days = HolidayCalendar(id: "x", holidays: [holiday]).holidays(in: 2026)
      #expect(days.map { $0.date.iso8601 } == (removed == "2026-03-01" ? [] : ["2026-03-01"]))
    }
  }

  private func text(_ dates: Set<CivilDate>) -> String {
    dates.sorted().map { $0.iso8601 }.joined(separator: " ")
  }
}

/// What the fixture says about one calendar.
private struct ExpectedHolidays {
  /// The days by English name, without substitutes.
  var days: [String: Set<CivilDate>] = [:]
  var substitutes: Set<CivilDate> = []
  var dates: Set<CivilDate> = []

  init(of id: String) throws {
    var isInside = false
    for line in try fixtureLines("holidays.txt") {
      if line.hasPrefix("calendar ") {
        isInside = line == "calendar \(id)"
        continue
      }
      guard isInside else { continue }
      let colon = try #require(line.lastIndex(of: ":"))
      let name = String(line[..<colon])
      let list = Set(try words(String(line[line.index(after: colon)...])).map(Self.date))
      dates.formUnion(list)
      if name.hasSuffix("(observed)") || name == "Substitute Holiday" {
        substitutes.formUnion(list)
      } else {
        days[name] = list
      }
    }
  }

  private static func date(_ text: String) throws -> CivilDate {
    let number = try #require(Int(text))
    return try #require(CivilDate(year: number / 10000, month: number / 100 % 100, day: number % 100))
  }
}
