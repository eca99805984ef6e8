import Track
import Units

/// A train under the sky as a phone in it sees it: a position a second, with the speed.
package struct SkyTrain {
  private let start: Instant
  private var place: Coordinate
  /// Milliseconds since the start.
  private var clock: Int64 = 0
  /// The positions so far.
  package private(set) var fixes: [Fix] = []

  /// In m/s², up and down.
  private static let acceleration = 1.0

  /// Begins at a platform, standing.
  package init(at place: Coordinate, from start: Instant) {
    self.place = place
    self.start = start
  }

  private mutating func see(_ place: Coordinate, _ speed: Double) {
    fixes.append(
      Fix(
        time: start + Elapsed(milliseconds: clock), place: place, accuracy: .metres(10),
        speed: Speed(millimetresPerSecond: Int64(speed * 1000))))
    clock += 1000
  }

  /// Stands for so long.
  package mutating func stand(_ seconds: Int64) {
    for _ in 0..<seconds { see(place, 0) }
  }

  /// Runs straight to a place in so many seconds, evenly faster, at one speed, evenly slower.
  package mutating func run(to end: Coordinate, in seconds: Int64) {
    let way = Double(EllipsoidPoint(place).distance(to: EllipsoidPoint(end)).millimetres) / 1000
    let (time, up) = (Double(seconds), SkyTrain.acceleration)
    let speed = (time - (time * time - 4 * way / up).squareRoot()) * up / 2
    for second in 0..<seconds {
      let now = Double(second)
      let rest = time - now
      let passed: Double
      if now < speed / up {
        passed = up * now * now / 2
      } else if rest < speed / up {
        passed = way - up * rest * rest / 2
      } else {
        passed = speed * (now - speed / up / 2)
      }
      let share = passed / way
      let here = Coordinate(
        latitude: place.latitude + Int64(Double(end.latitude - place.latitude) * share),
        longitude: place.longitude + Int64(Double(end.longitude - place.longitude) * share))
      see(here ?? place, min(speed, now * up, rest * up))
    }
    place = end
  }

  /// Passes so many seconds without a position.
  package mutating func vanish(_ seconds: Int64) { clock += seconds * 1000 }
}
