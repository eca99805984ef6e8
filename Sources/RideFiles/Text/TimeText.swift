import Almanac
import Units

/// Reads ISO 8601 times such as `2026-11-30T14:00:00.250+01:00` into milliseconds since 1970.
///
/// The date of the time before is kept: a track has thousands of times of one day, nearly all of one form.
struct TimeText {
  enum Reading {
    case milliseconds(Int64)
    case withoutOffset
    case invalid
  }

  /// The years 0 to 9999 in UTC, which can be written again.
  private static let years: ClosedRange<Int64> = -62_167_219_200_000...253_402_300_799_999

  private let bareZone: Zone?
  /// The latest time that was read by the zone's clock.
  private var latestBare: Instant?
  /// The other time that the last text by the zone's clock may have meant, in an hour that comes twice in autumn.
  private(set) var later: Int64?
  private var date: (UInt64, UInt16) = (0, 0)
  private var dayStart: Int64 = 0

  init(zoneOfBareTimes: Zone?) {
    bareZone = zoneOfBareTimes
  }

  /// Reads `count` bytes; blanks around the time are taken.
  mutating func read(_ text: UnsafePointer<UInt8>, count: Int) -> Reading {
    let raw = UnsafeRawPointer(text)
    if count == 20 || count == 24, raw.loadUnaligned(as: UInt64.self) == date.0,
      raw.loadUnaligned(fromByteOffset: 8, as: UInt16.self) == date.1, text[count - 1] == UInt8(ascii: "Z"),
      let clock = TimeText.clock(text + 10)
    {
      if count == 20 { return .milliseconds(dayStart + clock) }
      if let fraction = TimeText.thousandths(text + 19) { return .milliseconds(dayStart + clock + fraction) }
    }
    return readAnyForm(UnsafeBufferPointer(start: text, count: count)[...])
  }

  /// Forgets the times that were read before.
  mutating func begin() {
    latestBare = nil
    later = nil
  }

  @inline(never)
  private mutating func readAnyForm(_ padded: Slice<UnsafeBufferPointer<UInt8>>) -> Reading {
    var text = padded
    while let first = text.first, first <= 0x20 { text.removeFirst() }
    while let last = text.last, last <= 0x20 { text.removeLast() }
    let bytes = UnsafeBufferPointer(rebasing: text)
    guard let timestamp = Timestamp(iso8601: bytes.span) else { return .invalid }
    let time: Int64
    switch timestamp {
    case .instant(let instant): time = instant.milliseconds
    case .local(let face):
      guard let bareZone else { return .withoutOffset }
      time = bare(bareZone.instant(of: face)).milliseconds
    }
    guard TimeText.years.contains(time) else { return .invalid }
    keepDate(bytes)
    return .milliseconds(time)
  }

  /// Of an hour that comes twice in autumn the first, until the clock of the file has gone back.
  private mutating func bare(_ resolution: ZoneResolution) -> Instant {
    var time = resolution.first
    if case .ambiguous(_, let second) = resolution { later = second.milliseconds }
    if case .ambiguous(_, let later) = resolution, let latestBare, time < latestBare { time = later }
    latestBare = max(latestBare ?? time, time)
    return time
  }

  private mutating func keepDate(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let day = CivilDate(iso8601: UnsafeBufferPointer(rebasing: bytes[..<10]).span) else { return }
    let raw = UnsafeRawBufferPointer(bytes)
    date = (raw.loadUnaligned(as: UInt64.self), raw.loadUnaligned(fromByteOffset: 8, as: UInt16.self))
    dayStart = Int64(day.dayNumber) * Int64(CivilTime.millisecondsPerDay)
  }

  /// The milliseconds of `Thh:mm:ss`; nil for the rarer forms.
  @inline(__always)
  private static func clock(_ text: UnsafePointer<UInt8>) -> Int64? {
    guard text[0] == UInt8(ascii: "T"), text[3] == UInt8(ascii: ":"), text[6] == UInt8(ascii: ":"),
      let hour = pair(text + 1), let minute = pair(text + 4), let second = pair(text + 7), hour < 24, minute < 60,
      second < 60
    else { return nil }
    return ((hour * 60 + minute) * 60 + second) * 1000
  }

  @inline(__always)
  private static func thousandths(_ text: UnsafePointer<UInt8>) -> Int64? {
    let tenths = text[1] &- 0x30
    guard text[0] == UInt8(ascii: "."), tenths < 10, let rest = pair(text + 2) else { return nil }
    return Int64(tenths) * 100 + rest
  }

  @inline(__always)
  private static func pair(_ text: UnsafePointer<UInt8>) -> Int64? {
    let tens = text[0] &- 0x30
    let ones = text[1] &- 0x30
    return tens < 10 && ones < 10 ? Int64(tens) * 10 + Int64(ones) : nil
  }
}
