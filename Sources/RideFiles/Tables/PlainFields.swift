/// Fields as nearly all tables write them, read where they stand; whatever is written otherwise is left to `ExactNumber`.
///
/// The bytes must end with a line feed and be readable for eight bytes behind it.
enum PlainFields {
  @inline(__always)
  static func word(_ text: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(text).loadUnaligned(as: UInt64.self))
  }

  /// Reads degrees in billionths and moves behind them; answers whether they were written plainly.
  @inline(__always)
  static func degrees(_ next: inout UnsafePointer<UInt8>, _ value: inout Int64) -> Bool {
    var text = next
    let isNegative = text.pointee == UInt8(ascii: "-")
    if isNegative { text += 1 }
    var digit = text.pointee &- 0x30
    guard digit < 10 else { return false }
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
      guard count > 0 else { return false }
      sum &+= fraction &* 10
      text += count
      if count == 8 {
        digit = text.pointee &- 0x30
        if digit < 10 {
          sum &+= Int64(digit)
          text += 1
          guard text.pointee &- 0x30 > 9 else { return false }
        }
      }
    }
    value = isNegative ? -sum : sum
    next = text
    return true
  }

  /// Reads a number in thousandths and moves behind it; answers whether it was written plainly.
  @inline(__always)
  static func thousandths(_ next: inout UnsafePointer<UInt8>, _ value: inout Int64) -> Bool {
    var text = next
    let isNegative = text.pointee == UInt8(ascii: "-")
    if isNegative { text += 1 }
    let start = text
    var sum: Int64 = 0
    var digit = text.pointee &- 0x30
    while digit < 10 {
      sum = sum &* 10 &+ Int64(digit)
      text += 1
      digit = text.pointee &- 0x30
    }
    guard text > start, text - start <= 9 else { return false }
    sum = sum &* 1000
    if text.pointee == UInt8(ascii: ".") {
      text += 1
      var worth: Int64 = 100
      digit = text.pointee &- 0x30
      guard digit < 10 else { return false }
      while digit < 10 {
        guard worth > 0 else { return false }
        sum &+= Int64(digit) &* worth
        worth = worth == 100 ? 10 : worth == 10 ? 1 : 0
        text += 1
        digit = text.pointee &- 0x30
      }
    }
    value = isNegative ? -sum : sum
    next = text
    return true
  }

  /// The leading digits of eight bytes as if zeros followed them, and how many there are.
  @inline(__always)
  static func eightDigits(_ word: UInt64) -> (value: Int64, count: Int) {
    let values = word ^ 0x3030_3030_3030_3030
    let strange = ((values &+ 0x0606_0606_0606_0606) | values) & 0xF0F0_F0F0_F0F0_F0F0
    let count = strange == 0 ? 8 : strange.trailingZeroBitCount >> 3
    let digits = count == 8 ? values : values & ((1 << UInt64(count << 3)) &- 1)
    let pairs = (digits &* 10 &+ (digits >> 8)) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* 100 &+ (pairs >> 16)) & 0x0000_FFFF_0000_FFFF
    return (Int64((fours &* 10_000 &+ (fours >> 32)) & 0xFFFF_FFFF), count)
  }

  /// The value of two digits; nil where there are others.
  @inline(__always)
  static func pair(_ text: UnsafePointer<UInt8>) -> Int64? {
    let tens = text[0] &- 0x30
    let ones = text[1] &- 0x30
    return tens < 10 && ones < 10 ? Int64(tens) &* 10 &+ Int64(ones) : nil
  }
}
