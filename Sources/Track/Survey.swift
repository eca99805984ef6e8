import Units

/// Some fixes of a ride at a time with their places prepared for measuring, and the way to each from the one before it.
struct Survey {
  /// So many fixes are prepared at once: what is prepared is used before it leaves the processor's nearest memory.
  static var size: Int { 64 }

  private(set) var points: [EllipsoidPoint]
  /// In micrometres.
  private(set) var steps: [Int64]
  /// The last place of those before.
  private var before = EllipsoidPoint(.origin)

  init() {
    points = Array(repeating: before, count: Survey.size)
    steps = Array(repeating: 0, count: Survey.size)
  }

  /// Prepares some fixes, ``size`` at most, that follow those before.
  mutating func prepare(_ fixes: ArraySlice<Fix>) {
    var last = before
    let count = fixes.count
    fixes.withUnsafeBufferPointer { fixes in
      points.withUnsafeMutableBufferPointer { points in
        steps.withUnsafeMutableBufferPointer { steps in
          var index = 0
          while index < count {
            // The last four may be fewer: the last fix is then taken again.
            let places = (
              fixes[index].place, fixes[min(index + 1, count - 1)].place, fixes[min(index + 2, count - 1)].place,
              fixes[min(index + 3, count - 1)].place
            )
            let four = FourPoints(
              latitudes: SIMD4(
                Double(places.0.latitude), Double(places.1.latitude), Double(places.2.latitude),
                Double(places.3.latitude)),
              longitudes: SIMD4(
                Double(places.0.longitude), Double(places.1.longitude), Double(places.2.longitude),
                Double(places.3.longitude)))
            let ways = four.micrometres(after: last)
            for lane in 0..<4 {
              points[index + lane] = four[lane]
              steps[index + lane] = ways[lane]
            }
            last = four[3]
            index += 4
          }
        }
      }
    }
    before = last
  }
}
