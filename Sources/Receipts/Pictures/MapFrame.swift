import Drawing
import Units
import Words

/// A box into which a way is fitted, north up.
struct MapFrame {
  /// The height of the box.
  let height: Double
  private let width: Double
  private let unitsPerMetre: Double
  private let offset: Point
  private let ends: (first: Point, last: Point)

  private static let margin = 24.0
  private static let foot = 30.0

  /// Fits points in metres into a width; nil for fewer than two different ones.
  init?(_ points: [Point], width: Double) {
    guard let first = points.first, let last = points.last, points.contains(where: { $0 != first }) else { return nil }
    var (low, high) = (first, first)
    for point in points {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    let spread = Point(x: max(high.x - low.x, 1), y: max(high.y - low.y, 1))
    let room = Point(x: width - 2 * MapFrame.margin, y: width < PictureWidth.narrow ? 260 : 340)
    let scale = min(room.x / spread.x, room.y / spread.y)
    let inner = max(spread.y * scale, 90)
    self.width = width
    unitsPerMetre = scale
    height = inner + 2 * MapFrame.margin + MapFrame.foot
    offset = Point(
      x: (width - spread.x * scale) / 2 - low.x * scale,
      y: MapFrame.margin + (inner - spread.y * scale) / 2 - low.y * scale)
    ends = (first, last)
  }

  /// Where a point in metres stands.
  func place(_ point: Point) -> Point {
    Point(x: offset.x + point.x * unitsPerMetre, y: offset.y + point.y * unitsPerMetre)
  }

  /// Draws the ends of the way, the bar for the scale and the arrow to the north.
  func drawMarks(on canvas: inout Canvas, formats: Formats) {
    let (first, last) = (place(ends.first), place(ends.last))
    canvas.fill(RouteLine.disc(at: first, radius: 9), .ink)
    canvas.fill(RouteLine.disc(at: first, radius: 5.5), .start)
    canvas.fill(RouteLine.disc(at: last, radius: 9), .end)
    let bar = MapMarks.bar(longest: (width - 2 * MapFrame.margin) * 0.3 / unitsPerMetre, formats: formats)
    canvas.add(
      MapMarks.bar(
        bar.text, length: bar.metres * unitsPerMetre, at: Point(x: 12, y: height - 12), size: Canvas.Size.small))
    canvas.add(MapMarks.north(at: Point(x: width - 22, y: height - 12)))
  }
}
