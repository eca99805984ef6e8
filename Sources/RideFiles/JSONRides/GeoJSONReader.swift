import JSON
import Units

/// Reads lines of positions with `coordTimes`, as converters of tracks write them.
///
/// [RFC 7946](https://www.rfc-editor.org/rfc/rfc7946) has no times; `coordTimes` among a feature's properties, or
/// `times` among its `coordinateProperties`, are the usual way. Points, areas and other members are passed over.
struct GeoJSONReader {
  private var times: TimeColumn
  private var builder = RideBuilder()
  private var name: String?
  /// The value in hand; its place is counted from the beginning, so only when an error needs it.
  private var standing: JSONNode?
  private var jsonPlace: RideFilePlace?
  private let limit: Int

  static func read(
    _ source: ByteSource, file: String, options: ReadingOptions
  ) throws(RideFileError) -> RecordedRide {
    var reader = GeoJSONReader(options)
    do throws(RideFileFault) {
      return try reader.read(source)
    } catch {
      throw RideFileError(file: file, place: reader.place, fault: error)
    }
  }

  private init(_ options: ReadingOptions) {
    times = TimeColumn(options)
    limit = options.pointLimit
  }

  private mutating func read(_ source: ByteSource) throws(RideFileFault) -> RecordedRide {
    var source = source
    var bytes = try source.rest(atMost: JSONReader.mostBytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let lines: [GeoJSONLine]
    do throws(JSONError) {
      lines = try GeoJSONLine.all(in: JSONReader.read(bytes))
    } catch {
      jsonPlace = RideFilePlace(line: error.line, column: error.column)
      throw .json(error)
    }
    for line in lines { try add(line) }
    standing = nil
    var ride = try builder.ride(format: .geoJSON, name: name)
    if let form = times.form, form != .iso8601 {
      ride.warnings.append(.epochTimes(inMilliseconds: form == .milliseconds))
    }
    return ride
  }

  private mutating func add(_ line: GeoJSONLine) throws(RideFileFault) {
    name = name ?? line.name
    if let times = line.times, times.count != line.positions.count {
      standing = line.node
      throw .timeCount(times: times.count, points: line.positions.count)
    }
    for (index, position) in line.positions.enumerated() {
      standing = position.node
      let place = try FixMembers.place(position.latitude, position.longitude)
      var time = RideBuilder.absent
      if let times = line.times {
        standing = times[index]
        time = try FixMembers.time(times[index], &self.times)
      }
      builder.append(time: time, place: place, speed: RideBuilder.absent, accuracy: RideBuilder.absent)
      guard builder.fixes.count <= limit else { throw .tooManyPoints(limit: limit) }
    }
  }

  private var place: RideFilePlace? {
    standing.map { RideFilePlace(line: $0.line, column: $0.column) } ?? jsonPlace
  }
}
