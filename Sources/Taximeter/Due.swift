import Tariffs
import Units

/// The supplements of a hire: which are due, and how much each.
struct Due: Sendable {
  struct Line: Sendable, Hashable {
    let supplement: Int
    let count: Int64
    var amount: Money
  }

  private(set) var lines: [Line] = []
  /// By how much the cap of the tariff lowered them.
  private(set) var capped = Money.zero

  /// All lines together.
  var total: Money { lines.reduce(.zero) { $0 + $1.amount } }

  init(edition: Edition, schedule: Schedule, hire: Hire, keyed: KeyedSupplements) {
    let rate = edition.rates[hire.firstRate].id
    for (index, supplement) in edition.supplements.enumerated()
    where supplement.rates.isEmpty || supplement.rates.contains(rate) {
      let count: Int64
      switch supplement.trigger {
      case .always: count = 1
      case .startsIn(let windows): count = schedule.isIn(windows, at: hire.start) ? 1 : 0
      case .key: count = keyed.count(of: index)
      }
      guard count > 0 else { continue }
      let each: Money
      switch supplement.amount {
      case .fixed(let sum): each = sum
      case .asPaid, .upTo: each = keyed.amount(of: index) ?? .zero
      }
      lines.append(Line(supplement: index, count: count, amount: Money(minorUnits: each.minorUnits * count)))
    }
    let replaced = lines.flatMap { edition.supplements[$0.supplement].replaces }
    lines.removeAll { replaced.contains(edition.supplements[$0.supplement].id) }
    if let cap = edition.supplementCap { lower(to: cap) }
  }

  /// Takes what is over the cap from the last lines, so that the printed lines still add up.
  private mutating func lower(to cap: Money) {
    var excess = total - cap
    for index in lines.indices.reversed() where excess > .zero {
      let part = min(excess, lines[index].amount)
      lines[index].amount = lines[index].amount - part
      excess = excess - part
      capped += part
    }
  }
}
