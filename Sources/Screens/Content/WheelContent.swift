import Drawing
import Units

/// One number wheel of the drums.
package struct WheelContent: Sendable {
  /// Where it stands, in thousandths of a digit.
  package let position: Int
  /// How it came there; empty where it did not move.
  package let roll: [Drums.Frame]
  /// Whether it is a nought before the first digit that counts.
  package let isLeading: Bool
  /// Whether it shows minor units.
  package let isMinor: Bool

  /// The wheels of a window with room for so many digits, more where the sum needs them.
  static func wheels(_ roll: Face.Roll, showing sum: Money, cells: Int, _ currency: Currency) -> [WheelContent] {
    let positions = Drums.positions(of: sum.minorUnits, passed: 0, wheels: cells)
    var isLeading = true
    return positions.enumerated().map { index, position in
      let place = positions.count - 1 - index
      if position > 0 || place <= currency.minorDigits { isLeading = false }
      let frames =
        roll.to == sum ? Drums.roll(from: roll.from.minorUnits, to: roll.to.minorUnits, place: place) : []
      return WheelContent(
        position: position, roll: frames, isLeading: isLeading, isMinor: place < currency.minorDigits)
    }
  }
}
