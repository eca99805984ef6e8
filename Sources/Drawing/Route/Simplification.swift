/// Dropping the corners of a line that nobody would miss.
enum Simplification {
  /// How many corners may reach the exact step, whose worst case is quadratic.
  private static let limit = 4096

  /// The corners of a line of which every dropped one lay within `tolerance` of what is left.
  ///
  /// First points closer together than the tolerance are joined, then Douglas and Peucker's method runs without
  /// recursion (Cartographica 10, 1973). A line of very many far corners is joined more coarsely, so that the work
  /// stays bounded.
  static func corners(of points: [Point], tolerance: Double) -> [Point] {
    var reach = max(tolerance, 1e-9)
    var thinned = joined(points, closerThan: reach)
    while thinned.count > limit {
      reach *= 2
      thinned = joined(thinned, closerThan: reach)
    }
    return kept(of: thinned, tolerance: tolerance)
  }

  private static func joined(_ points: [Point], closerThan reach: Double) -> [Point] {
    guard var last = points.first, let end = points.last else { return [] }
    var result = [last]
    for point in points.dropFirst() where squared(last, point) >= reach * reach {
      result.append(point)
      last = point
    }
    if last != end { result.append(end) }
    return result
  }

  private static func kept(of points: [Point], tolerance: Double) -> [Point] {
    guard points.count > 2 else { return points }
    var keep = Array(repeating: false, count: points.count)
    keep[0] = true
    keep[points.count - 1] = true
    var open = [(0, points.count - 1)]
    while let (first, last) = open.popLast() {
      var (worst, split) = (tolerance * tolerance, -1)
      for index in first + 1..<last {
        let stray = squaredDistance(of: points[index], from: points[first], to: points[last])
        if stray > worst { (worst, split) = (stray, index) }
      }
      guard split > 0 else { continue }
      keep[split] = true
      if split - first > 1 { open.append((first, split)) }
      if last - split > 1 { open.append((split, last)) }
    }
    return points.indices.filter { keep[$0] }.map { points[$0] }
  }

  private static func squared(_ one: Point, _ other: Point) -> Double {
    (one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y)
  }

  /// The squared distance of a point from a stretch, its ends included.
  private static func squaredDistance(of point: Point, from start: Point, to end: Point) -> Double {
    let length = squared(start, end)
    guard length > 0 else { return squared(point, start) }
    let along = (point.x - start.x) * (end.x - start.x) + (point.y - start.y) * (end.y - start.y)
    let share = min(max(along / length, 0), 1)
    let foot = Point(x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y))
    return squared(point, foot)
  }
}
