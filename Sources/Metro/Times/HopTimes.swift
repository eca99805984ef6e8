import Units

/// The time of every run and stop of a timetable, each from the best that is known of it.
///
/// Runs and dwells are found independently of each other: what is learned of one leaves the other as it is.
package struct HopTimes: Sendable {
  /// Where the hops of each pattern begin in the lists, and where the last ones end.
  private let starts: [Int]
  private let runs: [TimeEstimate]
  private let dwells: [TimeEstimate]

  /// Finds the times of a timetable in a part of the day.
  package init(_ network: Network, timetable: Int, part: DayPart, learned: LearnedTimes = LearnedTimes()) {
    let resolution = HopResolution(network, network.timetables[timetable].patterns, part: part, learned: learned)
    var starts = [0]
    var runs: [TimeEstimate] = []
    var dwells: [TimeEstimate] = []
    for (index, pattern) in network.timetables[timetable].patterns.enumerated() {
      for hop in pattern.hops.indices {
        runs.append(resolution.run(index, hop))
        dwells.append(resolution.dwell(index, hop))
      }
      starts.append(runs.count)
    }
    self.starts = starts
    self.runs = runs
    self.dwells = dwells
  }

  /// From doors closed at a pattern's stop to doors opened at the next.
  package func run(_ pattern: Int, from stop: Int) -> TimeEstimate { runs[starts[pattern] + stop] }

  /// How long the doors are open at a pattern's stop, which is not its first.
  package func dwell(_ pattern: Int, at stop: Int) -> TimeEstimate { dwells[starts[pattern] + stop - 1] }

  /// From the departure at a pattern's first stop to that at another.
  package func offset(_ pattern: Int, of stop: Int) -> Elapsed {
    var sum = Elapsed.zero
    for hop in 0..<stop { sum += runs[starts[pattern] + hop].time + dwells[starts[pattern] + hop].time }
    return sum
  }

  /// Of a run of which nothing is known.
  package static let standardRun = TimeEstimate(.seconds(115), spread: .seconds(40), samples: 0, source: .standard)
  /// Of a stop of which nothing is known; true dwells are 10 to 30 s, and an early alert is the safe side.
  package static let standardDwell = TimeEstimate(.seconds(25), spread: .seconds(10), samples: 0, source: .standard)
}
