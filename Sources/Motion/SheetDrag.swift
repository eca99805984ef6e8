/// A finger on a sheet whose content scrolls: who of the two moves.
///
/// Upwards the sheet rises to its top first and then the content scrolls by what is left; downwards the content goes back
/// to its beginning first and then the sheet sinks. One drag does both without being lifted. All lengths are points.
package struct SheetDrag: Sendable, Hashable {
  /// The detents of the sheet.
  package let detents: Detents
  /// How far the content can scroll.
  package let contentReach: Double
  /// The height of the sheet that the finger asks for.
  package private(set) var height: Double
  /// How far the content is scrolled.
  package private(set) var scrolled: Double
  private let start: Int

  /// Begins a drag on a sheet that rests at a detent.
  package init(detents: Detents, at start: Int, scrolled: Double, contentReach: Double) {
    self.detents = detents
    self.start = start
    self.contentReach = max(0, contentReach)
    self.scrolled = max(0, min(scrolled, contentReach))
    height = detents.heights[max(0, min(start, detents.heights.count - 1))]
  }

  /// The finger went up by some points, or down by less than none.
  package mutating func move(up points: Double) {
    var rest = points
    if rest > 0 {
      let rise = max(0, min(rest, detents.highest - height))
      height += rise
      rest -= rise
      let scroll = min(rest, contentReach - scrolled)
      scrolled += scroll
      height += rest - scroll
    } else {
      // What was pulled beyond the top comes back first.
      let beyond = max(rest, min(0, detents.highest - height))
      height += beyond
      rest -= beyond
      let scroll = max(rest, -scrolled)
      scrolled += scroll
      height += rest - scroll
    }
  }

  /// Where the sheet stands now.
  package var shownHeight: Double { detents.held(height) }

  /// The place where the sheet goes when the finger lets go with a speed upwards in points a second.
  ///
  /// While content is scrolled it stays.
  package func release(speed: Double) -> Int {
    if scrolled > 0, height >= detents.highest { return detents.heights.count - 1 }
    return detents.target(from: start, release: height, speed: speed)
  }
}
