import Units

/// When clocks are put an hour forward, by the laws of 2007 to 2037 as the tz database has them.
package enum DaylightRule: Sendable, Hashable {
  /// Never.
  case none
  /// Last Sunday of March to last Sunday of October, both at 01:00 UTC
  /// ([Directive 2000/84/EC](https://eur-lex.europa.eu/eli/dir/2000/84/oj)).
  case europe
  /// Second Sunday of March to first Sunday of November, both at 02:00 on the clock
  /// ([15 U.S.C. 260a](https://www.law.cornell.edu/uscode/text/15/260a)).
  case unitedStates
  /// First Sunday of October to first Sunday of April, both at 02:00 standard time; in 2007 last Sunday of October
  /// and of March.
  case southEastAustralia
  /// First Sunday of April to last Sunday of October, both at 02:00 on the clock, until 2022.
  case mexico

  /// How far clocks are put forward.
  package static let saving = Elapsed.seconds(3600)

  /// When daylight saving begins and ends in a year; in the south it ends before it begins.
  func season(in year: Int, base: Elapsed) -> (begins: Instant, ends: Instant)? {
    switch self {
    case .none:
      return nil
    case .europe:
      return (
        begins: sunday(-1, of: 3, in: year) + .seconds(3600),
        ends: sunday(-1, of: 10, in: year) + .seconds(3600)
      )
    case .unitedStates:
      return (
        begins: sunday(2, of: 3, in: year) + .seconds(7200) - base,
        ends: sunday(1, of: 11, in: year) + .seconds(3600) - base
      )
    case .southEastAustralia:
      return (
        begins: sunday(year <= 2007 ? -1 : 1, of: 10, in: year) + .seconds(7200) - base,
        ends: sunday(year <= 2007 ? -1 : 1, of: year <= 2007 ? 3 : 4, in: year) + .seconds(7200) - base
      )
    case .mexico:
      guard year <= 2022 else { return nil }
      return (
        begins: sunday(1, of: 4, in: year) + .seconds(7200) - base,
        ends: sunday(-1, of: 10, in: year) + .seconds(3600) - base
      )
    }
  }

  /// Whether clocks are put forward at an instant.
  func applies(at instant: Instant, base: Elapsed) -> Bool {
    let standard = CivilDateTime(sinceEpoch: instant.sinceEpochInCalendar + base)
    if let isCertain = applies(inMonth: standard.date.month, of: standard.date.year) { return isCertain }
    guard let season = season(in: standard.date.year, base: base) else { return false }
    return season.begins < season.ends
      ? season.begins <= instant && instant < season.ends
      : instant < season.ends || season.begins <= instant
  }

  /// Whether clocks are put forward all through a month, or in none of it; nil for months with a change.
  private func applies(inMonth month: Int, of year: Int) -> Bool? {
    switch (self, month) {
    case (.none, _): false
    case (.europe, 4...9), (.unitedStates, 4...10): true
    case (.europe, 3), (.europe, 10), (.unitedStates, 3), (.unitedStates, 11): nil
    case (.southEastAustralia, 1...2), (.southEastAustralia, 11...12): true
    case (.southEastAustralia, 3...4), (.southEastAustralia, 10): nil
    case (.mexico, 5...9): year <= 2022
    case (.mexico, 4), (.mexico, 10): nil
    default: false
    }
  }

  /// The midnight, as if in UTC, of the `n`-th Sunday of a month; -1 is the last.
  private func sunday(_ n: Int, of month: Int, in year: Int) -> Instant {
    let day = CivilDate.nth(n, .sunday, ofMonth: month, in: year) ?? .earliest
    return Instant(milliseconds: Int64(day.dayNumber) * Int64(CivilTime.millisecondsPerDay))
  }
}
