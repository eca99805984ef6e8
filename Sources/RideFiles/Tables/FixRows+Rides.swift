import Track
import Units

extension FixRows {
  /// The fixes of one ride of a table, mended as those of a file of its own, and what was noticed.
  ///
  /// - Throws: Why it is no ride.
  package static func mended(
    _ fixes: some Collection<Fix>, skipped: [Int]
  ) throws(RideFileFault) -> RecordedRide {
    var builder = RideBuilder()
    for fix in fixes {
      builder.append(
        time: fix.time.milliseconds, place: fix.place,
        speed: fix.speed?.millimetresPerSecond ?? RideBuilder.absent,
        accuracy: fix.accuracy?.millimetres ?? RideBuilder.absent)
    }
    var ride = try builder.ride(format: .csv, name: nil)
    if let warning = warning(skipped: skipped) { ride.warnings.append(warning) }
    return ride
  }

  /// What is to be said of the lines of a ride that have no position.
  package static func warning(skipped: [Int]) -> RideWarning? {
    skipped.isEmpty ? nil : .skippedLines(count: skipped.count, lines: Array(skipped.prefix(10)))
  }

  /// The name of a ride as it is written between quotes or without them; nil where it is not UTF-8.
  package static func text(of name: UnsafeBufferPointer<UInt8>) -> String? {
    let quote = UInt8(ascii: "\"")
    guard name.contains(quote) else { return String(validating: name, as: UTF8.self) }
    var bytes: [UInt8] = []
    var isSecond = false
    for byte in name {
      isSecond = byte == quote && !isSecond
      if byte != quote || isSecond { bytes.append(byte) }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
