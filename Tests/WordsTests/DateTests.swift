import Almanac
import Testing
import Words

@Suite struct DateTests {
  @Test("Dates are written as babel writes them")
  func dates() throws {
    let styles: [(kind: String, style: DateStyle)] = [
      ("date-medium", .short), ("date-long", .long), ("date-full", .full), ("date-day", .dayAndMonth),
    ]
    var count = 0
    for (kind, style) in styles {
      for value in try BabelValue.all(kind) {
        let parts = value.argument.split(separator: "-").compactMap { Int($0) }
        let date = try #require(CivilDate(year: parts[0], month: parts[1], day: parts[2]))
        #expect(try value.formats().date(date, style) == value.text, "\(value.testDescription)")
        count += 1
      }
    }
    #expect(count == 7 * 13 * 4)
  }

  @Test("Months and weekdays have the names that babel gives them")
  func names() throws {
    let values = try BabelValue.all("month", "weekday", "weekday-short")
    #expect(values.count == 7 * (12 + 7 + 7))
    for value in values {
      let number = try #require(Int(value.argument))
      let formats = try value.formats()
      if value.kind == "month" {
        #expect(formats.name(ofMonth: number) == value.text, "\(value.testDescription)")
      } else {
        let weekday = try #require(Weekday(rawValue: number))
        let length: NameLength = value.kind == "weekday" ? .full : .short
        #expect(formats.name(of: weekday, length) == value.text, "\(value.testDescription)")
      }
    }
  }

  @Test("Times are written as babel writes them; Japanese counts half days from 0, as CLDR has it")
  func times() throws {
    let values = try BabelValue.all("time", "time-seconds", "time-half")
    #expect(values.count == 7 * 9 * 3)
    for value in values {
      let parts = value.argument.split(separator: ":").compactMap { Int($0) }
      let time = try #require(CivilTime(hour: parts[0], minute: parts[1], second: parts[2]))
      let style: ClockStyle = value.kind == "time-half" ? .halfDay : .wholeDay
      let text = try value.formats().time(time, seconds: value.kind == "time-seconds", style)
      // babel keeps the plain space that CLDR has for English as an ASCII alternative; ICU and browsers do not.
      #expect(text == value.text.replacing(" ", with: "\u{202F}"), "\(value.testDescription)")
    }
  }

  @Test("The clock is the one a reader expects at the place, unless one is asked for")
  func clocks() throws {
    let time = try #require(CivilTime(hour: 17, minute: 7))
    let america = Customs.of(country: "us")
    #expect(Formats(.english, customs: america).time(time) == "5:07\u{202F}PM")
    #expect(Formats(.english, customs: .of(country: "gb")).time(time) == "17:07")
    #expect(Formats(.spanish, customs: america).time(time) == "17:07")
    #expect(Formats(.english, customs: america).time(time, .wholeDay) == "17:07")
    #expect(Formats(.pseudo, customs: america).time(time) == "5:07\u{202F}PM")
  }
}
