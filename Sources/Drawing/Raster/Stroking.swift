extension Polyline {
  /// The outline of a stroke of the line with round ends and corners, as closed parts that turn the same way.
  func stroked(width: Double) -> [[Point]] {
    let radius = width / 2
    guard radius > 0 else { return [] }
    var line: [Point] = []
    for point in points where line.last != point { line.append(point) }
    if isClosed, line.count > 1, line.first == line.last { line.removeLast() }
    guard let first = line.first else { return [] }
    guard line.count > 1 else { return [Arc.circle(around: first, radius: radius)] }
    guard isClosed, line.count > 2 else {
      var outline = Polyline.side(of: line, radius: radius, isClosed: false)
      outline += Polyline.side(of: line.reversed(), radius: radius, isClosed: false)
      return [outline]
    }
    return [
      Polyline.side(of: line, radius: radius, isClosed: true),
      Polyline.side(of: line.reversed(), radius: radius, isClosed: true),
    ]
  }

  /// One side of a stroke, with the round end behind its last point where the line is open.
  private static func side(of line: [Point], radius: Double, isClosed: Bool) -> [Point] {
    var outline: [Point] = []
    let count = line.count
    for index in 0..<(isClosed ? count : count - 1) {
      let (from, to) = (line[index], line[(index + 1) % count])
      let normal = Arc.normal(from, to)
      outline.append(Point(x: from.x + normal.x * radius, y: from.y + normal.y * radius))
      outline.append(Point(x: to.x + normal.x * radius, y: to.y + normal.y * radius))
      let next: Point
      if isClosed || index + 2 < count {
        next = Arc.normal(to, line[(index + 2) % count])
        // The inner side of a corner: by way of the corner itself, so that the outline turns the same way.
        guard normal.x * next.y - normal.y * next.x > 0 else {
          outline.append(to)
          continue
        }
      } else {
        next = Point(x: -normal.x, y: -normal.y)
      }
      Arc.add(from: normal, to: next, around: to, radius: radius, isHalf: !isClosed && index + 2 >= count, to: &outline)
    }
    return outline
  }
}

/// Pieces of circles without sines: the directions between two are found by halving.
enum Arc {
  /// To the right of a direction, of length 1; y points down.
  static func normal(_ from: Point, _ to: Point) -> Point {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? Point(x: y / length, y: -x / length) : Point(x: 0, y: -1)
  }

  /// Adds what lies between two directions on a circle, the ends left out.
  static func add(
    from: Point, to: Point, around centre: Point, radius: Double, isHalf: Bool, to outline: inout [Point]
  ) {
    if isHalf {
      let between = Point(x: -from.y, y: from.x)
      add(from: from, to: between, around: centre, radius: radius, isHalf: false, to: &outline)
      outline.append(Point(x: centre.x + between.x * radius, y: centre.y + between.y * radius))
      add(from: between, to: to, around: centre, radius: radius, isHalf: false, to: &outline)
      return
    }
    halve(from, to, centre, radius, depth: 0, &outline)
  }

  private static func halve(
    _ from: Point, _ to: Point, _ centre: Point, _ radius: Double, depth: Int, _ outline: inout [Point]
  ) {
    let (x, y) = (from.x + to.x, from.y + to.y)
    let length = (x * x + y * y).squareRoot()
    // The chord's height over its arc: radius * (1 - cosine of half the angle).
    guard depth < 7, length > 1e-9, radius * (1 - length / 2) > 0.02 else { return }
    let between = Point(x: x / length, y: y / length)
    halve(from, between, centre, radius, depth: depth + 1, &outline)
    outline.append(Point(x: centre.x + between.x * radius, y: centre.y + between.y * radius))
    halve(between, to, centre, radius, depth: depth + 1, &outline)
  }

  static func circle(around centre: Point, radius: Double) -> [Point] {
    var outline: [Point] = []
    let east = Point(x: 1, y: 0)
    let west = Point(x: -1, y: 0)
    for (from, to) in [(east, west), (west, east)] {
      outline.append(Point(x: centre.x + from.x * radius, y: centre.y + from.y * radius))
      add(from: from, to: to, around: centre, radius: radius, isHalf: true, to: &outline)
    }
    return outline
  }
}
