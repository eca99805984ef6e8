import Almanac
import Tariffs
import Words

/// Windows of the week and the year in words.
struct WindowWording {
  let words: TariffWording

  private var formats: Formats { words.formats }

  func text(_ window: Window) -> String {
    switch window.extent {
    case .daily(let days, let from, let to):
      let text = self.text(days)
      if from == 0, to == 86_400_000 { return words.text(.windowAllDay, ["days": text]) }
      return words.text(.windowTimes, ["days": text, "from": clock(from), "to": clock(to)])
    case .span(let from, let at, let to, let until):
      return words.text(
        .windowSpan, ["first": text(from), "from": clock(at), "last": text(to), "to": clock(until)])
    }
  }

  private func text(_ days: Window.Days) -> String {
    var text = days.dates.isEmpty ? named(days) : days.dates.map { self.text($0) }.joined(separator: formats.comma)
    if let season = days.season {
      text = words.text(
        .windowSeason, ["days": text, "first": self.text(season.first), "last": self.text(season.last)])
    }
    return text
  }

  private func named(_ days: Window.Days) -> String {
    let isEveryDay = days.weekdays == 0b111_1111
    let weekdays = isEveryDay ? words.text(.windowEveryDay) : self.weekdays(days.weekdays)
    switch days.holidays {
    case .asWeekday: return weekdays
    case .never: return words.text(.windowNotHolidays, ["days": weekdays])
    case .also: return words.text(.windowAndHolidays, ["days": weekdays])
    case .only: return words.text(.windowHolidays)
    case .eve: return isEveryDay ? words.text(.windowEves) : words.text(.windowEvesOn, ["days": weekdays])
    }
  }

  /// Days in runs, such as `Monday to Thursday, Saturday and Sunday`; a run may go on past Sunday.
  private func weekdays(_ set: UInt8) -> String {
    func has(_ day: Int) -> Bool { set & (1 << UInt8(day % 7)) != 0 }
    var runs: [String] = []
    var (first, last) = (0, 6)
    if has(6), has(0), let gap = (0..<7).first(where: { !has($0) }) {
      first = gap + 1
      last = gap + 6
    }
    var day = first
    while day <= last {
      guard has(day) else {
        day += 1
        continue
      }
      var end = day
      while end < last, has(end + 1) { end += 1 }
      runs += run(day, end)
      day = end + 1
    }
    guard let final = runs.last, runs.count > 1 else { return runs.first ?? "" }
    return words.text(.windowAnd, ["first": runs.dropLast().joined(separator: formats.comma), "last": final])
  }

  private func run(_ first: Int, _ last: Int) -> [String] {
    guard last - first > 1 else { return (first...last).map { name($0) } }
    return [words.text(.windowDays, ["first": name(first), "last": name(last)])]
  }

  private func name(_ day: Int) -> String {
    Weekday(rawValue: day % 7 + 1).map { formats.name(of: $0) } ?? ""
  }

  private func text(_ day: YearDay) -> String {
    switch day {
    case .exact(let date): return formats.date(date)
    case .fixed(let month, let day):
      // 2024 has every day there is.
      return CivilDate(year: 2024, month: month, day: day).map { formats.date($0, .dayAndMonth) } ?? "\(month)-\(day)"
    case .easter(0): return words.text(.windowEaster)
    case .easter(1): return words.text(.windowEasterMonday)
    case .easter(-2): return words.text(.windowGoodFriday)
    case .easter(let offset):
      let phrase: Phrase = offset > 0 ? .windowAfterEaster : .windowBeforeEaster
      return words.strings.text(phrase, count: Int64(offset.magnitude))
    }
  }

  private func clock(_ time: Int64) -> String {
    CivilTime(millisecondOfDay: Int(time)).map { formats.time($0) } ?? "24:00"
  }
}
