import Drawing

/// What tells a surface from another without colour.
enum Texture: Sendable, Hashable {
  /// Nothing but the colour.
  case plain
  /// Upright stripes.
  case stripes
  /// Round spots.
  case dots
  /// An edge alone.
  case hollow
  /// Lines across.
  case bars

  /// A rectangle with the texture; stripes and spots show what is below.
  func operations(in box: Box, _ paint: Paint, ground: Paint = .paper) -> [DrawingOperation] {
    guard box.width > 0, box.height > 0 else { return [] }
    let fill = DrawingOperation.fill(box.path, paint)
    switch self {
    case .plain: return [fill]
    case .hollow:
      let edge = 2.0
      guard box.width > 2 * edge, box.height > 2 * edge else { return [fill] }
      let inner = Box(
        x: box.x + edge, y: box.y + edge, width: box.width - 2 * edge, height: box.height - 2 * edge)
      return [fill, .fill(inner.path, ground)]
    case .stripes: return [fill, .fill(Texture.stripes(in: box), ground)]
    case .bars: return [fill, .fill(Texture.bars(in: box), ground)]
    case .dots: return [fill, .fill(Texture.dots(in: box), ground)]
    }
  }

  /// How far stripes stand from each other; they stand at multiples of it, so that neighbours go on in step.
  static let step = 5.0
  /// How wide a stripe is.
  static let thickness = 1.4

  private static func stripes(in box: Box) -> Path {
    var path = Path()
    for x in places(from: box.x, to: box.x + box.width) {
      path.append(Box(x: x, y: box.y, width: thickness, height: box.height))
    }
    return path
  }

  private static func bars(in box: Box) -> Path {
    var path = Path()
    for y in places(from: box.y, to: box.y + box.height) {
      path.append(Box(x: box.x, y: y, width: box.width, height: thickness))
    }
    return path
  }

  private static func dots(in box: Box) -> Path {
    var path = Path()
    for x in places(from: box.x, to: box.x + box.width - step / 2) {
      for y in places(from: box.y, to: box.y + box.height - step / 2) {
        for element in RouteLine.disc(at: Point(x: x + step / 2, y: y + step / 2), radius: 1.1).elements {
          path.append(element)
        }
      }
    }
    return path
  }

  /// The places of stripes that lie whole between two ends.
  static func places(from: Double, to: Double) -> [Double] {
    var places: [Double] = []
    var place = (from / step).rounded(.up) * step
    while place + thickness <= to {
      places.append(place)
      place += step
    }
    return places
  }
}

extension Path {
  /// Adds a rectangle.
  mutating func append(_ box: Box) {
    for element in box.path.elements { append(element) }
  }
}
