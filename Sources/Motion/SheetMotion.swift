/// A bottom sheet between fingers, springs and detents: at every time it stands somewhere.
///
/// Times are milliseconds of any clock that does not go back, heights are points.
package struct SheetMotion: Sendable, Hashable {
  /// The detents.
  package private(set) var detents: Detents
  /// The place of the detent at which it rests, or to which it goes.
  package private(set) var detent: Int
  /// The usual height, for the blur.
  package var usual: Double { detents.heights[min(1, detents.heights.count - 1)] }
  private var drag: SheetDrag?
  private var pulls: [Pull] = []
  private var release: Release?

  private struct Pull: Sendable, Hashable {
    let up: Double
    let time: Double
  }

  private struct Release: Sendable, Hashable {
    let from: Double
    let speed: Double
    let time: Double
  }

  /// What the finger did longer ago does not count for its speed.
  private static var memory: Double { 100 }
  /// The most speed with which a spring begins, in points a second.
  private static var cap: Double { 3000 }
  private static var spring: Spring { Spring(duration: 0.4) }
  /// Nearer than this it rests.
  private static var rest: Double { 0.5 }

  /// Makes a sheet that rests at a detent.
  package init(detents: Detents, at detent: Int) {
    self.detents = detents
    self.detent = max(0, min(detent, detents.heights.count - 1))
  }

  /// A finger takes hold of it, with how far its content is scrolled and can be; `heights` are the detents of now.
  package mutating func grab(detents: Detents, scrolled: Double, reach: Double, at time: Double) {
    self.detents = detents
    detent = max(0, min(detent, detents.heights.count - 1))
    drag = SheetDrag(detents: detents, at: detent, scrolled: scrolled, contentReach: reach)
    pulls = [Pull(up: 0, time: time)]
    release = nil
  }

  /// The finger went up by some points, or down by less than none.
  package mutating func move(up points: Double, at time: Double) {
    guard drag != nil else { return }
    drag?.move(up: points)
    pulls.append(Pull(up: points, time: time))
    pulls.removeAll { time - $0.time > SheetMotion.memory }
  }

  /// The finger lets go: the sheet goes to the detent that it was thrown at.
  package mutating func letGo(at time: Double) {
    guard let drag else { return }
    pulls.removeAll { time - $0.time > SheetMotion.memory }
    let span = max(1, time - (pulls.first?.time ?? time))
    let speed = pulls.dropFirst().reduce(0) { $0 + $1.up } / span * 1000
    let from = drag.shownHeight
    detent = drag.release(speed: speed)
    let left = from - detents.heights[detent]
    // A speed upwards makes what is left above the end more, so it counts as it is.
    let start = SheetMotion.spring.startSpeed(of: speed, from: left, cap: SheetMotion.cap)
    release = Release(from: from, speed: start, time: time)
    self.drag = nil
  }

  /// Where it stands at a time.
  package func height(at time: Double) -> Double {
    if let drag { return drag.shownHeight }
    let end = detents.heights[detent]
    guard let release else { return end }
    let left = SheetMotion.spring.distance(
      after: max(0, time - release.time) / 1000, from: release.from - end, speed: release.speed)
    return left.magnitude < SheetMotion.rest ? end : end + left
  }

  /// How far its content is scrolled; nil where the content has its own way.
  package var scrolled: Double? { drag?.scrolled }

  /// Whether it moves by itself at a time.
  package func isGoing(at time: Double) -> Bool {
    release != nil && drag == nil && height(at: time) != detents.heights[detent]
  }

  /// The radius of the blur of what is behind it at a time, in points.
  package func blur(at time: Double) -> Double {
    SheetBlur.radius(at: height(at: time), usual: usual, highest: detents.highest)
  }

  /// Goes to a detent at once.
  package mutating func rest(at place: Int) {
    detent = max(0, min(place, detents.heights.count - 1))
    drag = nil
    release = nil
  }
}
