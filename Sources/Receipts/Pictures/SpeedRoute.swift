import Drawing
import Tariffs
import Taximeter
import Track
import Units
import Words

/// The way of a ride, its line told apart by speed: above the speed at which distance and time earn the same, distance
/// earned; below it, time did.
///
/// North is up; a ring is where the ride began, a spot where it ended.
package struct SpeedRoute: Sendable {
  /// The picture, without a sheet below it.
  package let drawing: Drawing
  /// What it is, for those who listen.
  package let title: String
  /// The part of the picture in which the way lies.
  package let map: Box

  /// Draws a way; nil for fewer than two different places.
  ///
  /// - Parameters:
  ///   - fixes: The positions that were used, in order, as ``Meter/usedFixes`` has them.
  ///   - curve: Which rate counted when.
  ///   - edition: The rates.
  ///   - strings: The words.
  ///   - formats: The language's numbers, with the customs of the place.
  ///   - marked: A time whose place is marked; nil for none.
  ///   - width: How wide it is, ``PictureWidth/least`` at least.
  package init?(
    through fixes: [Fix], curve: FareCurve, edition: Edition, strings: Strings, formats: Formats,
    marked: Instant? = nil, width: Double = PictureWidth.sheet
  ) {
    let pieces = SpeedPieces(fixes, curve: curve, edition: edition)
    guard let frame = MapFrame(pieces.points, width: width) else { return nil }
    title = strings.text(.pictureRoute)
    var canvas = Canvas(width: width, margin: 0)
    map = Box(x: 0, y: 0, width: width, height: frame.height)
    canvas.fill(map, .panel)
    for run in pieces.runs { SpeedRoute.draw(run, in: frame, on: &canvas) }
    frame.drawMarks(on: &canvas, formats: formats)
    if let marked, let index = fixes.lastIndex(where: { $0.time <= marked }) {
      let place = frame.place(pieces.points[index])
      canvas.fill(RouteLine.disc(at: place, radius: 10), .accent)
      canvas.fill(RouteLine.disc(at: place, radius: 6), .paper)
    }
    canvas.y = frame.height + 8
    PictureLegend(
      pieces.causes.map {
        PictureLegend.Entry(paint: $0.paint, texture: $0.texture, text: strings.text($0.phrase), ground: $0.ground)
      }
    ).draw(on: &canvas)
    for speed in pieces.speeds {
      canvas.paragraph(
        strings.text(.tariffCrossOver, ["speed": formats.speed(speed)]), size: Canvas.Size.small, .medium, .faint)
    }
    drawing = canvas.drawing
  }

  /// When the car was nearest to a place of the picture.
  ///
  /// - Parameters:
  ///   - across: The place from left to right, as a share of ``map``.
  ///   - down: The place from the top down.
  ///   - fixes: The positions by which it was drawn.
  ///   - width: How wide it was drawn.
  /// - Returns: The time; nil where there is no way.
  package static func time(across: Double, down: Double, fixes: [Fix], width: Double) -> Instant? {
    let points = MapMarks.plane(fixes.map { $0.place })
    guard let frame = MapFrame(points, width: width) else { return nil }
    let place = Point(x: width * across, y: frame.height * down)
    var nearest: (square: Double, index: Int)?
    for (index, point) in points.enumerated() {
      let drawn = frame.place(point)
      let square = (drawn.x - place.x) * (drawn.x - place.x) + (drawn.y - place.y) * (drawn.y - place.y)
      if nearest.map({ square < $0.square }) ?? true { nearest = (square, index) }
    }
    return nearest.map { fixes[$0.index].time }
  }

  /// A run as a broad line; where time earned, light within, where nothing was heard, dashed.
  private static func draw(_ run: SpeedPieces.Run, in frame: MapFrame, on canvas: inout Canvas) {
    let points = RouteLine.simplified(run.points.map { frame.place($0) }, tolerance: 0.5)
    switch run.cause {
    case .distance: canvas.line(points, width: 5, .distance)
    case .both:
      canvas.line(points, width: 6, .distance)
      canvas.line(points, width: 2, .time)
    case .time:
      canvas.line(points, width: 8, .time)
      canvas.line(points, width: 3, .paper)
    case .gap:
      for dash in SpeedRoute.dashes(points, length: 9, gap: 8) { canvas.line(dash, width: 3, .gap) }
    }
  }

  /// A line cut into dashes.
  private static func dashes(_ points: [Point], length: Double, gap: Double) -> [[Point]] {
    var dashes: [[Point]] = []
    for (from, to) in zip(points, points.dropFirst()) {
      let way = ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
      guard way > 0 else { continue }
      func point(_ at: Double) -> Point {
        Point(x: from.x + (to.x - from.x) * at / way, y: from.y + (to.y - from.y) * at / way)
      }
      for begin in stride(from: 0, to: way, by: length + gap) {
        dashes.append([point(begin), point(min(begin + length, way))])
      }
    }
    return dashes
  }
}
