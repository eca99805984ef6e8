import Units

extension Planner {
  /// The plan of some trains: walks, waits and hours of service.
  func finished(_ legs: [TrainLeg], _ days: ServiceDays) -> Plan {
    var changes: [Change] = []
    var service: [ServiceState] = []
    var elapsed = Elapsed.zero
    for (index, leg) in legs.enumerated() {
      if index > 0 {
        let change = change(from: legs[index - 1], to: leg, after: elapsed, days)
        changes.append(change)
        elapsed += change.walk.calm + change.expected
      }
      service.append(days.state(of: leg.pattern, at: leg.board, after: elapsed))
      elapsed += duration(of: leg)
    }
    return Plan(legs: legs, changes: changes, lastWalk: nil, firstWalk: nil, duration: elapsed, service: service)
  }

  /// From the doors closed where one gets on to the doors opened where one gets off.
  package func duration(of leg: TrainLeg) -> Elapsed {
    var sum = Elapsed.zero
    for stop in leg.board..<leg.alight {
      sum += times.run(leg.pattern, from: stop).time
      if stop + 1 < leg.alight { sum += times.dwell(leg.pattern, at: stop + 1).time }
    }
    return sum
  }

  private func change(from: TrainLeg, to: TrainLeg, after elapsed: Elapsed, _ days: ServiceDays) -> Change {
    let walk = walk(from: from, to: to)
    let headway = days.headway(of: to.pattern, after: elapsed)?.mean
    let offset = times.offset(to.pattern, of: to.board)
    if let quick = days.next(of: to.pattern, offset: offset, after: elapsed + walk.quick),
      let calm = days.next(of: to.pattern, offset: offset, after: elapsed + walk.calm),
      calm - days.now - elapsed - walk.calm < .seconds(6 * 3600)
    {
      return Change(
        walk: walk, headway: headway,
        booked: TransferWait.guarded(
          quick - (days.now + elapsed + walk.quick), window: window(of: to)),
        expected: calm - (days.now + elapsed + walk.calm))
    }
    let assumed = headway ?? Planner.unknownHeadway
    return Change(
      walk: walk, headway: headway, booked: TransferWait.booked(headway: assumed, window: window(of: to)),
      expected: Elapsed(milliseconds: assumed.milliseconds / 2))
  }

  private func walk(from: TrainLeg, to: TrainLeg) -> Transfer {
    let (one, other) = (patterns[from.pattern], patterns[to.pattern])
    let (start, end) = (one.stations[from.alight], other.stations[to.board])
    return network.transfer(from: start, one.line, to: end, other.line)
      ?? network.transfer(from: end, other.line, to: start, one.line) ?? .unknown(at: start)
  }

  /// From the first alert of a leg to its end: the last run, and the stop before it.
  private func window(of leg: TrainLeg) -> Elapsed {
    let run = times.run(leg.pattern, from: leg.alight - 1).time
    guard leg.alight - leg.board > 1 else { return run }
    return run + times.dwell(leg.pattern, at: leg.alight - 1).time
  }
}

/// How long a wait for a train is taken to be by the alerts after it.
package enum TransferWait {
  /// What a second too late costs in seconds too early: of a headway the quarter is the quantile of that.
  package static let costOfLate: Int64 = 3
  /// What must be left between an alert and the earliest arrival.
  package static let margin = Elapsed.seconds(30)

  /// The booked wait under a headway, when an alert comes `window` before the end of the leg.
  ///
  /// Never so long that the alert of a train that stood ready would come after its arrival.
  package static func booked(headway: Elapsed, window: Elapsed) -> Elapsed {
    guarded(Elapsed(milliseconds: headway.milliseconds / (costOfLate + 1)), window: window)
  }

  static func guarded(_ wait: Elapsed, window: Elapsed) -> Elapsed { max(.zero, min(wait, window - margin)) }
}
