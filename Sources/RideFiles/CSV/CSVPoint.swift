import Units

/// The fields of one point of a table, and what they say.
struct CSVPoint {
  let time: CSVRow.Field?
  let latitude: CSVRow.Field
  let longitude: CSVRow.Field
  let speed: CSVRow.Field?
  let accuracy: CSVRow.Field?

  /// What a point is: time in milliseconds, speed in mm/s, accuracy in mm, each may be `RideBuilder.absent`.
  struct Values {
    let time: Int64
    let place: Coordinate
    let speed: Int64
    let accuracy: Int64
  }

  /// Whether the row has no position, as loggers write before the first fix.
  var isEmpty: Bool { latitude.isBlank && longitude.isBlank }

  /// Reads the fields; `column` is left at the field in hand, for an error.
  func values(
    speedRatio: (times: Int64, by: Int64), times: inout TimeColumn, column: inout Int
  ) throws(RideFileFault) -> Values {
    let north = try degrees(latitude, "lat", &column)
    let east = try degrees(longitude, "lon", &column)
    guard let place = Coordinate(latitude: north, longitude: east) else {
      let isNorthGood = north.magnitude <= 90 * UInt64(Coordinate.unitsPerDegree)
      let field = isNorthGood ? longitude : latitude
      column = field.column
      throw .offGlobe(field: isNorthGood ? "lon" : "lat", text: excerpt(field.bytes))
    }
    var instant = RideBuilder.absent
    if let time {
      column = time.column
      instant = try times.read(time.text, count: time.count)
    }
    let measured = try thousandths(speed, "speed", &column)
    return Values(
      time: instant, place: place, speed: CSVPoint.scaled(measured, by: speedRatio),
      accuracy: try thousandths(accuracy, "accuracy", &column))
  }

  /// A speed of its column's unit in mm/s, to the nearest.
  @inline(__always)
  static func scaled(_ value: Int64, by ratio: (times: Int64, by: Int64)) -> Int64 {
    guard value != RideBuilder.absent, ratio.by > 1 else { return value }
    // A value of this column has at most 13 digits.
    return Int64((Int128(value) * Int128(ratio.times) + (value < 0 ? -1 : 1) * Int128(ratio.by / 2)) / Int128(ratio.by))
  }

  private func degrees(
    _ field: CSVRow.Field, _ name: String, _ column: inout Int
  ) throws(RideFileFault) -> Int64 {
    column = field.column
    if field.isBlank { throw .missing(field: name) }
    let value = ExactNumber.scaled(field.text, digits: 9)
    guard value != ExactNumber.invalid else { throw .number(name, field.bytes) }
    return value
  }

  private func thousandths(
    _ field: CSVRow.Field?, _ name: String, _ column: inout Int
  ) throws(RideFileFault) -> Int64 {
    guard let field, !field.isBlank, !field.bytes.isNotANumber else { return RideBuilder.absent }
    column = field.column
    let value = ExactNumber.thousandths(field.text)
    guard value != ExactNumber.invalid else { throw .number(name, field.bytes) }
    return value
  }
}
