import Track
import Units

/// A station at which a position can be had.
struct SurfacePlace: Sendable {
  private let point: EllipsoidPoint

  /// A fix within this distance of a station is at the station: never finer.
  static let reach = Distance.metres(400)
  /// Fixes that are less exact say nothing.
  static let leastAccuracy = Distance.metres(100)
  /// Older ones neither.
  static let greatestAge = Elapsed.seconds(10)
  /// One correction in this time at most.
  static let leastPause = Elapsed.seconds(30)
  /// 400 m are 40 s at a metro's mean speed.
  static let exactness = Elapsed.seconds(40)

  init?(_ station: Station) {
    guard station.isAboveGround == true, let place = station.place else { return nil }
    point = EllipsoidPoint(place)
  }

  static func isUsable(_ fix: Fix, at now: Instant) -> Bool {
    guard let accuracy = fix.accuracy, accuracy <= leastAccuracy, accuracy > .zero else { return false }
    return now - fix.time <= greatestAge && fix.time <= now
  }

  /// The nearest of the stops within reach.
  static func nearest(to place: Coordinate, _ places: [SurfacePlace?], among stops: [Int]) -> Int? {
    let here = EllipsoidPoint(place)
    var best: (stop: Int, distance: Distance)?
    for stop in stops {
      guard let distance = places[stop]?.point.distance(to: here), distance <= reach else { continue }
      if let known = best, known.distance <= distance { continue }
      best = (stop, distance)
    }
    return best?.stop
  }
}
