import Almanac
import Units

/// Whether trains run from a stop at an instant.
package enum ServiceState: Sendable, Hashable {
  /// They do; the last one leaves then.
  case running(last: Instant)
  /// Not yet; the first one leaves then.
  case beforeFirst(Instant)
  /// No more; the last one left then.
  case afterLast(Instant)
  /// Nothing runs on this day.
  case noService
  /// The network's file does not say.
  case unknown

  /// For how long before the last train one is told of it.
  package static let soon = Elapsed.seconds(3600)

  /// The time left until the last train, when that is within the hour.
  package func lastTrainIn(at instant: Instant) -> Elapsed? {
    guard case .running(let last) = self, last - instant <= ServiceState.soon else { return nil }
    return last - instant
  }
}

/// The service days that an instant may belong to, the latest first, as far back as trains may still be under way.
package struct ServiceDays: Sendable {
  /// One of them.
  struct Day: Sendable {
    let date: CivilDate
    /// The kind of day; nil when nothing runs.
    let kind: Int?
    /// The time of that service day.
    let seconds: Int64
  }

  let days: [Day]
  private let network: Network
  private let timetable: Int
  /// The instant.
  let now: Instant

  /// How far back trains may still be under way: times up to 72 hours are read.
  private static let daysBack = 3

  /// Finds the days of a timetable around an instant.
  package init(_ network: Network, timetable: Int, at now: Instant) {
    let today = network.clock.zone.local(of: now).date
    days = (0...ServiceDays.daysBack).map { back in
      let date = today.adding(days: -back)
      return Day(
        date: date, kind: network.timetables[timetable].dayKind(on: date),
        seconds: network.clock.seconds(of: now, on: date))
    }
    self.network = network
    self.timetable = timetable
    self.now = now
  }

  /// Whether trains of a pattern leave a stop as far as is known.
  func mayRun(_ pattern: Int, at stop: Int, after wait: Elapsed) -> Bool {
    guard !network.timetables[timetable].patterns[pattern].hours.isEmpty else { return true }
    let offset = wait.wholeSeconds
    var isKnown = false
    for day in days {
      guard let kind = day.kind,
        let (first, last) = ServiceDays.hours(of: network.timetables[timetable].patterns[pattern], at: stop, on: kind)
      else { continue }
      isKnown = true
      let seconds = day.seconds + offset
      if Int64(first.seconds) <= seconds, seconds <= Int64(last.seconds) { return true }
    }
    return !isKnown && days.prefix(2).contains { $0.kind != nil }
  }

  /// Whether trains of a pattern leave a stop.
  package func state(of pattern: Int, at stop: Int, after wait: Elapsed = .zero) -> ServiceState {
    let pattern = network.timetables[timetable].patterns[pattern]
    guard !pattern.hours.isEmpty else { return .unknown }
    let offset = wait.wholeSeconds
    var isKnown = false
    for day in days {
      guard let kind = day.kind, let (first, last) = ServiceDays.hours(of: pattern, at: stop, on: kind) else {
        continue
      }
      isKnown = true
      let seconds = day.seconds + offset
      if Int64(first.seconds) <= seconds, seconds <= Int64(last.seconds) {
        return .running(last: network.clock.instant(of: last, on: day.date))
      }
    }
    guard isKnown else { return days.prefix(2).contains { $0.kind != nil } ? .unknown : .noService }
    return between(pattern, stop, offset)
  }

  /// Outside of all hours: until three in the night it is late, from then on early.
  private func between(_ pattern: Pattern, _ stop: Int, _ offset: Int64) -> ServiceState {
    let isNight = days[0].seconds + offset < ServiceDays.turn
    let day = days[isNight ? 1 : 0]
    guard let kind = day.kind, let (first, last) = ServiceDays.hours(of: pattern, at: stop, on: kind) else {
      return .noService
    }
    if day.seconds + offset < Int64(first.seconds) {
      return .beforeFirst(network.clock.instant(of: first, on: day.date))
    }
    return .afterLast(network.clock.instant(of: last, on: day.date))
  }

  /// When the service day turns: three o'clock in the night.
  static let turn: Int64 = 3 * 3600

  /// The headway of a pattern; nil when the file says none for now.
  package func headway(of pattern: Int, after wait: Elapsed = .zero) -> Headway? {
    for day in days {
      guard let kind = day.kind else { continue }
      let seconds = day.seconds + wait.wholeSeconds
      for headway in network.timetables[timetable].patterns[pattern].headways
      where headway.days.contains(kind) && Int64(headway.from.seconds) <= seconds
        && seconds < Int64(headway.until.seconds)
      {
        return headway
      }
    }
    return nil
  }

  /// The next train of a pattern at a stop, by the list of its trains; nil where there is no list or no more train.
  ///
  /// Trains of the next two days count too; `offset` is the time from the first stop.
  package func next(of pattern: Int, offset: Elapsed, after wait: Elapsed = .zero) -> Instant? {
    let pattern = network.timetables[timetable].patterns[pattern]
    let earliest = now + wait
    var best: Instant?
    for ahead in -ServiceDays.daysBack...2 {
      let date = days[0].date.adding(days: ahead)
      guard let kind = network.timetables[timetable].dayKind(on: date) else { continue }
      for hours in pattern.hours where hours.days.contains(kind) {
        guard let train = ServiceDays.first(of: hours.trains, notBefore: earliest - offset, network.clock, date)
        else { continue }
        let departure = network.clock.instant(of: train, on: date) + offset
        if best.map({ departure < $0 }) ?? true { best = departure }
      }
    }
    return best
  }

  private static func first(
    of trains: [ServiceTime], notBefore earliest: Instant, _ clock: ServiceClock, _ date: CivilDate
  ) -> ServiceTime? {
    var low = 0
    var high = trains.count
    while low < high {
      let middle = (low + high) / 2
      if clock.instant(of: trains[middle], on: date) < earliest { low = middle + 1 } else { high = middle }
    }
    return low < trains.count ? trains[low] : nil
  }

  private static func hours(of pattern: Pattern, at stop: Int, on kind: Int) -> (ServiceTime, ServiceTime)? {
    for hours in pattern.hours where hours.days.contains(kind) {
      if let first = hours.first[stop], let last = hours.last[stop] { return (first, last) }
    }
    return nil
  }
}
