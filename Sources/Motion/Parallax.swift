/// A strip of scenery that goes by: where it stands at a time, and how many copies fill the view.
package struct Parallax: Sendable, Hashable {
  /// From the beginning of one copy to the beginning of the next: its width and the gap.
  package let period: Double
  /// How long one period takes, in seconds.
  package let duration: Double

  /// Makes a strip; nil when it has no width or no duration.
  package init?(period: Double, duration: Double) {
    guard period > 0, duration > 0 else { return nil }
    self.period = period
    self.duration = duration
  }

  /// Where the first copy begins at a time in seconds: from minus one period to nothing.
  package func offset(at seconds: Double) -> Double {
    let turns = seconds / duration
    let phase = turns - turns.rounded(.down)
    return -period * (1 - phase)
  }

  /// How many copies there must be so that a view of a width is filled at every time.
  package func copies(over width: Double) -> Int {
    guard width > 0, width.isFinite else { return 1 }
    return Int((width / period).rounded(.up)) + 1
  }
}
