/// Decimal numbers as text, exactly: digits with at most one point, never binary floating point.
@usableFromInline
package enum Decimal {
  /// Reads a decimal such as `-3.70` as a whole number of units of 10^-`digits`.
  ///
  /// Further digits are rounded half away from zero. Nil for anything but an optional sign, digits and at most one
  /// point with a digit beside it, and for a value beyond ±9.2e18 units.
  @inlinable
  package static func scaled(_ bytes: some Collection<UInt8>, digits: Int) -> Int64? {
    var index = bytes.startIndex
    var negative = false
    if index < bytes.endIndex, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      negative = bytes[index] == UInt8(ascii: "-")
      bytes.formIndex(after: &index)
    }
    var value: Int64 = 0
    var seenDigit = false
    var seenPoint = false
    var missing = digits
    var roundsUp: Bool?
    while index < bytes.endIndex {
      let byte = bytes[index]
      bytes.formIndex(after: &index)
      if byte == UInt8(ascii: ".") {
        guard !seenPoint else { return nil }
        seenPoint = true
        continue
      }
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      seenDigit = true
      if seenPoint {
        guard missing > 0 else {
          if roundsUp == nil { roundsUp = digit >= 5 }
          continue
        }
        missing -= 1
      }
      guard let next = shifted(value, adding: Int64(digit)) else { return nil }
      value = next
    }
    guard seenDigit else { return nil }
    while missing > 0 {
      guard let next = shifted(value, adding: 0) else { return nil }
      value = next
      missing -= 1
    }
    if roundsUp == true {
      guard value < Int64.max else { return nil }
      value += 1
    }
    return negative ? -value : value
  }

  /// Writes `value` units of 10^-`digits` as a plain decimal with exactly `digits` digits after the point.
  package static func text(_ value: Int64, digits: Int) -> String {
    String(decoding: bytes(value, digits: digits), as: UTF8.self)
  }

  /// Writes `value` units of 10^-`digits` without zeros at the end of the fraction, such as `52.52` or `13`.
  package static func shortest(_ value: Int64, digits: Int) -> String {
    var all = bytes(value, digits: digits)
    if digits > 0 {
      while all.last == UInt8(ascii: "0") { all.removeLast() }
      if all.last == UInt8(ascii: ".") { all.removeLast() }
    }
    return String(decoding: all, as: UTF8.self)
  }

  private static func bytes(_ value: Int64, digits: Int) -> [UInt8] {
    var rest = value.magnitude
    var reversed: [UInt8] = []
    var count = 0
    repeat {
      if count == digits, digits > 0 { reversed.append(UInt8(ascii: ".")) }
      reversed.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
      count += 1
    } while rest > 0 || count <= digits
    if value < 0 { reversed.append(UInt8(ascii: "-")) }
    return reversed.reversed()
  }

  /// A value with one more digit at its end; nil when there is no room for it.
  @inlinable
  package static func shifted(_ value: Int64, adding digit: Int64) -> Int64? {
    let (tens, tooLarge) = value.multipliedReportingOverflow(by: 10)
    let (sum, overflow) = tens.addingReportingOverflow(digit)
    return tooLarge || overflow ? nil : sum
  }
}
