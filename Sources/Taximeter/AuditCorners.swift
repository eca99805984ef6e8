import Tariffs
import Units

/// A way of moving, and what a price makes of it.
///
/// What a price earns at any speed lies between straight lines through its corners.
struct AuditCorner {
  /// Millimetres of it.
  let distance: Int128
  /// Milliseconds of it.
  let time: Int128
  /// What both earn together.
  let gain: Int128

  /// The corners below which no way of moving earns: standing, the speeds at which the price changes, and all speed.
  static func least(_ price: AuditPhases.Price, waiting: [Int128], _ combination: Metered.Combination) -> [AuditCorner]
  {
    let cheapest = waiting.min() ?? price.time
    switch combination {
    case .single:
      let wait = min(cheapest, price.time)
      return [standing(wait), turn(wait, price.distance, gain: wait * price.distance), moving(price.distance)]
    case .double:
      return [standing(min(cheapest, price.time)), moving(price.distance)]
    case .switching(let speed):
      return [
        standing(cheapest), turn(speed, gain: speed.denominator * cheapest),
        turn(speed, gain: speed.numerator * price.distance), moving(price.distance),
      ]
    case .doubleBelow(let speed):
      return [
        standing(cheapest), turn(speed, gain: speed.numerator * price.distance), moving(price.distance),
      ]
    }
  }

  /// The corners above which no way of moving earns, the last at the speed that no car exceeds.
  static func most(_ price: AuditPhases.Price, waiting: [Int128], _ combination: Metered.Combination) -> [AuditCorner] {
    let dearest = waiting.max() ?? price.time
    let fastest = Int128(AuditRide.fastest)
    let byDistance = fastest * price.distance
    switch combination {
    case .single:
      return [
        standing(dearest),
        turn(price.time, price.distance, gain: max(price.time, dearest) * price.distance),
        AuditCorner(
          distance: fastest, time: 1, gain: byDistance < price.time ? max(byDistance, dearest) : byDistance),
      ]
    case .double:
      return [
        standing(max(dearest, price.time)), AuditCorner(distance: fastest, time: 1, gain: byDistance + price.time),
      ]
    case .switching(let speed):
      let isSlow = fastest * speed.denominator < speed.numerator
      return [
        standing(dearest), turn(speed, gain: speed.denominator * dearest),
        turn(speed, gain: speed.numerator * price.distance),
        AuditCorner(distance: fastest, time: 1, gain: isSlow ? max(byDistance, dearest) : byDistance),
      ]
    case .doubleBelow(let speed):
      let isSlow = fastest * speed.denominator < speed.numerator
      return [
        standing(dearest), turn(speed, gain: speed.numerator * price.distance + speed.denominator * dearest),
        AuditCorner(distance: fastest, time: 1, gain: isSlow ? byDistance + dearest : byDistance),
      ]
    }
  }

  private static func standing(_ gain: Int128) -> AuditCorner { AuditCorner(distance: 0, time: 1, gain: gain) }

  private static func moving(_ gain: Int128) -> AuditCorner { AuditCorner(distance: 1, time: 0, gain: gain) }

  private static func turn(_ distance: Int128, _ time: Int128, gain: Int128) -> AuditCorner {
    AuditCorner(distance: distance, time: time, gain: gain)
  }

  private static func turn(_ speed: Ratio, gain: Int128) -> AuditCorner {
    AuditCorner(distance: speed.numerator, time: speed.denominator, gain: gain)
  }
}
