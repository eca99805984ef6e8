/// A ring that shows a share of a turn, from 12 o'clock clockwise, with round ends.
///
/// It is one circle with a dash: the dash is the share, the gap is the rest. A round end reaches half the width of the
/// line beyond the dash, so that a whole ring has no gap and an empty ring no dash at all: a dash of no length with round
/// ends would be a dot. All lengths are in the units of the drawing.
package struct Ring: Sendable, Hashable {
  /// From the middle to the middle of the line.
  package let radius: Double
  /// The width of the line.
  package let width: Double

  /// Makes a ring.
  package init(radius: Double, width: Double) {
    self.radius = radius
    self.width = width
  }

  /// The length of the line.
  package var length: Double { 2 * 3.141592653589793 * radius }

  /// The drawn part for a share between 0 and 1, and the gap after it; nil when nothing is drawn.
  package func dash(of share: Double) -> (drawn: Double, gap: Double)? {
    let share = max(0, min(1, share))
    guard share > 0 else { return nil }
    return (length * share, length * (1 - share))
  }
}
