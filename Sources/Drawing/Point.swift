/// A place on a drawing, in its units: x to the right, y down.
package struct Point: Sendable, Hashable {
  /// How far to the right of the drawing's left edge.
  package var x: Double

  /// How far below the drawing's top edge.
  package var y: Double

  /// Makes a place from its two distances.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
