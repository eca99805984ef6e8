import Tariffs
import Units

/// What does not change while a hire is folded: the edition, its clock, and what the keys did.
///
/// A class, for the fold asks it at every fix and a copy of its parts would count each of them.
final class Hire: Sendable {
  let edition: Edition
  let schedule: Schedule
  let timeline: Timeline
  let start: Instant
  /// The place of the rate at Start.
  let firstRate: Int
  /// The initial charge and the first prices; nil when the hire is a flat fare for any distance.
  let metered: Metered?

  init(edition: Edition, schedule: Schedule, timeline: Timeline, firstRate: Int) {
    self.edition = edition
    self.schedule = schedule
    self.timeline = timeline
    self.firstRate = firstRate
    start = timeline.start
    metered = edition.rates[Hire.counting(firstRate, in: edition)].metered
  }

  convenience init(edition: Edition, schedule: Schedule, start: Instant, chosenRate: Int?) {
    self.init(
      edition: edition, schedule: schedule, timeline: Timeline(start: start, chosenRate: chosenRate),
      firstRate: chosenRate ?? schedule.slot(at: start).rate)
  }

  /// The rate by which a rate's distance and time are counted: its own, or that to which a flat fare falls back.
  func counting(_ rate: Int) -> Int {
    Hire.counting(rate, in: edition)
  }

  @inline(__always)
  private static func counting(_ rate: Int, in edition: Edition) -> Int {
    let own = edition.rates[rate]
    if own.metered == nil, case .flatUpTo(_, _, let then) = own.pricing { return then }
    return rate
  }

  /// The same hire after a key.
  func changed(at time: Instant, isPaused: Bool, chosenRate: Int?) -> Hire {
    var timeline = timeline
    timeline.append(at: time, isPaused: isPaused, chosenRate: chosenRate)
    return Hire(edition: edition, schedule: schedule, timeline: timeline, firstRate: firstRate)
  }

  /// The hire as it is priced when it ends at a time: where the rate goes by begin or end, by the earlier in the list.
  func ended(at stop: Instant) -> Hire {
    guard edition.switching == .beginsOrEnds, timeline.changes[0].chosenRate == nil else { return self }
    let last = schedule.slot(at: stop).rate
    guard last < firstRate else { return self }
    return Hire(edition: edition, schedule: schedule, timeline: timeline, firstRate: last)
  }
}

extension Rate {
  /// Whether distance and time are counted.
  var isMetered: Bool { metered != nil }

  /// The sum of a flat fare; nil for a metered rate.
  var flat: Money? {
    switch pricing {
    case .flat(let sum), .flatUpTo(let sum, _, _): sum
    case .metered: nil
    }
  }

  /// How far a flat fare holds; nil for any distance.
  var limit: Distance? {
    if case .flatUpTo(_, let limit, _) = pricing { limit } else { nil }
  }
}
