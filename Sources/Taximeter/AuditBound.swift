import Tariffs
import Units

/// The least and the most that distance and time can earn in a ride, whatever its speeds were.
///
/// A price earns at least `a` a millimetre and `b` a millisecond when these two stay below what it earns in each of its
/// corners, and at most that much when they stay above. So every such pair bounds the ride; the best of some is taken.
/// For one rate without prices that change on the way the bound is exact.
struct AuditBound {
  let phases: AuditPhases
  let stays: [AuditScenario.Stay]
  let distance: ClosedRange<Int64>
  let duration: ClosedRange<Int64>

  /// By how many bits prices are widened before they are divided; negative where they are narrowed.
  let shift: Int
  /// What cutting pieces to whole millimetres and milliseconds may have added or taken, in units of the counter.
  private let slack: Int128

  init(phases: AuditPhases, stays: [AuditScenario.Stay], distance: ClosedRange<Int64>, duration: ClosedRange<Int64>) {
    self.phases = phases
    self.stays = stays
    self.distance = distance
    self.duration = duration
    let prices = phases.rates.flatMap { AuditBound.steps(of: $0) }
    let greatest = prices.reduce(1) { max($0, $1) }
    // Products of two prices, and of a price and a ride, must fit in 127 bits; where phases are compared, 30 bits more.
    let width = phases.phases.count > 1 ? 46 : 60
    shift = width - (128 - greatest.leadingZeroBitCount)
    let cuts = phases.pieces.count + phases.phases.count - 2
    var slack = Int128(cuts) * 8 * greatest
    for case let metered? in phases.rates where metered.waiting.count > 1 {
      slack += Int128(duration.upperBound / 5000 + 2) * Int128(metered.waiting.count) * (greatest + 1)
    }
    self.slack = slack
  }

  private static func steps(of metered: Metered?) -> [Int128] {
    guard let metered else { return [] }
    var steps = metered.bands.flatMap { [$0.distanceStep, $0.timeStep] } + metered.waiting.map { $0.timeStep }
    if let allowance = metered.allowance { steps += [allowance.distanceStep, allowance.timeStep] }
    return steps
  }

  /// The least in units of the counter, what the initial charge covers included.
  var least: Int128 {
    let grids = phases.phases.map { AuditGrid(phase: $0.kind, of: self, isLeast: true) }
    let whole = AuditGrid(merging: grids)
    var best: Int128 = 0
    for duals in whole.leastDuals { best = max(best, worth(duals, isLeast: true)) }
    if grids.count > 1 {
      for grid in [whole] + grids {
        for duals in grid.leastDuals { best = max(best, walkedLeast(duals, grids)) }
      }
    }
    let exact = shift >= 0 ? AuditBound.up(best, Int128(1) << shift) : best << -shift
    return max(0, exact - slack)
  }

  /// The most in the same units.
  var most: Int128 {
    let grids = phases.phases.map { AuditGrid(phase: $0.kind, of: self, isLeast: false) }
    let whole = AuditGrid(merging: grids)
    var best: Int128?
    for duals in whole.mostDuals { best = least(best, worth(duals, isLeast: false)) }
    if let loss = AuditStandstill(self) {
      best = least(best, worth(whole.plainDuals, isLeast: false) - loss.whole)
      best = least(best, worth(whole.mostDuals[0], isLeast: false) - loss.besideDriving)
    }
    if grids.count > 1 {
      for grid in [whole] + grids {
        for duals in grid.mostDuals { best = least(best, walkedMost(duals, grids)) }
      }
    }
    let sum = max(0, best ?? 0)
    let exact = shift >= 0 ? sum >> shift : sum << -shift
    return exact + slack
  }

  private func least(_ best: Int128?, _ other: Int128?) -> Int128? {
    guard let best, let other else { return best ?? other }
    return min(best, other)
  }

  // MARK: - Worth

  /// What the ride is worth by the millimetre and the millisecond.
  private func worth(_ duals: AuditGrid.Duals, isLeast: Bool) -> Int128 {
    let sign: Int128 = isLeast ? 1 : -1
    return sign * (leastWay(duals.distance.map { sign * $0 }) + leastTime(duals.time.map { sign * $0 }))
  }

  /// The least that the way comes to at so much a millimetre of each piece.
  private func leastWay(_ prices: [Int128]) -> Int128 {
    var least: Int128?
    var sum: Int128 = 0
    for (index, price) in prices.enumerated() {
      let from = phases.pieces[index]
      let to = index + 1 < phases.pieces.count ? phases.pieces[index + 1] : Int64.max
      for end in [distance.lowerBound, distance.upperBound, from, to]
      where distance.contains(end) && from <= end && end <= to {
        least = min(least ?? Int128.max, sum + Int128(end - from) * price)
      }
      if to <= distance.upperBound { sum += Int128(to - from) * price }
    }
    return least ?? sum
  }

  /// The least that the time comes to at so much a millisecond of each stay.
  private func leastTime(_ prices: [Int128]) -> Int128 {
    var sum: Int128 = 0
    var time: Int64 = 0
    for (index, stay) in stays.enumerated() {
      sum += Int128(stay.least) * prices[index]
      time += stay.least
    }
    for index in stays.indices.sorted(by: { prices[$0] < prices[$1] }) {
      let wanted = (prices[index] < 0 ? duration.upperBound : duration.lowerBound) - time
      let more = min(max(0, wanted), stays[index].most - stays[index].least)
      sum += Int128(more) * prices[index]
      time += more
    }
    return sum
  }

  /// A price brought to the width in which bounds are reckoned.
  func normal(_ price: Int128, isUp: Bool) -> Int128 {
    if shift >= 0 { return price << shift }
    return isUp ? AuditBound.up(price, Int128(1) << -shift) : price >> -shift
  }

  static func up(_ value: Int128, _ divisor: Int128) -> Int128 {
    let (quotient, rest) = value.quotientAndRemainder(dividingBy: divisor)
    return rest > 0 ? quotient + 1 : quotient
  }

  static func down(_ value: Int128, _ divisor: Int128) -> Int128 {
    let (quotient, rest) = value.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? quotient - 1 : quotient
  }
}

// MARK: - Phases

extension AuditBound {
  /// The least earned when the worth of the ride is used up phase by phase, each at the least it makes of it.
  fileprivate func walkedLeast(_ duals: AuditGrid.Duals, _ grids: [AuditGrid]) -> Int128 {
    var worth = worth(duals, isLeast: true)
    var earned: Int128 = 0
    for (grid, phase) in zip(grids, phases.phases) where worth > 0 {
      guard let rate = grid.leastRate(duals) else {
        earned += phase.room.map { normal($0, isUp: false) } ?? 0
        continue
      }
      let (product, overflow) = worth.multipliedReportingOverflow(by: rate)
      if overflow { return 0 }
      guard let room = phase.room, rate > 0, let wide = wide(room, isUp: true) else {
        return earned + product >> AuditGrid.bits
      }
      let held = AuditBound.up(wide, rate)
      if worth <= held { return earned + min(product >> AuditGrid.bits, normal(room, isUp: false)) }
      worth -= held
      earned += normal(room, isUp: false)
    }
    return earned
  }

  /// The most earned so; nil where nothing bounds it.
  fileprivate func walkedMost(_ duals: AuditGrid.Duals, _ grids: [AuditGrid]) -> Int128? {
    var worth = max(0, worth(duals, isLeast: false))
    var earned: Int128 = 0
    for (grid, phase) in zip(grids, phases.phases) {
      guard let rate = grid.mostRate(duals) else {
        guard let room = phase.room else { return nil }
        earned += normal(room, isUp: true)
        continue
      }
      let (product, overflow) = worth.multipliedReportingOverflow(by: rate)
      if overflow { return nil }
      let gain = AuditBound.up(product, Int128(1) << AuditGrid.bits)
      guard let room = phase.room, rate > 0, let wide = wide(room, isUp: false) else { return earned + gain }
      let held = wide / rate
      if worth < held { return earned + min(gain, normal(room, isUp: true)) }
      worth -= held
      earned += normal(room, isUp: true)
    }
    return earned
  }

  /// A sum with the bits in which phases are compared; nil for one that no ride reaches.
  private func wide(_ room: Int128, isUp: Bool) -> Int128? {
    let (product, overflow) = normal(room, isUp: isUp).multipliedReportingOverflow(by: 1 << AuditGrid.bits)
    return overflow ? nil : product
  }
}
