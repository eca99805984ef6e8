import JSON
import Taximeter
import Units

/// A ride as it happened: a header and events, one JSON object a line, only ever added to.
///
/// A line is whole, which is to say that it ends with a line feed, or it is ignored: a process that was killed while it
/// wrote leaves a log that opens and says what its whole lines say.
package struct RideLog: Sendable {
  /// The version of the format.
  package static let version: Int64 = 1

  /// The first line; nil when not even it is whole.
  package let header: RideHeader?
  /// What happened, in the order in which it was noted.
  package let events: [TimedEvent]
  /// How many bytes the whole lines have; a writer cuts the file there before it adds to it.
  package let wholeBytes: Int

  /// Reads a log.
  ///
  /// - Throws: A ``RideLogError`` with the line for a whole line that is not one of a ride log.
  package static func read(_ bytes: [UInt8]) throws(RideLogError) -> RideLog {
    var header: RideHeader?
    var events: [TimedEvent] = []
    var start = 0
    var line = 1
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let range = start..<(end > start && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end)
      if !range.isEmpty {
        do {
          let node = try JSONReader.read(bytes, in: range)
          if header == nil {
            header = try RideLine.header(node)
          } else {
            events.append(try RideLine.event(node))
          }
        } catch {
          throw RideLogError(error)
        }
      }
      start = end + 1
      line += 1
    }
    return RideLog(header: header, events: events, wholeBytes: start)
  }

  /// Whether bytes look like a ride log: their first line names the format.
  package static func isRideLog(_ bytes: [UInt8]) -> Bool {
    let begin = Array("{\"flagfall\":\"ride\"".utf8)
    return bytes.prefix(64).filter { $0 > UInt8(ascii: " ") }.starts(with: begin)
  }
}

/// An event with the time at which it happened; for a fix, at which it arrived.
package struct TimedEvent: Sendable, Hashable {
  /// When.
  package let at: Instant
  /// What.
  package let event: Event

  /// Makes a timed event.
  package init(at: Instant, event: Event) {
    self.at = at
    self.event = event
  }
}
