import Units

/// A hop of a line in one direction, by identifiers, so that it outlives a new edition of the network's file.
package struct LearnedKey: Sendable, Hashable {
  /// The line's identifier.
  package var line: String
  /// The station where the hop begins.
  package var from: String
  /// The station where it ends.
  package var to: String

  /// Makes a key.
  package init(line: String, from: String, to: String) {
    self.line = line
    self.from = from
    self.to = to
  }
}

/// What was measured on rides: the last values of each hop, direction and part of the day.
package struct LearnedTimes: Sendable, Hashable {
  /// What is measured of a hop.
  package enum Kind: String, Sendable, CaseIterable {
    /// From doors closed to doors opened.
    case run
    /// Doors open where the hop ends.
    case dwell

    /// What is taken for a measurement at all; anything else is a slip of the finger or a damaged file.
    package var plausible: ClosedRange<Elapsed> {
      switch self {
      case .run: .seconds(30)...(.seconds(900))
      case .dwell: .seconds(3)...(.seconds(600))
      }
    }
  }

  /// The measurements of one kind at one hop in one part of the day.
  package struct Entry: Sendable, Hashable {
    /// The hop.
    package var key: LearnedKey
    /// The part of the day.
    package var part: DayPart
    /// What was measured.
    package var kind: Kind
    /// The values, the latest last.
    package var values: [Elapsed]

    /// Makes an entry.
    package init(key: LearnedKey, part: DayPart, kind: Kind, values: [Elapsed]) {
      self.key = key
      self.part = part
      self.kind = kind
      self.values = values
    }
  }

  /// All that is known, in the order in which it came.
  package private(set) var entries: [Entry] = []

  /// How many values are kept: an odd number, so that a single bad one never is the median.
  package static let kept = 9
  /// With so many values they count alone.
  package static let overriding = 3
  /// With so many they are mixed with the timetable.
  package static let mixing = 2
  /// A run that is shorter or longer than this share of the timetable's is not the same ride: the train was held.
  package static let corridor = (least: Int64(60), most: Int64(125))

  /// Begins without anything.
  package init() {}

  /// Whether nothing was learned.
  package var isEmpty: Bool { entries.isEmpty }

  /// Adds a measurement; answers whether it was believed.
  ///
  /// `official` is what the timetable says; a run must lie within the corridor around it.
  package mutating func add(
    _ kind: Kind, _ value: Elapsed, at key: LearnedKey, part: DayPart, official: TimeEstimate?
  ) -> Bool {
    guard kind.plausible.contains(value) else { return false }
    if kind == .run, let official, official.source != .standard, !LearnedTimes.fits(value, official.time) {
      return false
    }
    if let index = entries.firstIndex(where: { $0.key == key && $0.part == part && $0.kind == kind }) {
      entries[index].values.append(value)
      if entries[index].values.count > LearnedTimes.kept { entries[index].values.removeFirst() }
    } else {
      entries.append(Entry(key: key, part: part, kind: kind, values: [value]))
    }
    return true
  }

  /// Adds what another rider measured; of each hop the last values of both are kept, the other's first.
  package mutating func merge(_ other: LearnedTimes) {
    for entry in other.entries {
      guard
        let index = entries.firstIndex(where: {
          $0.key == entry.key && $0.part == entry.part && $0.kind == entry.kind
        })
      else {
        entries.append(entry)
        continue
      }
      let both = entry.values + entries[index].values
      entries[index].values = LearnedTimes.spreadOut(both)
    }
  }

  /// At most `kept` values, evenly from the sorted ones, so that their median is the pooled one.
  private static func spreadOut(_ values: [Elapsed]) -> [Elapsed] {
    guard values.count > kept else { return values }
    let sorted = values.sorted()
    return (0..<kept).map { sorted[$0 * (sorted.count - 1) / (kept - 1)] }
  }

  static func fits(_ value: Elapsed, _ official: Elapsed) -> Bool {
    let share = (value.milliseconds * 100)
    return share >= official.milliseconds * corridor.least && share <= official.milliseconds * corridor.most
  }

  /// The values of a hop in a part of the day.
  package func values(_ kind: Kind, at key: LearnedKey, part: DayPart) -> [Elapsed] {
    for entry in entries where entry.kind == kind && entry.part == part && entry.key == key { return entry.values }
    return []
  }

  /// What the timetable says, replaced by or mixed with what was measured.
  func drawn(_ kind: Kind, at key: LearnedKey, part: DayPart, towards base: TimeEstimate) -> TimeEstimate {
    let values = values(kind, at: key, part: part).filter {
      kind == .dwell || base.source == .standard || LearnedTimes.fits($0, base.time)
    }
    guard values.count >= LearnedTimes.mixing else { return base }
    let median = LearnedTimes.median(values)
    var deviations = Elapsed.zero
    for value in values { deviations += Elapsed(milliseconds: Int64((value - median).milliseconds.magnitude)) }
    let mean = Elapsed(milliseconds: deviations.milliseconds / Int64(values.count))
    let spread = max(mean, HopResolution.leastSpread)
    guard values.count < LearnedTimes.overriding else {
      return TimeEstimate(median, spread: spread, samples: values.count, source: .learned)
    }
    let mixed = (2 * median.milliseconds + base.time.milliseconds) / 3
    return TimeEstimate(
      Elapsed(milliseconds: mixed), spread: max(spread, base.spread), samples: values.count, source: .learned)
  }

  static func median(_ values: [Elapsed]) -> Elapsed {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    guard sorted.count.isMultiple(of: 2) else { return sorted[middle] }
    return Elapsed(milliseconds: (sorted[middle - 1].milliseconds + sorted[middle].milliseconds) / 2)
  }
}
