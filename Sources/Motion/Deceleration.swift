/// How far something that is let go would still glide.
///
/// A scroll view loses two thousandths of its speed each millisecond. From
/// [Designing Fluid Interfaces](https://developer.apple.com/videos/play/wwdc2018/803/): the way is v / 1000 · r / (1 - r).
package enum Deceleration {
  /// What is left of a speed after a millisecond.
  package static var rate: Double { 0.998 }

  /// The way that is left at a speed, in points and points a second.
  package static func way(at speed: Double, rate: Double = Deceleration.rate) -> Double {
    speed / 1000 * rate / (1 - rate)
  }
}
