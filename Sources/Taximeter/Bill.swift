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
  /// The initial charge, or the flat fare; contained in the fare.
  package let initial: Money
  /// What distance added to it: its share of the steps, to the nearest minor unit.
  package let byDistance: Money
  /// What time added to it: the rest of the steps.
  package let byTime: Money
  /// By how much a minimum raised the fare; contained in it.
  package let minimumRaise: Money
  /// The supplements, in the order of the tariff.
  package let supplements: [SupplementLine]
  /// By how much the tariff's cap lowered the supplements; already taken off them.
  package let capped: Money
  /// What a discount takes off, zero or negative.
  package let discount: Money
  /// What the rounding of the tariff adds or takes.
  package let rounding: Money
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
    hire: Hire, counter: Counter, stop: Instant, keyed: KeyedSupplements, discount: Discount?, shown: Money,
    gaps: [Gap], reception: Reception
  ) {
    let edition = hire.edition
    let first = edition.rates[hire.firstRate]
    let isFlat = Bill.isFlat(first, odometer: counter.odometer)
    let initial = isFlat ? first.flat ?? .zero : hire.metered?.initial ?? .zero
    let counted = isFlat ? initial : initial + counter.shown
    let least = isFlat ? .zero : max(first.flat ?? .zero, hire.metered?.minimum ?? .zero)
    let plain = Bill.raised(counted, to: least, hire: hire, keyed: keyed)
    let facts = Due.Facts(stop: stop, origin: reception.origin, destination: reception.destination, fare: plain)
    let due = Due(hire: hire, keyed: keyed, facts: facts)
    let raised = Bill.raised(plain, beside: due, hire: hire, keyed: keyed)
    let sum = raised + due.total
    let reduction = Bill.reduction(discount, of: sum)
    let rounded = edition.rounding?.rounded(sum - reduction) ?? sum - reduction
    start = hire.start
    self.stop = stop
    fare = raised
    let steps = isFlat ? (distance: Money.zero, time: Money.zero) : counter.stepsByCause
    self.initial = counted - steps.distance - steps.time
    byDistance = steps.distance
    byTime = steps.time
    minimumRaise = raised - counted
    supplements = due.lines.map { SupplementLine(supplement: $0.supplement, count: $0.count, amount: $0.amount) }
    capped = due.capped
    self.discount = Money(minorUnits: -reduction.minorUnits)
    rounding = rounded - (sum - reduction)
    total = rounded
    tax = edition.taxIncluded.flatMap { $0.contained(in: rounded) }
    distance = Distance(millimetres: counter.odometer)
    waiting = Elapsed(milliseconds: counter.waiting)
    increments = isFlat ? 0 : counter.increments
    rates =
      isFlat
      ? [RateLine(rate: hire.firstRate, distance: distance, waiting: waiting, amount: counted)]
      : Bill.lines(counter.shares, fare: counted, firstRate: hire.counting(hire.firstRate))
    self.gaps = gaps
    used = reception.used
    refused = reception.refused
    repeated = reception.repeated
    overshoot = max(.zero, shown - raised)
    lastRate = hire.rate(at: stop)
  }

  /// Whether the ride costs the flat fare of its rate.
  static func isFlat(_ rate: Rate, odometer: Int64) -> Bool {
    guard rate.flat != nil else { return false }
    return rate.limit.map { odometer <= $0.millimetres } ?? true
  }

  /// What belongs to each rate; the first has the initial charge, and a first step that was charged at Start.
  private static func lines(_ shares: RateShares, fare: Money, firstRate: Int) -> [RateLine] {
    var lines = shares.all.map { share in
      RateLine(
        rate: share.rate, distance: Distance(millimetres: share.distance),
        waiting: Elapsed(milliseconds: share.waiting), amount: share.amount)
    }
    let initial = fare - lines.reduce(.zero) { $0 + $1.amount }
    let index = lines.firstIndex { $0.rate == firstRate }
    let own = index.map { lines[$0] } ?? RateLine(rate: firstRate, distance: .zero, waiting: .zero, amount: .zero)
    let whole = RateLine(
      rate: firstRate, distance: own.distance, waiting: own.waiting, amount: own.amount + initial)
    if let index { lines[index] = whole } else { lines.insert(whole, at: 0) }
    return lines
  }

  /// A fare with the minimums that it must reach by itself.
  private static func raised(_ fare: Money, to least: Money, hire: Hire, keyed: KeyedSupplements) -> Money {
    minimums(of: hire, keyed: keyed).filter { !$0.includesSupplements }.reduce(max(fare, least)) { max($0, $1.amount) }
  }

  /// A fare with the minimums that it must reach together with its supplements.
  private static func raised(_ fare: Money, beside due: Due, hire: Hire, keyed: KeyedSupplements) -> Money {
    minimums(of: hire, keyed: keyed).filter { $0.includesSupplements }.reduce(fare) { max($0, $1.amount - due.total) }
  }

  private static func minimums(of hire: Hire, keyed: KeyedSupplements) -> [Minimum] {
    let edition = hire.edition
    return edition.minimums.filter { minimum in
      guard minimum.rates.isEmpty || minimum.rates.contains(edition.rates[hire.firstRate].id) else { return false }
      let isKeyed = minimum.supplements.contains { id in
        edition.supplementIndex(id).map { keyed.count(of: $0) > 0 } ?? false
      }
      guard minimum.supplements.isEmpty || isKeyed else { return false }
      return minimum.windows.isEmpty || hire.schedule.isIn(minimum.windows, at: hire.start)
    }
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
