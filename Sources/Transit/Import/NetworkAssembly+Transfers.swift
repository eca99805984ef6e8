import Metro
import Units

extension NetworkAssembly {
  /// The walks between lines at a station, and between stations.
  func transfers(_ numbers: [Int]) -> [Transfer] {
    let walks = PlatformWalks(feed.walks, feed.stops)
    let callers = callers()
    var transfers: [Transfer] = []
    for station in feed.stops.indices where numbers[station] >= 0 {
      for from in callers[station] {
        for to in callers[station] where to.line != from.line {
          add(walks, from, to, numbers[station], numbers[station], to: &transfers)
        }
      }
    }
    for walk in feed.walks where walk.seconds != nil {
      let (start, end) = (groups.roots[walk.from], groups.roots[walk.to])
      guard start != end, numbers[start] >= 0, numbers[end] >= 0, let seconds = walk.seconds, seconds >= 0 else {
        continue
      }
      let one = (numbers[start], numbers[end])
      if let known = transfers.firstIndex(where: { $0.from == one.0 && $0.to == one.1 && $0.fromLine == nil }) {
        transfers[known].quick = min(transfers[known].quick, .seconds(Int64(seconds)))
        transfers[known].calm = max(transfers[known].calm, .seconds(Int64(seconds)))
      } else {
        transfers.append(
          Transfer(from: one.0, to: one.1, quick: .seconds(Int64(seconds)), calm: .seconds(Int64(seconds))))
      }
    }
    return transfers
  }

  private struct Caller {
    let line: Int
    var platforms: [Int]
  }

  /// For each station the lines that call there, with their platforms.
  private func callers() -> [[Caller]] {
    var callers = [[Caller]](repeating: [], count: feed.stops.count)
    for pattern in patterns {
      for (index, station) in pattern.stations.enumerated() {
        if let known = callers[station].firstIndex(where: { $0.line == pattern.line }) {
          for platform in pattern.platforms[index] where !callers[station][known].platforms.contains(platform) {
            callers[station][known].platforms.append(platform)
          }
        } else {
          callers[station].append(Caller(line: pattern.line, platforms: pattern.platforms[index]))
        }
      }
    }
    return callers
  }

  private func add(
    _ walks: PlatformWalks, _ from: Caller, _ to: Caller, _ start: Int, _ end: Int, to transfers: inout [Transfer]
  ) {
    var seconds: [Int] = []
    for one in from.platforms {
      for other in to.platforms {
        if let walk = walks.seconds(from: one, to: other) { seconds.append(walk) }
      }
    }
    guard let least = seconds.min(), let most = seconds.max() else { return }
    transfers.append(
      Transfer(
        from: start, fromLine: from.line, to: end, toLine: to.line, quick: .seconds(Int64(least)),
        calm: .seconds(Int64(most))))
  }
}
