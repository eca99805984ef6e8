import Foundation

/// Where lines end in bytes.
enum LineEnds {
  private static let feed = UInt8(ascii: "\n")

  /// How many lines end in the bytes: eight bytes at a time, for the input is gone through once more for it.
  static func count(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    var (sum, index) = (0, 0)
    while index + 8 <= bytes.count {
      // A byte that is a line feed is zero here, and its highest bit stays clear.
      let word = UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self) ^ 0x0A0A_0A0A_0A0A_0A0A
      let others = ((word & low) &+ low) | word | low
      sum &+= (~others).nonzeroBitCount
      index += 8
    }
    while index < bytes.count {
      if bytes[index] == feed { sum += 1 }
      index += 1
    }
    return sum
  }

  /// The place of the last line feed; nil without one.
  static func last(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = bytes.count
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
