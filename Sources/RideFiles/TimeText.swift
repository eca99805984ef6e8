/// Reads ISO 8601 times such as `2026-11-30T14:00:00.250+01:00` into milliseconds since 1970.
///
/// The date of the time before is kept: a track has thousands of times of one day.
struct TimeText {
  enum Reading {
    case milliseconds(Int64)
    case withoutOffset
    case invalid
  }

  private let bareOffset: Int64?
  private var date: (UInt64, UInt16) = (0, 0)
  private var dayStart: Int64 = 0

  init(offsetOfBareTimes: Int64?) {
    bareOffset = offsetOfBareTimes
  }

  /// Reads `count` bytes; blanks around the time are taken.
  mutating func read(_ text: UnsafePointer<UInt8>, count: Int) -> Reading {
    let raw = UnsafeRawPointer(text)
    guard count >= 20, raw.loadUnaligned(as: UInt64.self) == date.0,
      raw.loadUnaligned(fromByteOffset: 8, as: UInt16.self) == date.1,
      text[count - 1] == UInt8(ascii: "Z"), let clock = Self.clock(text + 10)
    else { return readGeneral(text, count: count) }
    if count == 20 { return .milliseconds(dayStart + clock) }
    guard let fraction = Self.fraction(text + 19, count: count - 20) else { return .invalid }
    return .milliseconds(dayStart + clock + fraction)
  }

  private mutating func readGeneral(_ text: UnsafePointer<UInt8>, count: Int) -> Reading {
    var start = 0
    var end = count
    while start < end, text[start] <= 0x20 { start += 1 }
    while end > start, text[end - 1] <= 0x20 { end -= 1 }
    guard end - start >= 16, readDate(text + start) else { return .invalid }
    var clockBytes: [UInt8] = Array(UnsafeBufferPointer(start: text + start + 10, count: min(9, end - start - 10)))
    var next = start + 19
    if end - start < 19 || text[start + 16] != UInt8(ascii: ":") {
      clockBytes.replaceSubrange(6..., with: [UInt8(ascii: ":"), 0x30, 0x30])
      next = start + 16
    }
    guard let clock = clockBytes.withUnsafeBufferPointer({ $0.baseAddress.flatMap(Self.clock) }) else {
      return .invalid
    }
    var time = dayStart + clock
    var stop = next
    if stop < end, text[stop] == UInt8(ascii: ".") || text[stop] == UInt8(ascii: ",") {
      stop += 1
      while stop < end, text[stop] &- 0x30 < 10 { stop += 1 }
      guard let fraction = Self.fraction(text + next, count: stop - next) else { return .invalid }
      time += fraction
    }
    guard stop < end else {
      guard let bareOffset else { return .withoutOffset }
      return .milliseconds(time - bareOffset)
    }
    guard let offset = Self.offset(text + stop, count: end - stop) else { return .invalid }
    return .milliseconds(time - offset)
  }

  private mutating func readDate(_ text: UnsafePointer<UInt8>) -> Bool {
    guard let century = Self.pair(text), let year = Self.pair(text + 2), text[4] == UInt8(ascii: "-"),
      let month = Self.pair(text + 5), text[7] == UInt8(ascii: "-"), let day = Self.pair(text + 8),
      let start = Self.daysSince1970(year: century * 100 + year, month: month, day: day)
    else { return false }
    let raw = UnsafeRawPointer(text)
    date = (raw.loadUnaligned(as: UInt64.self), raw.loadUnaligned(fromByteOffset: 8, as: UInt16.self))
    dayStart = start * 86_400_000
    return true
  }

  /// The milliseconds of `Thh:mm:ss`; a leap second is the first of the next minute.
  private static func clock(_ text: UnsafePointer<UInt8>) -> Int64? {
    let mark = text[0] | 0x20
    guard mark == UInt8(ascii: "t") || mark == UInt8(ascii: " "), text[3] == UInt8(ascii: ":"),
      text[6] == UInt8(ascii: ":"), let hour = pair(text + 1), let minute = pair(text + 4),
      let second = pair(text + 7), hour < 24, minute < 60, second <= 60
    else { return nil }
    return ((hour * 60 + minute) * 60 + second) * 1000
  }

  /// The milliseconds of a point with digits behind it, rounded half up.
  private static func fraction(_ text: UnsafePointer<UInt8>, count: Int) -> Int64? {
    guard count >= 2, text[0] == UInt8(ascii: ".") || text[0] == UInt8(ascii: ",") else { return nil }
    var value: Int64 = 0
    for index in 1..<max(count, 5) {
      let digit = index < count ? text[index] &- 0x30 : 0
      guard digit < 10 else { return nil }
      if index <= 4 { value = value * 10 + Int64(digit) }
    }
    return (value + 5) / 10
  }

  /// The milliseconds of `Z`, `+hh`, `+hhmm` or `+hh:mm`.
  private static func offset(_ text: UnsafePointer<UInt8>, count: Int) -> Int64? {
    if count == 1 { return text[0] | 0x20 == UInt8(ascii: "z") ? 0 : nil }
    guard text[0] == UInt8(ascii: "+") || text[0] == UInt8(ascii: "-"), count >= 3, let hours = pair(text + 1) else {
      return nil
    }
    var minutes: Int64 = 0
    if count > 3 {
      let hasColon = text[3] == UInt8(ascii: ":")
      guard count == (hasColon ? 6 : 5), let read = pair(text + count - 2) else { return nil }
      minutes = read
    }
    guard hours < 24, minutes < 60 else { return nil }
    let length = (hours * 60 + minutes) * 60_000
    return text[0] == UInt8(ascii: "-") ? -length : length
  }

  private static func pair(_ text: UnsafePointer<UInt8>) -> Int64? {
    let tens = text[0] &- 0x30
    let ones = text[1] &- 0x30
    return tens < 10 && ones < 10 ? Int64(tens) * 10 + Int64(ones) : nil
  }

  /// Counts days of the Gregorian calendar; nil when there is no such day.
  private static func daysSince1970(year: Int64, month: Int64, day: Int64) -> Int64? {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths: [Int64] = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...12).contains(month), (1...lengths[Int(month) - 1]).contains(day) else { return nil }
    // Years that begin in March have the leap day at their end.
    let shifted = month <= 2 ? year - 1 : year
    let daysBeforeMonth = (153 * ((month + 9) % 12) + 2) / 5
    let leapDays = shifted >= 0 ? shifted / 4 - shifted / 100 + shifted / 400 : -1
    return shifted * 365 + leapDays + daysBeforeMonth + day - 719_469
  }
}
