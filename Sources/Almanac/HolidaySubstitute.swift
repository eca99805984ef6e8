/// Where a holiday goes that falls on a weekend.
package enum HolidaySubstitute: Sendable, Hashable, CaseIterable {
  /// It stays where it is.
  case none
  /// On a Sunday it is no holiday of its own, and no other day instead (yearly lists that leave out Sundays).
  case sundayDropped
  /// From Sunday to the Monday after it.
  case sundayToMonday
  /// From Sunday to the Saturday before it.
  case sundayToSaturday
  /// From Sunday to the next day that is no holiday.
  case sundayToNextFree
  /// From Saturday to the Friday before it, from Sunday to the Monday after it.
  case nearestWeekday
  /// From Saturday or Sunday to the next day that is neither weekend nor holiday.
  case nextFreeWeekday

  /// The day instead of `date`, or nil when there is none; `isTaken` tells which days are holidays already.
  func day(instead date: CivilDate, isTaken: (CivilDate) -> Bool) -> CivilDate? {
    switch (self, date.weekday) {
    case (.sundayToMonday, .sunday), (.nearestWeekday, .sunday):
      return date.adding(days: 1)
    case (.sundayToSaturday, .sunday), (.nearestWeekday, .saturday):
      return date.adding(days: -1)
    case (.sundayToNextFree, .sunday), (.nextFreeWeekday, .saturday), (.nextFreeWeekday, .sunday):
      let skipsWeekends = self == .nextFreeWeekday
      for days in 1...HolidaySubstitute.farthest {
        let candidate = date.adding(days: days)
        if skipsWeekends && candidate.weekday >= .saturday || isTaken(candidate) { continue }
        return candidate
      }
      return nil
    default:
      return nil
    }
  }

  /// How many days ahead a free day is looked for; longer than any run of holidays there is.
  private static let farthest = 30
}
