import Almanac
import JSON
import Units

/// A shift as it happened: a header and events, one JSON object a line, only ever added to.
///
/// A line that does not end with a line feed is ignored: a process that was killed while it wrote leaves a log that opens.
/// docs/shift.md describes the format.
package struct DutyLog: Sendable, Hashable {
  /// The version of the format.
  package static let version: Int64 = 1

  /// The record before anything happened.
  package let header: DailyRecord
  /// What happened, in the order in which it was noted.
  package let events: [TimedDutyEvent]

  /// The record of what happened.
  package let record: DailyRecord
  /// How many bytes the whole lines have; a writer cuts the file there before it adds to it.
  package let wholeBytes: Int

  /// Reads a log and goes through its shift.
  ///
  /// - Throws: A ``DutyLogError`` with the line for a whole line that is none of a log, or an event that the shift refuses.
  package static func read(_ bytes: [UInt8]) throws(DutyLogError) -> DutyLog {
    var header: DailyRecord?
    var duty = Duty()
    var events: [TimedDutyEvent] = []
    var start = 0
    var line = 1
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let range = start..<(end > start && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end)
      if !range.isEmpty {
        let node: JSONNode
        var event: TimedDutyEvent?
        do throws(JSONError) {
          node = try JSONReader.read(bytes, in: range)
          if header == nil {
            let read = try DutyLine.header(node)
            header = read
            duty = read.duty
          } else {
            event = try DutyLine.event(node)
          }
        } catch {
          // What does not even begin like a log, such as a track, is named as that; a byte order mark has its own mend.
          let isForeign = header == nil && bytes[start] != UInt8(ascii: "{") && bytes[start] != 0xEF
          let message =
            isForeign
            ? "this is no log of a shift, which begins with {\"flagfall\":\"shift\",...}"
            : "\(error.path): \(error.message)"
          throw DutyLogError(line: error.line, column: error.column, message: message)
        }
        if let event {
          do throws(DutyError) {
            try duty.apply(event)
          } catch {
            throw DutyLogError(line: line, message: error.message)
          }
          events.append(event)
        }
      }
      start = end + 1
      line += 1
    }
    guard let header else {
      throw DutyLogError(line: 1, message: "expected the header of a shift, {\"flagfall\":\"shift\",...}")
    }
    let record = DailyRecord(
      number: header.number, driver: header.driver, vehicle: header.vehicle, zone: header.zone,
      currency: header.currency, duty: duty)
    return DutyLog(header: header, events: events, record: record, wholeBytes: start)
  }

  /// A log as lines.
  package static func bytes(_ header: DailyRecord, _ events: [TimedDutyEvent]) -> [UInt8] {
    DutyLine.bytes(header) + events.flatMap { DutyLine.bytes($0) }
  }
}

/// Why the log of a shift is refused.
package struct DutyLogError: Error, Sendable, Hashable {
  /// The line, from 1.
  package let line: Int
  /// The column, from 1.
  package var column = 1
  /// What is wrong with it and how to mend it.
  package let message: String
}
