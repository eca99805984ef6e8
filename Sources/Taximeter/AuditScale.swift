import Tariffs
import Units

/// The prices of an audit, brought to the width in which bounds are reckoned.
struct AuditScale: Sendable {
  let phases: AuditPhases
  /// By how many bits prices are widened before they are divided; negative where they are narrowed.
  let shift: Int
  /// The greatest price.
  let greatest: Int128

  init(_ phases: AuditPhases) {
    self.phases = phases
    greatest = phases.rates.flatMap { AuditScale.steps(of: $0) }.reduce(1) { max($0, $1) }
    // Products of two prices, and of a price and a ride, must fit in 127 bits; where phases are compared, 30 bits more.
    let width = phases.phases.count > 1 ? 46 : 60
    shift = width - (128 - greatest.leadingZeroBitCount)
  }

  private static func steps(of metered: Metered?) -> [Int128] {
    guard let metered else { return [] }
    var steps = metered.bands.flatMap { [$0.distanceStep, $0.timeStep] } + metered.waiting.map { $0.timeStep }
    if let allowance = metered.allowance { steps += [allowance.distanceStep, allowance.timeStep] }
    return steps
  }

  /// A price in that width.
  func normal(_ price: Int128, isUp: Bool) -> Int128 {
    if shift >= 0 { return price << shift }
    return isUp ? AuditBound.up(price, Int128(1) << -shift) : price >> -shift
  }

  /// A sum with the bits in which phases are compared; nil for one that no ride reaches.
  func wide(_ room: Int128, isUp: Bool) -> Int128? {
    let (product, overflow) = normal(room, isUp: isUp).multipliedReportingOverflow(by: 1 << AuditGrid.bits)
    return overflow ? nil : product
  }
}
