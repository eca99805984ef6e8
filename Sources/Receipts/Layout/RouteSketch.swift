import Drawing
import Units
import Words

/// The way of a ride, north up, with its begin and end, a bar for its scale and an arrow to the north.
package struct RouteSketch: Sendable, Hashable {
  /// The height of the picture, in the units of ``ReceiptSheet``.
  package let height: Double
  /// What the bar says.
  package let scaleText: String
  /// The lines of text in it, from the top.
  let lines: [String]
  /// The picture, its upper left corner at the origin.
  let operations: [DrawingOperation]

  static let width = ReceiptSheet.column * Double(Receipt.columns)
  private static let foot = 34.0
  private static let margin = 14.0
  /// How far a corner may stray from the line that is drawn, in units.
  static let tolerance = 0.6

  init(height: Double, scaleText: String, lines: [String], operations: [DrawingOperation]) {
    self.height = height
    self.scaleText = scaleText
    self.lines = lines
    self.operations = operations
  }

  /// Draws a way through places as a fine line; nil for fewer than two different ones.
  package init?(through places: [Coordinate], formats: Formats) {
    let metres = MapMarks.plane(places)
    guard let first = metres.first, metres.contains(where: { $0 != first }) else { return nil }
    var (low, high) = (first, first)
    for point in metres {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    let (width, margin) = (RouteSketch.width, RouteSketch.margin)
    let free = width - 2 * margin
    let spread = Point(x: max(high.x - low.x, 1), y: max(high.y - low.y, 1))
    // A way to the north is drawn 300 units high at most.
    let scale = min(free / spread.x, 300 / spread.y)
    let inner = max(spread.y * scale, 70)
    let placed = RouteLine.simplified(metres, tolerance: RouteSketch.tolerance / scale).map { point in
      Point(
        x: (width - spread.x * scale) / 2 + (point.x - low.x) * scale,
        y: margin + (inner - spread.y * scale) / 2 + (point.y - low.y) * scale)
    }
    let height = inner + 2 * margin + RouteSketch.foot
    let (barMetres, text) = MapMarks.bar(longest: free * 0.4 / scale, formats: formats)
    let foot = height - 10
    self.init(
      height: height, scaleText: text, lines: [text],
      operations: RouteSketch.line(placed, width: 3)
        + MapMarks.bar(text, length: barMetres * scale, at: Point(x: 2, y: foot), size: 18)
        + MapMarks.north(at: Point(x: width - 11, y: foot)))
  }

  /// A line with a ring where it begins and a dot where it ends; on a map with bare paper around it.
  static func line(_ points: [Point], width: Double, casing: Double? = nil) -> [DrawingOperation] {
    guard let first = points.first, let last = points.last else { return [] }
    var line = Path([.move(first)])
    for point in points.dropFirst() { line.append(.line(point)) }
    var operations: [DrawingOperation] = []
    if let casing {
      operations += [
        .stroke(line, width: casing, .casing),
        .fill(RouteLine.disc(at: first, radius: 11), .casing), .fill(RouteLine.disc(at: last, radius: 11), .casing),
      ]
    }
    return operations + [
      .stroke(line, width: width, .route),
      .fill(RouteLine.disc(at: first, radius: 8), .ink), .fill(RouteLine.disc(at: first, radius: 5), .start),
      .fill(RouteLine.disc(at: last, radius: 8), .end),
    ]
  }
}
