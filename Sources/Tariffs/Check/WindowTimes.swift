import Almanac

/// When windows hold within some days, as runs of minutes since the midnight with which the first day begins.
struct WindowTimes {
  private let first: CivilDate
  private let count: Int
  /// Of each day from the one before the first to the one after the last.
  private let holidays: [Bool]

  init(_ days: ClosedRange<CivilDate>, calendar: HolidayCalendar?) {
    first = days.lowerBound
    count = days.upperBound.dayNumber - days.lowerBound.dayNumber + 1
    let number = days.lowerBound.dayNumber
    var holidays = [Bool](repeating: false, count: count + 2)
    for year in first.adding(days: -1).year...days.upperBound.adding(days: 1).year {
      for observance in calendar?.holidays(in: year) ?? [] {
        let index = observance.date.dayNumber - number + 1
        if holidays.indices.contains(index) { holidays[index] = true }
      }
    }
    self.holidays = holidays
  }

  /// All the days as one run.
  var all: Range<Int> { 0..<count * 1440 }

  /// The day and minute of the day at which a minute lies.
  func moment(_ minute: Int) -> (date: CivilDate, minute: Int) {
    (first.adding(days: minute / 1440), minute % 1440)
  }

  /// When one of some windows holds, in order and apart from each other.
  func runs(of windows: [Window]) -> [Range<Int>] {
    WindowTimes.merged(windows.flatMap { runs(of: $0) })
  }

  private func runs(of window: Window) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    switch window.extent {
    case .daily(let days, let from, let to):
      let start = Int(from / 60_000)
      let end = Int(to / 60_000) + (to <= from ? 1440 : 0)
      for day in -1..<count {
        let date = first.adding(days: day)
        guard days.begin(on: date, isHoliday: { isHoliday($0) }) else { continue }
        runs.append(day * 1440 + start..<day * 1440 + end)
      }
    case .span(let from, let at, let to, let until):
      for year in first.year - 1...first.adding(days: count).year {
        guard let span = Window.span(from: from, at: at, to: to, until: until, in: year) else { continue }
        runs.append(minute(of: span.first, at)..<minute(of: span.last, until))
      }
    }
    return WindowTimes.merged(runs.map { $0.clamped(to: all) }.filter { !$0.isEmpty })
  }

  private func minute(of date: CivilDate, _ time: Int64) -> Int {
    (date.dayNumber - first.dayNumber) * 1440 + Int(time / 60_000)
  }

  private func isHoliday(_ date: CivilDate) -> Bool {
    let index = date.dayNumber - first.dayNumber + 1
    return holidays.indices.contains(index) && holidays[index]
  }

  // MARK: - Runs

  static func merged(_ runs: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for run in runs.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, run.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, run.upperBound)
      } else {
        merged.append(run)
      }
    }
    return merged
  }

  /// What of some runs is in others too; both in order.
  static func common(_ left: [Range<Int>], _ right: [Range<Int>]) -> [Range<Int>] {
    var common: [Range<Int>] = []
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      let both = left[i].clamped(to: right[j])
      if !both.isEmpty { common.append(both) }
      if left[i].upperBound < right[j].upperBound { i += 1 } else { j += 1 }
    }
    return common
  }

  /// What of a run is in none of some runs, which are in order.
  static func rest(of all: Range<Int>, without runs: [Range<Int>]) -> [Range<Int>] {
    var rest: [Range<Int>] = []
    var start = all.lowerBound
    for run in runs {
      if run.lowerBound > start { rest.append(start..<run.lowerBound) }
      start = max(start, run.upperBound)
    }
    if start < all.upperBound { rest.append(start..<all.upperBound) }
    return rest
  }

  static func length(_ runs: [Range<Int>]) -> Int { runs.reduce(0) { $0 + $1.count } }
}
