import Units

/// A moment from which the rest of a ride is reckoned.
package struct Anchor: Sendable, Hashable {
  /// The stop.
  package var stop: Int
  /// Whether it is the departure from it; else the arrival.
  package var isDeparture: Bool
  /// When.
  package var at: Instant
  /// One standard deviation.
  package var spread: Elapsed
  /// Whether a person told it by a tap, which comes late.
  package var isTap: Bool
}

/// When a ride arrives and departs everywhere, by its last anchor.
package struct RideSchedule: Sendable, Hashable {
  /// The anchor.
  package let anchor: Anchor
  /// The arrival at each stop; where one gets on, at its platform.
  package private(set) var arrivals: [Instant]
  /// The departure from each stop; where one gets off, the beginning of the walk.
  package private(set) var departures: [Instant]
  /// The variance of each arrival in squared seconds, without waits for trains that nobody has told of.
  private var variances: [Double]
  /// The longest wait before each stop that nobody has told of.
  private var openWaits: [Elapsed]
  /// Everything that changes what is shown, in order.
  package private(set) var points: [ChangePoint] = []

  /// Reckons from an anchor: forward, and backward made-up times for what is over.
  init(_ itinerary: Itinerary, anchor: Anchor) {
    self.anchor = anchor
    let stops = itinerary.stops
    arrivals = [Instant](repeating: anchor.at, count: stops.count)
    departures = arrivals
    variances = [Double](repeating: anchor.spread.squaredSeconds, count: stops.count)
    openWaits = [Elapsed](repeating: .zero, count: stops.count)
    if !anchor.isDeparture {
      departures[anchor.stop] = anchor.at + stay(stops[anchor.stop])
    } else {
      arrivals[anchor.stop] = anchor.at - stay(stops[anchor.stop])
    }
    goForward(stops)
    for index in (0..<anchor.stop).reversed() {
      departures[index] = arrivals[index + 1] - (stops[index + 1].run?.time ?? .zero)
      if let change = stops[index + 1].change { departures[index] = arrivals[index + 1] - change.walk.quick }
      arrivals[index] = departures[index] - stay(stops[index])
    }
    points = ChangePoint.all(itinerary, arrivals: arrivals, departures: departures)
  }

  private mutating func goForward(_ stops: [RideStop]) {
    var variance = anchor.spread.squaredSeconds
    var wait = Elapsed.zero
    if !anchor.isDeparture { variance += stops[anchor.stop].dwell?.spread.squaredSeconds ?? 0 }
    for index in stops.indices.dropFirst(anchor.stop + 1) {
      let stop = stops[index]
      if let run = stop.run {
        variance += run.spread.squaredSeconds
        arrivals[index] = departures[index - 1] + run.time
      } else if let change = stop.change {
        arrivals[index] = departures[index - 1] + change.walk.quick
        wait += change.headway ?? Planner.unknownHeadway
      }
      variances[index] = variance + RideSchedule.splitVariance(stops, index)
      openWaits[index] = wait
      departures[index] = arrivals[index] + stay(stop)
      if stop.dwell?.source != .prior { variance += stop.dwell?.spread.squaredSeconds ?? 0 }
    }
  }

  /// Where only a run and a stop together are known, the sum is not made less sure by how it is split.
  ///
  /// The split counts once, at the arrival itself: it comes before a stop whose part of the sum is taken for granted.
  private static func splitVariance(_ stops: [RideStop], _ index: Int) -> Double {
    guard stops[index].run?.source == .official else { return 0 }
    for stop in [stops[index], stops[index - 1]] where stop.dwell?.source == .prior {
      return stop.dwell?.spread.squaredSeconds ?? 0
    }
    return 0
  }

  private func stay(_ stop: RideStop) -> Elapsed { stop.dwell?.time ?? stop.change?.booked ?? .zero }

  /// One standard deviation of the arrival at a stop, without waits that nobody has told of.
  package func spread(at stop: Int) -> Elapsed { .root(ofSquaredSeconds: variances[stop]) }

  /// Between which instants the arrival lies with 95 of 100 chances.
  ///
  /// A wait that nobody has told of may be anything up to the headway.
  package func band(at stop: Int) -> (earliest: Instant, latest: Instant) {
    let half = Elapsed(milliseconds: spread(at: stop).milliseconds * 196 / 100)
    let late = anchor.isTap ? TapDelay.usual : .zero
    let arrival = arrivals[stop]
    guard openWaits[stop] > .zero else { return (arrival - half - late, arrival + half) }
    let booked = bookedWait(before: stop)
    return (arrival - booked - half - late, arrival + (openWaits[stop] - booked) + half)
  }

  /// How much of an arrival is wait that nobody has told of.
  private func bookedWait(before stop: Int) -> Elapsed {
    var sum = Elapsed.zero
    for index in points.indices {
      guard points[index].kind == .boards, points[index].stop > anchor.stop, points[index].stop <= stop else {
        continue
      }
      sum += departures[points[index].stop] - arrivals[points[index].stop]
    }
    return sum
  }
}

/// A moment at which what is shown changes.
package struct ChangePoint: Sendable, Hashable {
  /// What happens.
  package enum Kind: String, Sendable {
    /// The doors close and the train moves.
    case departs
    /// The doors open.
    case arrives
    /// One gets off and walks to the next train.
    case changes
    /// One gets on the next train, which moves.
    case boards
    /// The ride is over.
    case ends
  }

  /// When.
  package var at: Instant
  /// What happens.
  package var kind: Kind
  /// At which stop.
  package var stop: Int

  static func all(_ itinerary: Itinerary, arrivals: [Instant], departures: [Instant]) -> [ChangePoint] {
    var points: [ChangePoint] = []
    for (index, stop) in itinerary.stops.enumerated() {
      if stop.run == nil {
        points.append(ChangePoint(at: departures[index], kind: index == 0 ? .departs : .boards, stop: index))
      } else if index == itinerary.stops.count - 1 {
        points.append(ChangePoint(at: arrivals[index], kind: .ends, stop: index))
      } else if itinerary.isEnd(index) {
        points.append(ChangePoint(at: arrivals[index], kind: .changes, stop: index))
      } else {
        points.append(ChangePoint(at: arrivals[index], kind: .arrives, stop: index))
        points.append(ChangePoint(at: departures[index], kind: .departs, stop: index))
      }
    }
    return points
  }
}
