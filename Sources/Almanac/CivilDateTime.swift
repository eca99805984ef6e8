import Units

/// A day and a time of day on a wall clock, without a place or zone.
package struct CivilDateTime: Sendable, Hashable, Comparable {
  /// The day.
  package let date: CivilDate
  /// The time of day.
  package let time: CivilTime

  /// Makes a date-time.
  package init(date: CivilDate, time: CivilTime) {
    self.date = date
    self.time = time
  }

  /// Makes the date-time this long after 1970-01-01T00:00 on the same clock; outside of years 0 to 9999 it is the
  /// first or last date-time there is.
  package init(sinceEpoch: Elapsed) {
    let day = floored(sinceEpoch.milliseconds, by: Int64(CivilTime.millisecondsPerDay))
    let rest = floored(sinceEpoch.milliseconds, modulo: Int64(CivilTime.millisecondsPerDay))
    let earliest = Int64(CivilDate.earliest.dayNumber)
    let latest = Int64(CivilDate.latest.dayNumber)
    date = CivilDate(dayNumber: Int(min(max(day, earliest), latest)))
    let time = CivilTime(millisecondOfDay: Int(day < earliest ? 0 : rest)) ?? .midnight
    self.time = day > latest ? CivilTime(millisecondOfDay: CivilTime.millisecondsPerDay - 1) ?? time : time
  }

  /// Makes what a clock in UTC shows at an instant, within the years 0 to 9999 as above.
  package init(utc instant: Instant) {
    self.init(sinceEpoch: Elapsed(milliseconds: instant.milliseconds))
  }

  /// The time on the clock's face since 1970-01-01T00:00 on the same clock, as if no clock were ever changed.
  package var sinceEpoch: Elapsed {
    Elapsed(
      milliseconds: Int64(date.dayNumber) * Int64(CivilTime.millisecondsPerDay) + Int64(time.millisecondOfDay))
  }

  /// Whether `left` comes before `right` on the same clock's face.
  package static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
    (left.date, left.time) < (right.date, right.time)
  }
}

extension Instant {
  /// The time since the epoch, moved into the years 0 to 9999, so that no offset can overflow it.
  var sinceEpochInCalendar: Elapsed {
    let day = Int64(CivilTime.millisecondsPerDay)
    let first = Int64(CivilDate.earliest.dayNumber) * day
    let end = Int64(CivilDate.latest.dayNumber + 1) * day
    return Elapsed(milliseconds: min(max(milliseconds, first), end - 1))
  }
}
