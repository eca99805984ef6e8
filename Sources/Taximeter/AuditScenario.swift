import Tariffs
import Units

/// One way in which rates may have come into force: the rate of Start, and how long each rate may have held.
struct AuditScenario {
  /// A rate and how long it held, in milliseconds.
  struct Stay {
    /// The place of the rate whose prices count.
    let rate: Int
    var least: Int64
    var most: Int64
  }

  /// The place of the rate at Start, or of that for the whole ride.
  let first: Int
  /// When the hire began, as far as this way allows; nil when nothing tells.
  let start: ClosedRange<Instant>?
  private(set) var stays: [Stay]

  /// One rate from beginning to end.
  init(only rate: Int, ride: AuditRide, edition: Edition) {
    first = rate
    start = ride.start
    stays = [
      Stay(
        rate: edition.counting(rate), least: ride.duration.lowerBound.milliseconds,
        most: ride.duration.upperBound.milliseconds)
    ]
  }

  /// Any of some rates, each for any part of the ride.
  init(first: Int, among rates: [Int], ride: AuditRide, edition: Edition) {
    self.first = first
    start = ride.start
    stays = []
    for rate in rates.map(edition.counting) where !stays.contains(where: { $0.rate == rate }) {
      stays.append(Stay(rate: rate, least: 0, most: ride.duration.upperBound.milliseconds))
    }
  }

  /// The rates of the clock, for a ride that starts in one slot of it.
  private init(
    slot: Schedule.Slot, start: ClosedRange<Instant>, end: ClosedRange<Instant>, ride: AuditRide, schedule: Schedule,
    edition: Edition
  ) {
    first = slot.rate
    self.start = start
    stays = []
    let certain = start.upperBound...max(start.upperBound, end.lowerBound)
    var from = start.lowerBound
    while from < end.upperBound || stays.isEmpty {
      let next = schedule.slot(at: from)
      let to = min(next.until, max(end.upperBound, from))
      let sure = min(to, certain.upperBound) - max(from, certain.lowerBound)
      add(edition.counting(next.rate), least: max(.zero, sure), most: to - from)
      if to >= end.upperBound { break }
      from = to
    }
    let longest = ride.duration.upperBound.milliseconds
    for index in stays.indices { stays[index].most = min(stays[index].most, longest) }
  }

  private mutating func add(_ rate: Int, least: Elapsed, most: Elapsed) {
    if let index = stays.firstIndex(where: { $0.rate == rate }) {
      stays[index].least += least.milliseconds
      stays[index].most += most.milliseconds
    } else {
      stays.append(Stay(rate: rate, least: least.milliseconds, most: most.milliseconds))
    }
  }

  // MARK: - By the clock

  /// Every way in which the clock may have put rates in force.
  static func byClock(_ ride: AuditRide, edition: Edition, schedule: Schedule) -> [AuditScenario] {
    let known = edition.clockRates
    switch edition.switching {
    case .fixedAtStart:
      return rates(in: ride.start, schedule: schedule, known: known).map {
        AuditScenario(only: $0.rate, start: $0.range, ride: ride, edition: edition)
      }
    case .beginsOrEnds:
      var scenarios: [AuditScenario] = []
      for begin in rates(in: ride.start, schedule: schedule, known: known) {
        for end in rates(in: ride.end, schedule: schedule, known: known) {
          let rate = min(begin.rate, end.rate)
          scenarios.append(AuditScenario(only: rate, start: begin.range, ride: ride, edition: edition))
        }
      }
      return scenarios
    case .followClock:
      guard let start = ride.start, let end = ride.end else {
        return rates(in: ride.start, schedule: schedule, known: known).map {
          AuditScenario(first: $0.rate, among: known, ride: ride, edition: edition)
        }
      }
      return slots(in: start, schedule: schedule).map { slot, range in
        let least = max(end.lowerBound, range.lowerBound + ride.duration.lowerBound)
        let most = min(end.upperBound, range.upperBound + ride.duration.upperBound)
        return AuditScenario(
          slot: slot, start: range, end: least...max(least, most), ride: ride, schedule: schedule, edition: edition)
      }
    }
  }

  private init(only rate: Int, start: ClosedRange<Instant>?, ride: AuditRide, edition: Edition) {
    let whole = AuditScenario(only: rate, ride: ride, edition: edition)
    first = rate
    self.start = start
    stays = whole.stays
  }

  /// The rates that may hold in a range of time, each with the part of the range; all that are known without one.
  private static func rates(
    in range: ClosedRange<Instant>?, schedule: Schedule, known: [Int]
  ) -> [(rate: Int, range: ClosedRange<Instant>?)] {
    guard let range, range.upperBound - range.lowerBound < .seconds(7 * 86_400) else {
      return known.map { (rate: $0, range: range) }
    }
    return slots(in: range, schedule: schedule).map { (rate: $0.slot.rate, range: $0.range) }
  }

  private static func slots(
    in range: ClosedRange<Instant>, schedule: Schedule
  ) -> [(slot: Schedule.Slot, range: ClosedRange<Instant>)] {
    var slots: [(slot: Schedule.Slot, range: ClosedRange<Instant>)] = []
    var from = range.lowerBound
    while true {
      let slot = schedule.slot(at: from)
      // A slot ends before the next begins.
      let to = min(slot.until - Elapsed(milliseconds: 1), range.upperBound)
      slots.append((slot: slot, range: from...max(from, to)))
      guard slot.until <= range.upperBound else { return slots }
      from = slot.until
    }
  }
}

extension Edition {
  /// The rate by which a rate's distance and time are counted.
  func counting(_ rate: Int) -> Int {
    if case .flatUpTo(_, _, let then) = rates[rate].pricing { then } else { rate }
  }

  /// The rates that can come into force by the clock.
  var clockRates: [Int] {
    var found: [Int] = []
    var hasFallback = false
    for index in rates.indices where rates[index].selection == .clock {
      if rates[index].windows.isEmpty, hasFallback { continue }
      hasFallback = hasFallback || rates[index].windows.isEmpty
      found.append(index)
    }
    // Where no window holds and no rate is without, the first holds.
    return hasFallback || found.contains(0) ? found : [0] + found
  }
}
