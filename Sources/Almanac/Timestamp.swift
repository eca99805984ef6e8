import Units

/// A date-time as files write it: a point in time when it says its offset, else the face of an unknown clock.
package enum Timestamp: ISO8601Readable, Sendable, Hashable {
  /// Written with `Z` or an offset.
  case instant(Instant)
  /// Written without; it needs a zone.
  case local(CivilDateTime)

  /// Reads an ISO 8601 date-time such as `2020-12-18T06:15:50Z`; nil for anything else.
  ///
  /// The extended form with a four-digit year. Seconds may be missing; a fraction after a point or comma may have any
  /// length and is rounded half up to milliseconds; the offset is `Z`, `+02:00`, `+0200` or `+02`. As
  /// [RFC 3339](https://www.rfc-editor.org/rfc/rfc3339#section-5.6) allows, `t` and `z` may be lower-case and a space
  /// may stand for `T`. `24:00:00` is the start of the next day, and the leap second `23:59:60` UTC the second after
  /// `23:59:59`. Blanks around it are refused.
  package init?(iso8601 bytes: Span<UInt8>) {
    guard let written = WrittenDateTime(bytes) else { return nil }
    if let offset = written.offset {
      self = .instant(Instant(milliseconds: (written.sinceEpoch - offset).milliseconds))
    } else {
      self = .local(CivilDateTime(sinceEpoch: written.sinceEpoch))
    }
  }
}

extension Instant: ISO8601Readable, ISO8601Writable {
  /// Reads an ISO 8601 date-time that says its offset, as `Timestamp` does; nil for anything else.
  package init?(iso8601 bytes: Span<UInt8>) {
    guard let written = WrittenDateTime(bytes), let offset = written.offset else { return nil }
    self.init(milliseconds: (written.sinceEpoch - offset).milliseconds)
  }

  /// Appends the instant in UTC, such as `2020-12-18T06:15:50Z` or, with milliseconds, `2020-12-18T06:15:50.250Z`.
  ///
  /// Instants outside of the years 0 to 9999 are written as the first or last of them.
  package func appendISO8601(to bytes: inout [UInt8]) {
    CivilDateTime(utc: self).appendISO8601(to: &bytes)
    bytes.append(UInt8(ascii: "Z"))
  }
}
