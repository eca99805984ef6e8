import Units

/// The parts of an ISO 8601 date-time as it was written.
struct WrittenDateTime {
  var dayNumber: Int
  /// Milliseconds since the midnight of that day; one whole day or a little more after 24:00, a leap second or a
  /// fraction that rounds up.
  var millisecondOfDay: Int
  /// The clock's lead over UTC; nil when none was written.
  var offset: Elapsed?

  /// Reads `2026-11-30T06:15:50.25+01:00`; see `Timestamp.init(iso8601:)` for what is accepted.
  init?(_ bytes: Span<UInt8>) {
    guard bytes.count >= 16, let date = isoDate(bytes, at: 0) else { return nil }
    switch bytes[10] {
    case UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " "): break
    default: return nil
    }
    var index = 11
    guard let clock = ISOClock(bytes, at: &index) else { return nil }
    dayNumber = date.dayNumber
    millisecondOfDay = clock.millisecondOfDay
    if index < bytes.count {
      guard let written = isoOffset(bytes, at: &index), index == bytes.count else { return nil }
      offset = written
    }
    if clock.isLeapSecond {
      let utc = millisecondOfDay - Int(offset?.milliseconds ?? 0)
      guard offset != nil, floored(utc, modulo: CivilTime.millisecondsPerDay) < 1001 else { return nil }
    }
  }

  /// Milliseconds since 1970-01-01T00:00 on the clock that was read.
  var sinceEpoch: Elapsed {
    Elapsed(milliseconds: Int64(dayNumber) * Int64(CivilTime.millisecondsPerDay) + Int64(millisecondOfDay))
  }
}

/// A time of day as it was written, with the forms that are not times of a day of their own.
struct ISOClock {
  var millisecondOfDay: Int
  var isLeapSecond = false

  /// Reads `hh:mm`, `hh:mm:ss` or `hh:mm:ss.fraction` from `index` and moves it behind them.
  init?(_ bytes: Span<UInt8>, at index: inout Int) {
    guard index + 5 <= bytes.count, let hour = twoDigits(bytes, at: index), bytes[index + 2] == UInt8(ascii: ":"),
      let minute = twoDigits(bytes, at: index + 3), minute < 60
    else { return nil }
    index += 5
    var second = 0
    var millisecond = 0
    if index < bytes.count, bytes[index] == UInt8(ascii: ":") {
      guard index + 3 <= bytes.count, let written = twoDigits(bytes, at: index + 1), written <= 60 else { return nil }
      second = written
      isLeapSecond = second == 60
      index += 3
      guard let fraction = isoFraction(bytes, at: &index) else { return nil }
      millisecond = fraction
    }
    millisecondOfDay = ((hour * 60 + minute) * 60 + second) * 1000 + millisecond
    guard hour < 24 || millisecondOfDay == CivilTime.millisecondsPerDay && !isLeapSecond else { return nil }
  }
}

/// Reads `YYYY-MM-DD` at `index`.
func isoDate(_ bytes: Span<UInt8>, at index: Int) -> CivilDate? {
  guard index + 10 <= bytes.count, let century = twoDigits(bytes, at: index),
    let year = twoDigits(bytes, at: index + 2), bytes[index + 4] == UInt8(ascii: "-"),
    let month = twoDigits(bytes, at: index + 5), bytes[index + 7] == UInt8(ascii: "-"),
    let day = twoDigits(bytes, at: index + 8)
  else { return nil }
  return CivilDate(year: century * 100 + year, month: month, day: day)
}

/// Reads `Z`, `+hh:mm`, `+hhmm` or `+hh` from `index` and moves it behind them.
func isoOffset(_ bytes: Span<UInt8>, at index: inout Int) -> Elapsed? {
  let sign: Int
  switch bytes[index] {
  case UInt8(ascii: "Z"), UInt8(ascii: "z"):
    index += 1
    return .zero
  case UInt8(ascii: "+"): sign = 1
  case UInt8(ascii: "-"): sign = -1
  default: return nil
  }
  guard index + 3 <= bytes.count, let hours = twoDigits(bytes, at: index + 1), hours < 24 else { return nil }
  index += 3
  var minutes = 0
  if index < bytes.count {
    if bytes[index] == UInt8(ascii: ":") { index += 1 }
    guard index + 2 <= bytes.count, let written = twoDigits(bytes, at: index), written < 60 else { return nil }
    minutes = written
    index += 2
  }
  return Elapsed(milliseconds: Int64(sign * (hours * 60 + minutes)) * 60_000)
}

/// Reads a point or comma with its digits, if there is one, as milliseconds rounded half up: 0 to 1000.
private func isoFraction(_ bytes: Span<UInt8>, at index: inout Int) -> Int? {
  guard index < bytes.count, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ",") else { return 0 }
  index += 1
  var value = 0
  var weight = 1000
  var digits = 0
  while index < bytes.count {
    let digit = Int(bytes[index] &- UInt8(ascii: "0"))
    guard digit < 10 else { break }
    if weight > 1 {
      weight /= 10
      value += digit * weight
    } else if digits == 3, digit >= 5 {
      value += 1
    }
    digits += 1
    index += 1
  }
  return digits > 0 ? value : nil
}

/// Reads two decimal digits at `index`, which the caller has checked to lie inside.
@inline(__always)
func twoDigits(_ bytes: Span<UInt8>, at index: Int) -> Int? {
  let tens = bytes[index] &- UInt8(ascii: "0")
  let ones = bytes[index + 1] &- UInt8(ascii: "0")
  guard tens < 10, ones < 10 else { return nil }
  return Int(tens) * 10 + Int(ones)
}
