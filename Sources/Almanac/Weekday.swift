/// A day of the week, numbered as ISO 8601 does: Monday is 1, Sunday is 7.
package enum Weekday: Int, Sendable, Hashable, CaseIterable, Comparable {
  case monday = 1
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
  case sunday

  /// Whether `left` comes before `right` in a week that starts on Monday.
  package static func < (left: Weekday, right: Weekday) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The weekday of the day with this number, counted from 1970-01-01, which was a Thursday.
  package init(dayNumber: Int) {
    let sinceMonday = floored(dayNumber + 3, modulo: 7)
    self =
      switch sinceMonday {
      case 0: .monday
      case 1: .tuesday
      case 2: .wednesday
      case 3: .thursday
      case 4: .friday
      case 5: .saturday
      default: .sunday
      }
  }

  /// How many days to go forward from this weekday to the next `other`: 0 to 6.
  package func days(until other: Weekday) -> Int {
    floored(other.rawValue - rawValue, modulo: 7)
  }
}
