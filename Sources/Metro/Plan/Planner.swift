import Almanac
import Units

/// Finds ways through a network by one timetable, in one part of the day.
///
/// Made once and asked often. Rounds of trains as in
/// [RAPTOR](https://www.microsoft.com/en-us/research/publication/round-based-public-transit-routing/): in each, every
/// pattern is gone along once, and what it reaches is walked on from. A metro needs no more than that.
package struct Planner: Sendable {
  /// The network.
  package let network: Network
  /// The timetable's place in it.
  package let timetable: Int
  /// The times of its hops.
  package let times: HopTimes

  let patterns: [Pattern]
  /// Where the trains of each pattern go.
  let courses: [Course]
  /// The walks to each station, its own platforms included where the file names them.
  let walks: [[Transfer]]
  /// The same, as a search looks at them.
  let approaches: [[Approach]]

  /// What a search looks at of a pattern.
  struct Course: Sendable {
    let line: Int
    let stations: [Int]
  }

  /// A walk to a station, without words.
  struct Approach: Sendable {
    let from: Int
    let fromLine: Int?
    let toLine: Int?
    /// The calm walk in milliseconds.
    let cost: Int64
    let exactness: Int

    init(_ walk: Transfer) {
      from = walk.from
      fromLine = walk.fromLine
      toLine = walk.toLine
      cost = walk.calm.milliseconds
      exactness = walk.exactness
    }
  }

  /// The most trains of a plan; nobody changes more often in a metro.
  static let mostTrains = 4
  /// The time between trains where the file says none: a guess on the long side.
  package static let unknownHeadway = Elapsed.seconds(300)

  /// Makes a planner for an instant's timetable and part of the day.
  package init(_ network: Network, at instant: Instant, learned: LearnedTimes = LearnedTimes()) {
    let day = network.clock.serviceDay(at: instant)
    let seconds = network.clock.seconds(of: instant, on: day)
    self.init(
      network, timetable: network.timetableIndex(on: day), part: DayPart(secondsOfDay: seconds), learned: learned)
  }

  /// Makes a planner for a timetable and a part of the day.
  package init(_ network: Network, timetable: Int, part: DayPart, learned: LearnedTimes = LearnedTimes()) {
    self.network = network
    self.timetable = timetable
    times = HopTimes(network, timetable: timetable, part: part, learned: learned)
    patterns = network.timetables[timetable].patterns
    courses = patterns.map { Course(line: $0.line, stations: $0.stations) }
    var walks = [[Transfer]](repeating: [], count: network.stations.count)
    for transfer in network.transfers { walks[transfer.to].append(transfer) }
    self.walks = walks
    approaches = walks.map { $0.map { Approach($0) } }
  }

  /// The best way between two stations for someone who is on the platform at an instant.
  ///
  /// `level` is the alert level, nil for none. Where no train runs at that time the way is found nevertheless and its
  /// `service` says so. Of two ways that take equally long the one with fewer trains is taken; ``Plan/isTied`` tells of
  /// another within a minute.
  ///
  /// - Throws: A ``PlanError`` where no train goes.
  package func plan(
    from origin: Int, to destination: Int, at now: Instant, level: String? = nil
  ) throws(PlanError) -> Plan {
    guard origin != destination else { throw .sameStation }
    let days = ServiceDays(network, timetable: timetable, at: now)
    let date = network.clock.serviceDay(at: now)
    let closed = network.closures.filter { $0.applies(on: date, level: level) }
    if let walk = platformsBetween(origin, destination) { throw .walkOnly(walk) }
    let inService = search(origin, destination, days, closed, onlyRunning: true)
    if let trip = inService ?? search(origin, destination, days, closed, onlyRunning: false) {
      var plan = finished(trip, days)
      plan.firstWalk = walkBefore(trip, from: origin)
      plan.lastWalk = walkAfter(trip, to: destination)
      plan.isTied = hasRival(of: plan, origin, destination, days, closed)
      return plan
    }
    guard !closed.isEmpty, let way = search(origin, destination, days, [], onlyRunning: false) else { throw .noWay }
    throw .closed(firstClosure(on: way, closed))
  }

  private func walkBefore(_ legs: [TrainLeg], from origin: Int) -> Transfer? {
    guard let first = legs.first else { return nil }
    let station = patterns[first.pattern].stations[first.board]
    return station == origin ? nil : platformsBetween(origin, station)
  }

  private func walkAfter(_ legs: [TrainLeg], to destination: Int) -> Transfer? {
    guard let last = legs.last else { return nil }
    let station = patterns[last.pattern].stations[last.alight]
    return station == destination ? nil : platformsBetween(station, destination)
  }

  /// The walk between two stations that are one interchange.
  private func platformsBetween(_ one: Int, _ other: Int) -> Transfer? {
    for walk in walks[other] where walk.from == one { return walk }
    for walk in walks[one] where walk.from == other { return walk }
    return nil
  }

  /// Whether another way, not through the places where this one changes, takes as long within a minute.
  private func hasRival(
    of plan: Plan, _ origin: Int, _ destination: Int, _ days: ServiceDays, _ closed: [Closure]
  ) -> Bool {
    guard let first = plan.legs.first, plan.legs.count > 1 else { return false }
    let station = patterns[first.pattern].stations[first.alight]
    guard let rival = search(origin, destination, days, closed, onlyRunning: true, avoiding: station) else {
      return false
    }
    return finished(rival, days).duration - plan.duration <= .seconds(60)
  }

  private func firstClosure(on way: [TrainLeg], _ closed: [Closure]) -> Int {
    for leg in way {
      let pattern = patterns[leg.pattern]
      for closure in closed {
        let isMet =
          (leg.board..<leg.alight).contains {
            closure.cuts(pattern.line, between: pattern.stations[$0], and: pattern.stations[$0 + 1])
          } || closure.passes(pattern.stations[leg.board], of: pattern.line)
          || closure.passes(pattern.stations[leg.alight], of: pattern.line)
        if isMet { return network.closures.firstIndex(of: closure) ?? 0 }
      }
    }
    return network.closures.firstIndex { closed.contains($0) } ?? 0
  }
}
