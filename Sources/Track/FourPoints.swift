import Units

/// Four places prepared for measuring at once.
///
/// The numbers are those of ``EllipsoidPoint`` to the bit: the same operations in the same order. A processor does two or
/// four of them in the time of one.
struct FourPoints {
  private let axisDistances: SIMD4<Double>
  private let heights: SIMD4<Double>
  private let longitudes: SIMD4<Double>

  /// Prepares places given in units of ``Coordinate``.
  @inline(__always)
  init(latitudes: SIMD4<Double>, longitudes: SIMD4<Double>) {
    let scale = EllipsoidPoint.scale
    let (sines, cosines) = Trigonometry.sinesAndCosines(ofQuarterTurns: latitudes * scale)
    let normals =
      EllipsoidPoint.equatorialRadius / (1 - EllipsoidPoint.squaredEccentricity * sines * sines).squareRoot()
    axisDistances = normals * cosines
    heights = normals * (1 - EllipsoidPoint.squaredEccentricity) * sines
    self.longitudes = longitudes * scale
  }

  /// One of them.
  @inline(__always)
  subscript(_ index: Int) -> EllipsoidPoint {
    EllipsoidPoint(axisDistance: axisDistances[index], height: heights[index], longitude: longitudes[index])
  }

  /// The way to each from the one before it, in micrometres; the one before the first is given.
  @inline(__always)
  func micrometres(after point: EllipsoidPoint) -> SIMD4<Int64> {
    let turns = SIMD4(point.longitude, longitudes[0], longitudes[1], longitudes[2]) - longitudes
    let halves = turns.replacing(with: -turns, where: turns .< 0) / 2
    guard all(halves .< Trigonometry.near) else { return farMicrometres(after: point) }
    let axes = SIMD4(point.axisDistance, axisDistances[0], axisDistances[1], axisDistances[2])
    let outward = axes - axisDistances
    let northward = SIMD4(point.height, heights[0], heights[1], heights[2]) - heights
    let sines = Trigonometry.nearSine(halves)
    let squared = outward * outward + northward * northward + 4 * axes * axisDistances * sines * sines
    let metres = squared.squareRoot() * (1 + squared / EllipsoidPoint.bend)
    let rounded = metres * 1_000_000 + 0.5
    return SIMD4(Int64(rounded[0]), Int64(rounded[1]), Int64(rounded[2]), Int64(rounded[3]))
  }

  @inline(never)
  private func farMicrometres(after point: EllipsoidPoint) -> SIMD4<Int64> {
    SIMD4(
      point.micrometres(to: self[0]), self[0].micrometres(to: self[1]), self[1].micrometres(to: self[2]),
      self[2].micrometres(to: self[3]))
  }
}
