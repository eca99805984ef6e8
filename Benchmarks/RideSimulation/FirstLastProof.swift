import Metro
import Transit
import Units

/// How well times are derived of a network whose true times are known: it is reduced to first and last departures.
struct FirstLastProof {
  private let network: Network

  init(_ network: Network) {
    self.network = network
  }

  func print() {
    var ours: [Double] = []
    var pooled: [Double] = []
    let patterns = wholePatterns()
    var reduced = network
    reduced.timetables[0].patterns = patterns.map { self.reduced($0) }
    let steps = Derivation(reduced).steps(0)
    for step in steps {
      guard let truth = truth(patterns[step.pattern], step.hop) else { continue }
      if let cycle = step.cycle { ours.append(abs(seconds(cycle) - truth)) }
      let all = steps.filter { isSame(patterns, $0, step) }.flatMap { $0.samples + $0.refused }.filter {
        Derivation.window.contains($0)
      }.sorted()
      guard !all.isEmpty else { continue }
      let middle = (seconds(all[(all.count - 1) / 2]) + seconds(all[all.count / 2])) / 2
      pooled.append(abs(middle - truth))
    }
    row("each direction, with the agreement rule", ours)
    row("one median for both directions", pooled)
  }

  private func row(_ name: String, _ errors: [Double]) {
    let exact = errors.count { $0 < 0.5 }
    let mean = errors.reduce(0, +) / Double(max(1, errors.count))
    Swift.print(
      "| \(name) | \(errors.count) | \(exact * 1000 / max(1, errors.count)) | \(Double(Int(mean * 100)) / 100) s | \(errors.max() ?? 0) s |"
    )
  }

  private func seconds(_ time: Elapsed) -> Double { Double(time.milliseconds) / 1000 }

  /// Hops between the same stations, either way.
  private func isSame(_ patterns: [Pattern], _ one: Derivation.Step, _ other: Derivation.Step) -> Bool {
    let (left, right) = (patterns[one.pattern].stations, patterns[other.pattern].stations)
    let pair = (left[one.hop], left[one.hop + 1])
    return pair == (right[other.hop], right[other.hop + 1]) || pair == (right[other.hop + 1], right[other.hop])
  }

  /// The longest pattern of each line and direction.
  private func wholePatterns() -> [Pattern] {
    var whole: [Pattern] = []
    for pattern in network.timetables[0].patterns.sorted(by: { $0.stations.count > $1.stations.count }) {
      let isPart = whole.contains { other in
        guard other.line == pattern.line, let start = other.stations.firstIndex(of: pattern.stations[0]) else {
          return false
        }
        return other.stations[start...].starts(with: pattern.stations)
      }
      if !isPart { whole.append(pattern) }
    }
    return whole
  }

  /// First and last departures of each station among all trains of the direction, one kind of day.
  private func reduced(_ pattern: Pattern) -> Pattern {
    var result = pattern
    var first = [ServiceTime?](repeating: nil, count: pattern.stations.count)
    var last = first
    for other in network.timetables[0].patterns where other.line == pattern.line {
      guard let start = pattern.stations.firstIndex(of: other.stations[0]),
        pattern.stations[start...].starts(with: other.stations), let hours = other.hours.first
      else { continue }
      for index in other.stations.indices {
        if let time = hours.first[index] { first[start + index] = min(first[start + index] ?? time, time) }
        if let time = hours.last[index] { last[start + index] = max(last[start + index] ?? time, time) }
      }
    }
    result.hours = [ServiceHours(days: [0], first: first, last: last)]
    result.headways = []
    return result
  }

  private func truth(_ pattern: Pattern, _ hop: Int) -> Double? {
    guard let run = pattern.hops[hop].run, let dwell = pattern.hops[hop].dwell else { return nil }
    return seconds(run.time + dwell.time)
  }
}
