import Units

/// Decimal numbers read exactly, without copying their text.
enum ExactNumber {
  /// What is given back for text that is no number.
  static let invalid = Int64.min

  /// Reads zero-terminated `text` as a whole number of units of 10^-`digits`.
  ///
  /// Further digits are rounded half away from zero. Blanks around the number, a sign and an exponent from -9 to 9 are
  /// taken. `digits` is at most 9.
  @inline(__always)
  static func scaled(_ text: UnsafePointer<UInt8>, digits: Int) -> Int64 {
    var next = text
    let negative = next.pointee == UInt8(ascii: "-")
    if negative { next += 1 }
    let start = next
    var value: Int64 = 0
    var digit = next.pointee &- 0x30
    while digit < 10 {
      value = value &* 10 &+ Int64(digit)
      next += 1
      digit = next.pointee &- 0x30
    }
    // Nine digits before the point and nine behind it always fit.
    guard next > start, next - start <= 9 else { return anyForm(text, digits: digits) }
    var missing = digits
    if next.pointee == UInt8(ascii: ".") {
      next += 1
      digit = next.pointee &- 0x30
      while digit < 10, missing > 0 {
        value = value &* 10 &+ Int64(digit)
        missing &-= 1
        next += 1
        digit = next.pointee &- 0x30
      }
      if digit < 10 {
        if digit >= 5 { value &+= 1 }
        repeat { next += 1 } while next.pointee &- 0x30 < 10
      }
    }
    guard next.pointee == 0 else { return anyForm(text, digits: digits) }
    while missing > 0 {
      value = value &* 10
      missing &-= 1
    }
    return negative ? -value : value
  }

  /// The same for a text of known length.
  static func scaled(_ text: ArraySlice<UInt8>, digits: Int) -> Int64 {
    text.withUnsafeBufferPointer { anyForm($0, digits: digits) }
  }

  /// Reads a speed or an accuracy in thousandths, no further from zero than 10^12 of them.
  ///
  /// Nothing real is beyond, and sums of such values always fit.
  static func thousandths(_ text: UnsafePointer<UInt8>) -> Int64 {
    clamped(scaled(text, digits: 3))
  }

  /// The same for a text of known length.
  static func thousandths(_ text: ArraySlice<UInt8>) -> Int64 {
    clamped(scaled(text, digits: 3))
  }

  private static func clamped(_ value: Int64) -> Int64 {
    value == invalid ? invalid : min(max(value, -1_000_000_000_000), 1_000_000_000_000)
  }

  @inline(never)
  private static func anyForm(_ text: UnsafePointer<UInt8>, digits: Int) -> Int64 {
    var count = 0
    while text[count] != 0 { count += 1 }
    return anyForm(UnsafeBufferPointer(start: text, count: count), digits: digits)
  }

  private static func anyForm(_ text: UnsafeBufferPointer<UInt8>, digits: Int) -> Int64 {
    var number = text[...]
    while let first = number.first, first.isBlank { number.removeFirst() }
    while let last = number.last, last.isBlank { number.removeLast() }
    var exponent = 0
    if let mark = number.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
      guard let power = Decimal.scaled(number[(mark + 1)...], digits: 0), power.magnitude <= 9 else { return invalid }
      exponent = Int(power)
      number = number[..<mark]
    }
    guard digits + exponent >= 0 else { return invalid }
    return Decimal.scaled(number, digits: digits + exponent) ?? invalid
  }
}

extension UInt8 {
  /// Whether it is a space, a tab or a line end.
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
