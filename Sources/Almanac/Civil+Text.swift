import Units

extension CivilDate: ISO8601Readable, ISO8601Writable {
  /// Reads `2026-11-30`; nil for anything else.
  package init?(iso8601 bytes: Span<UInt8>) {
    guard bytes.count == 10, let date = isoDate(bytes, at: 0) else { return nil }
    self = date
  }

  /// Appends the day as `2026-11-30`.
  package func appendISO8601(to bytes: inout [UInt8]) {
    append(year, digits: 4, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    append(month, digits: 2, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    append(day, digits: 2, to: &bytes)
  }
}

extension CivilTime: ISO8601Readable, ISO8601Writable {
  /// Reads `06:15`, `06:15:50` or `06:15:50.25`, the fraction rounded half up; nil for anything else, 24:00 too.
  package init?(iso8601 bytes: Span<UInt8>) {
    var index = 0
    guard let clock = ISOClock(bytes, at: &index), index == bytes.count, !clock.isLeapSecond else { return nil }
    self.init(millisecondOfDay: clock.millisecondOfDay)
  }

  /// Appends the time as `06:15:50`, with milliseconds as `06:15:50.250` when there are any.
  package func appendISO8601(to bytes: inout [UInt8]) {
    append(hour, digits: 2, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    append(minute, digits: 2, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    append(second, digits: 2, to: &bytes)
    guard millisecond > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    append(millisecond, digits: 3, to: &bytes)
  }
}

extension CivilDateTime: ISO8601Writable {
  /// Reads a date-time without an offset, such as `2026-11-30T06:15:50`, as `Timestamp` does; nil for anything else.
  package init?(iso8601 text: String) {
    guard case .local(let local) = Timestamp(iso8601: text) else { return nil }
    self = local
  }

  /// Appends the date-time as `2026-11-30T06:15:50`, with milliseconds when there are any and no offset.
  package func appendISO8601(to bytes: inout [UInt8]) {
    date.appendISO8601(to: &bytes)
    bytes.append(UInt8(ascii: "T"))
    time.appendISO8601(to: &bytes)
  }
}

/// Appends a number that is not negative with exactly `digits` digits.
private func append(_ value: Int, digits: Int, to bytes: inout [UInt8]) {
  var weight = 1
  for _ in 1..<digits { weight *= 10 }
  while weight > 0 {
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value / weight % 10))
    weight /= 10
  }
}
