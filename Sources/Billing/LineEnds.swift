import Foundation

/// Where lines end in bytes.
enum LineEnds {
  private static let feed = UInt8(ascii: "\n")

  /// How many lines end in the bytes.
  static func count(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var sum = 0
    for byte in bytes { sum &+= byte == feed ? 1 : 0 }
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
