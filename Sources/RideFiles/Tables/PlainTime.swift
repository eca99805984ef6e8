/// Times such as `2026-11-30T14:00:00.250+01:00` whose hour and offset are those of a time that was read before.
///
/// In such an hour the clock does not change, so that minutes and seconds are all that is to be read.
struct PlainTime {
  private var head: (UInt64, UInt64) = (0, 0)
  /// The bytes behind the seconds and their fraction, eight at most.
  private var tail: UInt64 = 0
  private var tailMask: UInt64 = 0
  private var tailCount = 0
  private var hour: Int64 = 0
  private var isKnown = false

  /// The bytes up to the minutes.
  private static let headCount = 14
  /// The longest offset, `+01:00`.
  private static let longestTail = 6

  /// Reads a time that ends before `separator` or a line end, in milliseconds; nothing of it where its hour is not known.
  @inline(__always)
  func read(_ text: UnsafePointer<UInt8>, separator: UInt8) -> PlainFields.Number {
    guard isKnown, PlainFields.word(text) == head.0, PlainFields.word(text + 6) == head.1 else { return .odd }
    // Minutes, a colon and seconds: as digits without a colon each byte is a number, tens up to five.
    let clock = (PlainFields.word(text + 14) ^ 0x30_303A_3030) & 0xFF_FFFF_FFFF
    guard ((clock &+ 0x06_0A00_060A) | clock) & 0xF0_F0FF_F0F0 == 0 else { return .odd }
    let pairs = clock &* 10 &+ clock >> 8
    var value = hour &+ Int64((pairs & 0xFF) &* 60 &+ (pairs >> 24) & 0xFF) &* 1000
    var end = text + 19
    if end.pointee == UInt8(ascii: ".") {
      let part = PlainFields.thousandths(text + 18)
      // The digit before the point is the last of the seconds; as many decimals as a millisecond has.
      guard part.count > 2, part.count <= 5 else { return .odd }
      value &+= part.value % 1000
      end += part.count - 1
    }
    guard PlainFields.word(end) & tailMask == tail else { return .odd }
    end += tailCount
    guard end.pointee == separator || end.pointee < 0x20 else { return .odd }
    return PlainFields.Number(value, count: end - text)
  }

  /// Keeps the hour of a time that was read in another way, where it is written as this reads it.
  mutating func keep(_ written: UnsafeBufferPointer<UInt8>, times: inout TimeColumn) {
    isKnown = false
    guard written.count >= 19, written.count <= 19 + 4 + PlainTime.longestTail else { return }
    var text = Array(written) + [UInt8](repeating: 0, count: 9)
    let colon = UInt8(ascii: ":")
    guard text[10] == UInt8(ascii: "T") || text[10] == UInt8(ascii: " "), text[13] == colon, text[16] == colon else {
      return
    }
    var end = 19
    if text[19] == UInt8(ascii: ".") {
      end = 20
      while end < written.count, text[end] &- 0x30 < 10 { end += 1 }
    }
    guard written.count - end <= PlainTime.longestTail else { return }
    tailCount = written.count - end
    tailMask = (1 << UInt64(tailCount << 3)) &- 1
    tail = 0
    for index in 0..<tailCount { tail |= UInt64(text[end + index]) << UInt64(index << 3) }
    text.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      head = (PlainFields.word(base), PlainFields.word(base + 6))
    }
    // The whole hour has one offset when its ends lie as far apart as they should.
    guard let first = ends("00:00", &text, end: end, times: &times),
      let last = ends("59:59", &text, end: end, times: &times), last - first == 3_599_000
    else { return }
    hour = first
    isKnown = true
  }

  /// The time with other minutes and seconds; nil where it is none or may be two.
  private func ends(_ clock: StaticString, _ text: inout [UInt8], end: Int, times: inout TimeColumn) -> Int64? {
    var whole = Array(text[..<PlainTime.headCount])
    clock.withUTF8Buffer { whole += $0 }
    let suffix = text[end..<end + tailCount]
    whole += suffix
    let count = whole.count
    whole.append(0)
    times.begin()
    defer { times.begin() }
    do throws(RideFileFault) {
      let time = try whole.withUnsafeBufferPointer { (bytes) throws(RideFileFault) -> Int64? in
        guard let base = bytes.baseAddress else { return nil }
        return try times.readText(base, count: count)
      }
      return times.later == nil ? time : nil
    } catch {
      return nil
    }
  }
}
