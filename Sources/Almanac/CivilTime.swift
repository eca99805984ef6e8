/// A time of day on a wall clock, 00:00:00.000 to 23:59:59.999.
package struct CivilTime: Sendable, Hashable, Comparable {
  /// Milliseconds since midnight by the clock's face, 0 to 86 399 999.
  package let millisecondOfDay: Int

  /// How many milliseconds a day on the clock's face has.
  package static let millisecondsPerDay = 86_400_000

  /// The start of the day.
  package static let midnight = CivilTime(unchecked: 0)

  private init(unchecked milliseconds: Int) {
    millisecondOfDay = milliseconds
  }

  /// Makes a time from milliseconds since midnight; nil outside of one day.
  package init?(millisecondOfDay: Int) {
    guard (0..<CivilTime.millisecondsPerDay).contains(millisecondOfDay) else { return nil }
    self.millisecondOfDay = millisecondOfDay
  }

  /// Makes a time; nil when a part is out of its range (so 24:00 and a leap second are refused).
  package init?(hour: Int, minute: Int, second: Int = 0, millisecond: Int = 0) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second),
      (0..<1000).contains(millisecond)
    else { return nil }
    self.init(unchecked: ((hour * 60 + minute) * 60 + second) * 1000 + millisecond)
  }

  /// The hour, 0 to 23.
  package var hour: Int { millisecondOfDay / 3_600_000 }
  /// The minute, 0 to 59.
  package var minute: Int { millisecondOfDay / 60_000 % 60 }
  /// The second, 0 to 59.
  package var second: Int { millisecondOfDay / 1000 % 60 }
  /// The millisecond, 0 to 999.
  package var millisecond: Int { millisecondOfDay % 1000 }

  /// Whether `left` comes before `right` on the same day.
  package static func < (left: CivilTime, right: CivilTime) -> Bool {
    left.millisecondOfDay < right.millisecondOfDay
  }
}
