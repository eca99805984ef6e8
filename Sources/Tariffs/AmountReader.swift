import JSON
import Units

/// Reads amounts, lengths, times and prices as people write them, exactly.
struct AmountReader {
  /// The currency of amounts; nil where none are read.
  let currency: Currency?

  /// The largest amount in minor units; arbitrary, and small enough that sums of a bill always fit.
  private static let most: Int64 = 1_000_000_000

  /// What a price is for.
  enum Measure {
    case length
    case time
  }

  /// An amount such as `"1.40"`, which the currency must be able to hold.
  func money(_ node: JSONNode) throws(JSONError) -> Money {
    let text = try node.string(like: "1.40")
    let digits = currency?.minorDigits ?? 0
    guard AmountReader.isPlain(text.utf8), let exact = Ratio(text),
      let minor = exact.times(Ratio(AmountReader.power(of: digits)))
    else { throw node.fail("expected an amount such as \"1.40\"") }
    guard let whole = minor.whole else {
      throw node.fail("\(currency?.code ?? "the currency") has \(digits) decimal digits; round the amount to them")
    }
    guard whole <= AmountReader.most else { throw node.fail("the amount is too large; check its digits") }
    return Money(minorUnits: whole)
  }

  /// A step of the display: an amount of more than nothing.
  func step(_ node: JSONNode) throws(JSONError) -> Money {
    let step = try money(node)
    guard step > .zero else { throw node.fail("a step is more than nothing") }
    return step
  }

  /// A percentage such as `"10%"`.
  func percentage(_ node: JSONNode) throws(JSONError) -> Percentage {
    let text = try node.string(like: "10%")
    guard text.utf8.last == UInt8(ascii: "%"), let percentage = Percentage(text) else {
      throw node.fail("expected a percentage such as \"10%\"")
    }
    return percentage
  }

  /// A speed such as `"15 km/h"` or `"10.4 mph"`, in millimetres per millisecond.
  func speed(_ node: JSONNode) throws(JSONError) -> Ratio {
    let units: [(name: String, size: Ratio?)] = [
      ("km/h", Ratio(1_000_000, 3_600_000)), ("mph", Ratio(1_609_344, 3_600_000)),
    ]
    // At most 1000 km/h, which is 277.8 mm/ms, in numbers that can be multiplied.
    guard let speed = AmountReader.measure(try node.string(like: "15 km/h"), units),
      speed.numerator < 1 << 60, speed.denominator < 1 << 60, speed.isLess(than: Ratio(278)) == true
    else {
      throw node.fail("expected a speed such as \"15 km/h\" or \"10.4 mph\"")
    }
    return speed
  }

  /// A length to the nearest millimetre.
  func distance(_ node: JSONNode) throws(JSONError) -> Distance {
    guard let millimetres = try length(node).rounded else { throw node.fail("the distance is too long") }
    return Distance(millimetres: millimetres)
  }

  /// A time to the nearest millisecond, which may be `"0 s"`.
  func duration(_ node: JSONNode) throws(JSONError) -> Elapsed {
    if try node.string(like: "60 s") == "0 s" { return .zero }
    guard let milliseconds = try time(node).rounded else { throw node.fail("the time is too long") }
    return Elapsed(milliseconds: milliseconds)
  }

  /// A length such as `"1/5 mi"`, `"174 yd"`, `"255 m"` or `"1.25 km"`, in millimetres.
  func length(_ node: JSONNode) throws(JSONError) -> Ratio {
    guard let length = AmountReader.measure(try node.string(like: "255 m"), AmountReader.lengths) else {
      throw node.fail("expected a length such as \"255 m\", \"174 yd\" or \"1/5 mi\"")
    }
    return length
  }

  /// A time such as `"37 s"`, `"2 min"` or `"1 h"`, in milliseconds.
  func time(_ node: JSONNode) throws(JSONError) -> Ratio {
    guard let time = AmountReader.measure(try node.string(like: "37 s"), AmountReader.times) else {
      throw node.fail("expected a time such as \"37 s\", \"2 min\" or \"1 h\"")
    }
    return time
  }

  /// A price such as `"1.35/km"`, `"27.75/h"` or `"0.20 per 1/5 mi"`, in minor units per millimetre or millisecond.
  func price(_ node: JSONNode, per measure: Measure) throws(JSONError) -> Ratio {
    let text = Array(try node.string(like: measure == .length ? "1.35/km" : "27.75/h").utf8)
    let units = measure == .length ? AmountReader.lengths : AmountReader.times
    let parts = AmountReader.split(text)
    let basis = parts.isWhole ? Ratio(1) : nil
    guard AmountReader.isPlain(parts.amount), let amount = Ratio(bytes: parts.amount),
      let minor = amount.times(Ratio(AmountReader.power(of: currency?.minorDigits ?? 0))),
      let divisor = basis == nil
        ? AmountReader.measure(String(decoding: parts.measure, as: UTF8.self), units)
        : AmountReader.unit(parts.measure, units),
      let price = minor.divided(by: divisor), price.numerator >= 0
    else {
      let example = measure == .length ? "\"1.35/km\" or \"0.20 per 1/5 mi\"" : "\"27.75/h\" or \"0.30 per 37 s\""
      throw node.fail("expected a price such as \(example)")
    }
    return price
  }

  static func quotient(_ left: Ratio, _ right: Ratio, at node: JSONNode) throws(JSONError) -> Ratio {
    guard let quotient = left.divided(by: right) else { throw node.fail("the measure is zero, or too fine to count") }
    return quotient
  }

  static func product(_ left: Ratio, _ right: Ratio, at node: JSONNode) throws(JSONError) -> Ratio {
    guard let product = left.times(right) else { throw node.fail("the numbers are too fine to count exactly") }
    return product
  }

  // MARK: - Texts

  private static let lengths: [(name: String, size: Ratio?)] = [
    ("mm", Ratio(1)), ("km", Ratio(1_000_000)), ("m", Ratio(1000)), ("yd", Ratio(9144, 10)), ("ft", Ratio(3048, 10)),
    ("mi", Ratio(1_609_344)),
  ]

  private static let times: [(name: String, size: Ratio?)] = [
    ("ms", Ratio(1)), ("min", Ratio(60_000)), ("s", Ratio(1000)), ("h", Ratio(3_600_000)),
  ]

  private static func power(of digits: Int) -> Int64 {
    var power: Int64 = 1
    for _ in 0..<digits { power *= 10 }
    return power
  }

  private static func unit(_ text: ArraySlice<UInt8>, _ units: [(name: String, size: Ratio?)]) -> Ratio? {
    for unit in units where text.elementsEqual(unit.name.utf8) { return unit.size }
    return nil
  }

  private static func measure(_ text: String, _ units: [(name: String, size: Ratio?)]) -> Ratio? {
    let bytes = Array(text.utf8)
    guard let space = bytes.firstIndex(of: UInt8(ascii: " ")), let number = fraction(bytes[..<space]),
      number.numerator > 0, let unit = unit(bytes[(space + 1)...], units)
    else { return nil }
    return number.times(unit)
  }

  /// Whether a text is digits with at most one point between them, as `1.40`.
  static func isPlain(_ text: some BidirectionalCollection<UInt8>) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    return first != UInt8(ascii: ".") && last != UInt8(ascii: ".")
      && text.allSatisfy { $0 == UInt8(ascii: ".") || $0 &- UInt8(ascii: "0") < 10 }
  }

  /// A plain number, or a fraction of two, as `1/5`.
  static func fraction(_ text: ArraySlice<UInt8>) -> Ratio? {
    let parts = text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.allSatisfy { isPlain($0) } ? Ratio(bytes: text) : nil
  }

  /// Splits `1.35/km` and `0.20 per 1/5 mi`.
  private static func split(
    _ text: [UInt8]
  ) -> (amount: ArraySlice<UInt8>, measure: ArraySlice<UInt8>, isWhole: Bool) {
    let per = Array(" per ".utf8)
    if text.count > per.count {
      for start in 0..<(text.count - per.count) where text[start..<start + per.count].elementsEqual(per) {
        return (text[..<start], text[(start + per.count)...], false)
      }
    }
    guard let slash = text.lastIndex(of: UInt8(ascii: "/")) else { return (text[...], [], true) }
    return (text[..<slash], text[(slash + 1)...], true)
  }
}
