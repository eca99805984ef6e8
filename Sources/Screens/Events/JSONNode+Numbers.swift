import JSON
import Units

extension JSONNode {
  /// A time in epoch milliseconds, from 1970 to 9999, rounded to the millisecond.
  package var instant: Instant {
    get throws(JSONError) {
      let milliseconds = try scaled(digits: 0)
      guard (0...253_402_300_799_999).contains(milliseconds) else {
        throw fail("expected a time in epoch milliseconds")
      }
      return Instant(milliseconds: milliseconds)
    }
  }

  /// A number as JavaScript writes it, such as `1.5` or `2e-7`, in units of 10^-`digits`, halves away from zero.
  ///
  /// - Throws: A `JSONError` for anything else and for what does not fit.
  package func scaled(digits: Int) throws(JSONError) -> Int64 {
    var mantissa = Array(try numberText.utf8)
    var shift = 0
    if let mark = mantissa.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
      guard let exponent = Decimal.scaled(mantissa[(mark + 1)...], digits: 0), exponent.magnitude <= 400 else {
        throw fail("expected a number within reach")
      }
      shift = Int(exponent)
      mantissa.removeSubrange(mark...)
    }
    let places = digits + shift
    if places < -20 { return 0 }
    guard places <= 40, let value = places >= 0 ? Decimal.scaled(mantissa, digits: places) : small(mantissa, places)
    else { throw fail("expected a number within reach") }
    return value
  }

  /// A number whose last wanted place lies left of its point.
  private func small(_ mantissa: [UInt8], _ places: Int) -> Int64? {
    guard let whole = Decimal.scaled(mantissa, digits: 0) else { return nil }
    var divisor: Int128 = 1
    for _ in places..<0 { divisor *= 10 }
    return Ratio(Int128(whole), divisor)?.rounded
  }
}
