import Almanac
import Units

/// The values of NMEA fields; nil for anything that is not one.
enum NMEAValues {
  /// Milliseconds since midnight of `hhmmss` with any fraction.
  static func clock(_ field: ArraySlice<UInt8>) -> Int64? {
    let value = ExactNumber.scaled(field, digits: 3)
    guard field.count >= 6, (0...235_960_999).contains(value) else { return nil }
    let (hours, minutes, rest) = (value / 10_000_000, value / 100_000 % 100, value % 100_000)
    guard hours < 24, minutes < 60, rest < 61_000 else { return nil }
    return (hours * 60 + minutes) * 60_000 + rest
  }

  /// Days since 1970 of `ddmmyy`; years from 80 on belong to the twentieth century, in which GPS time begins.
  static func day(_ field: ArraySlice<UInt8>) -> Int64? {
    let value = Int(truncatingIfNeeded: ExactNumber.scaled(field, digits: 0))
    guard field.count == 6, value >= 0 else { return nil }
    let year = value % 100
    return CivilDate(year: year + (year < 80 ? 2000 : 1900), month: value / 100 % 100, day: value / 10_000)
      .map { Int64($0.dayNumber) }
  }

  /// Days since 1970 of the three fields day, month and year.
  static func day(_ day: ArraySlice<UInt8>, _ month: ArraySlice<UInt8>, _ year: ArraySlice<UInt8>) -> Int64? {
    let parts = [day, month, year].map { ExactNumber.scaled($0, digits: 0) }
    guard parts.allSatisfy({ (1...9999).contains($0) }) else { return nil }
    return CivilDate(year: Int(parts[2]), month: Int(parts[1]), day: Int(parts[0])).map { Int64($0.dayNumber) }
  }

  /// The place of `ddmm.mmmm`, N or S, `dddmm.mmmm`, E or W, starting at field `first`.
  static func place(_ sentence: NMEASentence, from first: Int) -> Coordinate? {
    guard let north = degrees(sentence.field(first), sentence.field(first + 1), "N", "S"),
      let east = degrees(sentence.field(first + 2), sentence.field(first + 3), "E", "W")
    else { return nil }
    return Coordinate(latitude: north, longitude: east)
  }

  /// Speed in mm/s of a number in knots: 1852 m an hour; `RideBuilder.absent` for an empty field.
  static func speed(_ field: ArraySlice<UInt8>) -> Int64 {
    let value = ExactNumber.thousandths(field)
    return value == ExactNumber.invalid || value < 0 ? RideBuilder.absent : (value * 1852 + 1800) / 3600
  }

  private static func degrees(
    _ field: ArraySlice<UInt8>, _ side: ArraySlice<UInt8>, _ positive: Unicode.Scalar, _ negative: Unicode.Scalar
  ) -> Int64? {
    let value = ExactNumber.scaled(field, digits: 9)
    let degree = Coordinate.unitsPerDegree
    guard side.count == 1, let letter = side.first, (0...18_000 * degree).contains(value) else { return nil }
    let minutes = value % (100 * degree)
    guard minutes < 60 * degree else { return nil }
    let units = value / (100 * degree) * degree + (minutes + 30) / 60
    if letter == UInt8(ascii: positive) { return units }
    return letter == UInt8(ascii: negative) ? -units : nil
  }
}
