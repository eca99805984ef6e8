import Track
import Units

/// Finds the time of one hop after the other: learned, this direction's, the other's, the distance's, a standard.
struct HopResolution {
  private let network: Network
  private let patterns: [Pattern]
  private let part: DayPart
  private let learned: LearnedTimes
  /// Millimetres per second of each line; 0 where nothing tells it.
  private let speeds: [Int64]
  /// Every hop of every pattern, in the order of line, station, next station.
  private let known: [KnownHop]

  private struct KnownHop {
    let line: Int
    let from: Int
    let to: Int
    let pattern: Int
    let hop: Int

    static func precedes(_ left: KnownHop, _ right: KnownHop) -> Bool {
      if left.line != right.line { return left.line < right.line }
      if left.from != right.from { return left.from < right.from }
      if left.to != right.to { return left.to < right.to }
      return left.pattern < right.pattern
    }
  }

  /// Timetables give some trains more time than others even where all their samples agree: a range of 5 s at least.
  static let leastSpread = Elapsed(milliseconds: 2500)
  /// The same where at least `manySamples` trains were looked at.
  static let leastSpreadOfMany = Elapsed.seconds(2)
  static let manySamples = 10
  /// What the other direction's time may differ by: the mean of Kyiv's differences is 11.6 s.
  static let mirrorSpread = Elapsed.seconds(12)
  /// A train comes into its last station slowly; 10 to 25 s more than it leaves it with.
  static let terminalApproach = Elapsed.seconds(15)
  static let distanceSpread = Elapsed.seconds(25)

  init(_ network: Network, _ patterns: [Pattern], part: DayPart, learned: LearnedTimes) {
    self.network = network
    self.patterns = patterns
    self.part = part
    self.learned = learned
    var known: [KnownHop] = []
    for (index, pattern) in patterns.enumerated() {
      for hop in pattern.hops.indices {
        known.append(
          KnownHop(
            line: pattern.line, from: pattern.stations[hop], to: pattern.stations[hop + 1], pattern: index, hop: hop))
      }
    }
    known.sort(by: KnownHop.precedes)
    self.known = known
    speeds = HopResolution.speeds(network, patterns)
  }

  func run(_ pattern: Int, _ hop: Int) -> TimeEstimate {
    let base = officialRun(pattern, hop)
    return learned.isEmpty ? base : learned.drawn(.run, at: key(pattern, hop), part: part, towards: base)
  }

  func dwell(_ pattern: Int, _ hop: Int) -> TimeEstimate {
    let base = officialDwell(pattern, hop)
    return learned.isEmpty ? base : learned.drawn(.dwell, at: key(pattern, hop), part: part, towards: base)
  }

  private func key(_ pattern: Int, _ hop: Int) -> LearnedKey {
    let pattern = patterns[pattern]
    return LearnedKey(
      line: network.lines[pattern.line].id, from: network.stations[pattern.stations[hop]].id,
      to: network.stations[pattern.stations[hop + 1]].id)
  }

  private func officialRun(_ pattern: Int, _ hop: Int) -> TimeEstimate {
    let line = patterns[pattern].line
    let (from, to) = (patterns[pattern].stations[hop], patterns[pattern].stations[hop + 1])
    let back = first(line, to, from) { $0.run(in: part) }
    if let own = patterns[pattern].hops[hop].run(in: part) ?? first(line, from, to, { $0.run(in: part) }) {
      guard own.source == .official, own.samples < 2, let back else { return own.widened }
      return HopResolution.pooled(own, back)
    }
    if let back {
      let isLast = hop == patterns[pattern].hops.count - 1 && patterns[pattern].stations.first != to
      return TimeEstimate(
        back.time + (isLast ? HopResolution.terminalApproach : .zero),
        spread: back.widened.spread + HopResolution.mirrorSpread, samples: back.samples, source: .mirrored)
    }
    return byDistance(line, from, to) ?? HopTimes.standardRun
  }

  private func officialDwell(_ pattern: Int, _ hop: Int) -> TimeEstimate {
    let line = patterns[pattern].line
    let (from, to) = (patterns[pattern].stations[hop], patterns[pattern].stations[hop + 1])
    if let own = patterns[pattern].hops[hop].dwell(in: part) ?? first(line, from, to, { $0.dwell(in: part) }) {
      return own.widened
    }
    for other in known where other.line == line && other.to == to {
      guard let found = patterns[other.pattern].hops[other.hop].dwell(in: part) else { continue }
      return TimeEstimate(
        found.time, spread: found.widened.spread + HopResolution.leastSpread, samples: found.samples,
        source: .mirrored)
    }
    return HopTimes.standardDwell
  }

  /// One sample and both directions' mean weigh the same.
  private static func pooled(_ own: TimeEstimate, _ back: TimeEstimate) -> TimeEstimate {
    let mean = (own.time.milliseconds + back.time.milliseconds) / 2
    let apart = Int64((own.time.milliseconds - back.time.milliseconds).magnitude)
    return TimeEstimate(
      Elapsed(milliseconds: (own.time.milliseconds + mean) / 2),
      spread: max(own.widened.spread, Elapsed(milliseconds: apart / 2)), samples: own.samples, source: .pooled)
  }

  /// The first thing that is known of a hop on any pattern of the line.
  private func first(_ line: Int, _ from: Int, _ to: Int, _ look: (Hop) -> TimeEstimate?) -> TimeEstimate? {
    let wanted = KnownHop(line: line, from: from, to: to, pattern: -1, hop: 0)
    var low = 0
    var high = known.count
    while low < high {
      let middle = (low + high) / 2
      if KnownHop.precedes(known[middle], wanted) { low = middle + 1 } else { high = middle }
    }
    while low < known.count, known[low].line == line, known[low].from == from, known[low].to == to {
      if let found = look(patterns[known[low].pattern].hops[known[low].hop]) { return found }
      low += 1
    }
    return nil
  }

  private func byDistance(_ line: Int, _ from: Int, _ to: Int) -> TimeEstimate? {
    guard speeds[line] > 0, let metres = HopResolution.distance(network, from, to) else { return nil }
    return TimeEstimate(
      Elapsed(milliseconds: max(30_000, metres.millimetres * 1000 / speeds[line])),
      spread: HopResolution.distanceSpread, samples: 0, source: .distance)
  }

  /// The mean speed of each line over the hops of which places and times are known.
  private static func speeds(_ network: Network, _ patterns: [Pattern]) -> [Int64] {
    var ways = [Int64](repeating: 0, count: network.lines.count)
    var times = [Int64](repeating: 0, count: network.lines.count)
    for pattern in patterns {
      for (index, hop) in pattern.hops.enumerated() {
        guard let run = hop.run, let way = distance(network, pattern.stations[index], pattern.stations[index + 1])
        else { continue }
        ways[pattern.line] += way.millimetres
        times[pattern.line] += run.time.milliseconds
      }
    }
    return ways.indices.map { times[$0] > 0 ? ways[$0] * 1000 / times[$0] : 0 }
  }

  private static func distance(_ network: Network, _ from: Int, _ to: Int) -> Distance? {
    guard let one = network.stations[from].place, let other = network.stations[to].place else { return nil }
    return EllipsoidPoint(one).distance(to: EllipsoidPoint(other))
  }
}

extension Hop {
  /// The run of a part of the day, or of all of it.
  func run(in part: DayPart) -> TimeEstimate? {
    for other in parts where other.part == part && other.run != nil { return other.run }
    return run
  }

  /// The dwell of a part of the day, or of all of it.
  func dwell(in part: DayPart) -> TimeEstimate? {
    for other in parts where other.part == part && other.dwell != nil { return other.dwell }
    return dwell
  }
}

extension TimeEstimate {
  /// The same with a spread that is not smaller than timetables are exact.
  var widened: TimeEstimate {
    guard source == .official else { return self }
    let least = samples < HopResolution.manySamples ? HopResolution.leastSpread : HopResolution.leastSpreadOfMany
    return TimeEstimate(time, spread: max(spread, least), samples: samples, source: source)
  }
}
