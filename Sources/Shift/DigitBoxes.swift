/// A number of fixed boxes into which digits are typed or pasted, each empty or one digit.
///
/// What comes in is read for its decimal digits alone, half or full width: separators, spaces, signs and letters are passed
/// over wherever they stand, so that "123,456", "１２３" and "36.5" are what they mean.
package struct DigitBoxes: Sendable, Hashable {
  /// At which end the digits stand.
  package enum Alignment: Sendable, Hashable {
    /// The first digit in the first box: a temperature.
    case left
    /// The last digit in the last box: an odometer.
    case right
  }

  /// How many boxes there are.
  package let count: Int
  /// At which end the digits stand.
  package let alignment: Alignment
  /// The digits, each from 0 to 9, never more than there are boxes.
  package private(set) var digits: [UInt8] = []

  /// Makes empty boxes, at least one.
  package init(count: Int, alignment: Alignment) {
    self.count = max(1, count)
    self.alignment = alignment
  }

  /// Puts what was typed or pasted behind the digits; answers how many did not fit.
  package mutating func insert(_ text: String) -> Int {
    let new = DigitBoxes.digits(in: text)
    let room = count - digits.count
    digits += new.prefix(room)
    return max(0, new.count - room)
  }

  /// Makes them hold what a field says, as when all of it was replaced; answers how many did not fit.
  package mutating func replace(with text: String) -> Int {
    digits = []
    return insert(text)
  }

  /// Takes the last digit away; nothing where there is none.
  package mutating func deleteBackward() {
    if !digits.isEmpty { digits.removeLast() }
  }

  /// What stands in each box; nil in an empty one.
  package var boxes: [UInt8?] {
    let empty = [UInt8?](repeating: nil, count: count - digits.count)
    let filled = digits.map { Optional($0) }
    return alignment == .left ? filled + empty : empty + filled
  }

  /// The box into which the next digit comes, or in which the last one stands when all are full.
  package var insertionBox: Int {
    alignment == .right ? count - 1 : min(digits.count, count - 1)
  }

  /// The digits as a number; nil when there are none.
  package var value: Int64? {
    digits.isEmpty ? nil : digits.reduce(0) { $0 * 10 + Int64($1) }
  }

  private static func digits(in text: String) -> [UInt8] {
    text.unicodeScalars.compactMap { scalar in
      switch scalar.value {
      case 0x30...0x39: UInt8(scalar.value - 0x30)
      case 0xFF10...0xFF19: UInt8(scalar.value - 0xFF10)
      default: nil
      }
    }
  }
}
