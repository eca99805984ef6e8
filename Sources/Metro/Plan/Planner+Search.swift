import Units

/// How a station was reached with a number of trains.
private struct Label {
  var cost = Int64.max
  var leg = TrainLeg(pattern: -1, board: 0, alight: 0)
  /// The station where the train before was left, or the origin.
  var from = -1
}

/// The earliest that each station was reached on each line, and the destination at all.
///
/// What comes later on the same line to the same place, with more trains, leads nowhere earlier: the walks from there are the
/// same. Nor does what comes later than the destination.
private struct Bounds {
  private var costs: [Int64]
  private let stations: Int
  var destination = Int64.max

  init(stations: Int, lines: Int) {
    self.stations = stations
    costs = [Int64](repeating: .max, count: stations * lines)
  }

  /// Whether a station is reached earlier than before, which is then remembered.
  mutating func improves(_ station: Int, on line: Int, _ cost: Int64) -> Bool {
    let index = line * stations + station
    guard cost < costs[index], cost < destination else { return false }
    costs[index] = cost
    return true
  }
}

extension Planner {
  /// The trains of the quickest way; nil when there is none.
  func search(
    _ origin: Int, _ destination: Int, _ days: ServiceDays, _ closed: [Closure], onlyRunning: Bool,
    avoiding avoided: Int = -1
  ) -> [TrainLeg]? {
    var rounds: [[Label]] = []
    var starts = [Label](repeating: Label(), count: network.stations.count)
    starts[origin].cost = 0
    rounds.append(starts)
    var best: (round: Int, station: Int, cost: Int64)?
    var bounds = Bounds(stations: network.stations.count, lines: network.lines.count)
    for round in 1...Planner.mostTrains {
      var reached = [Label](repeating: Label(), count: network.stations.count)
      var isAny = false
      for index in patterns.indices {
        ride(index, rounds[round - 1], &reached, round, days, closed, onlyRunning, avoided, &bounds, &isAny)
      }
      rounds.append(reached)
      if let end = end(reached, destination), best.map({ end.cost < $0.cost }) ?? true {
        best = (round, end.station, end.cost)
        bounds.destination = end.cost
      }
      if !isAny { break }
    }
    guard let best else { return nil }
    var legs: [TrainLeg] = []
    var station = best.station
    for round in stride(from: best.round, to: 0, by: -1) {
      let label = rounds[round][station]
      legs.append(label.leg)
      station = label.from
    }
    return legs.reversed()
  }

  /// Goes along a pattern once: gets on where that is earliest, and off everywhere.
  private func ride(
    _ index: Int, _ before: [Label], _ reached: inout [Label], _ round: Int, _ days: ServiceDays,
    _ closed: [Closure], _ onlyRunning: Bool, _ avoided: Int, _ bounds: inout Bounds, _ isAny: inout Bool
  ) {
    let line = courses[index].line
    let stations = courses[index].stations
    var aboard: (cost: Int64, stop: Int, from: Int)?
    for stop in stations.indices {
      let station = stations[stop]
      let isPassed = !closed.isEmpty && closed.contains { $0.passes(station, of: line) }
      if stop > 0, let train = aboard {
        if !closed.isEmpty,
          closed.contains(where: { $0.cuts(line, between: stations[stop - 1], and: station) })
        {
          aboard = nil
        } else {
          let arrival = train.cost + times.run(index, from: stop - 1).time.milliseconds
          if !isPassed, arrival < reached[station].cost, bounds.improves(station, on: line, arrival) {
            reached[station] = Label(
              cost: arrival, leg: TrainLeg(pattern: index, board: train.stop, alight: stop), from: train.from)
            isAny = true
          }
          let dwell = isPassed ? 0 : times.dwell(index, at: stop).time.milliseconds
          aboard?.cost = arrival + dwell
        }
      }
      guard !isPassed, stop < stations.count - 1,
        let start = boarding(index, station, before, round, days, avoided)
      else { continue }
      guard start.cost < bounds.destination else { continue }
      if let train = aboard, train.cost <= start.cost { continue }
      if onlyRunning, !days.mayRun(index, at: stop, after: Elapsed(milliseconds: start.cost)) { continue }
      aboard = (start.cost, stop, start.from)
    }
  }

  /// What it costs to be on a pattern's train at a station: the walk there and, after another train, the wait.
  private func boarding(
    _ pattern: Int, _ station: Int, _ before: [Label], _ round: Int, _ days: ServiceDays, _ avoided: Int
  ) -> (cost: Int64, from: Int)? {
    var best: (cost: Int64, from: Int)?
    let line = courses[pattern].line
    let shunned = round > 1 ? avoided : -1
    if station != shunned, before[station].cost < .max {
      var walk: Int64 = 0
      if round > 1 {
        let label = before[station]
        guard label.leg.pattern != pattern else { return nil }
        walk = platformWalk(station, courses[label.leg.pattern].line, line)
      }
      best = (before[station].cost + walk, station)
    }
    for walk in approaches[station]
    where walk.from != station && walk.from != shunned && before[walk.from].cost < .max {
      guard (walk.toLine ?? line) == line else { continue }
      let cost = before[walk.from].cost + walk.cost
      if best.map({ cost < $0.cost }) ?? true { best = (cost, walk.from) }
    }
    guard let found = best, round > 1 else { return best }
    let half = (days.headway(of: pattern)?.mean ?? Planner.unknownHeadway).milliseconds / 2
    return (found.cost + half, found.from)
  }

  /// What the walk from one line's platform to another's within a station costs; a guess where the file says nothing.
  private func platformWalk(_ station: Int, _ from: Int, _ to: Int) -> Int64 {
    var best: Approach?
    for walk in approaches[station]
    where walk.from == station && (walk.fromLine ?? from) == from && (walk.toLine ?? to) == to {
      if let known = best, known.exactness >= walk.exactness { continue }
      best = walk
    }
    return best?.cost ?? Transfer.unknown(at: station).calm.milliseconds
  }

  /// Where the ride ends: at the station asked for, or beside it when that is reached by walking.
  private func end(_ reached: [Label], _ destination: Int) -> (station: Int, cost: Int64)? {
    var best: (station: Int, cost: Int64)?
    if reached[destination].cost < .max { best = (destination, reached[destination].cost) }
    for walk in approaches[destination] where walk.from != destination && reached[walk.from].cost < .max {
      let cost = reached[walk.from].cost + walk.cost
      if best.map({ cost < $0.cost }) ?? true { best = (walk.from, cost) }
    }
    return best
  }
}
