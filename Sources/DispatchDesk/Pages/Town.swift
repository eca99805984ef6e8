import Track
import Units

/// The town in which rides are given out, as far as somebody has told it: places that have names, and lines to find one's way by.
package struct Town: Sendable, Hashable {
  /// A place that people call by a name.
  package struct Place: Sendable, Hashable {
    /// Where.
    package let place: Coordinate
    private let names: [String: String]
    private let usual: String

    /// A place with its names by language and the one for everybody else.
    package init(_ place: Coordinate, names: [String: String] = [:], usual: String) {
      self.place = place
      self.names = names
      self.usual = usual
    }

    /// What it is called in a language.
    package func name(in language: String) -> String { names[language] ?? usual }
  }

  /// A line of the map, such as a metro's.
  package struct Line: Sendable, Hashable {
    /// Six hexadecimal digits.
    package let colour: String
    /// Its points in order.
    package let points: [Coordinate]

    /// Puts them together; nil for a colour that is none, and for fewer than two points.
    package init?(colour: String, points: [Coordinate]) {
      let isColour = colour.utf8.count == 6 && colour.allSatisfy(\.isHexDigit)
      guard isColour, points.count > 1 else { return nil }
      self.colour = colour
      self.points = points
    }
  }

  /// The places, in the order in which they are listed.
  package let places: [Place]
  /// The lines.
  package let lines: [Line]
  /// Whom the map must name.
  package let attribution: [String]

  /// Puts them together.
  package init(places: [Place] = [], lines: [Line] = [], attribution: [String] = []) {
    self.places = places
    self.lines = lines
    self.attribution = attribution
  }

  /// As near as this to a place with a name people say that they are by it.
  private static let nearby = Distance(millimetres: 1_500_000)

  /// The place with a name by which another is; nil when there is none as near.
  func nearest(to place: Coordinate) -> Place? {
    let centre = EllipsoidPoint(place)
    let all = places.map { (place: $0, way: EllipsoidPoint($0.place).distance(to: centre)) }
    guard let best = all.min(by: { $0.way < $1.way }), best.way <= Self.nearby else { return nil }
    return best.place
  }
}
