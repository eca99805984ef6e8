import Foundation

/// Reads recorded rides in whatever format their bytes are.
package enum RideFiles {
  /// Reads the file at `path`, or standard input when `path` is `-`.
  package static func read(
    path: String, options: ReadingOptions = ReadingOptions()
  ) throws(RideFileError) -> RecordedRide {
    if path == "-" { return try read(descriptor: STDIN_FILENO, file: "standard input", options: options) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw RideFileError(file: path, fault: .unreadable(reason: String(cString: strerror(errno))))
    }
    defer { close(descriptor) }
    return try read(descriptor: descriptor, file: path, options: options)
  }

  /// Reads an open file to its end without closing it; `file` names it in errors.
  package static func read(
    descriptor: Int32, file: String, options: ReadingOptions = ReadingOptions()
  ) throws(RideFileError) -> RecordedRide {
    var source = ByteSource(descriptor: descriptor, limit: options.byteLimit)
    return try read(&source, file: file, options: options)
  }

  /// Reads bytes in memory; `file` names them in errors.
  package static func read(
    bytes: [UInt8], file: String, options: ReadingOptions = ReadingOptions()
  ) throws(RideFileError) -> RecordedRide {
    var source = ByteSource(bytes: bytes, limit: options.byteLimit)
    return try read(&source, file: file, options: options)
  }

  private static func read(
    _ source: inout ByteSource, file: String, options: ReadingOptions
  ) throws(RideFileError) -> RecordedRide {
    let format: RideFormat
    do {
      format = try RideFormat.sniffed(source.head())
    } catch {
      throw RideFileError(file: file, fault: error)
    }
    switch format {
    case .gpx:
      return try GPXReader.read(&source, file: file, options: options)
    case .nmea:
      var reader = NMEAReader()
      return try reader.read(source, file: file, options: options)
    case .csv:
      var reader = CSVReader(options: options)
      return try reader.read(source, file: file, options: options)
    case .ndjson, .rideLog:
      var reader = FixLinesReader(format: format, options: options)
      return try reader.read(source, file: file, options: options)
    case .geoJSON:
      return try GeoJSONReader.read(source, file: file, options: options)
    }
  }
}
