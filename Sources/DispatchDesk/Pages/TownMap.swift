import Glibc
import Units

/// A drawing of a town on which marks stand, north up.
struct TownMap: Sendable {
  /// Something that stands on the map.
  struct Mark: Sendable {
    let place: Coordinate
    /// The class of its sign, such as `from`.
    let kind: String
    /// What it is called.
    var label = ""
  }

  /// The width of the drawing in its own units.
  private static let width = 360.0
  private static let height = 270.0
  private static let margin = 22.0

  private let west: Double
  private let north: Double
  /// Units of the drawing for a degree.
  private let across: Double
  private let down: Double
  private let places: [Coordinate]

  /// A map just large enough for some places; nil when there are none.
  init?(_ places: [Coordinate]) {
    guard let first = places.first else { return nil }
    var (south, north, west, east) = (first.north, first.north, first.east, first.east)
    for place in places {
      (south, north) = (min(south, place.north), max(north, place.north))
      (west, east) = (min(west, place.east), max(east, place.east))
    }
    // A degree of longitude is shorter than one of latitude, by the cosine.
    let shrunk = max(0.02, cos((south + north) / 2 * .pi / 180))
    // A map of one place shows a kilometre around it, so that it is seen where in town that is.
    let scale = min(
      (Self.width - 2 * Self.margin) / max((east - west) * shrunk, 0.02),
      (Self.height - 2 * Self.margin) / max(north - south, 0.02))
    across = scale * shrunk
    down = scale
    self.west = (west + east) / 2 - Self.width / 2 / across
    self.north = (south + north) / 2 + Self.height / 2 / down
    self.places = places
  }

  /// Draws a town's lines and places under the marks.
  func draw(
    _ html: inout PageHTML, _ town: Town, _ marks: [Mark], _ strings: PageStrings, label: String,
    canBeChosen: Bool = false
  ) {
    var attributes: [(StaticString, String)] = [
      ("class", "map"), ("viewBox", "0 0 \(Int(Self.width)) \(Int(Self.height))"), ("role", "img"),
      ("aria-label", label), ("preserveAspectRatio", "xMidYMid meet"),
    ]
    if canBeChosen {
      // So that a script can tell the place of a point.
      attributes += [
        ("data-west", Self.text(west, 9)), ("data-north", Self.text(north, 9)), ("data-across", Self.text(across, 6)),
        ("data-down", Self.text(down, 6)),
      ]
    }
    html.element("svg", attributes) { html in
      for line in town.lines {
        let points = line.points.map { "\(Self.text(x($0), 1)),\(Self.text(y($0), 1))" }.joined(separator: " ")
        html.element("polyline", [("points", points), ("stroke", "#\(line.colour)")], text: "")
      }
      for place in town.places {
        var attributes = spot(place.place, "place")
        if canBeChosen {
          attributes += [
            ("r", "3"), ("data-name", place.name(in: strings.language)), ("data-point", Self.degrees(place.place)),
          ]
        } else {
          attributes.append(("r", "2"))
        }
        html.element("circle", attributes) { html in
          html.element("title", text: place.name(in: strings.language))
        }
      }
      for mark in marks {
        html.element("circle", spot(mark.place, "mark \(mark.kind)") + [("r", "7")]) { html in
          if !mark.label.isEmpty { html.element("title", text: mark.label) }
        }
      }
    }
  }

  private func spot(_ place: Coordinate, _ kind: String) -> [(StaticString, String)] {
    [("class", kind), ("cx", Self.text(x(place), 1)), ("cy", Self.text(y(place), 1))]
  }

  private func x(_ place: Coordinate) -> Double { (place.east - west) * across }

  private func y(_ place: Coordinate) -> Double { (north - place.north) * down }

  /// As a place is typed.
  static func degrees(_ place: Coordinate) -> String {
    "\(Decimal.shortest(place.latitude, digits: 9)), \(Decimal.shortest(place.longitude, digits: 9))"
  }

  private static func text(_ value: Double, _ digits: Int) -> String {
    var scaled = value
    for _ in 0..<digits { scaled *= 10 }
    return Decimal.shortest(Int64(scaled.rounded()), digits: digits)
  }
}

extension Coordinate {
  /// Degrees north, for drawing.
  fileprivate var north: Double { Double(latitude) / 1_000_000_000 }
  /// Degrees east, for drawing.
  fileprivate var east: Double { Double(longitude) / 1_000_000_000 }
}
