import Tariffs
import Track
import Units

/// What a hire costs, line by line; the lines add up to the total.
package struct Bill: Sendable {
  /// A supplement's line.
  package struct SupplementLine: Sendable, Hashable {
    /// The place of the supplement in the edition.
    package let supplement: Int
    /// How often it applies.
    package let count: Int64
    /// All of it together.
    package let amount: Money
  }

  /// What belongs to one rate.
  package struct RateLine: Sendable, Hashable {
    /// The place of the rate in the edition.
    package let rate: Int
    /// The distance driven under it.
    package let distance: Distance
    /// The time charged as time under it.
    package let waiting: Elapsed
    /// Its part of the fare; the initial charge is the first rate's.
    package let amount: Money
  }

  /// When the hire began.
  package let start: Instant
  /// When it was stopped.
  package let stop: Instant
  /// The fare, without supplements.
  package let fare: Money
  /// By how much a minimum raised the fare; contained in it.
  package let minimumRaise: Money
  /// The supplements, in the order of the tariff.
  package let supplements: [SupplementLine]
  /// By how much the tariff's cap lowered the supplements; already taken off them.
  package let capped: Money
  /// What a discount takes off, zero or negative.
  package let discount: Money
  /// The tax contained in the total, where the tariff names it.
  package let tax: Money?
  /// What is to be paid.
  package let total: Money
  /// The distance counted.
  package let distance: Distance
  /// The time that was charged as time.
  package let waiting: Elapsed
  /// How many steps the display made.
  package let increments: Int64
  /// What belongs to which rate.
  package let rates: [RateLine]
  /// The silences, in order.
  package let gaps: [Gap]
  /// The fixes that were used.
  package let used: Int64
  /// The fixes that were refused, by reason.
  package let refused: RefusalCounts
  /// The fixes that were the very same as another.
  package let repeated: Int64
  /// By how much the display had stood above the fare: late news took back what had seemed certain.
  package let overshoot: Money

  /// All supplements together.
  package var supplementTotal: Money { supplements.reduce(.zero) { $0 + $1.amount } }

  /// The place of the rate in force at the end.
  package let lastRate: Int

  init(
    hire: Hire, fold: Fold, stop: Instant, keyed: KeyedSupplements, discount: Discount?, shown: Int64, repeated: Int64
  ) {
    let edition = hire.edition
    let first = edition.rates[hire.firstRate]
    let increments = first.flat == nil ? fold.counter.increments : 0
    let initial = first.flat ?? first.metered?.initial ?? .zero
    var fare = Money(minorUnits: initial.minorUnits + increments * edition.increment.minorUnits)
    let due = Due(edition: edition, schedule: hire.schedule, hire: hire, keyed: keyed)
    let raise = Bill.minimumRaise(fare: fare, due: due, edition: edition, rate: first.id, keyed: keyed)
    fare += raise
    let sum = fare + due.total
    let reduction = Bill.reduction(discount, of: sum)
    self.start = hire.start
    self.stop = stop
    self.fare = fare
    minimumRaise = raise
    supplements = due.lines.map { SupplementLine(supplement: $0.supplement, count: $0.count, amount: $0.amount) }
    capped = due.capped
    self.discount = Money(minorUnits: -reduction.minorUnits)
    total = sum - reduction
    tax = edition.taxIncluded.flatMap { $0.contained(in: sum - reduction) }
    distance = Distance(millimetres: fold.counter.odometer)
    waiting = Elapsed(milliseconds: fold.counter.waiting)
    self.increments = increments
    rates = Bill.lines(fold.counter.shares, initial: initial, firstRate: hire.firstRate, edition: edition)
    gaps = fold.gaps
    used = fold.admission.used
    refused = fold.admission.refused
    self.repeated = repeated
    let over = first.flat == nil ? max(0, shown - increments) : 0
    overshoot = Money(minorUnits: over * edition.increment.minorUnits)
    lastRate = hire.rate(at: stop)
  }

  private static func lines(
    _ shares: RateShares, initial: Money, firstRate: Int, edition: Edition
  ) -> [RateLine] {
    var lines = shares.all.map { share in
      RateLine(
        rate: share.rate, distance: Distance(millimetres: share.distance),
        waiting: Elapsed(milliseconds: share.waiting),
        amount: Money(minorUnits: share.increments * edition.increment.minorUnits)
          + (share.rate == firstRate ? initial : .zero))
    }
    if !lines.contains(where: { $0.rate == firstRate }) {
      lines.insert(RateLine(rate: firstRate, distance: .zero, waiting: .zero, amount: initial), at: 0)
    }
    return lines
  }

  private static func minimumRaise(
    fare: Money, due: Due, edition: Edition, rate: String, keyed: KeyedSupplements
  ) -> Money {
    var raise = Money.zero
    for minimum in edition.minimums where minimum.rates.isEmpty || minimum.rates.contains(rate) {
      let isKeyed = minimum.supplements.contains { id in
        edition.supplementIndex(id).map { keyed.count(of: $0) > 0 } ?? false
      }
      guard minimum.supplements.isEmpty || isKeyed else { continue }
      let counted = minimum.includesSupplements ? fare + due.total : fare
      raise = max(raise, minimum.amount - counted)
    }
    return max(raise, .zero)
  }

  private static func reduction(_ discount: Discount?, of sum: Money) -> Money {
    switch discount {
    case nil: return .zero
    case .amount(let amount): return min(amount, sum)
    case .share(let thousandths):
      let exact = Ratio(Int128(thousandths) * Int128(sum.minorUnits), 100_000)
      return min(Money(minorUnits: exact?.rounded ?? 0), sum)
    }
  }
}
