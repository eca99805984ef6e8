/// The wheels of a mechanical register.
package enum Drums {
  /// How far a wheel turns from one digit to the next.
  package static let step = 1000

  /// The longest roll, in units of the last wheel; a longer way is set at once, as the drop of the flag sets the wheels.
  package static let longestRoll: Int64 = 250

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

  /// Where a wheel is at a time of a roll.
  package struct Frame: Sendable, Hashable {
    /// How much of the roll is done, in hundred-thousandths.
    package let offset: Int
    /// Thousandths of a digit, from 0 to 10 000, which shows the same as 0.
    package let position: Int

    /// Makes a frame.
    package init(offset: Int, position: Int) {
      self.offset = offset
      self.position = position
    }
  }

  /// How the wheel of a place rolls from one sum to another, as the corners of a line that is straight between them.
  ///
  /// Two frames of one offset are the passage from 10 000 to 0 or back, where nothing is seen to move.
  ///
  /// - Parameters:
  ///   - start: The sum before, in units of the last wheel, not negative.
  ///   - end: The sum after, not negative.
  ///   - place: The wheel: 0 the last one, 1 the one to its left.
  /// - Returns: Nothing for a wheel that stands still, and for a roll longer than ``longestRoll``.
  package static func roll(from start: Int64, to end: Int64, place: Int) -> [Frame] {
    guard start != end, start >= 0, end >= 0, abs(end - start) <= longestRoll, (0..<18).contains(place) else {
      return []
    }
    let (low, high) = (min(start, end), max(start, end))
    var frames: [Frame] = []
    func add(_ value: Int64, _ position: Int64) {
      let frame = Frame(offset: Int((value - low) * 100_000 / (high - low)), position: Int(position) * step)
      if frames.last != frame { frames.append(frame) }
    }
    var unit: Int64 = 1
    for _ in 0..<place { unit *= 10 }
    // The wheel passes on while the sum goes from a multiple of its unit, less one, to that multiple.
    var multiple = (low / unit + 1) * unit
    add(low, low / unit % 10)
    while multiple - 1 < high {
      let digit = (multiple - 1) / unit % 10
      // The last wheel never rests, so that its line has corners at its passages alone.
      if unit > 1 { add(multiple - 1, digit) }
      if unit > 1 || digit == 9 { add(multiple, digit + 1) }
      if digit == 9 { add(multiple, 0) }
      multiple += unit
    }
    add(high, high / unit % 10)
    guard frames.contains(where: { $0.position != frames[0].position }) else { return [] }
    return start < end
      ? frames : frames.reversed().map { Frame(offset: 100_000 - $0.offset, position: $0.position) }
  }
}
