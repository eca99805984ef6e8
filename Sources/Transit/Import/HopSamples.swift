import Metro
import Units

/// The seconds that trains took for one hop, in one part of the day or in all of it.
struct HopSamples {
  /// Each length that occurs, the shortest first: a timetable has few.
  private var tally: [(value: Int32, count: Int)] = []
  private(set) var count = 0

  mutating func add(_ other: HopSamples) {
    for sample in other.tally { add(sample.value, times: sample.count) }
  }

  mutating func add(_ value: Int32, times: Int) {
    guard times > 0 else { return }
    count += times
    var low = 0
    var high = tally.count
    while low < high {
      let middle = (low + high) / 2
      if tally[middle].value < value { low = middle + 1 } else { high = middle }
    }
    if low < tally.count, tally[low].value == value {
      tally[low].count += times
    } else {
      tally.insert((value, times), at: low)
    }
  }

  /// The sample of a rank, the shortest having 0.
  private func ranked(_ rank: Int) -> Int32 {
    var passed = 0
    for sample in tally {
      passed += sample.count
      if rank < passed { return sample.value }
    }
    return 0
  }

  /// The median with one standard deviation.
  func estimate(source: TimeSource, widening: Elapsed = .zero) -> TimeEstimate? {
    guard count > 0 else { return nil }
    let middle = count / 2
    let doubled = Int64(ranked(middle)) + Int64(ranked(count.isMultiple(of: 2) ? middle - 1 : middle))
    let median = Elapsed(milliseconds: doubled * 500)
    // That of the quicker half alone: slower trains make an alert early, which is no harm. Of single ones, one in forty,
    // no more counts than of the others.
    let least = ranked(count / 40)
    var square: Double = 0
    var left = middle
    for sample in tally where left > 0 {
      let away = Double(Int64(max(sample.value, least)) * 1000 - median.milliseconds) / 1000
      square += away * away * Double(min(sample.count, left))
      left -= min(sample.count, left)
    }
    let deviation = (2 * square / Double(count)).squareRoot()
    let spread = Elapsed(milliseconds: Int64(deviation * 1000 + 0.5)) + widening
    return TimeEstimate(
      median, spread: min(spread, .seconds(NetworkFile.longestRun)), samples: count, source: source)
  }
}

/// The samples of a hop by parts of the day.
struct HopRecord {
  private var runs = [HopSamples](repeating: HopSamples(), count: DayPart.allCases.count + 1)
  private var dwells = [HopSamples](repeating: HopSamples(), count: DayPart.allCases.count + 1)
  private var isInterpolated = false

  /// A part of the day is told by itself where it differs by so much from all of it, and has so many trains.
  private static let difference = Elapsed.seconds(5)
  private static let leastSamples = 5
  /// A time between stops whose times a timetable gives may be off by this.
  static let interpolationSpread = Elapsed.seconds(20)

  mutating func add(run: Int32, dwell: Int32?, part: DayPart, times: Int, isInterpolated: Bool) {
    let slot = 1 + (DayPart.allCases.firstIndex(of: part) ?? 0)
    for index in [0, slot] {
      runs[index].add(run, times: times)
      if let dwell { dwells[index].add(dwell, times: times) }
    }
    if isInterpolated { self.isInterpolated = true }
  }

  /// Adds the samples of another record.
  mutating func merge(_ other: HopRecord) {
    for index in runs.indices {
      runs[index].add(other.runs[index])
      dwells[index].add(other.dwells[index])
    }
    isInterpolated = isInterpolated || other.isInterpolated
  }

  /// What the samples say; `prior` is the dwell of a feed that has none, which is part of its runs.
  func hop(prior: TimeEstimate?) -> Hop {
    let source: TimeSource = isInterpolated ? .interpolated : .official
    let widening = isInterpolated ? HopRecord.interpolationSpread : .zero
    func run(_ slot: Int) -> TimeEstimate? {
      guard var estimate = runs[slot].estimate(source: source, widening: widening) else { return nil }
      if let prior {
        estimate.time = max(.seconds(20), estimate.time - prior.time)
        estimate.spread = max(estimate.spread, .seconds(5))
      }
      estimate.time = max(.seconds(1), estimate.time)
      return estimate
    }
    let whole = (run: run(0), dwell: dwells[0].estimate(source: .official))
    var parts: [HopPart] = []
    for (index, part) in DayPart.allCases.enumerated() {
      let own = run(index + 1)
      let stay = dwells[index + 1].estimate(source: .official)
      let run = HopRecord.differs(own, whole.run) ? own : nil
      let dwell = prior == nil && HopRecord.differs(stay, whole.dwell) ? stay : nil
      if run != nil || dwell != nil { parts.append(HopPart(part: part, run: run, dwell: dwell)) }
    }
    return Hop(run: whole.run, dwell: prior ?? whole.dwell, parts: parts)
  }

  private static func differs(_ part: TimeEstimate?, _ whole: TimeEstimate?) -> Bool {
    guard let part, let whole, part.samples >= leastSamples else { return false }
    let apart = part.time - whole.time
    return apart >= difference || apart <= .zero - difference
  }
}
