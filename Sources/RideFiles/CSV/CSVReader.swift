import Units

/// Reads tables whose first line names the columns, such as `time,lat,lon,speed,accuracy`.
///
/// Speeds are in m/s unless the column's name says otherwise, accuracies in metres. Empty rows and rows without a
/// position, which loggers write before the first fix, are left out with a warning.
struct CSVReader: LineFormat {
  private var header: CSVHeader?
  private var row = CSVRow()
  private var times: TimeColumn
  private var builder = RideBuilder()
  private var skipped = SkippedLines()
  private(set) var column = 1

  init(options: ReadingOptions) {
    times = TimeColumn(options)
  }

  var count: Int { builder.fixes.count }

  mutating func add(
    _ line: UnsafeMutableBufferPointer<UInt8>, number: Int, isWhole: Bool
  ) throws(RideFileFault) {
    column = 1
    if line.allSatisfy(\.isBlank) { return }
    guard let header else {
      header = try CSVHeader(line)
      return
    }
    try row.split(line, at: header.separator)
    guard row.fields.count == header.width else {
      throw .fieldCount(expected: header.width, found: row.fields.count)
    }
    guard let north = header.field(.latitude, of: row), let east = header.field(.longitude, of: row) else { return }
    if north.isBlank, east.isBlank { return skipped.add(number) }
    let latitude = try degrees(north, "lat")
    let longitude = try degrees(east, "lon")
    guard let place = Coordinate(latitude: latitude, longitude: longitude) else {
      let isNorthGood = latitude.magnitude <= 90 * UInt64(Coordinate.unitsPerDegree)
      column = isNorthGood ? east.column : north.column
      throw .offGlobe(field: isNorthGood ? "lon" : "lat", text: excerpt(isNorthGood ? east.bytes : north.bytes))
    }
    builder.append(
      time: try time(header), place: place, speed: try speed(header), accuracy: try thousandths(.accuracy, "accuracy"))
  }

  mutating func finish() throws(RideFileFault) -> RecordedRide {
    var ride = try builder.ride(format: .csv, name: nil)
    if let warning = skipped.warning { ride.warnings.append(warning) }
    if let form = times.form, form != .iso8601 {
      ride.warnings.append(.epochTimes(inMilliseconds: form == .milliseconds))
    }
    return ride
  }

  private mutating func time(_ header: CSVHeader) throws(RideFileFault) -> Int64 {
    guard let field = header.field(.time, of: row) else { return RideBuilder.absent }
    column = field.column
    return try times.read(field.text, count: field.count)
  }

  private mutating func degrees(_ field: CSVRow.Field, _ name: String) throws(RideFileFault) -> Int64 {
    column = field.column
    if field.isBlank { throw .missing(field: name) }
    let value = ExactNumber.scaled(field.text, digits: 9)
    guard value != ExactNumber.invalid else { throw .number(name, field.bytes) }
    return value
  }

  private mutating func speed(_ header: CSVHeader) throws(RideFileFault) -> Int64 {
    let value = try thousandths(.speed, "speed")
    let (times, by) = header.speedRatio
    guard value != RideBuilder.absent, by > 1 else { return value }
    // To the nearest; a value of this column has at most 13 digits.
    return Int64((Int128(value) * Int128(times) + (value < 0 ? -1 : 1) * Int128(by / 2)) / Int128(by))
  }

  private mutating func thousandths(_ kind: CSVHeader.Column, _ name: String) throws(RideFileFault) -> Int64 {
    guard let field = header?.field(kind, of: row), !field.isBlank, !field.bytes.isNotANumber else {
      return RideBuilder.absent
    }
    column = field.column
    let value = ExactNumber.thousandths(field.text)
    guard value != ExactNumber.invalid else { throw .number(name, field.bytes) }
    return value
  }
}
