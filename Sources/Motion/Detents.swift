/// The heights at which a sheet rests, in points.
package struct Detents: Sendable, Hashable {
  /// From the lowest up, each once.
  package let heights: [Double]

  /// Makes detents; nil when there are none.
  package init?(_ heights: [Double]) {
    guard !heights.isEmpty else { return nil }
    self.heights = heights.sorted()
  }

  /// The lowest height.
  package var lowest: Double { heights[0] }
  /// The highest height.
  package var highest: Double { heights[heights.count - 1] }

  /// The place of the detent that is nearest to a height; of two as near the lower.
  package func nearest(to height: Double) -> Int {
    var best = 0
    for place in heights.indices where (heights[place] - height).magnitude < (heights[best] - height).magnitude {
      best = place
    }
    return best
  }

  /// The place where a swipe ends that began at a detent and lets go at a height with a speed upwards, in points a second.
  ///
  /// The nearest to where the sheet would glide, but at most one step from where the swipe began, or from the detent to
  /// which the finger itself has carried the sheet.
  package func target(from start: Int, release height: Double, speed: Double) -> Int {
    let wanted = nearest(to: height + Deceleration.way(at: speed))
    let carried = nearest(to: height)
    let low = min(start - 1, carried)
    let high = max(start + 1, carried)
    return max(0, min(heights.count - 1, max(low, min(high, wanted))))
  }

  /// Where the sheet stands for a height that a finger asks for: with the rubber band beyond the first and the last.
  package func held(_ height: Double) -> Double {
    if height > highest { return highest + RubberBand.offset(of: height - highest, over: highest) }
    if height < lowest { return lowest + RubberBand.offset(of: height - lowest, over: highest) }
    return height
  }
}
