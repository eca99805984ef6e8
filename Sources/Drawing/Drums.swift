/// The wheels of a mechanical register.
package enum Drums {
  /// How far a wheel turns from one digit to the next.
  package static let step = 1000

  /// Where each wheel stands, the leftmost first.
  ///
  /// The last wheel follows the sum; any other moves only while the wheel to its right passes from 9 to 0. Wheels that a
  /// large sum still lacks are added at the left.
  ///
  /// - Parameters:
  ///   - value: The sum in units of the last wheel; a negative one stands at nought.
  ///   - passed: How much of the way to the next unit is done, in thousandths.
  ///   - wheels: How many wheels there are at least.
  /// - Returns: Thousandths of a digit, from 0 up to but not including 10 000.
  package static func positions(of value: Int64, passed: Int, wheels: Int) -> [Int] {
    var rest = max(value, 0)
    var moved = value < 0 ? 0 : min(max(passed, 0), step - 1)
    var positions: [Int] = []
    while positions.count < max(wheels, 1) || rest > 0 {
      let digit = Int(rest % 10)
      positions.append(digit * step + moved)
      if digit < 9 { moved = 0 }
      rest /= 10
    }
    return positions.reversed()
  }
}
