import Almanac
import Foundation
import Testing

@Suite struct CivilDateTests {
  @Test("Every day of an era and both ends of the calendar has its number and its weekday", arguments: [0, 1700, 9599])
  func walksTheCalendar(start: Int) throws {
    var number = try #require(CivilDate(year: start, month: 1, day: 1)).dayNumber
    // Four hundred years are a whole number of weeks; 2000-01-01 was a Saturday, 1999-01-01 and 2100-01-01 Fridays.
    var weekday = start == 0 ? Weekday.saturday.rawValue : Weekday.friday.rawValue
    for year in start...start + 400 {
      for month in 1...12 {
        for day in 1...CivilDate.days(inMonth: month, of: year) {
          let date = try #require(CivilDate(year: year, month: month, day: day))
          guard date.dayNumber == number, CivilDate(dayNumber: number) == date, date.weekday.rawValue == weekday
          else {
            Issue.record("\(date.iso8601) is numbered \(date.dayNumber) instead of \(number)")
            return
          }
          number += 1
          weekday = weekday % 7 + 1
        }
      }
    }
    if start == 9599 { #expect(number - 1 == CivilDate.latest.dayNumber) }
    if start == 0 { #expect(CivilDate.earliest.dayNumber == -719_528) }
  }

  @Test("Numbers beyond the calendar are its ends")
  func clampsNumbers() {
    #expect(CivilDate(dayNumber: .min) == .earliest)
    #expect(CivilDate(dayNumber: .max) == .latest)
    #expect(CivilDate.latest.adding(days: .max) == .latest)
    #expect(CivilDate.earliest.adding(days: .min) == .earliest)
    #expect(CivilDate.earliest.adding(days: -1) == .earliest)
  }

  struct Text: Sendable, CustomTestStringConvertible {
    let text: String
    let isRead: Bool
    var testDescription: String { text }
  }

  @Test(
    "A date is read and written as ISO 8601, or refused",
    arguments: [
      Text(text: "2026-11-30", isRead: true), Text(text: "0000-01-01", isRead: true),
      Text(text: "9999-12-31", isRead: true), Text(text: "2024-02-29", isRead: true),
      Text(text: "2000-02-29", isRead: true), Text(text: "1900-02-29", isRead: false),
      Text(text: "2023-02-29", isRead: false), Text(text: "2026-00-10", isRead: false),
      Text(text: "2026-13-10", isRead: false), Text(text: "2026-04-31", isRead: false),
      Text(text: "2026-04-00", isRead: false), Text(text: "2026-4-01", isRead: false),
      Text(text: "20260401", isRead: false), Text(text: "2026/04/01", isRead: false),
      Text(text: "2026-04-01 ", isRead: false), Text(text: "-026-04-01", isRead: false),
      Text(text: "", isRead: false), Text(text: "२०२६-०४-०१", isRead: false),
    ])
  func readsText(_ example: Text) {
    #expect(CivilDate(iso8601: example.text)?.iso8601 == (example.isRead ? example.text : nil))
  }

  struct Nth: Sendable, CustomTestStringConvertible {
    let n: Int
    let weekday: Weekday
    let month: Int
    let year: Int
    let text: String?
    var testDescription: String { "\(n). \(weekday) of \(year)-\(month)" }
  }

  @Test(
    "A weekday is counted from the start or the end of a month",
    arguments: [
      Nth(n: 1, weekday: .thursday, month: 1, year: 2026, text: "2026-01-01"),
      Nth(n: 4, weekday: .thursday, month: 11, year: 2026, text: "2026-11-26"),
      Nth(n: -1, weekday: .sunday, month: 3, year: 2026, text: "2026-03-29"),
      Nth(n: -1, weekday: .tuesday, month: 3, year: 2026, text: "2026-03-31"),
      Nth(n: -2, weekday: .monday, month: 5, year: 2026, text: "2026-05-18"),
      Nth(n: 5, weekday: .friday, month: 5, year: 2026, text: "2026-05-29"),
      Nth(n: 5, weekday: .monday, month: 5, year: 2026, text: nil),
      Nth(n: -5, weekday: .monday, month: 5, year: 2026, text: nil),
      Nth(n: 0, weekday: .monday, month: 5, year: 2026, text: nil),
      Nth(n: 1, weekday: .monday, month: 13, year: 2026, text: nil),
      Nth(n: 99, weekday: .monday, month: 1, year: 2026, text: nil),
    ])
  func countsWeekdays(_ example: Nth) {
    let found = CivilDate.nth(example.n, example.weekday, ofMonth: example.month, in: example.year)
    #expect(found?.iso8601 == example.text)
  }

  @Test("A weekday on or beside a day is found")
  func findsWeekdays() throws {
    let monday = try #require(CivilDate(iso8601: "2026-11-30"))
    #expect(monday.onOrAfter(.monday) == monday)
    #expect(monday.onOrBefore(.monday) == monday)
    #expect(monday.onOrAfter(.sunday).iso8601 == "2026-12-06")
    #expect(monday.onOrBefore(.sunday).iso8601 == "2026-11-29")
  }
}
