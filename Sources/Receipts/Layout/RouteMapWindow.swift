import Drawing
import Track
import Units

/// The part of a street map in tiles that lies behind the way of a ride.
///
/// Tiles are squares of 256 pixels; at zoom 0 one of them is the whole world, and each step doubles its sides.
package struct RouteMapWindow: Sendable, Hashable {
  /// A tile that the window shows some of.
  package struct Tile: Sendable, Hashable {
    /// How far it is zoomed in.
    package let zoom: Int
    /// Which one from the west.
    package let column: Int
    /// Which one from the north.
    package let row: Int
    /// How far its left edge lies to the right of the window's, in pixels.
    package let x: Int
    /// How far its upper edge lies below the window's, in pixels.
    package let y: Int

    /// The address at which a server of ours has it, relative to the page.
    package var path: String { "tiles/\(zoom)/\(column)/\(row)" }
  }

  /// How many pixels a side of a tile has.
  package static let side = 256
  /// How far it is zoomed in at most: streets have their names, and servers have the tiles.
  package static let deepest = 17

  /// How far it is zoomed in.
  package let zoom: Int
  /// Its width in pixels of the map.
  package let width: Int
  /// Its height in pixels of the map.
  package let height: Int
  /// How large a pixel of the map is drawn, 1 to 2 units of the receipt: smaller, and names cannot be read on paper.
  let unitsPerPixel: Double
  /// How long a pixel of the map is.
  let metresPerPixel: Double
  /// The window's upper left corner, in pixels from that of the world.
  private let left: Int
  private let top: Int

  /// What is kept free around the way, in units.
  private static let margin = 24.0
  private static let (lowest, tallest) = (160.0, 280.0)

  /// The window behind a way through places; nil for fewer than two different ones.
  package init?(through places: [Coordinate]) {
    let way = RouteMapWindow.unrolled(places)
    guard let first = way.first, way.contains(where: { $0 != first }) else { return nil }
    var (low, high) = (first, first)
    for place in way {
      low = Point(x: min(low.x, place.x), y: min(low.y, place.y))
      high = Point(x: max(high.x, place.x), y: max(high.y, place.y))
    }
    // What a unit of the receipt may show of the world at least.
    let margin = 2 * RouteMapWindow.margin
    let unit = max(
      (high.x - low.x) / (RouteSketch.width - margin), (high.y - low.y) / (RouteMapWindow.tallest - margin))
    var (zoom, pixels) = (0, Double(RouteMapWindow.side))
    while zoom < RouteMapWindow.deepest, 1 / (pixels * 2) >= unit { (zoom, pixels) = (zoom + 1, pixels * 2) }
    let scale = min(max(1 / (pixels * unit), 1), 2)
    let tall = min(
      max((high.y - low.y) * pixels * scale + margin, RouteMapWindow.lowest), RouteMapWindow.tallest)
    self.zoom = zoom
    unitsPerPixel = scale
    width = Int((RouteSketch.width / scale).rounded(.up))
    height = Int((tall / scale).rounded(.up))
    left = Int(((low.x + high.x) / 2 * pixels - Double(width) / 2).rounded(.down))
    top = Int(((low.y + high.y) / 2 * pixels - Double(height) / 2).rounded(.down))
    let middle = places.map { $0.latitude }.reduce((Int64.max, Int64.min)) { (min($0.0, $1), max($0.1, $1)) }
    metresPerPixel = MapPlace.metres(atDegrees: Double(middle.0 / 2 + middle.1 / 2) / 1e9) / pixels
  }

  /// Where it lies on the square of the world, whose side is 1, from the upper left corner; beyond it around the world.
  package var share: Box {
    let world = Double(RouteMapWindow.side << zoom)
    return Box(
      x: Double(left) / world, y: Double(top) / world, width: Double(width) / world, height: Double(height) / world)
  }

  /// The tiles that it shows some of, row by row; beyond the poles there are none.
  package var tiles: [Tile] {
    let side = RouteMapWindow.side
    func first(_ pixel: Int) -> Int { pixel >= 0 ? pixel / side : -((side - 1 - pixel) / side) }
    let count = 1 << zoom
    var tiles: [Tile] = []
    for row in first(top)...first(top + height - 1) where row >= 0 && row < count {
      for column in first(left)...first(left + width - 1) {
        // Around the world the map begins anew.
        let around = ((column % count) + count) % count
        tiles.append(Tile(zoom: zoom, column: around, row: row, x: column * side - left, y: row * side - top))
      }
    }
    return tiles
  }

  /// Where the places of a way lie in the picture, in units of the receipt from its upper left corner.
  func points(_ places: [Coordinate]) -> [Point] {
    let pixels = Double(RouteMapWindow.side << zoom)
    return RouteMapWindow.unrolled(places).map { place in
      Point(
        x: (place.x * pixels - Double(left)) * unitsPerPixel, y: (place.y * pixels - Double(top)) * unitsPerPixel)
    }
  }

  /// Places on the map of the world; a way over the 180th meridian goes on beyond the map's edge.
  private static func unrolled(_ places: [Coordinate]) -> [Point] {
    var last: Double?
    return places.map { place in
      let projected = MapPlace(place)
      var x = projected.x
      if let last { x += (last - x).rounded(.toNearestOrEven) }
      last = x
      return Point(x: x, y: projected.y)
    }
  }
}
