import Units

/// A place on the square map of the world from which the tiles of street maps are cut.
///
/// Mercator's projection of the sphere, as [EPSG:3857](https://epsg.io/3857) has it; made of IEEE arithmetic only, so it is
/// the same everywhere.
package struct MapPlace: Sendable, Hashable {
  /// How far to the east of the map's left edge, of its width.
  package let x: Double
  /// How far to the south of its upper edge, of its height.
  package let y: Double

  /// The latitude of the upper edge in degrees; what lies beyond it, or beyond the lower one, is put on the edge.
  package static let edge = 85.05112877980659

  /// Projects a place.
  package init(_ place: Coordinate) {
    let degrees = min(max(Double(place.latitude) / 1e9, -MapPlace.edge), MapPlace.edge)
    let sine = Trigonometry.sineAndCosine(ofQuarterTurn: degrees * Trigonometry.radiansPerDegree).sine
    let pi = 3.141592653589793
    x = Double(place.longitude) / 360e9 + 0.5
    y = 0.5 - MapPlace.logarithm((1 + sine) / (1 - sine)) / (4 * pi)
  }

  /// How many metres a width of the map is long at a latitude.
  package static func metres(atDegrees latitude: Double) -> Double {
    // The equator of the sphere that the map is of.
    40_075_016.685578488
      * Trigonometry.sineAndCosine(ofQuarterTurn: latitude * Trigonometry.radiansPerDegree).cosine
  }

  /// The natural logarithm of a positive number, within some units of the last place.
  ///
  /// A power of two times a number near one, whose logarithm is 2 artanh((m - 1) / (m + 1)).
  private static func logarithm(_ value: Double) -> Double {
    var (mantissa, exponent) = (value.significand, Double(value.exponent))
    if mantissa > 1.4142135623730951 { (mantissa, exponent) = (mantissa / 2, exponent + 1) }
    let z = (mantissa - 1) / (mantissa + 1)
    let square = z * z
    var sum = 0.0
    // |z| is at most 0.1716: the term after these is below 1e-17.
    for power in stride(from: 21.0, through: 1, by: -2) { sum = sum * square + 1 / power }
    return exponent * 0.6931471805599453 + 2 * z * sum
  }
}
