import Taximeter
import Units

/// How many trips of a table are possible, by their rate and hour, and which miss the most.
package struct TripTally: Sendable, Equatable {
  /// How many of each verdict.
  package struct Counts: Sendable, Equatable {
    /// What was charged may be right.
    package var possible = 0
    /// It is more than the tariff allows.
    package var tooHigh = 0
    /// It is less.
    package var tooLow = 0
    /// There was nothing to hold it against.
    package var notJudged = 0

    /// Makes counts of nothing.
    package init() {}

    /// All of them.
    package var all: Int { possible + tooHigh + tooLow + notJudged }

    mutating func add(_ verdict: AuditVerdict?) {
      switch verdict {
      case .possible: possible += 1
      case .tooHigh: tooHigh += 1
      case .tooLow: tooLow += 1
      case nil: notJudged += 1
      }
    }

    mutating func add(_ other: Counts) {
      possible += other.possible
      tooHigh += other.tooHigh
      tooLow += other.tooLow
      notJudged += other.notJudged
    }
  }

  /// A trip that cannot be right.
  package struct Offender: Sendable, Equatable {
    /// The input's name.
    package let file: String
    /// The line of its row.
    package let line: Int
    /// By how much it misses what is allowed.
    package let miss: Money
    /// Whether it is too high.
    package let isHigh: Bool
  }

  /// All trips.
  package private(set) var counts = Counts()
  /// By the rate as it is written; empty where it is not.
  package private(set) var rates: [String: Counts] = [:]
  /// By the hour of the day in which they began; those of which nothing tells are not in it.
  package private(set) var hours = [Counts](repeating: Counts(), count: 24)
  /// Those that miss the most, the worst first.
  package private(set) var worst: [Offender] = []

  /// So many offenders are kept.
  private static let kept = 10
  /// So many rates are told apart; the others are together.
  private static let rateLimit = 100

  /// Makes a tally of nothing.
  package init() {}

  /// Makes the tally that was kept in a journal.
  init(counts: Counts, rates: [String: Counts], hours: [Counts], worst: [Offender]) {
    self.counts = counts
    self.rates = rates
    self.hours = hours
    self.worst = worst
  }

  mutating func add(_ trip: JudgedTrip, rate: String, hour: Int?, file: String, line: Int) {
    counts.add(trip.verdict)
    let isKnown = rates[rate] != nil || rates.count < TripTally.rateLimit
    rates[isKnown ? rate : "others", default: Counts()].add(trip.verdict)
    if let hour { hours[hour].add(trip.verdict) }
    guard let miss = trip.miss else { return }
    let isHigh = if case .tooHigh = trip.verdict { true } else { false }
    keep([Offender(file: file, line: line, miss: miss, isHigh: isHigh)])
  }

  /// Adds those of a later piece.
  mutating func add(_ other: TripTally) {
    counts.add(other.counts)
    for (rate, some) in other.rates {
      let isKnown = rates[rate] != nil || rates.count < TripTally.rateLimit
      rates[isKnown ? rate : "others", default: Counts()].add(some)
    }
    for hour in hours.indices { hours[hour].add(other.hours[hour]) }
    keep(other.worst)
  }

  /// Keeps the worst; of equal ones those that come first.
  private mutating func keep(_ some: [Offender]) {
    for offender in some {
      if worst.count == TripTally.kept, let last = worst.last, last.miss >= offender.miss { continue }
      let place = worst.firstIndex { $0.miss < offender.miss } ?? worst.count
      worst.insert(offender, at: place)
      if worst.count > TripTally.kept { worst.removeLast() }
    }
  }
}
