import Units

extension TimeText {
  /// Writes an instant as `2026-11-30T14:00:00.000Z`, always with milliseconds.
  ///
  /// Years outside of 0 to 9999 get as many digits as they need.
  static func written(_ instant: Instant) -> String {
    let dayLength: Int64 = 86_400_000
    let clock = ((instant.milliseconds % dayLength) + dayLength) % dayLength
    let (year, month, day) = date((instant.milliseconds - clock) / dayLength)
    let seconds = clock / 1000
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2) + "T" + padded(seconds / 3600, 2) + ":"
      + padded(seconds / 60 % 60, 2) + ":" + padded(seconds % 60, 2) + "." + padded(clock % 1000, 3) + "Z"
  }

  private static func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number.magnitude)
    let zeros = String(repeating: "0", count: max(0, width - digits.utf8.count))
    return (number < 0 ? "-" : "") + zeros + digits
  }

  /// The Gregorian date of a day counted from 1970-01-01, by eras of 400 years that begin in March.
  private static func date(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let daysPerEra: Int64 = 146_097
    let shifted = days + 719_468
    let dayOfEra = ((shifted % daysPerEra) + daysPerEra) % daysPerEra
    let era = (shifted - dayOfEra) / daysPerEra
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }
}
