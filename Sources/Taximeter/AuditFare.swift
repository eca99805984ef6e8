import Tariffs
import Units

/// The least and the most that the fare comes to before minimums of the edition and supplements.
struct AuditFare {
  let least: Money
  /// Nil where nothing bounds it.
  let most: Money?

  init(_ scenario: AuditScenario, ride: AuditRide, edition: Edition, memory: inout AuditMemory) {
    let rate = edition.rates[scenario.first]
    let way = ride.distance.lowerBound.millimetres...ride.distance.upperBound.millimetres
    if let flat = rate.flat, rate.limit.map({ way.upperBound <= $0.millimetres }) ?? true {
      least = flat
      most = flat
      return
    }
    let counting = edition.counting(scenario.first)
    guard let first = edition.rates[counting].metered else {
      least = rate.flat ?? .zero
      most = least
      return
    }
    // A flat fare that falls back is metered from Start beyond its distance.
    let from = max(way.lowerBound, rate.limit.map { $0.millimetres } ?? 0)
    let basis = memory.basis(of: scenario, first: counting, metered: first, edition: edition, farthest: way.upperBound)
    let phases = basis.scale.phases
    let time = ride.duration.lowerBound.milliseconds...ride.duration.upperBound.milliseconds
    let bound = AuditBound(
      basis: basis, stays: scenario.stays, distance: from...way.upperBound, duration: time)
    let floor = max(rate.flat ?? .zero, first.minimum ?? .zero)
    let counted = first.initial + phases.leastShown(bound.least, first: first, edition: edition)
    least = rate.limit.map { way.lowerBound <= $0.millimetres } ?? false ? rate.flat ?? .zero : max(floor, counted)
    guard ride.isTimed || phases.rates.allSatisfy({ $0.map { !$0.chargesTime } ?? true }) else {
      most = nil
      return
    }
    most = max(floor, first.initial + phases.mostShown(bound.most, first: first, edition: edition))
  }
}

extension Metered {
  /// Whether time can earn anything.
  fileprivate var chargesTime: Bool {
    bands.contains { $0.timeStep > 0 } || waiting.contains { $0.timeStep > 0 } || (allowance?.timeStep ?? 0) > 0
  }
}
