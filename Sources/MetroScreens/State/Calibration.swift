import Metro
import Track
import Units

/// Taps at every stop and start along a way, each pair of which measures a run or a stop; under the sky positions do.
package struct Calibration: Sendable {
  /// One tap.
  package struct Tap: Sendable, Hashable {
    /// Whether the train moved; else it stopped.
    package var isMove: Bool
    /// The stop of the way at which it was.
    package var stop: Int
    /// When.
    package var at: Instant
  }

  /// The way; nil before one was chosen.
  package internal(set) var way: FoundWay?
  /// The taps, in order.
  package private(set) var taps: [Tap] = []
  private var sky: SurfaceTimes?
  /// What was measured since the first tap, so that tap and position do not count the same twice.
  private var known: [SurfaceTimes.Measured] = []

  /// The stop that the next tap is about.
  package var stop: Int {
    guard let last = taps.last else { return 0 }
    guard let way else { return 0 }
    if !last.isMove { return last.stop }
    return min(last.stop + 1, way.itinerary.stops.count - 1)
  }

  /// Whether the next tap says that the train moves.
  package var awaitsMove: Bool { taps.last.map { !$0.isMove } ?? true }

  /// Whether the last stop of a train was reached.
  package var isOver: Bool {
    guard let way, let last = taps.last, !last.isMove else { return false }
    return way.itinerary.isEnd(last.stop)
  }

  mutating func begin(_ way: FoundWay?) {
    self.way = way
    taps = []
    known = []
    sky = way.flatMap { $0.hasSky ? SurfaceTimes($0.itinerary, $0.planner.network) : nil }
  }

  mutating func undo() {
    if !taps.isEmpty { taps.removeLast() }
  }

  /// Takes a tap; answers what the pair that it ends has measured.
  mutating func tap(at now: Instant) -> Measured? {
    guard let way, !isOver else { return nil }
    let tap = Tap(isMove: awaitsMove, stop: stop, at: now)
    let last = taps.last
    taps.append(tap)
    guard let last else { return nil }
    guard tap.stop > 0 else { return nil }
    return measured(SurfaceTimes.Measured(tap.isMove ? .dwell : .run, at: tap.stop, now - last.at), way)
  }

  /// Whether positions are to be followed: from the first tap to the end, where the sky can be seen.
  var watchesSky: Bool { sky != nil && !taps.isEmpty && !isOver }

  /// Takes a position; answers what it has measured that no tap has.
  mutating func take(_ fix: Fix, at now: Instant) -> [Measured] {
    guard let way, watchesSky else { return [] }
    return (sky?.take(fix, at: now) ?? []).compactMap { measured($0, way) }
  }

  private mutating func measured(_ time: SurfaceTimes.Measured, _ way: FoundWay) -> Measured? {
    guard !known.contains(where: { $0.kind == time.kind && $0.stop == time.stop }) else { return nil }
    known.append(time)
    return Measured(
      kind: time.kind, value: time.value, key: way.key(endingAt: time.stop),
      official: time.kind == .run ? way.itinerary.stops[time.stop].run : nil)
  }

  /// One value of one hop.
  struct Measured {
    let kind: LearnedTimes.Kind
    let value: Elapsed
    let key: LearnedKey
    let official: TimeEstimate?
  }
}
