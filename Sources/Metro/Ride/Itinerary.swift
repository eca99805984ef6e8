import Almanac
import Units

/// A stop of a ride with the times on which the countdown rests.
package struct RideStop: Sendable, Hashable {
  /// The station.
  package var station: Int
  /// The plan's leg.
  package var leg: Int
  /// The stop of the leg's pattern.
  package var stop: Int
  /// The run that ends here; nil where one gets on.
  package var run: TimeEstimate?
  /// How long the train stands here; nil where one gets on or off.
  package var dwell: TimeEstimate?
  /// The change that ends with getting on here; nil anywhere else.
  package var change: Change?
}

/// The stops of a ride from the first departure to the last arrival.
///
/// Where trains are changed there are two entries: one for getting off, one for getting on. Stations that trains pass
/// are none; the runs before and after are one.
package struct Itinerary: Sendable, Hashable {
  /// The stops.
  package private(set) var stops: [RideStop] = []
  /// How many arrivals are still to come after each stop.
  package let left: [Int]

  /// Makes the stops of a plan that was made by this planner, on a day under an alert level.
  package init(_ plan: Plan, _ planner: Planner, on date: CivilDate, level: String? = nil) {
    let closed = planner.network.closures.filter { $0.effect == .passed && $0.applies(on: date, level: level) }
    var stops: [RideStop] = []
    for (index, leg) in plan.legs.enumerated() {
      let pattern = planner.patterns[leg.pattern]
      stops.append(
        RideStop(
          station: pattern.stations[leg.board], leg: index, stop: leg.board, run: nil, dwell: nil,
          change: index > 0 ? plan.changes[index - 1] : nil))
      var passed: TimeEstimate?
      for stop in leg.board + 1...leg.alight {
        let hop = planner.times.run(leg.pattern, from: stop - 1)
        let run = passed.map { $0.followed(by: hop) } ?? hop
        if closed.contains(where: { $0.passes(pattern.stations[stop], of: pattern.line) }) {
          passed = run
          continue
        }
        passed = nil
        stops.append(
          RideStop(
            station: pattern.stations[stop], leg: index, stop: stop, run: run,
            dwell: stop < leg.alight ? planner.times.dwell(leg.pattern, at: stop) : nil, change: nil))
      }
    }
    self.init(stops)
  }

  /// Makes an itinerary of stops.
  package init(_ stops: [RideStop]) {
    var left = [Int](repeating: 0, count: stops.count)
    for index in stops.indices.dropLast().reversed() {
      left[index] = left[index + 1] + (stops[index + 1].run == nil ? 0 : 1)
    }
    self.stops = stops
    self.left = left
  }

  /// Whether one gets off at a stop: to change, or for good.
  package func isEnd(_ stop: Int) -> Bool { stop == stops.count - 1 || stops[stop + 1].run == nil }

  /// The stop where one gets on the train that is left at a stop.
  package func boarding(of stop: Int) -> Int {
    var index = stop
    while index > 0, stops[index].run != nil { index -= 1 }
    return index
  }
}

extension TimeEstimate {
  /// One after the other: times and variances add up, and the worse source names both.
  func followed(by other: TimeEstimate) -> TimeEstimate {
    let variance = spread.squaredSeconds + other.spread.squaredSeconds
    return TimeEstimate(
      time + other.time, spread: .root(ofSquaredSeconds: variance), samples: min(samples, other.samples),
      source: samples <= other.samples ? source : other.source)
  }
}

extension Elapsed {
  /// The square of a length in seconds.
  var squaredSeconds: Double { Double(milliseconds) * Double(milliseconds) / 1_000_000 }

  /// The length whose square it is, to the nearest millisecond.
  static func root(ofSquaredSeconds square: Double) -> Elapsed {
    Elapsed(milliseconds: Int64(square.squareRoot() * 1000 + 0.5))
  }
}
