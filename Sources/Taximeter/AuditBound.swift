import Tariffs
import Units

/// The least and the most that distance and time can earn in a ride, whatever its speeds were.
///
/// A price earns at least `a` a millimetre and `b` a millisecond when these two stay below what it earns in each of its
/// corners, and at most that much when they stay above. So every such pair bounds the ride; the best of some is taken.
/// For one rate without prices that change on the way the bound is exact.
struct AuditBound {
  let basis: AuditBasis
  let stays: [AuditScenario.Stay]
  let distance: ClosedRange<Int64>
  let duration: ClosedRange<Int64>

  var phases: AuditPhases { basis.scale.phases }
  var shift: Int { basis.scale.shift }

  /// What cutting pieces to whole millimetres and milliseconds may have added or taken, in units of the counter.
  private var slack: Int128 {
    basis.cellSlack == 0 ? basis.cutSlack : basis.cutSlack + Int128(duration.upperBound / 5000 + 2) * basis.cellSlack
  }

  /// The least in units of the counter, what the initial charge covers included.
  var least: Int128 {
    var best: Int128 = 0
    for worth in basis.least { best = max(best, least(worth)) }
    for walk in basis.leastWalks { best = max(best, walkedLeast(walk)) }
    let exact = shift >= 0 ? AuditBound.up(best, bits: shift) : best << -shift
    return max(0, exact - slack)
  }

  /// The most in the same units.
  var most: Int128 {
    var best: Int128?
    for worth in basis.most { best = least(best, -least(worth)) }
    if let loss = AuditStandstill(self) {
      best = least(best, -least(basis.plain) - loss.whole)
      best = least(best, -least(basis.most[0]) - loss.besideDriving)
    }
    for walk in basis.mostWalks { best = least(best, walkedMost(walk)) }
    let sum = max(0, best ?? 0)
    let exact = shift >= 0 ? sum >> shift : sum << -shift
    return exact + slack
  }

  private func least(_ best: Int128?, _ other: Int128?) -> Int128? {
    guard let best, let other else { return best ?? other }
    return min(best, other)
  }

  func normal(_ price: Int128, isUp: Bool) -> Int128 { basis.scale.normal(price, isUp: isUp) }

  // MARK: - Worth

  /// The least that the ride comes to by the millimetre and the millisecond.
  private func least(_ worth: AuditBasis.Worth) -> Int128 {
    leastWay(worth.distance) + leastTime(worth)
  }

  /// The least that the way comes to at so much a millimetre of each piece.
  private func leastWay(_ prices: [Int128]) -> Int128 {
    if prices.count == 1 {
      return min(Int128(distance.lowerBound) * prices[0], Int128(distance.upperBound) * prices[0])
    }
    let pieces = phases.pieces
    var least: Int128?
    var sum: Int128 = 0
    for (index, price) in prices.enumerated() {
      let from = pieces[index]
      let to = index + 1 < pieces.count ? pieces[index + 1] : Int64.max
      for end in [distance.lowerBound, distance.upperBound, from, to]
      where distance.contains(end) && from <= end && end <= to {
        least = min(least ?? Int128.max, sum + Int128(end - from) * price)
      }
      if to <= distance.upperBound { sum += Int128(to - from) * price }
    }
    return least ?? sum
  }

  /// The least that the time comes to at so much a millisecond of each stay.
  private func leastTime(_ worth: AuditBasis.Worth) -> Int128 {
    var sum: Int128 = 0
    var time: Int64 = 0
    for (index, stay) in stays.enumerated() {
      sum += Int128(stay.least) * worth.time[index]
      time += stay.least
    }
    for index in worth.order {
      let price = worth.time[index]
      let wanted = (price < 0 ? duration.upperBound : duration.lowerBound) - time
      let more = min(max(0, wanted), stays[index].most - stays[index].least)
      sum += Int128(more) * price
      time += more
    }
    return sum
  }

  static func up(_ value: Int128, _ divisor: Int128) -> Int128 {
    let (quotient, rest) = value.quotientAndRemainder(dividingBy: divisor)
    return rest > 0 ? quotient + 1 : quotient
  }

  /// The same for a divisor of so many bits.
  private static func up(_ value: Int128, bits: Int) -> Int128 {
    let floor = value >> bits
    return floor << bits < value ? floor + 1 : floor
  }

  static func down(_ value: Int128, _ divisor: Int128) -> Int128 {
    let (quotient, rest) = value.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? quotient - 1 : quotient
  }
}

// MARK: - Phases

extension AuditBound {
  /// The least earned when the worth of the ride is used up phase by phase, each at the least it makes of it.
  private func walkedLeast(_ walk: AuditBasis.Walk) -> Int128 {
    var worth = least(walk.worth)
    var earned: Int128 = 0
    for stage in walk.stages where worth > 0 {
      guard let rate = stage.rate else {
        earned += stage.room ?? 0
        continue
      }
      let (product, overflow) = worth.multipliedReportingOverflow(by: rate)
      if overflow { return 0 }
      guard let room = stage.room, let held = stage.held else { return earned + product >> AuditGrid.bits }
      if worth <= held { return earned + min(product >> AuditGrid.bits, room) }
      worth -= held
      earned += room
    }
    return earned
  }

  /// The most earned so; nil where nothing bounds it.
  private func walkedMost(_ walk: AuditBasis.Walk) -> Int128? {
    var worth = max(0, -least(walk.worth))
    var earned: Int128 = 0
    for stage in walk.stages {
      guard let rate = stage.rate else {
        guard let room = stage.room else { return nil }
        earned += room
        continue
      }
      let (product, overflow) = worth.multipliedReportingOverflow(by: rate)
      if overflow { return nil }
      let gain = AuditBound.up(product, bits: AuditGrid.bits)
      guard let room = stage.room, let held = stage.held else { return earned + gain }
      if worth < held { return earned + min(gain, room) }
      worth -= held
      earned += room
    }
    return earned
  }
}
