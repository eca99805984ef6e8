import Metro
import Units

/// The seconds that trains took for one hop, in one part of the day or in all of it.
struct HopSamples {
  /// Each length that occurs, the shortest first: a timetable has few.
  private var tally: [(value: Int32, count: Int)] = []
  private(set) var count = 0

  init() {}

  /// All of several.
  init(_ all: [HopSamples]) {
    for samples in all { add(samples) }
  }

  /// Adds others, each of them shorter by so much.
  mutating func add(_ other: HopSamples, less: Elapsed = .zero) {
    let less = Int32(truncatingIfNeeded: less.wholeSeconds)
    for sample in other.tally { add(max(1, sample.value - less), times: sample.count) }
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
  private var runs = [HopSamples](repeating: HopSamples(), count: DayPart.allCases.count)
  private var dwells = [HopSamples](repeating: HopSamples(), count: DayPart.allCases.count)
  /// From departure to departure, of trains that arrive and depart at the same second.
  private var sums = [HopSamples](repeating: HopSamples(), count: DayPart.allCases.count)
  private var isInterpolated = false

  /// A part of the day is told by itself where it differs by so much from all of it, and has so many trains.
  private static let difference = Elapsed.seconds(5)
  private static let leastSamples = 5
  /// A time between stops whose times a timetable gives may be off by this.
  static let interpolationSpread = Elapsed.seconds(20)
  /// A run of which a stop that nobody has told is a part.
  private static let leastRun = Elapsed.seconds(20)
  private static let splitSpread = Elapsed.seconds(5)

  /// Adds a train; one without a dwell at a stop where it goes on has it in its run.
  mutating func add(run: Int32, dwell: Int32?, part: DayPart, times: Int, isInterpolated: Bool) {
    let part = part.place
    if dwell == 0 {
      sums[part].add(run, times: times)
    } else {
      runs[part].add(run, times: times)
      if let dwell { dwells[part].add(dwell, times: times) }
    }
    if isInterpolated { self.isInterpolated = true }
  }

  /// Adds the samples of another record.
  mutating func merge(_ other: HopRecord) {
    for index in runs.indices {
      runs[index].add(other.runs[index])
      dwells[index].add(other.dwells[index])
      sums[index].add(other.sums[index])
    }
    isInterpolated = isInterpolated || other.isInterpolated
  }

  /// How many stops of trains have no dwell where other trains have one.
  var silent: Int { dwells.contains { $0.count > 0 } ? sums.reduce(0) { $0 + $1.count } : 0 }

  /// What the samples say; `prior` is the dwell where no train tells one.
  func hop(prior: TimeEstimate) -> Hop {
    let told = HopSamples(dwells).estimate(source: .official)
    let hasSums = sums.contains { $0.count > 0 }
    let dwell = told ?? (hasSums ? prior : nil)
    let run = run(runs, sums, dwell, isSplit: told == nil && hasSums)
    var parts: [HopPart] = []
    for (index, part) in DayPart.allCases.enumerated() {
      let stay = dwells[index].estimate(source: .official)
      let ownDwell = HopRecord.differs(stay, told) ? stay : nil
      let own = self.run([runs[index]], [sums[index]], ownDwell ?? dwell, isSplit: told == nil && hasSums)
      let ownRun = HopRecord.differs(own, run) ? own : nil
      if ownRun != nil || ownDwell != nil { parts.append(HopPart(part: part, run: ownRun, dwell: ownDwell)) }
    }
    return Hop(run: run, dwell: dwell, parts: parts)
  }

  /// The runs, and what is left of the sums without the dwell that is in them.
  private func run(_ runs: [HopSamples], _ sums: [HopSamples], _ dwell: TimeEstimate?, isSplit: Bool) -> TimeEstimate? {
    var all = HopSamples(runs)
    all.add(HopSamples(sums), less: dwell?.time ?? .zero)
    guard
      var estimate = all.estimate(
        source: isInterpolated ? .interpolated : .official,
        widening: isInterpolated ? HopRecord.interpolationSpread : .zero)
    else { return nil }
    if isSplit {
      estimate.time = max(HopRecord.leastRun, estimate.time)
      estimate.spread = max(estimate.spread, HopRecord.splitSpread)
    }
    estimate.time = max(.seconds(1), estimate.time)
    return estimate
  }

  private static func differs(_ part: TimeEstimate?, _ whole: TimeEstimate?) -> Bool {
    guard let part, let whole, part.samples >= leastSamples else { return false }
    let apart = part.time - whole.time
    return apart >= difference || apart <= .zero - difference
  }
}

extension DayPart {
  /// Its place among all parts.
  fileprivate var place: Int {
    switch self {
    case .early: 0
    case .morning: 1
    case .midday: 2
    case .evening: 3
    case .late: 4
    }
  }
}
