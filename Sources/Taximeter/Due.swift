import Tariffs
import Track
import Units

/// The supplements of a hire: which are due, and how much each.
struct Due: Sendable {
  struct Line: Sendable, Hashable {
    let supplement: Int
    let count: Int64
    var amount: Money
  }

  /// What supplements ask of a hire.
  struct Facts {
    /// When it ended; nil while it goes on.
    let stop: Instant?
    /// Where it began, as far as fixes say.
    let origin: Fix?
    /// Where it ended; nil while it goes on.
    let destination: Fix?
    /// The fare without supplements.
    let fare: Money
  }

  private(set) var lines: [Line] = []
  /// By how much the cap of the tariff lowered them.
  private(set) var capped = Money.zero

  /// All lines together.
  var total: Money { lines.reduce(.zero) { $0 + $1.amount } }

  init(hire: Hire, keyed: KeyedSupplements, facts: Facts) {
    let edition = hire.edition
    let rate = edition.rates[hire.firstRate]
    guard rate.takesSupplements else { return }
    for (index, supplement) in edition.supplements.enumerated()
    where supplement.rates.isEmpty || supplement.rates.contains(rate.id) {
      let count = Due.count(supplement, keyed: keyed.count(of: index), hire: hire, facts: facts)
      if count > 0 {
        lines.append(Line(supplement: index, count: count, amount: .zero))
      }
    }
    let replaced = lines.flatMap { edition.supplements[$0.supplement].replaces }
    lines.removeAll { replaced.contains(edition.supplements[$0.supplement].id) }
    for index in lines.indices {
      let before = lines[..<index].reduce(facts.fare) { $0 + $1.amount }
      lines[index].amount = Due.amount(lines[index], keyed: keyed, edition: edition, fare: facts.fare, before: before)
    }
    if let cap = edition.supplementCap { lower(to: cap) }
  }

  private static func count(_ supplement: Supplement, keyed: Int64, hire: Hire, facts: Facts) -> Int64 {
    switch supplement.trigger {
    case .always: return 1
    case .key(_, let free): return max(0, keyed - free)
    case .startsIn(let windows): return hire.schedule.isIn(windows, at: hire.start) ? 1 : 0
    case .endsIn(let windows): return facts.stop.map { hire.schedule.isIn(windows, at: $0) } ?? false ? 1 : 0
    case .startsOrEndsIn(let windows):
      let ends = facts.stop.map { hire.schedule.isIn(windows, at: $0) } ?? false
      return hire.schedule.isIn(windows, at: hire.start) || ends ? 1 : 0
    case .startsAt(let places): return contains(places, facts.origin) ? 1 : 0
    case .endsAt(let places): return contains(places, facts.destination) ? 1 : 0
    case .startsOrEndsAt(let places):
      return contains(places, facts.origin) || contains(places, facts.destination) ? 1 : 0
    }
  }

  private static func contains(_ places: [Place], _ fix: Fix?) -> Bool {
    guard let fix else { return false }
    let point = EllipsoidPoint(fix.place)
    return places.contains { point.distance(to: EllipsoidPoint($0.centre)) <= $0.radius }
  }

  private static func amount(
    _ line: Line, keyed: KeyedSupplements, edition: Edition, fare: Money, before: Money
  ) -> Money {
    switch edition.supplements[line.supplement].amount {
    case .fixed(let sum): Money(minorUnits: sum.minorUnits * line.count)
    case .asPaid, .upTo: keyed.amount(of: line.supplement) ?? .zero
    case .shareOfFare(let share): share.of(fare) ?? .zero
    case .shareOfSum(let share): share.of(before) ?? .zero
    }
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
