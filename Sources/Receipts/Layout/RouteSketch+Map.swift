import Drawing
import Units
import Words

extension RouteSketch {
  /// How large the words under a map are: forty letters in the width.
  private static let small = 16.0

  /// Draws a way over a street map, or as a fine line where there is none of just its part of the world.
  package init?(through places: [Coordinate], map: RouteMap?, formats: Formats) {
    guard let map, map.window == RouteMapWindow(through: places) else {
      self.init(through: places, formats: formats)
      return
    }
    self.init(through: places, on: map, formats: formats)
  }

  /// Draws a way over a street map; nil for fewer than two different places.
  private init?(through places: [Coordinate], on map: RouteMap, formats: Formats) {
    let window = map.window
    let points = window.points(places)
    guard let first = points.first, points.contains(where: { $0 != first }) else { return nil }
    let box = Box(
      x: 0, y: 0, width: RouteSketch.width, height: (Double(window.height) * window.unitsPerPixel).rounded(.down))
    let unitsPerMetre = window.unitsPerPixel / window.metresPerPixel
    let (metres, text) = MapMarks.bar(longest: RouteSketch.width * 0.4 / unitsPerMetre, formats: formats)
    let columns = Int(RouteSketch.width / (RouteSketch.small * TextRun.columnPerSize))
    let words = TextColumns.wrapped(map.attribution, width: columns, cutsWords: true)
    let foot = box.height + 48
    var operations: [DrawingOperation] = [
      .group(
        [
          .picture(
            map.picture,
            Box(
              x: 0, y: 0, width: Double(window.width) * window.unitsPerPixel,
              height: Double(window.height) * window.unitsPerPixel))
        ]
          + RouteSketch.line(
            RouteLine.simplified(points, tolerance: RouteSketch.tolerance), width: 5, casing: 10),
        Placement(), clip: box)
    ]
    operations += MapMarks.bar(text, length: metres * unitsPerMetre, at: Point(x: 2, y: foot), size: 18)
    operations += MapMarks.north(at: Point(x: RouteSketch.width - 11, y: foot))
    for (index, line) in words.enumerated() {
      operations.append(
        .text(
          TextRun(line, at: Point(x: 0, y: foot + 24 + Double(index) * 20), size: RouteSketch.small), .faint))
    }
    self.init(
      height: foot + 14 + Double(words.count) * 20, scaleText: text, lines: [text] + words, operations: operations)
  }
}
