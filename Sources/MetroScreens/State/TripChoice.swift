import Metro
import Units

/// From where to where someone wants to ride, and the way that was found.
package struct TripChoice: Sendable {
  /// One end of the way.
  package enum End: String, Sendable, Hashable, CaseIterable {
    case from
    case to
  }

  /// The station where one gets on, by its place in the network.
  package internal(set) var from: Int?
  /// The station where one gets off.
  package internal(set) var to: Int?
  /// The end for which a station is looked for; nil where none is.
  package internal(set) var searching: End?
  /// What is typed to find it.
  package internal(set) var typed = ""
  /// What came of it.
  package internal(set) var answer: Answer?
  /// Whether it is said what a playing track does and what else rings.
  package internal(set) var showsWays = false

  /// What came of looking for a way.
  package enum Answer: Sendable {
    case way(FoundWay)
    case refused(PlanError)
  }

  subscript(end: End) -> Int? {
    get { end == .from ? from : to }
    set { if end == .from { from = newValue } else { to = newValue } }
  }

  var way: FoundWay? {
    if case .way(let way) = answer { way } else { nil }
  }
}

/// A way through a network with its stops, for an instant.
package struct FoundWay: Sendable {
  /// When it was looked for.
  package let planned: Instant
  /// The alert level then.
  package let level: String?
  /// The planner with its times.
  let planner: Planner
  /// The plan.
  package let plan: Plan
  /// Its stops.
  package let itinerary: Itinerary

  init(
    _ network: Network, from: Int, to: Int, at planned: Instant, level: String?, learned: LearnedTimes
  ) throws(PlanError) {
    let planner = Planner(network, at: planned, learned: learned)
    let plan = try planner.plan(from: from, to: to, at: planned, level: level)
    self.planned = planned
    self.level = level
    self.planner = planner
    self.plan = plan
    itinerary = Itinerary(plan, planner, on: network.clock.serviceDay(at: planned), level: level)
  }

  /// The line of a leg of the plan.
  package func line(ofLeg leg: Int) -> Int { pattern(ofLeg: leg).line }

  /// The hop that ends at a stop of the way.
  func key(endingAt stop: Int) -> LearnedKey {
    let network = planner.network
    let stops = itinerary.stops
    return LearnedKey(
      line: network.lines[line(ofLeg: stops[stop].leg)].id, from: network.stations[stops[stop - 1].station].id,
      to: network.stations[stops[stop].station].id)
  }

  /// Whether a stop sees the sky, so that positions can help.
  var hasSky: Bool {
    itinerary.stops.contains { planner.network.stations[$0.station].isAboveGround == true }
  }

  /// The station towards which a leg's train goes.
  func towards(leg: Int) -> Int {
    let stations = pattern(ofLeg: leg).stations
    return stations[stations.count - 1]
  }

  func pattern(ofLeg leg: Int) -> Pattern {
    planner.network.timetables[planner.timetable].patterns[plan.legs[leg].pattern]
  }
}
