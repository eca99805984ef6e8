import Metro
import Units

/// A countdown by the rules that are usual: pooled medians, 25 s at every stop, a quarter of the headway.
struct SimpleRules {
  private var arrivals: [Double]
  private var departures: [Double]
  private let boards: [Int]

  private static let dwell = 25.0

  init(_ itinerary: Itinerary, _ planner: Planner) {
    let stops = itinerary.stops
    arrivals = [Double](repeating: 0, count: stops.count)
    departures = arrivals
    boards = stops.indices.filter { stops[$0].run == nil }
    for index in stops.indices.dropFirst() {
      if let change = stops[index].change {
        arrivals[index] = departures[index - 1] + change.walk.quick.inSeconds
        departures[index] = arrivals[index] + (change.headway ?? Planner.unknownHeadway).inSeconds / 4
      } else {
        arrivals[index] =
          departures[index - 1] + SimpleRules.run(stops[index - 1].station, stops[index].station, planner)
        departures[index] = arrivals[index] + (stops[index].dwell == nil ? 0 : SimpleRules.dwell)
      }
    }
  }

  /// The middle of both directions' times from departure to departure, without a stop.
  private static func run(_ from: Int, _ to: Int, _ planner: Planner) -> Double {
    var cycles: [Double] = []
    let patterns = planner.network.timetables[planner.timetable].patterns
    for (index, pattern) in patterns.enumerated() {
      for hop in pattern.hops.indices {
        let pair = (pattern.stations[hop], pattern.stations[hop + 1])
        guard pair == (from, to) || pair == (to, from) else { continue }
        cycles.append(
          planner.times.run(index, from: hop).time.inSeconds + planner.times.dwell(index, at: hop + 1).time.inSeconds)
      }
    }
    cycles.sort()
    guard !cycles.isEmpty else { return 115 }
    let (low, high) = (cycles[(cycles.count - 1) / 2], cycles[cycles.count / 2])
    return max(20, (low + high) / 2 - dwell)
  }

  func count(_ draw: RideDraw, isTapped: Bool, _ outcome: inout RideSimulation.Outcome) {
    let end = arrivals.count - 1
    let anchor = isTapped ? boards.last ?? 0 : 0
    let shift = draw.departures[anchor] + draw.taps[anchor] - departures[anchor]
    outcome.getOff.append(draw.arrivals[end] - (arrivals[end] + shift))
    let before = end - 1 == boards.last ? departures[end - 1] : arrivals[end - 1]
    outcome.next.append(draw.arrivals[end] - (before + shift))
  }
}
