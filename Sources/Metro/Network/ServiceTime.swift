import Almanac
import Units

/// A time of a service day, which may be past 24:00.
@usableFromInline
package struct ServiceTime: Sendable, Hashable, Comparable {
  /// Seconds since the service day's 0:00.
  @usableFromInline package var seconds: Int32

  /// The latest that is read: services of three days exist in rail feeds.
  package static let latest = ServiceTime(seconds: 72 * 3600 + 3599)

  /// Makes a time.
  package init(seconds: Int32) {
    self.seconds = seconds
  }

  /// Whether `left` is earlier.
  @inlinable
  package static func < (left: ServiceTime, right: ServiceTime) -> Bool { left.seconds < right.seconds }

  /// Reads `5:51:00`, `05:51` or `24:11:05`; nil for anything else and for more than 72 hours.
  package init?(_ text: some Collection<UInt8>) {
    let bytes = Array(text)
    self.init(bytes, in: bytes.indices)
  }

  /// Reads the same from a part of bytes.
  package init?(_ bytes: [UInt8], in range: Range<Int>) {
    var parts: (Int32, Int32, Int32) = (0, 0, 0)
    var part = 0
    var digits = 0
    for index in range {
      let byte = bytes[index]
      if byte == UInt8(ascii: ":") {
        guard digits > 0, part < 2 else { return nil }
        part += 1
        digits = 0
        continue
      }
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10, digits < (part == 0 ? 3 : 2) else { return nil }
      digits += 1
      switch part {
      case 0: parts.0 = parts.0 * 10 + Int32(digit)
      case 1: parts.1 = parts.1 * 10 + Int32(digit)
      default: parts.2 = parts.2 * 10 + Int32(digit)
      }
    }
    guard part > 0, digits == 2, parts.0 <= 72, parts.1 < 60, parts.2 < 60 else { return nil }
    seconds = parts.0 * 3600 + parts.1 * 60 + parts.2
  }

  /// The time as `24:11:05`.
  package var text: String {
    func two(_ value: Int32) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return "\(two(seconds / 3600)):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
  }
}

/// What turns times of service days into instants.
package struct ServiceClock: Sendable, Hashable {
  /// What a time is counted from.
  package enum Rule: String, Sendable, CaseIterable {
    /// From twelve hours before noon, as
    /// [GTFS](https://gtfs.org/documentation/schedule/reference/#field-types) has it: midnight but on two days a year.
    case noon
    /// By the clock on the wall, as printed tables have it.
    case wall
  }

  /// The clock of the place.
  package var zone: Zone
  /// What times are counted from.
  package var rule: Rule

  /// Makes a clock.
  package init(zone: Zone, rule: Rule) {
    self.zone = zone
    self.rule = rule
  }

  /// When a time of a service day is.
  package func instant(of time: ServiceTime, on date: CivilDate) -> Instant {
    switch rule {
    case .noon:
      let noon = CivilDateTime(date: date, time: CivilTime(hour: 12, minute: 0) ?? .midnight)
      return zone.instant(of: noon).first + .seconds(Int64(time.seconds) - 43_200)
    case .wall:
      let sinceEpoch = CivilDateTime(date: date, time: .midnight).sinceEpoch + .seconds(Int64(time.seconds))
      return zone.instant(of: CivilDateTime(sinceEpoch: sinceEpoch)).first
    }
  }

  /// The time of a service day at an instant, to the second; negative before it.
  package func seconds(of instant: Instant, on date: CivilDate) -> Int64 {
    switch rule {
    case .noon:
      return (instant - self.instant(of: ServiceTime(seconds: 0), on: date)).wholeSeconds
    case .wall:
      let midnight = CivilDateTime(date: date, time: .midnight).sinceEpoch
      return (zone.local(of: instant).sinceEpoch - midnight).wholeSeconds
    }
  }

  /// The service day of printed tables at an instant: the day turns at three o'clock in the night.
  package func serviceDay(at instant: Instant) -> CivilDate {
    zone.local(of: instant - .seconds(3 * 3600)).date
  }
}
