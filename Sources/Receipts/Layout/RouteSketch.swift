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
    let metres = RouteSketch.plane(places)
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
    (barMetres, scaleText) = RouteSketch.bar(longest: room * 0.4 / scale, formats: formats)
  }

  /// Metres to the east and to the south of the first place; good to a thousandth over a city.
  private static func plane(_ places: [Coordinate]) -> [Point] {
    guard let first = places.first else { return [] }
    let metresPerDegree = 111_195.0
    let cosine = RouteLine.cosine(degrees: Double(first.latitude) / 1e9)
    return places.map { place in
      Point(
        x: Double(place.longitude - first.longitude) / 1e9 * metresPerDegree * cosine,
        y: Double(first.latitude - place.latitude) / 1e9 * metresPerDegree)
    }
  }

  /// The longest bar of one, two or five times a power of ten that fits.
  private static func bar(longest: Double, formats: Formats) -> (metres: Double, text: String) {
    let unit: LengthUnit
    let metresPerUnit: Double
    if formats.customs.roads == .miles {
      unit = longest < 161 ? .yards : .miles
      metresPerUnit = unit == .yards ? 0.9144 : 1609.344
    } else {
      unit = longest < 1000 ? .metres : .kilometres
      metresPerUnit = unit == .metres ? 1 : 1000
    }
    var thousandths: Int64 = unit == .miles ? 100 : 1000
    var best = thousandths
    var steps: [Int64] = [2, 5, 10]
    while thousandths < 10_000_000_000 {
      for step in steps where Double(thousandths * step) / 1000 * metresPerUnit <= longest { best = thousandths * step }
      thousandths *= 10
      steps = [1, 2, 5]
    }
    let metres = Double(best) / 1000 * metresPerUnit
    let length = Distance(millimetres: Int64((metres * 1000).rounded(.toNearestOrEven)))
    return (metres, formats.distance(length, in: unit, digits: best % 1000 == 0 ? 0 : 1))
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
    return operations + bar(width: width) + north(width: width)
  }

  /// A bar with ends, and what it stands for.
  private func bar(width: Double) -> [DrawingOperation] {
    let y = height - 10
    let length = barMetres * unitsPerMetre
    var path = Path()
    path.append(polygon: [
      Point(x: 2, y: y - 8), Point(x: 4, y: y - 8), Point(x: 4, y: y - 2), Point(x: length, y: y - 2),
      Point(x: length, y: y - 8), Point(x: length + 2, y: y - 8), Point(x: length + 2, y: y), Point(x: 2, y: y),
    ])
    let text = TextRun(scaleText, at: Point(x: length + 14, y: y), size: 18)
    return [.fill(path, .ink), .text(text, .faint)]
  }

  /// An arrow and the letter that maps have for the north.
  private func north(width: Double) -> [DrawingOperation] {
    let x = width - 11
    let y = height - 10
    var arrow = Path()
    arrow.append(polygon: [
      Point(x: x, y: y - 40), Point(x: x + 8, y: y - 20), Point(x: x, y: y - 25), Point(x: x - 8, y: y - 20),
    ])
    let letter = Path([
      .move(Point(x: x - 5, y: y - 1)), .line(Point(x: x - 5, y: y - 14)), .line(Point(x: x + 5, y: y - 1)),
      .line(Point(x: x + 5, y: y - 14)),
    ])
    return [.fill(arrow, .ink), .stroke(letter, width: 2, .ink)]
  }
}
