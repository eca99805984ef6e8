/// One thing to draw.
package indirect enum DrawingOperation: Sendable, Hashable {
  /// Fills what the path encloses; parts that overlap in one direction are filled once (the nonzero rule).
  case fill(Path, Paint)
  /// Draws the path's line, its width in the drawing's units, with round ends and corners.
  case stroke(Path, width: Double, Paint)
  /// Writes a line of text.
  case text(TextRun, Paint)
  /// Fills a box with a picture, which is stretched to it.
  case picture(PixelPicture, Box)
  /// Draws several things together, moved and scaled, within a box where there is one.
  case group([DrawingOperation], Placement, clip: Box?)
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

  /// The lines of text, in the order in which they are written.
  package var texts: [TextRun] {
    var texts: [TextRun] = []
    for step in steps {
      if case .text(let run, _) = step { texts.append(run) }
    }
    return texts
  }
}

/// A rectangle, in the drawing's units.
package struct Box: Sendable, Hashable {
  /// The left edge.
  package var x: Double
  /// The upper edge.
  package var y: Double
  /// The width.
  package var width: Double
  /// The height.
  package var height: Double

  /// Makes a rectangle of its upper left corner and its size.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle as a path.
  package var path: Path {
    var path = Path()
    path.append(polygon: [
      Point(x: x, y: y), Point(x: x + width, y: y), Point(x: x + width, y: y + height), Point(x: x, y: y + height),
    ])
    return path
  }
}

/// Where a group stands: scaled first, then moved.
package struct Placement: Sendable, Hashable {
  /// How far to the right, in the units of what it stands in.
  package var x: Double
  /// How far down, in the same units.
  package var y: Double
  /// How many times larger.
  package var scale: Double

  /// Makes a placement; one of no arguments changes nothing.
  package init(x: Double = 0, y: Double = 0, scale: Double = 1) {
    self.x = x
    self.y = y
    self.scale = scale
  }

  /// Where a point comes to stand.
  package func callAsFunction(_ point: Point) -> Point {
    Point(x: x + point.x * scale, y: y + point.y * scale)
  }

  /// Where a path comes to stand.
  package func callAsFunction(_ path: Path) -> Path {
    Path(
      path.elements.map { element in
        switch element {
        case .move(let point): .move(self(point))
        case .line(let point): .line(self(point))
        case .curve(let control1, let control2, let point):
          .curve(control1: self(control1), control2: self(control2), to: self(point))
        case .close: .close
        }
      })
  }

  /// Where a box comes to stand.
  package func callAsFunction(_ box: Box) -> Box {
    let corner = self(Point(x: box.x, y: box.y))
    return Box(x: corner.x, y: corner.y, width: box.width * scale, height: box.height * scale)
  }

  /// A placement within this one.
  package func callAsFunction(_ inner: Placement) -> Placement {
    Placement(x: x + inner.x * scale, y: y + inner.y * scale, scale: scale * inner.scale)
  }
}
