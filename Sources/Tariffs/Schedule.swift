import Almanac
import Units

/// Which rate the clock puts in force, and until when.
///
/// The first rate by the clock whose window holds; without one, the first rate by the clock that has no windows.
package final class Schedule: Sendable {
  /// A time with one rate.
  package struct Slot: Sendable, Hashable {
    /// The place of the rate in the edition.
    package let rate: Int
    /// The first instant at which another answer is possible.
    package let until: Instant
  }

  /// Why a rate is in force, for the words on the meter.
  package struct Reason: Sendable, Hashable {
    /// The kind of window; nil for the rate that holds when no window does.
    package let kind: Window.Reason?
    /// The public holiday that put the rate in force.
    package let holiday: Holiday?
  }

  private let edition: Edition
  /// The zone by whose clock windows are read.
  package let zone: Zone
  private let calendar: HolidayCalendar?

  /// Makes the schedule of an edition; without a calendar no day is a holiday.
  package init(edition: Edition, zone: Zone, calendar: HolidayCalendar?) {
    self.edition = edition
    self.zone = zone
    self.calendar = calendar
  }

  /// The rate in force at an instant by the clock alone.
  package func slot(at instant: Instant) -> Slot {
    Slot(rate: rate(at: instant), until: nextBorder(after: instant))
  }

  /// Why that rate is in force: by its first window that holds, or by a night that holds as well.
  package func reason(at instant: Instant) -> Reason {
    let local = zone.local(of: instant)
    var first: Reason?
    for window in edition.rates[rate(at: instant)].windows {
      guard let day = beginning(of: window, holding: local) else { continue }
      if window.reason == .night { return Reason(kind: .night, holiday: first?.holiday) }
      first = first ?? Reason(kind: window.reason, holiday: window.asksForHolidays ? calendar?.name(on: day) : nil)
    }
    if let first { return first }
    let isWorkdayRate = edition.rates.contains { rate in rate.windows.contains { $0.excludesHolidays } }
    return Reason(kind: nil, holiday: isWorkdayRate ? calendar?.name(on: local.date) : nil)
  }

  /// Whether one of some windows holds at an instant.
  package func isIn(_ windows: [Window], at instant: Instant) -> Bool {
    let local = zone.local(of: instant)
    return windows.contains { beginning(of: $0, holding: local) != nil }
  }

  private func rate(at instant: Instant) -> Int {
    var fallback: Int?
    for (index, rate) in edition.rates.enumerated() where rate.selection == .clock {
      if rate.windows.isEmpty {
        if fallback == nil { fallback = index }
      } else if isIn(rate.windows, at: instant) {
        return index
      }
    }
    return fallback ?? 0
  }

  /// The day on which the part of a window that holds at a local time began; nil when the window does not hold.
  private func beginning(of window: Window, holding local: CivilDateTime) -> CivilDate? {
    let clock = Int64(local.time.millisecondOfDay)
    switch window.extent {
    case .daily(let days, let from, let to):
      if from < to {
        return clock >= from && clock < to && contains(days, local.date) ? local.date : nil
      }
      if clock >= from, contains(days, local.date) { return local.date }
      let eve = local.date.adding(days: -1)
      return clock < to && contains(days, eve) ? eve : nil
    case .span(let from, let at, let to, let until):
      for year in [local.date.year, local.date.year - 1] {
        guard let (first, last) = Window.span(from: from, at: at, to: to, until: until, in: year) else { continue }
        let hasBegun = local.date > first || (local.date == first && clock >= at)
        let hasEnded = local.date > last || (local.date == last && clock >= until)
        if hasBegun, !hasEnded { return first }
      }
      return nil
    }
  }

  private func contains(_ days: Window.Days, _ date: CivilDate) -> Bool {
    days.begin(on: date) { calendar?.name(on: $0) != nil }
  }

  /// The next local midnight, window edge or change of the clock after an instant.
  private func nextBorder(after instant: Instant) -> Instant {
    let local = zone.local(of: instant)
    var next = zone.instant(of: CivilDateTime(date: local.date.adding(days: 1), time: .midnight)).first
    if let change = zone.nextTransition(after: instant) { next = min(next, change.instant) }
    for rate in edition.rates {
      for window in rate.windows {
        for edge in window.edges {
          guard let time = CivilTime(millisecondOfDay: Int(edge)) else { continue }
          let border = zone.instant(of: CivilDateTime(date: local.date, time: time)).first
          if border > instant { next = min(next, border) }
        }
      }
    }
    return next
  }
}

extension Window {
  fileprivate var asksForHolidays: Bool {
    guard case .daily(let days, _, _) = extent else { return false }
    return days.holidays == .also || days.holidays == .only
  }

  fileprivate var excludesHolidays: Bool {
    guard case .daily(let days, _, _) = extent else { return false }
    return days.holidays == .never
  }

  fileprivate var edges: [Int64] {
    switch extent {
    case .daily(_, let from, let to): [from, to]
    case .span(_, let at, _, let until): [at, until]
    }
  }
}
