import Drawing
import Units
import Words

/// What a picture of a way needs to be a map: a plane, a bar for its scale, an arrow to the north.
enum MapMarks {
  /// Metres to the east and to the south of the first place; good to a thousandth over a city.
  static func plane(_ places: [Coordinate]) -> [Point] {
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
  static func bar(longest: Double, formats: Formats) -> (metres: Double, text: String) {
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

  /// A bar with ends whose lower left corner stands at a place, and what it stands for beside it.
  static func bar(_ text: String, length: Double, at place: Point, size: Double) -> [DrawingOperation] {
    let (left, y) = (place.x, place.y)
    let right = left + length
    var path = Path()
    path.append(polygon: [
      Point(x: left, y: y - 8), Point(x: left + 2, y: y - 8), Point(x: left + 2, y: y - 2),
      Point(x: right - 2, y: y - 2),
      Point(x: right - 2, y: y - 8), Point(x: right, y: y - 8), Point(x: right, y: y), Point(x: left, y: y),
    ])
    return [.fill(path, .ink), .text(TextRun(text, at: Point(x: right + 12, y: y), size: size), .faint)]
  }

  /// An arrow and the letter that maps have for the north, above a place.
  static func north(at place: Point) -> [DrawingOperation] {
    let (x, y) = (place.x, place.y)
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
