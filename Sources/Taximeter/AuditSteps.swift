import Tariffs
import Units

extension AuditPhases {
  /// What the display shows at least beyond the initial charge when so much was earned, in units of the counter.
  func leastShown(_ earned: Int128, first: Metered, edition: Edition) -> Money {
    shown(earned, first: first, edition: edition, isLeast: true)
  }

  /// What it shows at most.
  func mostShown(_ earned: Int128, first: Metered, edition: Edition) -> Money {
    shown(earned, first: first, edition: edition, isLeast: false)
  }

  private func shown(_ earned: Int128, first: Metered, edition: Edition, isLeast: Bool) -> Money {
    let prepaid = edition.charging == .prepaidFirst ? first.bands[0].increment : .zero
    let beyond = max(0, earned - included)
    guard beyond > 0 else { return prepaid }
    let isCommenced = edition.charging == .commenced
    if phases.contains(where: { $0.least != $0.most }) {
      return prepaid + uneven(beyond, scale: edition.scale, isCommenced: isCommenced, isLeast: isLeast)
    }
    var rest = beyond
    var shown = prepaid
    for (index, phase) in phases.enumerated() {
      if case .included = phase.kind { continue }
      // The allowance of a first phase without prices of its own is part of its room.
      let room = phase.room.map { index == 0 ? $0 - included : $0 }
      if let room, rest >= room {
        rest -= room
        shown += Money(minorUnits: Int64(clamping: room / edition.scale))
        continue
      }
      let step = Int128(phase.least.minorUnits) * edition.scale
      let steps = isCommenced ? AuditBound.up(rest, step) : rest / step
      return shown + Money(minorUnits: Int64(clamping: steps * Int128(phase.least.minorUnits)))
    }
    return shown
  }

  /// The sum of steps of different sums: less than one step from what was earned.
  private func uneven(_ beyond: Int128, scale: Int128, isCommenced: Bool, isLeast: Bool) -> Money {
    let step = phases.reduce(Money.zero) { max($0, $1.most) }.minorUnits
    let down = Int64(clamping: beyond / scale)
    let up = Int64(clamping: AuditBound.up(beyond, scale))
    switch (isCommenced, isLeast) {
    case (false, true): return Money(minorUnits: max(0, down - step + 1))
    case (false, false): return Money(minorUnits: down)
    case (true, true): return Money(minorUnits: up)
    case (true, false): return Money(minorUnits: up + step - 1)
    }
  }
}
