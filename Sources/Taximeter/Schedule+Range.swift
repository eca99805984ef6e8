import Almanac
import Tariffs
import Units

extension Schedule {
  /// Whether one of some windows holds at every instant of a range, and whether at any; without a range it may.
  func holds(_ windows: [Window], in range: ClosedRange<Instant>?) -> (always: Bool, ever: Bool) {
    guard let range, range.upperBound - range.lowerBound < .seconds(2 * 86_400) else { return (false, true) }
    var holds = (always: true, ever: false)
    for instant in borders(of: windows, in: range) {
      let isIn = isIn(windows, at: instant)
      holds = (holds.always && isIn, holds.ever || isIn)
    }
    return holds
  }

  /// The ends of a range, and every instant in it at which a window may begin or end, with the instant before.
  private func borders(of windows: [Window], in range: ClosedRange<Instant>) -> [Instant] {
    var found = [range.lowerBound, range.upperBound]
    guard range.lowerBound < range.upperBound else { return found }
    var edges: [Int64] = [0]
    for window in windows { edges += Schedule.edges(of: window) }
    let last = zone.local(of: range.upperBound).date
    var date = zone.local(of: range.lowerBound).date
    while date <= last {
      for edge in edges {
        guard let time = CivilTime(millisecondOfDay: Int(edge)) else { continue }
        found.append(zone.instant(of: CivilDateTime(date: date, time: time)).first)
      }
      date = date.adding(days: 1)
    }
    if let change = zone.nextTransition(after: range.lowerBound) { found.append(change.instant) }
    return found.flatMap { [$0 - Elapsed(milliseconds: 1), $0] }.filter { range.contains($0) }
  }

  private static func edges(of window: Window) -> [Int64] {
    switch window.extent {
    case .daily(_, let from, let to): [from, to]
    case .span(_, let at, _, let until): [at, until]
    }
  }
}
