import Metro
import Track
import Units

/// The times between stations, derived from nothing but the first and last trains of each.
///
/// A departure minus the one before it on the same train is a run and a stop. First and last trains are two such trains,
/// each direction by itself. A train that begins on the way (from a depot) leaves earlier than one further back: there
/// the chain is cut. Where first and last differ by more than trains of a timetable do, two trains were mixed, and the one
/// nearer to what the distance allows is kept.
package struct Derivation: Sendable {
  /// What was found of one hop.
  package struct Step: Sendable, Hashable {
    /// The pattern of the timetable and the hop of the pattern.
    package var pattern: Int
    /// The hop of the pattern.
    package var hop: Int
    /// From one departure to the next; nil when no sample was left.
    package var cycle: Elapsed?
    /// The samples that count.
    package var samples: [Elapsed]
    /// The samples that were refused.
    package var refused: [Elapsed]
  }

  /// A time from one departure to the next that is possible where no distance is known.
  package static let window: ClosedRange<Elapsed> = .seconds(60)...(.seconds(420))
  /// First and last trains of one timetable differ by 0 to 20 s; above that they are not the same kind of train.
  package static let agreement = Elapsed.seconds(25)
  /// Doors open at a station of one line, as most metros with published stops have it.
  package static let plainDwell = TimeEstimate(.seconds(15), spread: .seconds(4), samples: 0, source: .prior)
  /// Doors open where lines meet.
  package static let interchangeDwell = TimeEstimate(.seconds(30), spread: .seconds(5), samples: 0, source: .prior)

  private let network: Network
  private let interchanges: [Bool]

  /// Prepares a network.
  package init(_ network: Network) {
    self.network = network
    var lines = [Int](repeating: -1, count: network.stations.count)
    var isInterchange = [Bool](repeating: false, count: network.stations.count)
    for pattern in network.timetables.flatMap({ $0.patterns }) {
      for station in pattern.stations {
        if lines[station] >= 0, lines[station] != pattern.line { isInterchange[station] = true }
        lines[station] = pattern.line
      }
    }
    for transfer in network.transfers where transfer.from != transfer.to {
      isInterchange[transfer.from] = true
      isInterchange[transfer.to] = true
    }
    interchanges = isInterchange
  }

  /// What the hours of a timetable tell, hop by hop.
  package func steps(_ timetable: Int) -> [Step] {
    var steps: [Step] = []
    for (index, pattern) in network.timetables[timetable].patterns.enumerated() {
      let found = pattern.hops.indices.map { samples(pattern, $0) }
      let pace = pace(pattern, found)
      for hop in pattern.hops.indices {
        let distance = distance(pattern, hop)
        steps.append(step(index, hop, found[hop], over: distance, nearTo: pace.flatMap { $0.cycle(of: distance) }))
      }
    }
    return steps
  }

  /// The network with the times of all hops derived anew.
  package func derived() -> Network {
    var result = network
    for index in network.timetables.indices {
      for step in steps(index) {
        let station = network.timetables[index].patterns[step.pattern].stations[step.hop + 1]
        let isLast = step.hop == network.timetables[index].patterns[step.pattern].hops.count - 1
        let dwell = interchanges[station] ? Derivation.interchangeDwell : Derivation.plainDwell
        result.timetables[index].patterns[step.pattern].hops[step.hop] = Hop(
          run: step.cycle.map { cycle in
            TimeEstimate(
              max(.seconds(20), cycle - dwell.time), spread: step.spread, samples: step.samples.count,
              source: .official)
          }, dwell: isLast ? nil : dwell)
      }
    }
    return result
  }

  func place(_ station: Int) -> Coordinate? { network.stations[station].place }

  /// Departure minus departure of the first and the last train of each kind of day.
  private func samples(_ pattern: Pattern, _ hop: Int) -> [Elapsed] {
    var samples: [Elapsed] = []
    for hours in pattern.hours {
      for times in [hours.first, hours.last] {
        if let here = times[hop], let next = times[hop + 1] {
          samples.append(.seconds(Int64(next.seconds) - Int64(here.seconds)))
        }
      }
    }
    return samples
  }

  private func step(
    _ pattern: Int, _ hop: Int, _ samples: [Elapsed], over distance: Distance?, nearTo guess: Elapsed?
  ) -> Step {
    let possible = distance.map { Derivation.window(of: $0) } ?? Derivation.window
    var kept = samples.filter { possible.contains($0) }
    if let least = kept.min(), let most = kept.max(), most - least > Derivation.agreement {
      let wanted = guess ?? least
      let best = kept.min { ($0 - wanted).magnitude < ($1 - wanted).magnitude } ?? least
      kept = kept.filter { ($0 - best).magnitude <= Derivation.agreement }
    }
    return Step(
      pattern: pattern, hop: hop, cycle: kept.isEmpty ? nil : Derivation.middle(kept), samples: kept,
      refused: samples.filter { !kept.contains($0) })
  }

  /// The median; of two the mean.
  private static func middle(_ samples: [Elapsed]) -> Elapsed {
    let sorted = samples.sorted()
    let (low, high) = (sorted[(sorted.count - 1) / 2], sorted[sorted.count / 2])
    return Elapsed(milliseconds: (low.milliseconds + high.milliseconds) / 2)
  }
}
