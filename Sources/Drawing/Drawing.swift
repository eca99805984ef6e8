/// What a stroke or an area is drawn with, by purpose; the skin or the paper decides the colour.
package enum Paint: String, Sendable, Hashable, CaseIterable {
  /// Segments that are off, barely there.
  case ghost
  /// The glow around segments that are on.
  case bloom
  /// Segments that are on.
  case lit
  /// The brightest inside of segments that are on.
  case core
  /// The line of a ride.
  case route = "route-line"
  /// The mark where a ride began.
  case start = "route-start"
  /// The mark where a ride ended or now is.
  case end = "route-end"
}

/// One thing to draw.
package enum DrawingOperation: Sendable, Hashable {
  /// Fills what the path encloses.
  case fill(Path, Paint)
  /// Draws the path's line, its width in the drawing's units.
  case stroke(Path, width: Double, Paint)
}

/// A picture: its size and what is drawn on it, the first below the rest.
package struct Drawing: Sendable, Hashable {
  /// The width in the drawing's own units.
  package var width: Double

  /// The height in the drawing's own units.
  package var height: Double

  /// What is drawn, from the bottom up.
  package var operations: [DrawingOperation]

  /// Makes a picture of a size.
  package init(width: Double, height: Double, operations: [DrawingOperation]) {
    self.width = width
    self.height = height
    self.operations = operations
  }
}
