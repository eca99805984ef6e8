import Tariffs
import Units

/// What does not depend on how far and how long a ride is: the prices under some rates and the worths that bound them.
///
/// Found once, it serves all rides under the same rates that reach the same bands.
final class AuditBasis: Sendable {
  /// A worth of each millimetre and millisecond; for the most both with the other sign, so that either is a least.
  struct Worth: Sendable {
    /// By piece of the way.
    let distance: [Int128]
    /// By stay.
    let time: [Int128]
    /// The stays, the cheapest first.
    let order: [Int]

    init(_ duals: AuditGrid.Duals, isLeast: Bool) {
      distance = isLeast ? duals.distance : duals.distance.map { -$0 }
      let time = isLeast ? duals.time : duals.time.map { -$0 }
      self.time = time
      order = time.indices.sorted { time[$0] < time[$1] }
    }
  }

  /// What a phase makes of such a worth.
  struct Stage: Sendable {
    /// What a unit of it earns there, with ``AuditGrid/bits``; nil where something is earned without it.
    let rate: Int128?
    /// How much the phase holds; nil for the last.
    let room: Int128?
    /// The worth that fills it; nil where nothing does.
    let held: Int128?
  }

  /// A worth that is used up phase by phase.
  struct Walk: Sendable {
    let worth: Worth
    let stages: [Stage]
  }

  let scale: AuditScale
  let least: [Worth]
  let most: [Worth]
  let leastWalks: [Walk]
  let mostWalks: [Walk]
  /// Every millimetre and every millisecond at its greatest price.
  let plain: Worth
  /// What cutting a ride at the borders of pieces and phases may have added or taken.
  let cutSlack: Int128
  /// The same for each five seconds, where a standstill has stages.
  let cellSlack: Int128

  init(_ phases: AuditPhases) {
    let scale = AuditScale(phases)
    self.scale = scale
    let lows = phases.phases.map { AuditGrid(phase: $0.kind, of: scale, isLeast: true) }
    let highs = phases.phases.map { AuditGrid(phase: $0.kind, of: scale, isLeast: false) }
    let (low, high) = (AuditGrid(merging: lows), AuditGrid(merging: highs))
    least = low.leastDuals.map { Worth($0, isLeast: true) }
    most = high.mostDuals.map { Worth($0, isLeast: false) }
    plain = Worth(high.plainDuals, isLeast: false)
    leastWalks =
      lows.count < 2
      ? []
      : ([low] + lows).flatMap { $0.leastDuals }.map { duals in
        Walk(
          worth: Worth(duals, isLeast: true),
          stages: zip(lows, phases.phases).map { grid, phase in
            let rate = grid.leastRate(duals)
            let wide = phase.room.flatMap { scale.wide($0, isUp: true) }
            return Stage(
              rate: rate, room: phase.room.map { scale.normal($0, isUp: false) },
              held: rate.flatMap { rate in rate > 0 ? wide.map { AuditBound.up($0, rate) } : nil })
          })
      }
    mostWalks =
      highs.count < 2
      ? []
      : ([high] + highs).flatMap { $0.mostDuals }.map { duals in
        Walk(
          worth: Worth(duals, isLeast: false),
          stages: zip(highs, phases.phases).map { grid, phase in
            let rate = grid.mostRate(duals)
            let wide = phase.room.flatMap { scale.wide($0, isUp: false) }
            return Stage(
              rate: rate, room: phase.room.map { scale.normal($0, isUp: true) },
              held: rate.flatMap { rate in rate > 0 ? wide.map { $0 / rate } : nil })
          })
      }
    cutSlack = Int128(phases.pieces.count + phases.phases.count - 2) * 8 * scale.greatest
    var cell: Int128 = 0
    for case let metered? in phases.rates where metered.waiting.count > 1 {
      cell += Int128(metered.waiting.count) * (scale.greatest + 1)
    }
    cellSlack = cell
  }
}

/// What audits under one edition have in common, kept from trip to trip so that it is found once.
///
/// It belongs to one ``Audit``.
package struct AuditMemory: Sendable {
  private struct Known: Sendable {
    let rates: [Int]
    let first: Int
    /// How many bands by distance are reached.
    let bands: Int
    let basis: AuditBasis
  }

  private var known: [Known] = []

  /// More are not kept: no edition has so many ways.
  private static let limit = 256

  /// Makes a memory of nothing.
  package init() {}

  /// The basis of a scenario whose rate at Start counts by the prices of `first`.
  mutating func basis(
    of scenario: AuditScenario, first: Int, metered: Metered, edition: Edition, farthest: Int64
  ) -> AuditBasis {
    var bands = 0
    for stay in scenario.stays {
      guard let metered = edition.rates[stay.rate].metered, metered.bands.count > 1 else { continue }
      for band in metered.bands {
        if case .distance(let start) = band.beginning, start.millimetres <= farthest { bands += 1 }
      }
    }
    for one in known where one.first == first && one.bands == bands && one.rates.count == scenario.stays.count {
      if one.rates.indices.allSatisfy({ one.rates[$0] == scenario.stays[$0].rate }) { return one.basis }
    }
    let rates = scenario.stays.map { $0.rate }
    let basis = AuditBasis(
      AuditPhases(rates: rates.map { edition.rates[$0].metered }, first: metered, edition: edition, farthest: farthest))
    if known.count < AuditMemory.limit { known.append(Known(rates: rates, first: first, bands: bands, basis: basis)) }
    return basis
  }
}
