/// A place on the WGS 84 ellipsoid, in whole billionths of a degree (about 0.1 mm).
@usableFromInline package struct Coordinate: Sendable, Hashable {
  /// North of the equator, -90 to 90 degrees in billionths.
  @usableFromInline package let latitude: Int64
  /// East of Greenwich, -180 to 180 degrees in billionths.
  @usableFromInline package let longitude: Int64

  /// How many units a degree has.
  @inlinable @inline(__always)
  package static var unitsPerDegree: Int64 { 1_000_000_000 }

  /// Where the equator crosses the meridian of Greenwich.
  package static let origin = Coordinate()

  private init() {
    latitude = 0
    longitude = 0
  }

  /// Makes a place; nil when it is not on the globe.
  @inlinable @inline(__always)
  package init?(latitude: Int64, longitude: Int64) {
    guard (-90 * Coordinate.unitsPerDegree...90 * Coordinate.unitsPerDegree).contains(latitude),
      (-180 * Coordinate.unitsPerDegree...180 * Coordinate.unitsPerDegree).contains(longitude)
    else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Makes a place from degrees, rounded to the nearest unit; nil when it is not on the globe or not a number.
  package init?(degreesNorth: Double, degreesEast: Double) {
    guard degreesNorth.magnitude <= 90, degreesEast.magnitude <= 180 else { return nil }
    self.init(
      latitude: Coordinate.nearest(degreesNorth * 1e9), longitude: Coordinate.nearest(degreesEast * 1e9))
  }

  private static func nearest(_ value: Double) -> Int64 {
    Int64(value < 0 ? value - 0.5 : value + 0.5)
  }
}
