import Almanac
import JSON
import Tariffs
import Units

/// What must hold for whatever bytes the readers of times and holidays are given.
enum AlmanacPromises {
  /// Date-times, dates, times of day and zone names: what is read is written so that it is read as the same again.
  static func checkTimes(_ bytes: [UInt8]) {
    switch Timestamp(iso8601: bytes.span) {
    case .instant(let instant):
      // A day of the calendar's ends in another offset lies outside of it and is written as the end itself.
      let again = Instant(iso8601: instant.iso8601)
      let isInside = CivilDateTime(utc: instant).sinceEpoch.milliseconds == instant.milliseconds
      precondition(again != nil && (again == instant || !isInside), "An instant is read again")
    case .local(let local):
      precondition(CivilDateTime(iso8601: local.iso8601) == local, "A local date-time is read again")
    case nil:
      break
    }
    if let date = CivilDate(iso8601: bytes.span) {
      precondition(CivilDate(iso8601: date.iso8601) == date, "A date is read again")
    }
    if let time = CivilTime(iso8601: bytes.span) {
      precondition(CivilTime(iso8601: time.iso8601) == time, "A time of day is read again")
    }
    if let zone = Zone(named: String(decoding: bytes, as: UTF8.self)) {
      precondition(Zone(named: zone.name) == zone, "A zone is found by its own name")
    }
  }

  /// Holiday files: refused with a place, or every year of the file can be asked.
  static func checkHolidays(_ bytes: [UInt8]) {
    do throws(JSONError) {
      let file = try HolidayFile(bytes)
      for year in [file.years.lowerBound, file.years.upperBound] {
        let days = file.calendar.holidays(in: year).map { $0.date }
        precondition(days == days.sorted() && days.allSatisfy { $0.year == year }, "Holidays are of the year, in order")
      }
    } catch {
      precondition(error.path.utf8.first == UInt8(ascii: "$") && !error.message.isEmpty, "A refusal says where and why")
    }
  }
}
