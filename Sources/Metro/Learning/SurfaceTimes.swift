import Track
import Units

/// Runs and stops as positions under the sky tell them: when the train came to stand at a station, and when it moved on.
///
/// A dwell and the run before it are told once the train has left the station. Anything unsure tells nothing: positions
/// without a speed, a silence, a stop where one gets on or off, a second halt at one station, a hold.
package struct SurfaceTimes: Sendable {
  /// What was measured.
  package struct Measured: Sendable, Hashable {
    /// A run or a dwell.
    package var kind: LearnedTimes.Kind
    /// The stop of the itinerary where the run ends, or at which the train stood.
    package var stop: Int
    /// How long it took.
    package var value: Elapsed

    /// Makes a measurement.
    package init(_ kind: LearnedTimes.Kind, at stop: Int, _ value: Elapsed) {
      self.kind = kind
      self.stop = stop
      self.value = value
    }
  }

  /// The train at a station.
  private struct Halt {
    let stop: Int
    /// When it came to stand; nil where it stood when it was seen first.
    let arrival: Instant?
    /// When it stood there last.
    var departure: Instant
    var hasLeft = false
    /// Whether it halted there more than once: before a signal perhaps, so nobody knows when the doors were open.
    var isRepeated = false
    var isTold = false
  }

  private let stops: [RideStop]
  /// Whether the train goes on there with whom came on it.
  private let isOnTheWay: [Bool]
  private let places: [SurfacePlace?]
  private var last: Instant?
  private var isMoving: Bool?
  private var halt: Halt?
  /// The departure from the stop before the halt; nil where it is not known.
  private var before: (stop: Int, at: Instant)?

  /// A train that is slower than this stands, as far as receivers can tell.
  static let standing = Speed(millimetresPerSecond: 1000)
  /// One that is faster moves; between the two it does what it did.
  static let moving = Speed(millimetresPerSecond: 3000)
  /// Between two positions nobody knows when the train stopped.
  static let longestSilence = Elapsed.seconds(5)

  /// Begins to watch a ride.
  package init(_ itinerary: Itinerary, _ network: Network) {
    stops = itinerary.stops
    isOnTheWay = itinerary.stops.indices.map { itinerary.stops[$0].run != nil && !itinerary.isEnd($0) }
    places = itinerary.stops.map { SurfacePlace(network.stations[$0.station]) }
  }

  /// Forgets where the train was: after a correction nobody knows it.
  package mutating func interrupt() {
    last = nil
    isMoving = nil
    halt = nil
    before = nil
  }

  /// Takes a position; answers what it has completed.
  package mutating func take(_ fix: Fix, at now: Instant) -> [Measured] {
    guard SurfacePlace.isUsable(fix, at: now), let speed = fix.speed else { return [] }
    if let last {
      guard fix.time > last else { return [] }
      if fix.time - last > SurfaceTimes.longestSilence { interrupt() }
    }
    last = fix.time
    let wasMoving = isMoving
    let stop = SurfacePlace.nearest(to: fix.place, places, among: Array(stops.indices))
    if speed <= SurfaceTimes.standing { isMoving = false }
    if speed >= SurfaceTimes.moving { isMoving = true }
    if speed <= SurfaceTimes.standing, let stop { stand(at: stop, fix.time, cameToStand: wasMoving == true) }
    if isMoving == true, wasMoving == false { halt?.hasLeft = true }
    return stop == halt?.stop ? [] : told()
  }

  private mutating func stand(at stop: Int, _ time: Instant, cameToStand: Bool) {
    if var known = halt, known.stop == stop {
      if known.hasLeft { known.isRepeated = true }
      known.hasLeft = false
      known.departure = time
      halt = known
      return
    }
    if let known = halt {
      before = known.hasLeft && !known.isRepeated && isOnTheWay[known.stop] ? (known.stop, known.departure) : nil
    }
    halt = Halt(stop: stop, arrival: cameToStand ? time : nil, departure: time)
  }

  /// What the halt has measured, once.
  private mutating func told() -> [Measured] {
    guard let halt, halt.hasLeft, !halt.isTold, !halt.isRepeated, isOnTheWay[halt.stop], let arrival = halt.arrival
    else { return [] }
    self.halt?.isTold = true
    var measured: [Measured] = []
    if let before, before.stop == halt.stop - 1 {
      add(.run, arrival - before.at, halt.stop, stops[halt.stop].run, &measured)
    }
    add(.dwell, halt.departure - arrival, halt.stop, stops[halt.stop].dwell, &measured)
    return measured
  }

  /// What differs from the countdown by a hold is none.
  private func add(
    _ kind: LearnedTimes.Kind, _ value: Elapsed, _ stop: Int, _ known: TimeEstimate?, _ measured: inout [Measured]
  ) {
    guard let known, (value - known.time).milliseconds.magnitude <= LearnedTimes.mostError.milliseconds.magnitude else {
      return
    }
    measured.append(Measured(kind, at: stop, value))
  }
}
