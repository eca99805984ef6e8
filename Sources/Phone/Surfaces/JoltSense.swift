/// A hint that a train has begun to move, from how the phone is pushed.
///
/// It only hints: a person's tap anchors a ride. A train speeds up steadily for many seconds; a hand or a step jolts for less
/// than one.
package struct JoltSense: Sendable {
  /// A push of so many g, smoothed, is more than a hand's tremor; a metro train leaves with 0.08 to 0.13 g.
  package static let threshold = 0.045
  /// It must last so many seconds.
  package static let lasting = 2.5
  /// The time over which pushes are smoothed, in seconds.
  package static let smoothing = 0.7

  private var smooth: (x: Double, y: Double, z: Double)?
  private var latest = 0.0
  private var since: Double?

  /// Begins without a push.
  package init() {}

  /// Takes a push without gravity, in g, at a time in seconds; answers whether a train seems to have begun to move.
  package mutating func feel(x: Double, y: Double, z: Double, at time: Double) -> Bool {
    guard let before = smooth, time > latest else {
      smooth = smooth ?? (x, y, z)
      latest = max(latest, time)
      return false
    }
    let share = min(1, (time - latest) / JoltSense.smoothing)
    let now = (
      x: before.x + (x - before.x) * share, y: before.y + (y - before.y) * share,
      z: before.z + (z - before.z) * share
    )
    smooth = now
    latest = time
    let push = (now.x * now.x + now.y * now.y + now.z * now.z).squareRoot()
    guard push > JoltSense.threshold else {
      since = nil
      return false
    }
    let begin = since ?? time
    since = begin
    return time - begin >= JoltSense.lasting
  }
}
