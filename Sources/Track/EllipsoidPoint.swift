import Units

/// A place prepared for measuring: where it lies in the meridian plane of the WGS 84 ellipsoid.
///
/// Keep one per counted fix, so that a step costs one sine and cosine and not two.
/// Ellipsoid: [NGA.STND.0036](https://earth-info.nga.mil/php/download.php?file=coord-wgs84).
package struct EllipsoidPoint: Sendable {
  /// Metres from the polar axis.
  let axisDistance: Double
  /// Metres north of the equator's plane.
  let height: Double
  /// Radians east of Greenwich.
  let longitude: Double

  @inline(__always)
  static var equatorialRadius: Double { 6_378_137.0 }
  private static var flattening: Double { 1 / 298.257_223_563 }
  @inline(__always)
  static var squaredEccentricity: Double { flattening * (2 - flattening) }
  /// Radians in a unit of ``Coordinate``.
  @inline(__always)
  static var scale: Double { Trigonometry.radiansPerDegree / Double(Coordinate.unitsPerDegree) }
  /// By what the square of a straight line is divided to have by how much of it the arc is longer.
  @inline(__always)
  static var bend: Double { 24 * 6_371_009.0 * 6_371_009.0 }

  /// Prepares a place.
  @inline(__always)
  package init(_ place: Coordinate) {
    let scale = EllipsoidPoint.scale
    let (sine, cosine) = Trigonometry.sineAndCosine(ofQuarterTurn: Double(place.latitude) * scale)
    let normal =
      EllipsoidPoint.equatorialRadius / (1 - EllipsoidPoint.squaredEccentricity * sine * sine).squareRoot()
    axisDistance = normal * cosine
    height = normal * (1 - EllipsoidPoint.squaredEccentricity) * sine
    longitude = Double(place.longitude) * scale
  }

  @inline(__always)
  init(axisDistance: Double, height: Double, longitude: Double) {
    self.axisDistance = axisDistance
    self.height = height
    self.longitude = longitude
  }

  /// The distance along the ground to another place, rounded to the nearest micrometre and from there to the millimetre.
  ///
  /// The straight line through the earth, lengthened to the arc over it: within 1 ppm of the geodesic up to 10 km at
  /// any latitude, within 0.1 % up to 500 km.
  @inline(__always)
  package func distance(to other: EllipsoidPoint) -> Distance {
    Distance(millimetres: (micrometres(to: other) + 500) / 1000)
  }

  /// The same distance rounded to the nearest micrometre, so that many short ones add up without loss.
  @inline(__always)
  func micrometres(to other: EllipsoidPoint) -> Int64 {
    Int64(metres(to: other) * 1_000_000 + 0.5)
  }

  @inline(__always)
  private func metres(to other: EllipsoidPoint) -> Double {
    let outward = axisDistance - other.axisDistance
    let northward = height - other.height
    let sine = Trigonometry.sineOfHalf(longitude - other.longitude)
    let squared = outward * outward + northward * northward + 4 * axisDistance * other.axisDistance * sine * sine
    return squared.squareRoot() * (1 + squared / EllipsoidPoint.bend)
  }
}
