/// Fields as nearly all tables write them, read where they stand; whatever is written otherwise is left to `ExactNumber`.
///
/// The bytes must end with a line feed and be readable for eight bytes behind it. Answers are values and not written into
/// variables, so that what a row comes to stays in the processor's registers.
enum PlainFields {
  /// A number, and how many bytes it takes; none where it is not written plainly.
  struct Number {
    let value: Int64
    let count: Int

    @inline(__always)
    init(_ value: Int64, count: Int) {
      self.value = value
      self.count = count
    }

    @inline(__always)
    static var odd: Number { Number(0, count: 0) }
  }

  @inline(__always)
  static func word(_ text: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(text).loadUnaligned(as: UInt64.self))
  }

  /// Reads degrees in billionths; further digits are rounded half away from zero.
  @inline(__always)
  static func degrees(_ start: UnsafePointer<UInt8>) -> Number {
    var text = start
    let isNegative = text.pointee == UInt8(ascii: "-")
    if isNegative { text += 1 }
    var digit = text.pointee &- 0x30
    guard digit < 10 else { return .odd }
    var sum = Int64(digit)
    text += 1
    digit = text.pointee &- 0x30
    if digit < 10 {
      sum = sum &* 10 &+ Int64(digit)
      text += 1
      digit = text.pointee &- 0x30
      if digit < 10 {
        sum = sum &* 10 &+ Int64(digit)
        text += 1
      }
    }
    sum = sum &* 1_000_000_000
    if text.pointee == UInt8(ascii: ".") {
      text += 1
      let (fraction, count) = eightDigits(word(text))
      guard count > 0 else { return .odd }
      sum &+= fraction &* 10
      text += count
      if count == 8 {
        digit = text.pointee &- 0x30
        if digit < 10 {
          sum &+= Int64(digit)
          text += 1
          digit = text.pointee &- 0x30
          if digit < 10 {
            if digit >= 5 { sum &+= 1 }
            text = endOfDigits(text)
          }
        }
      }
    }
    return Number(isNegative ? -sum : sum, count: text - start)
  }

  /// Reads a number in thousandths; further decimals are rounded half away from zero.
  @inline(__always)
  static func thousandths(_ start: UnsafePointer<UInt8>) -> Number {
    var text = start
    let isNegative = text.pointee == UInt8(ascii: "-")
    if isNegative { text += 1 }
    // Digits and point are taken together, for how many there are differs from row to row and cannot be foreseen.
    let values = word(text) ^ 0x3030_3030_3030_3030
    let strange = ((values &+ 0x0606_0606_0606_0606) | values) & 0xF0F0_F0F0_F0F0_F0F0
    let whole = strange.trailingZeroBitCount >> 3
    guard whole > 0 else { return .odd }
    let decimal = (strange & ~(0xFF &<< UInt64(whole << 3))).trailingZeroBitCount >> 3 - whole - 1
    if text[whole] == UInt8(ascii: ".") {
      guard decimal > 0, decimal <= 3, whole + decimal < 7 else { return longThousandths(start) }
      let before: UInt64 = (1 &<< UInt64(whole << 3)) &- 1
      let digits = values & before | values >> 8 & ~before
      // 1000, 100, 10 and 1, in parts of 16 bits.
      let worth = 0x0001_000A_0064_03E8 &>> UInt64(decimal << 4) & 0xFFFF
      let sum = Int64(eight(digits &<< UInt64((8 - whole - decimal) << 3)) &* worth)
      return Number(isNegative ? -sum : sum, count: text - start + whole + 1 + decimal)
    }
    guard whole < 8 else { return longThousandths(start) }
    let sum = Int64(eight(values &<< UInt64((8 - whole) << 3)) &* 1000)
    return Number(isNegative ? -sum : sum, count: text - start + whole)
  }

  /// The same of a number with more digits.
  @inline(never)
  private static func longThousandths(_ start: UnsafePointer<UInt8>) -> Number {
    var text = start
    let isNegative = text.pointee == UInt8(ascii: "-")
    if isNegative { text += 1 }
    let first = text
    var sum: Int64 = 0
    var digit = text.pointee &- 0x30
    while digit < 10, text - first < 10 {
      sum = sum &* 10 &+ Int64(digit)
      text += 1
      digit = text.pointee &- 0x30
    }
    guard text > first, text - first <= 9 else { return .odd }
    sum = sum &* 1000
    if text.pointee == UInt8(ascii: ".") {
      text += 1
      var worth: Int64 = 100
      digit = text.pointee &- 0x30
      guard digit < 10 else { return .odd }
      while digit < 10, worth > 0 {
        sum &+= Int64(digit) &* worth
        worth = worth == 100 ? 10 : worth == 10 ? 1 : 0
        text += 1
        digit = text.pointee &- 0x30
      }
      if digit < 10, digit >= 5 { sum &+= 1 }
      text = endOfDigits(text)
    }
    return Number(isNegative ? -sum : sum, count: text - start)
  }

  private static func endOfDigits(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var text = start
    while text.pointee &- 0x30 < 10 { text += 1 }
    return text
  }

  /// The leading digits of eight bytes as if zeros followed them, and how many there are.
  @inline(__always)
  private static func eightDigits(_ word: UInt64) -> (value: Int64, count: Int) {
    let values = word ^ 0x3030_3030_3030_3030
    let strange = ((values &+ 0x0606_0606_0606_0606) | values) & 0xF0F0_F0F0_F0F0_F0F0
    let count = strange == 0 ? 8 : strange.trailingZeroBitCount >> 3
    let digits = count == 8 ? values : values & ((1 &<< UInt64(count << 3)) &- 1)
    return (Int64(eight(digits)), count)
  }

  /// The value of eight digits, one a byte, the first in the lowest.
  @inline(__always)
  private static func eight(_ digits: UInt64) -> UInt64 {
    let pairs = (digits &* 10 &+ (digits >> 8)) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* 100 &+ (pairs >> 16)) & 0x0000_FFFF_0000_FFFF
    return (fours &* 10_000 &+ (fours >> 32)) & 0xFFFF_FFFF
  }
}
