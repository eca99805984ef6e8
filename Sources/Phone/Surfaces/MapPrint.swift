import Drawing
import Thermal
import Units

/// A route on the globe and the part of a map that shows it with room around.
package struct MapRoute: Sendable, Hashable {
  /// A place in degrees, as maps take them.
  package struct Degrees: Sendable, Hashable {
    /// North of the equator.
    package var latitude: Double
    /// East of Greenwich.
    package var longitude: Double
  }

  /// Where the route goes.
  package let places: [Degrees]
  /// The middle of the map.
  package let middle: Degrees
  /// How many degrees the map shows.
  package let span: Degrees

  /// The least of a map, some 400 m, so that a short ride has streets around it.
  private static let least = 0.004
  /// How much larger the map is than the route.
  private static let room = 1.3

  /// The route along places; nil for none.
  package init?(_ coordinates: [Coordinate]) {
    places = coordinates.map {
      Degrees(latitude: Double($0.latitude) / 1e9, longitude: Double($0.longitude) / 1e9)
    }
    guard let south = places.map({ $0.latitude }).min(), let north = places.map({ $0.latitude }).max(),
      let west = places.map({ $0.longitude }).min(), let east = places.map({ $0.longitude }).max()
    else { return nil }
    middle = Degrees(latitude: (south + north) / 2, longitude: (west + east) / 2)
    span = Degrees(
      latitude: max(MapRoute.least, (north - south) * MapRoute.room),
      longitude: max(MapRoute.least, (east - west) * MapRoute.room))
  }
}

/// A map with a route as dots: lines alone are printed, the route is drawn over them in the map's own pixels.
package struct MapPrint: Sendable {
  private let picture: Picture?
  private let route: [Point]

  /// Takes the pixels of a map, four bytes each, and the route in them.
  package init(width: Int, height: Int, rgba: [UInt8], route: [Point]) {
    do throws(ThermalError) { picture = try Picture(width: width, height: height, rgba: rgba) } catch { picture = nil }
    self.route = route
  }

  /// The dots, so many in a row; nil for no map.
  package func bitmap(dots: Int) -> Bitmap? {
    guard let picture else { return nil }
    do throws(ThermalError) {
      var map = try Bitmap(picture, width: dots, Bitmap.PictureSettings(base: .tiles))
      let scale = Double(dots) / Double(picture.width)
      for (from, to) in zip(route, route.dropFirst()) { map.line(from: from, to: to, scale: scale) }
      return map
    } catch {
      return nil
    }
  }
}

extension Bitmap {
  /// A line of four dots.
  fileprivate mutating func line(from: Point, to: Point, scale: Double) {
    let (x, y) = ((to.x - from.x) * scale, (to.y - from.y) * scale)
    let steps = Int(min(max(x.magnitude, y.magnitude), 10_000).rounded(.up))
    for step in 0...max(steps, 1) {
      let share = Double(step) / Double(max(steps, 1))
      let (left, top) = (Int(from.x * scale + x * share) - 2, Int(from.y * scale + y * share) - 2)
      guard left >= 0, top >= 0, left + 4 <= width, top + 4 <= height else { continue }
      fill(x: left, y: top, width: 4, height: 4)
    }
  }
}
