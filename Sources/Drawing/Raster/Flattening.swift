/// Straight lines in the place of curves.
struct Polyline: Sendable {
  var points: [Point]
  var isClosed: Bool
}

extension Path {
  /// The parts of the path as straight lines that stray a fortieth of a unit from the curves at most, after scaling.
  func flattened(scale: Double = 1) -> [Polyline] {
    var parts: [Polyline] = []
    var part = Polyline(points: [], isClosed: false)
    for element in elements {
      switch element {
      case .move(let point):
        if !part.points.isEmpty { parts.append(part) }
        part = Polyline(points: [point.scaled(scale)], isClosed: false)
      case .line(let point): part.points.append(point.scaled(scale))
      case .curve(let control1, let control2, let point):
        part.bend(control1.scaled(scale), control2.scaled(scale), to: point.scaled(scale))
      case .close:
        guard let first = part.points.first else { continue }
        part.isClosed = true
        parts.append(part)
        part = Polyline(points: [first], isClosed: false)
      }
    }
    if part.points.count > 1 || parts.isEmpty && !part.points.isEmpty { parts.append(part) }
    return parts
  }
}

extension Point {
  fileprivate func scaled(_ scale: Double) -> Point { Point(x: x * scale, y: y * scale) }
}

extension Polyline {
  /// How far a chord may stray from its curve.
  private static let tolerance = 0.025

  fileprivate mutating func bend(_ control1: Point, _ control2: Point, to end: Point) {
    guard let start = points.last else { return }
    // The second differences bound how far a cubic curve strays from its chord.
    let (ax, ay) = (start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y)
    let (bx, by) = (control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
    let bulge = max(ax * ax + ay * ay, bx * bx + by * by).squareRoot()
    let needed = (bulge * 0.75 / Polyline.tolerance).squareRoot().rounded(.up)
    let steps = needed > 1 ? Int(min(needed, 128)) : 1
    for step in 1..<max(steps, 1) {
      let t = Double(step) / Double(steps)
      let s = 1 - t
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      points.append(
        Point(
          x: a * start.x + b * control1.x + c * control2.x + d * end.x,
          y: a * start.y + b * control1.y + c * control2.y + d * end.y))
    }
    points.append(end)
  }
}
