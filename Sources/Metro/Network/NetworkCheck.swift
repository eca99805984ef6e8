import Almanac
import Units

/// Looks for what a reader cannot refuse and a rider should know.
package struct NetworkCheck: Sendable {
  /// One sentence each, without a full stop.
  package private(set) var doubts: [String] = []

  /// Looks through a network on a day.
  package init(_ network: Network, today: Instant) {
    let day = network.clock.serviceDay(at: today)
    if network.isPast(on: day) {
      doubts.append("the timetable was checked on \(network.checked.iso8601); compare it with its source again")
    }
    stations(network)
    for (index, timetable) in network.timetables.enumerated() { times(network, index, timetable) }
  }

  private mutating func stations(_ network: Network) {
    var isServed = [Bool](repeating: false, count: network.stations.count)
    for timetable in network.timetables {
      for pattern in timetable.patterns {
        for station in pattern.stations { isServed[station] = true }
      }
    }
    for (index, station) in network.stations.enumerated() where !isServed[index] {
      doubts.append("no train calls at the station \"\(station.id)\"; remove it or name it in a pattern")
    }
  }

  private mutating func times(_ network: Network, _ index: Int, _ timetable: Timetable) {
    let times = HopTimes(network, timetable: index, part: .midday)
    var guessed = 0
    for (number, pattern) in timetable.patterns.enumerated() {
      for hop in pattern.hops.indices {
        switch times.run(number, from: hop).source {
        case .distance, .standard: guessed += 1
        default: break
        }
      }
      let reversed = Array(pattern.stations.reversed())
      let isLoop = pattern.stations.first == pattern.stations.last
      if !isLoop, !timetable.patterns.contains(where: { $0.line == pattern.line && $0.stations == reversed }) {
        let from = network.stations[pattern.stations[0]].id
        doubts.append("the pattern of line \"\(network.lines[pattern.line].id)\" from \"\(from)\" has no way back")
      }
    }
    if guessed > 0 {
      doubts.append("\(guessed) runs of the timetable from \(timetable.from.iso8601) are guesses; give their times")
    }
  }
}
