/// Easter Sunday.
package enum Easter {
  /// The years for which Easter is reckoned: from the first whole Gregorian year to where its errors add up to a day.
  package static let years = 1583...4099

  /// Easter Sunday of the western churches; nil outside of `years`.
  ///
  /// The anonymous Gregorian computus; see [Date of Easter](https://en.wikipedia.org/wiki/Date_of_Easter).
  package static func western(year: Int) -> CivilDate? {
    guard years.contains(year) else { return nil }
    let golden = year % 19
    let century = year / 100
    let yearOfCentury = year % 100
    let correction = (century + 8) / 25
    let moonCorrection = (century - correction + 1) / 3
    let epact = (19 * golden + century - century / 4 - moonCorrection + 15) % 30
    let toSunday = (32 + 2 * (century % 4) + 2 * (yearOfCentury / 4) - epact - yearOfCentury % 4) % 7
    let late = (golden + 11 * epact + 22 * toSunday) / 451
    let sinceMarch = epact + toSunday - 7 * late + 114
    return CivilDate(year: year, month: sinceMarch / 31, day: sinceMarch % 31 + 1)
  }

  /// Easter Sunday of the orthodox churches that reckon it by the Julian calendar, as a Gregorian day.
  ///
  /// Meeus' Julian computus, moved by the calendars' difference; nil outside of `years`.
  package static func orthodox(year: Int) -> CivilDate? {
    guard years.contains(year) else { return nil }
    let fullMoon = (19 * (year % 19) + 15) % 30
    let toSunday = (2 * (year % 4) + 4 * (year % 7) - fullMoon + 34) % 7
    let sinceMarch = fullMoon + toSunday + 114
    let julian = CivilDate(year: year, month: sinceMarch / 31, day: sinceMarch % 31 + 1)
    return julian?.adding(days: year / 100 - year / 400 - 2)
  }
}
