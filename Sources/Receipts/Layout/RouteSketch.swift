import Drawing
import Units
import Words

/// The way of a ride as a fine line, north up, with its begin and end, a bar for its scale and an arrow to the north.
package struct RouteSketch: Sendable, Hashable {
  /// The height of the picture, in the units of ``ReceiptSheet``.
  package let height: Double
  /// What the bar says.
  package let scaleText: String
  private let points: [Point]
  private let unitsPerMetre: Double
  private let barMetres: Double
  private let spread: Point
  private let low: Point

  private static let width = ReceiptSheet.column * Double(Receipt.columns)
  private static let foot = 34.0
  private static let margin = 14.0
  /// How far a corner may stray from the line that is drawn, in units.
  private static let tolerance = 0.6

  /// Draws a way through places; nil for fewer than two different ones.
  package init?(through places: [Coordinate], formats: Formats) {
    let metres = MapMarks.plane(places)
    guard let first = metres.first, metres.contains(where: { $0 != first }) else { return nil }
    var (low, high) = (first, first)
    for point in metres {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    let room = RouteSketch.width - 2 * RouteSketch.margin
    let spread = Point(x: max(high.x - low.x, 1), y: max(high.y - low.y, 1))
    // A way to the north is drawn 300 units high at most.
    let scale = min(room / spread.x, 300 / spread.y)
    self.spread = spread
    self.low = low
    unitsPerMetre = scale
    points = RouteLine.simplified(metres, tolerance: RouteSketch.tolerance / scale)
    height = max(spread.y * scale, 70) + 2 * RouteSketch.margin + RouteSketch.foot
    (barMetres, scaleText) = MapMarks.bar(longest: room * 0.4 / scale, formats: formats)
  }

  /// The picture, its upper left corner at the origin.
  func operations(width: Double) -> [DrawingOperation] {
    let room = (width: spread.x * unitsPerMetre, height: spread.y * unitsPerMetre)
    let inner = height - 2 * RouteSketch.margin - RouteSketch.foot
    let placed = points.map { point in
      Point(
        x: (width - room.width) / 2 + (point.x - low.x) * unitsPerMetre,
        y: RouteSketch.margin + (inner - room.height) / 2 + (point.y - low.y) * unitsPerMetre)
    }
    var operations: [DrawingOperation] = []
    if let first = placed.first, let last = placed.last {
      var line = Path([.move(first)])
      for point in placed.dropFirst() { line.append(.line(point)) }
      operations += [
        .stroke(line, width: 3, .route),
        .fill(RouteLine.disc(at: first, radius: 8), .ink), .fill(RouteLine.disc(at: first, radius: 5), .start),
        .fill(RouteLine.disc(at: last, radius: 8), .end),
      ]
    }
    let foot = height - 10
    return operations + MapMarks.bar(scaleText, length: barMetres * unitsPerMetre, at: Point(x: 2, y: foot), size: 18)
      + MapMarks.north(at: Point(x: width - 11, y: foot))
  }
}
