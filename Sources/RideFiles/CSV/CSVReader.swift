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
    guard let latitude = header.field(.latitude, of: row), let longitude = header.field(.longitude, of: row) else {
      return
    }
    let point = CSVPoint(
      time: header.field(.time, of: row), latitude: latitude, longitude: longitude,
      speed: header.field(.speed, of: row), accuracy: header.field(.accuracy, of: row))
    if point.isEmpty { return skipped.add(number) }
    let values = try point.values(speedRatio: header.speedRatio, times: &times, column: &column)
    builder.append(time: values.time, place: values.place, speed: values.speed, accuracy: values.accuracy)
  }

  mutating func finish() throws(RideFileFault) -> RecordedRide {
    var ride = try builder.ride(format: .csv, name: nil)
    if let warning = skipped.warning { ride.warnings.append(warning) }
    if let form = times.form, form != .iso8601 {
      ride.warnings.append(.epochTimes(inMilliseconds: form == .milliseconds))
    }
    return ride
  }
}
