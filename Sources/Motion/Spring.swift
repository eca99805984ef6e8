/// A spring of mass 1, described as SwiftUI does: how long it takes and how much it bounces.
///
/// The stiffness is (2π / duration)². The damping ratio is 1 - bounce for a bounce from 0 to 1 and 1 / (1 + bounce) below,
/// as in [SwiftUI's Spring](https://developer.apple.com/documentation/swiftui/spring).
package struct Spring: Sendable, Hashable {
  /// The time that it seems to take, in seconds.
  package let duration: Double
  /// How much it bounces: from -1, slow, over 0, as fast as it can be without passing its end, to 1, for ever.
  package let bounce: Double

  /// Makes a spring; durations below a millisecond count as one, bounces are held between -0.99 and 1.
  package init(duration: Double, bounce: Double = 0) {
    self.duration = max(0.001, duration)
    self.bounce = max(-0.99, min(1, bounce))
  }

  /// Radians a second without damping.
  package var frequency: Double { 2 * 3.141592653589793 / duration }
  /// The force for one point.
  package var stiffness: Double { frequency * frequency }
  /// 1 is as fast as it can be without passing the end.
  package var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }
  /// The force for one point a second.
  package var damping: Double { 2 * dampingRatio * frequency }

  /// Where it is some seconds after it was let go at a distance from its end with a speed: the distance that is left.
  package func distance(after seconds: Double, from start: Double, speed: Double = 0) -> Double {
    guard seconds > 0 else { return start }
    let ratio = dampingRatio
    let pull = speed + ratio * frequency * start
    if ratio < 1 {
      let turning = frequency * (1 - ratio * ratio).squareRoot()
      let (sine, cosine) = Exponential.sineAndCosine(turning * seconds)
      return Exponential.exp(-ratio * frequency * seconds) * (start * cosine + pull / turning * sine)
    }
    if ratio == 1 { return (start + pull * seconds) * Exponential.exp(-frequency * seconds) }
    let spread = frequency * (ratio * ratio - 1).squareRoot()
    let slow = -ratio * frequency + spread
    let fast = -ratio * frequency - spread
    let second = (speed - slow * start) / (fast - slow)
    return (start - second) * Exponential.exp(slow * seconds) + second * Exponential.exp(fast * seconds)
  }

  /// The speed with which it starts so that a release is felt and the end is not passed.
  ///
  /// Of a speed away from the end none, of one towards it at most a cap and at most what a spring without bounce turns into
  /// way.
  package func startSpeed(of release: Double, from start: Double, cap: Double) -> Double {
    guard start != 0, (release < 0) == (start > 0) else { return 0 }
    let most = min(cap.magnitude, frequency * start.magnitude)
    return start > 0 ? -min(most, release.magnitude) : min(most, release.magnitude)
  }
}
