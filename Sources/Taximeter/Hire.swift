import Tariffs
import Units

/// What does not change while a hire is folded: the edition, its clock, and what the keys did.
struct Hire: Sendable {
  let edition: Edition
  let schedule: Schedule
  var timeline: Timeline
  /// The place of the rate at Start.
  let firstRate: Int

  /// The initial charge and the first prices; nil when the hire is a flat fare for any distance.
  var metered: Metered? { edition.rates[counting(firstRate)].metered }

  /// The rate by which a rate's distance and time are counted: its own, or that to which a flat fare falls back.
  func counting(_ rate: Int) -> Int {
    if case .flatUpTo(_, _, let then) = edition.rates[rate].pricing { then } else { rate }
  }

  var start: Instant { timeline.start }

  init(edition: Edition, schedule: Schedule, start: Instant, chosenRate: Int?) {
    self.edition = edition
    self.schedule = schedule
    timeline = Timeline(start: start, chosenRate: chosenRate)
    firstRate = chosenRate ?? schedule.slot(at: start).rate
  }

  private init(_ hire: Hire, firstRate: Int) {
    edition = hire.edition
    schedule = hire.schedule
    timeline = hire.timeline
    self.firstRate = firstRate
  }

  /// The hire as it is priced when it ends at a time: where the rate goes by begin or end, by the earlier in the list.
  func ended(at stop: Instant) -> Hire {
    guard edition.switching == .beginsOrEnds, timeline.changes[0].chosenRate == nil else { return self }
    let last = schedule.slot(at: stop).rate
    return last < firstRate ? Hire(self, firstRate: last) : self
  }
}

extension Rate {
  /// Whether distance and time are counted.
  var isMetered: Bool {
    if case .metered = pricing { true } else { false }
  }

  /// The count of a metered rate; nil for a flat fare.
  var metered: Metered? {
    if case .metered(let metered) = pricing { metered } else { nil }
  }

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
