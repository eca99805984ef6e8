import JSON

/// Reads one fix a line, `{"time":1767225600000,"lat":52.52,"lon":13.405,"accuracy":5,"speed":8}`, and ride logs.
///
/// A time is text as ISO 8601 has it, or a number of milliseconds or seconds since 1970. Of a ride log the fixes are
/// taken, in the order in which they arrived, and a last line without a line feed is none.
struct FixLinesReader: LineFormat {
  private let format: RideFormat
  private var times: TimeColumn
  private var builder = RideBuilder()
  /// The value in hand; its place is counted only when an error needs it.
  private var standing: JSONNode?
  private var jsonColumn = 1

  init(format: RideFormat, options: ReadingOptions) {
    self.format = format
    times = TimeColumn(options)
  }

  var count: Int { builder.fixes.count }
  var column: Int { standing?.column ?? jsonColumn }

  mutating func add(
    _ line: UnsafeMutableBufferPointer<UInt8>, number: Int, isWhole: Bool
  ) throws(RideFileFault) {
    standing = nil
    jsonColumn = 1
    if line.allSatisfy(\.isBlank) || (format == .rideLog && !isWhole) { return }
    guard let members = try members(of: line) else { return }
    standing = members.latitude
    let place = try FixMembers.place(members.latitude, members.longitude)
    standing = members.time
    let time = try FixMembers.time(members.time, &times)
    standing = members.speed
    let speed = try FixMembers.thousandths(members.speed, "speed")
    standing = members.accuracy
    let accuracy = try FixMembers.thousandths(members.accuracy, "accuracy")
    builder.append(time: time, place: place, speed: speed, accuracy: accuracy)
  }

  mutating func finish() throws(RideFileFault) -> RecordedRide {
    let isOurs = format == .rideLog || times.form == .milliseconds
    var ride = try builder.ride(format: format, name: nil, keepsTimes: isOurs)
    if times.form == .seconds { ride.warnings.append(.epochTimes(inMilliseconds: false)) }
    return ride
  }

  private struct Members {
    let latitude: JSONNode
    let longitude: JSONNode
    let time: JSONNode
    let speed: JSONNode?
    let accuracy: JSONNode?
  }

  /// The members of a fix; nil for a line of a ride log that is something else.
  private mutating func members(of line: UnsafeMutableBufferPointer<UInt8>) throws(RideFileFault) -> Members? {
    do throws(JSONError) {
      let node = try JSONReader.read(Array(line))
      if format == .rideLog {
        guard let event = try node.optional("event"), try event.string == "fix" else { return nil }
      }
      return Members(
        latitude: try node.member("lat"), longitude: try node.member("lon"), time: try node.member("time"),
        speed: try node.optional("speed"), accuracy: try node.optional("accuracy"))
    } catch {
      jsonColumn = error.column
      throw .json(error)
    }
  }
}
