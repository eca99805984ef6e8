extension CivilDate {
  /// The `n`-th such weekday of a month, counted from its end when `n` is negative; nil when the month has none.
  package static func nth(_ n: Int, _ weekday: Weekday, ofMonth month: Int, in year: Int) -> CivilDate? {
    guard (-5...5).contains(n), n != 0, let first = CivilDate(year: year, month: month, day: 1) else { return nil }
    let firstDay = 1 + first.weekday.days(until: weekday)
    let length = days(inMonth: month, of: year)
    guard n < 0 else { return CivilDate(year: year, month: month, day: firstDay + 7 * (n - 1)) }
    let lastDay = firstDay + (length - firstDay) / 7 * 7
    return CivilDate(year: year, month: month, day: lastDay + 7 * (n + 1))
  }

  /// This day if it is that weekday, else the next one that is.
  package func onOrAfter(_ weekday: Weekday) -> CivilDate {
    adding(days: self.weekday.days(until: weekday))
  }

  /// This day if it is that weekday, else the last one that was.
  package func onOrBefore(_ weekday: Weekday) -> CivilDate {
    adding(days: -weekday.days(until: self.weekday))
  }
}
