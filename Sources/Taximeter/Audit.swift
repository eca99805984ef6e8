import Tariffs
import Units

/// The fares that an edition allows for a ride of which only a summary is known.
///
/// The least and the most over every way of driving it: the meter is taken to have run from Start to Stop without a
/// pause, and the car never to have been faster than ``AdmissionLimits/fastest``. An honest fare is never outside; inside
/// it a wrong one cannot be told from a right one.
package struct Audit: Sendable {
  /// How a rate came into force.
  package enum Choice: Sendable, Hashable {
    /// By the clock alone.
    case clock
    /// By the key of the rate at a place in the edition, before Start.
    case key(Int)
    /// By keys pressed on the way, one or more.
    case changing
  }

  /// What one way of choosing the rate allows.
  package struct Allowed: Sendable, Hashable {
    /// How the rate was chosen.
    package let choice: Choice
    /// The least fare, without supplements.
    package let leastFare: Money
    /// The most; nil where nothing bounds it.
    package let mostFare: Money?
    /// The least total.
    package let leastTotal: Money
    /// The most; nil where nothing bounds it.
    package let mostTotal: Money?
  }

  /// The edition.
  package let edition: Edition
  private let schedule: Schedule
  /// Whether a minimum asks for supplements, or holds them.
  private let hasMinimumOfSupplements: Bool

  /// Makes the audit of an edition with its clock.
  package init(edition: Edition, schedule: Schedule) {
    self.edition = edition
    self.schedule = schedule
    hasMinimumOfSupplements = edition.minimums.contains { $0.includesSupplements || !$0.supplements.isEmpty }
  }

  /// The ways in which the driver may have chosen the rate when nothing is known of it.
  package var choices: [Choice] {
    let keys = edition.rates.indices.filter { edition.rates[$0].selection == .key }
    let isChanging = keys.contains { edition.rates[$0].flat == nil }
    return [.clock] + keys.map { .key($0) } + (isChanging ? [.changing] : [])
  }

  /// What a way of choosing the rate allows for a ride.
  package func allowed(_ ride: AuditRide, choice: Choice, extras: AuditExtras) -> Allowed {
    var memory = AuditMemory()
    return allowed(ride, choice: choice, extras: extras, memory: &memory)
  }

  /// The same with what trips before have left in a memory.
  package func allowed(
    _ ride: AuditRide, choice: Choice, extras: AuditExtras, memory: inout AuditMemory
  ) -> Allowed {
    var all: Allowed?
    for scenario in scenarios(ride, choice: choice) {
      let one = allowed(ride, scenario, choice: choice, extras: extras, memory: &memory)
      all = all.map { $0.joined(one) } ?? one
    }
    return all
      ?? Allowed(choice: choice, leastFare: .zero, mostFare: nil, leastTotal: .zero, mostTotal: nil)
  }

  /// The fares alone of what ``allowed(_:choice:extras:memory:)`` says, sooner where no supplement can change them.
  package func allowedFares(
    _ ride: AuditRide, choice: Choice, extras: AuditExtras, memory: inout AuditMemory
  ) -> (least: Money, most: Money?) {
    guard !hasMinimumOfSupplements else {
      let all = allowed(ride, choice: choice, extras: extras, memory: &memory)
      return (all.leastFare, all.mostFare)
    }
    var all: (least: Money, most: Money?)?
    for scenario in scenarios(ride, choice: choice) {
      let fare = AuditFare(scenario, ride: ride, edition: edition, memory: &memory)
      let one = AuditSum(edition: edition, schedule: schedule, scenario: scenario, extras: []).fares(fare)
      guard let known = all else {
        all = one
        continue
      }
      all = (min(known.least, one.least), known.most.flatMap { most in one.most.map { max(most, $0) } })
    }
    return all ?? (.zero, nil)
  }

  private func allowed(
    _ ride: AuditRide, _ scenario: AuditScenario, choice: Choice, extras: AuditExtras, memory: inout AuditMemory
  ) -> Allowed {
    let fare = AuditFare(scenario, ride: ride, edition: edition, memory: &memory)
    let sum = AuditSum(
      edition: edition, schedule: schedule, scenario: scenario,
      extras: AuditExtra.all(scenario, ride: ride, extras: extras, edition: edition, schedule: schedule))
    let least = sum.least(fare)
    let most = sum.most(fare)
    return Allowed(
      choice: choice, leastFare: least.fare, mostFare: most?.fare, leastTotal: least.total, mostTotal: most?.total)
  }

  private func scenarios(_ ride: AuditRide, choice: Choice) -> [AuditScenario] {
    switch choice {
    case .clock: return AuditScenario.byClock(ride, edition: edition, schedule: schedule)
    case .key(let rate): return [AuditScenario(only: rate, ride: ride, edition: edition)]
    case .changing:
      let rates = edition.rates.indices.filter { index in
        edition.rates[index].flat == nil
          && (edition.rates[index].selection == .key || edition.clockRates.contains(index))
      }
      return rates.map { AuditScenario(first: $0, among: rates, ride: ride, edition: edition) }
    }
  }
}

extension Audit.Allowed {
  /// What either allows.
  fileprivate func joined(_ other: Audit.Allowed) -> Audit.Allowed {
    func most(_ left: Money?, _ right: Money?) -> Money? {
      guard let left, let right else { return nil }
      return max(left, right)
    }
    return Audit.Allowed(
      choice: choice, leastFare: min(leastFare, other.leastFare), mostFare: most(mostFare, other.mostFare),
      leastTotal: min(leastTotal, other.leastTotal), mostTotal: most(mostTotal, other.mostTotal))
  }
}
