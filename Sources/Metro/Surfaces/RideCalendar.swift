import Almanac
import Units

/// A ride as a calendar file with an alarm for each alert, for a phone on which nothing else may ring.
///
/// One event as [RFC 5545](https://www.rfc-editor.org/rfc/rfc5545) has it, with alarms at instants of their own.
package enum RideCalendar {
  /// The words of the file.
  package struct Words: Sendable {
    /// What the event is called.
    package var title: String
    /// What an alert says, by its kind and the station.
    package var next: String
    /// The same of "get off".
    package var getOff: String

    /// Makes words.
    package init(title: String, next: String, getOff: String) {
      self.title = title
      self.next = next
      self.getOff = getOff
    }
  }

  /// The file of a ride from an instant on; nil when it has no schedule.
  ///
  /// Only the alerts of the last train are in it: an alarm for a change that comes early would be taken for the last.
  package static func file(of ride: MetroRide, from now: Instant, words: Words) -> [UInt8]? {
    guard let schedule = ride.schedule, let arrival = schedule.arrivals.last else { return nil }
    var bytes: [UInt8] = []
    func line(_ text: String) { append(text, to: &bytes) }
    line("BEGIN:VCALENDAR")
    line("VERSION:2.0")
    line("PRODID:-//Flagfall//Metro//EN")
    line("BEGIN:VEVENT")
    line("UID:\(schedule.anchor.at.milliseconds)-\(arrival.milliseconds)@flagfall")
    line("DTSTAMP:\(stamp(now))")
    line("DTSTART:\(stamp(now))")
    line("DTEND:\(stamp(arrival))")
    line("SUMMARY:\(escaped(words.title))")
    for alert in ride.pendingAlerts(from: now) where alert.stop == ride.itinerary.stops.count - 1 {
      line("BEGIN:VALARM")
      line("ACTION:DISPLAY")
      line("TRIGGER;VALUE=DATE-TIME:\(stamp(alert.at))")
      line("DESCRIPTION:\(escaped(alert.kind == .next ? words.next : words.getOff))")
      line("END:VALARM")
    }
    line("END:VEVENT")
    line("END:VCALENDAR")
    return bytes
  }

  /// An instant in UTC, such as `20261130T080000Z`; earlier within the second, never later.
  private static func stamp(_ instant: Instant) -> String {
    let whole = CivilDateTime(utc: Instant(seconds: instant.milliseconds / 1000)).iso8601
    return String(decoding: whole.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ":") }, as: UTF8.self)
      + "Z"
  }

  private static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 where byte >= 0x20 {
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "\\") {
        bytes.append(UInt8(ascii: "\\"))
      }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A line has at most 75 bytes; what is more goes on after a blank, never within a letter.
  private static func append(_ text: String, to bytes: inout [UInt8]) {
    var room = 75
    for scalar in text.unicodeScalars {
      let letter = Array(String(Character(scalar)).utf8)
      if letter.count > room {
        bytes += [0x0D, 0x0A, 0x20]
        room = 74
      }
      bytes += letter
      room -= letter.count
    }
    bytes += [0x0D, 0x0A]
  }
}
