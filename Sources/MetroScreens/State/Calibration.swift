import Metro
import Units

/// Taps at every stop and start along a way, each pair of which measures a run or a stop.
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
    let hop = tap.isMove ? tap.stop - 1 : tap.stop - 1
    guard hop >= 0 else { return nil }
    return Measured(
      kind: tap.isMove ? .dwell : .run, value: now - last.at, key: key(way, hop),
      official: tap.isMove ? nil : way.itinerary.stops[tap.stop].run)
  }

  /// One value of one hop.
  struct Measured {
    let kind: LearnedTimes.Kind
    let value: Elapsed
    let key: LearnedKey
    let official: TimeEstimate?
  }

  /// The hop that ends one stop after a stop of the way.
  private func key(_ way: FoundWay, _ stop: Int) -> LearnedKey {
    let network = way.planner.network
    let stops = way.itinerary.stops
    return LearnedKey(
      line: network.lines[way.line(ofLeg: stops[stop + 1].leg)].id, from: network.stations[stops[stop].station].id,
      to: network.stations[stops[stop + 1].station].id)
  }
}
