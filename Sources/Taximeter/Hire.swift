import Tariffs
import Units

/// What does not change while a hire is folded: the edition, its clock, and what the keys did.
struct Hire: Sendable {
  let edition: Edition
  let schedule: Schedule
  var timeline: Timeline
  /// The place of the rate at Start.
  let firstRate: Int

  /// The initial charge and the first prices; nil when the hire is a flat fare.
  var metered: Metered? { edition.rates[firstRate].metered }

  var start: Instant { timeline.start }

  init(edition: Edition, schedule: Schedule, start: Instant, chosenRate: Int?) {
    self.edition = edition
    self.schedule = schedule
    timeline = Timeline(start: start, chosenRate: chosenRate)
    firstRate = chosenRate ?? schedule.slot(at: start).rate
  }
}

extension Rate {
  /// The count of a metered rate; nil for a flat fare.
  var metered: Metered? {
    if case .metered(let metered) = pricing { metered } else { nil }
  }

  /// The sum of a flat fare; nil for a metered rate.
  var flat: Money? {
    if case .flat(let sum) = pricing { sum } else { nil }
  }
}
