import JSON
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
}

extension FixTable {
  /// The name of a ride, of which the bytes stand between quotes or without them; nil where it is no text.
  package func text(of name: UnsafeBufferPointer<UInt8>) -> String? {
    switch form {
    case .table: FixTable.unquoted(name)
    case .objects: FixTable.unescaped(name)
    }
  }

  private static func unquoted(_ name: UnsafeBufferPointer<UInt8>) -> String? {
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

  private static func unescaped(_ name: UnsafeBufferPointer<UInt8>) -> String? {
    let quote = UInt8(ascii: "\"")
    do throws(JSONError) {
      return try JSONReader.read([quote] + name + [quote]).string
    } catch {
      return nil
    }
  }
}
