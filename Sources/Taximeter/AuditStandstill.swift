import Tariffs
import Units

/// What the first, cheaper seconds of standing take at least from the dearest price of waiting.
///
/// Where waiting becomes dearer the longer the car stands, one long standstill is dearest, and even it has its first
/// seconds.
struct AuditStandstill {
  /// What they take of a ride in which every millimetre and millisecond earns its most.
  let whole: Int128
  /// What they take where driving takes its time at the greatest speed; in a slow first minute it need not.
  let besideDriving: Int128

  /// Nil where they are not known to take anything.
  init?(_ bound: AuditBound) {
    guard bound.phases.phases.count == 1, bound.shift >= 0 else { return nil }
    var starts: [Int64] = [0]
    for metered in bound.phases.rates {
      guard let metered, metered.waiting.count > 1, metered.combination != .double else { return nil }
      let steps = metered.waiting.map { $0.timeStep }
      guard zip(steps, steps.dropFirst()).allSatisfy({ $0 <= $1 }) else { return nil }
      starts += metered.waiting.map { $0.from.milliseconds }
    }
    let time = bound.duration.upperBound
    whole = AuditStandstill.loss(in: time, starts, bound, spared: { _ in 0 })
    let dash = (bound.distance.upperBound + AuditRide.fastest - 1) / AuditRide.fastest
    besideDriving = AuditStandstill.loss(in: max(0, time - dash), starts, bound) { metered in
      // What driving at less than the cross-over speed earns beyond its part at the greatest speed.
      let dearest = bound.normal(metered.waiting.reduce(0) { max($0, $1.timeStep) }, isUp: true)
      return metered.bands.reduce(Int128(0)) { spared, band in
        guard band.distanceStep > 0 else { return dearest }
        // In hundredths of a millimetre in a millisecond, rounded up.
        let pace = AuditBound.up(band.timeStep * 100, band.distanceStep)
        guard pace < Int128(AuditRide.fastest) * 100 else { return dearest }
        return max(spared, AuditBound.up(dearest * pace, Int128(AuditRide.fastest) * 100))
      }
    }
  }

  /// The loss of one standstill of so long, under the rate by which it is least at each moment.
  private static func loss(
    in time: Int64, _ starts: [Int64], _ bound: AuditBound, spared: (Metered) -> Int128
  ) -> Int128 {
    let edges = (starts.filter { $0 < time } + [time]).sorted()
    var loss: Int128 = 0
    for (from, to) in zip(edges, edges.dropFirst()) where from < to {
      var least: Int128?
      for case let metered? in bound.phases.rates {
        let now = metered.waiting.last { $0.from.milliseconds <= from } ?? metered.waiting[0]
        let dearest = metered.waiting.reduce(0) { max($0, $1.timeStep) }
        let part = bound.normal(dearest, isUp: true) - bound.normal(now.timeStep, isUp: true) - spared(metered)
        least = min(least ?? part, part)
      }
      loss += Int128(to - from) * max(0, least ?? 0)
    }
    return loss
  }
}
