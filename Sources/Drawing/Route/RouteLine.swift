/// The line of a ride, simplified and fitted into a box.
package struct RouteLine: Sendable, Hashable {
  /// The corners that are left, in the box's units.
  package let points: [Point]

  private let width: Double
  private let height: Double

  /// Fits places into a box, north up, the shape kept, in the middle of the shorter side.
  ///
  /// Places that are not numbers are left out; corners that stray less than `tolerance` from the line are dropped. A ride
  /// that stands on one spot is a dot in the middle.
  ///
  /// - Parameters:
  ///   - places: Where the ride went, x to the east and y to the north, in one unit of length for both.
  ///   - width: The box's width.
  ///   - height: The box's height.
  ///   - margin: The room kept free on all sides.
  ///   - tolerance: How far a corner may stray, in the box's units.
  package init(through places: [Point], width: Double, height: Double, margin: Double = 8, tolerance: Double = 0.5) {
    self.width = width
    self.height = height
    let places = places.filter { abs($0.x) < 1e12 && abs($0.y) < 1e12 }
    guard let first = places.first else {
      self.points = []
      return
    }
    var (low, high) = (first, first)
    for place in places {
      low = Point(x: min(low.x, place.x), y: min(low.y, place.y))
      high = Point(x: max(high.x, place.x), y: max(high.y, place.y))
    }
    let scale = min(
      (width - 2 * margin) / max(high.x - low.x, 1e-6), (height - 2 * margin) / max(high.y - low.y, 1e-6))
    let spread = high.x - low.x > 1e-6 || high.y - low.y > 1e-6
    let fitted = places.map { place in
      Point(
        x: width / 2 + (spread ? (place.x - (low.x + high.x) / 2) * scale : 0),
        y: height / 2 - (spread ? (place.y - (low.y + high.y) / 2) * scale : 0))
    }
    self.points = Simplification.corners(of: fitted, tolerance: tolerance)
  }

  /// The line as a path.
  package var path: Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      path.append(index == 0 ? .move(point) : .line(point))
    }
    return path
  }

  /// The picture: the line, a ring where it began, a dot where it ended or now is.
  package func drawing(lineWidth: Double = 3) -> Drawing {
    guard let first = points.first, let last = points.last else {
      return Drawing(width: width, height: height, operations: [])
    }
    return Drawing(
      width: width, height: height,
      operations: [
        .stroke(path, width: lineWidth, .route),
        .fill(RouteLine.disc(at: first, radius: lineWidth * 1.4), .start),
        .fill(RouteLine.disc(at: last, radius: lineWidth * 1.8), .end),
      ])
  }

  /// The corners of a line of which every dropped one lay within `tolerance` of what is left, in the points' own unit.
  package static func simplified(_ points: [Point], tolerance: Double) -> [Point] {
    Simplification.corners(of: points, tolerance: tolerance)
  }

  /// The cosine of a latitude, good to a thousandth from pole to pole, which a small picture does not show.
  package static func cosine(degrees: Double) -> Double {
    let angle = degrees * 0.017453292519943295
    let square = angle * angle
    return 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56)))
  }

  /// A round spot, of four curves that leave the circle by less than three ten-thousandths of its radius.
  package static func disc(at centre: Point, radius: Double) -> Path {
    let arm = radius * 0.5522847498307936
    let (x, y) = (centre.x, centre.y)
    return Path([
      .move(Point(x: x + radius, y: y)),
      .curve(
        control1: Point(x: x + radius, y: y + arm), control2: Point(x: x + arm, y: y + radius),
        to: Point(x: x, y: y + radius)),
      .curve(
        control1: Point(x: x - arm, y: y + radius), control2: Point(x: x - radius, y: y + arm),
        to: Point(x: x - radius, y: y)),
      .curve(
        control1: Point(x: x - radius, y: y - arm), control2: Point(x: x - arm, y: y - radius),
        to: Point(x: x, y: y - radius)),
      .curve(
        control1: Point(x: x + arm, y: y - radius), control2: Point(x: x + radius, y: y - arm),
        to: Point(x: x + radius, y: y)),
      .close,
    ])
  }
}
