import Track
import Units

/// A drive of the practice car along a way: 36 km/h throughout.
package struct Drive: Sendable, Hashable {
  /// The way.
  package let way: Way
  /// When it began or went on, by the practice clock; nil while it stands.
  private(set) var since: Instant?
  /// The metres driven before that.
  private var before = 0.0

  /// Ten metres a second.
  static var speed: Speed { Speed(millimetresPerSecond: 10_000) }

  init(_ way: Way, at time: Instant) {
    self.way = way
    since = time
  }

  /// The metres driven at a time.
  package func metres(at time: Instant) -> Double {
    let going = since.map { Double(max(0, (time - $0).milliseconds)) / 100 } ?? 0
    return min(way.length, before + going)
  }

  /// Where the car is at a time.
  package func spot(at time: Instant) -> Town.Spot { way.spot(after: metres(at: time)) }

  /// When it reaches its end; nil while it stands.
  package var arrival: Instant? {
    since.map { $0 + Elapsed(milliseconds: Int64(((way.length - before) * 100).rounded(.up))) }
  }

  /// Whether it has come to its end.
  package func isOver(at time: Instant) -> Bool { metres(at: time) >= way.length }

  /// How much of it is done, in thousandths.
  package func share(at time: Instant) -> Int64 {
    way.length > 0 ? Int64(metres(at: time) / way.length * 1000) : 1000
  }

  mutating func halt(at time: Instant) {
    before = metres(at: time)
    since = nil
  }

  mutating func goOn(at time: Instant) {
    if since == nil { since = time }
  }
}
