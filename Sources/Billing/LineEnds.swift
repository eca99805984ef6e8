import Foundation

/// Where lines end in bytes.
enum LineEnds {
  private static let feed = UInt8(ascii: "\n")

  /// How many lines end in the bytes: 32 bytes at a time, for the input is gone through once more for it.
  static func count(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    let low = SIMD4<UInt64>(repeating: 0x7F7F_7F7F_7F7F_7F7F)
    let feeds = SIMD4<UInt64>(repeating: 0x0A0A_0A0A_0A0A_0A0A)
    var (sum, index) = (0, 0)
    while index + 32 <= bytes.count {
      // Each byte counts for itself, to 255.
      let end = index + min(255, (bytes.count - index) / 32) * 32
      var counts = SIMD4<UInt64>.zero
      while index < end {
        // A byte that is a line feed is zero here, and its highest bit stays clear.
        let words = UnsafeRawPointer(base + index).loadUnaligned(as: SIMD4<UInt64>.self) ^ feeds
        counts &+= ~(((words & low) &+ low) | words | low) &>> 7
        index += 32
      }
      let pairs = (counts & 0x00FF_00FF_00FF_00FF) &+ ((counts &>> 8) & 0x00FF_00FF_00FF_00FF)
      for lane in 0..<4 { sum += Int((pairs[lane] &* 0x0001_0001_0001_0001) >> 48) }
    }
    while index < bytes.count {
      if bytes[index] == feed { sum += 1 }
      index += 1
    }
    return sum
  }

  /// The place of the last line feed; nil without one.
  static func last(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    var index = bytes.count
    while index >= 8 {
      let word = UnsafeRawPointer(base + index - 8).loadUnaligned(as: UInt64.self) ^ 0x0A0A_0A0A_0A0A_0A0A
      // Some byte of it is zero when its highest bit is borrowed.
      if (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0 { break }
      index -= 8
    }
    while index > 0 {
      index -= 1
      if bytes[index] == feed { return index }
    }
    return nil
  }

  /// The place of the first line feed; nil without one.
  static func first(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let base = bytes.baseAddress, bytes.count > 0, let found = memchr(base, Int32(feed), bytes.count) else {
      return nil
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }
}
