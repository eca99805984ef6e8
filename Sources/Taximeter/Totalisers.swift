import Units

/// The totals of a meter's life, which nothing resets: a fold over its bills.
///
/// What [Directive 2014/32/EU, Annex IX](https://eur-lex.europa.eu/eli/dir/2014/32/oj) asks for. A total that reaches the end
/// of its 64 bits stays there; none ever falls.
package struct Totalisers: Sendable, Hashable {
  /// What was earned in one currency.
  package struct Sums: Sendable, Hashable {
    /// The currency.
    package let currency: Currency
    /// All fares.
    package fileprivate(set) var fares: Money
    /// All supplements.
    package fileprivate(set) var supplements: Money

    /// Makes sums of at least nothing.
    package init(currency: Currency, fares: Money, supplements: Money) {
      self.currency = currency
      self.fares = max(.zero, fares)
      self.supplements = max(.zero, supplements)
    }
  }

  /// All distance, with and without a hire.
  package private(set) var distance: Distance
  /// All distance while hired.
  package private(set) var hired: Distance
  /// How many hires there were.
  package private(set) var hirings: Int64
  /// What was earned, in the order in which each currency first came.
  package private(set) var sums: [Sums]

  /// Makes totals that begin, or go on from what was kept; the whole distance is at least the hired one.
  package init(distance: Distance = .zero, hired: Distance = .zero, hirings: Int64 = 0, sums: [Sums] = []) {
    self.hired = max(.zero, hired)
    self.distance = max(distance, self.hired)
    self.hirings = max(0, hirings)
    self.sums = sums
  }

  /// Adds a hire that was paid.
  package mutating func add(_ bill: Bill, in currency: Currency) {
    drive(bill.distance)
    hired = Distance(millimetres: Totalisers.sum(hired.millimetres, bill.distance.millimetres))
    hirings = Totalisers.sum(hirings, 1)
    let index = sums.firstIndex { $0.currency == currency } ?? sums.count
    if index == sums.count { sums.append(Sums(currency: currency, fares: .zero, supplements: .zero)) }
    sums[index].fares = Money(minorUnits: Totalisers.sum(sums[index].fares.minorUnits, bill.fare.minorUnits))
    sums[index].supplements = Money(
      minorUnits: Totalisers.sum(sums[index].supplements.minorUnits, bill.supplementTotal.minorUnits))
  }

  /// Adds a way without a hire.
  package mutating func drive(_ way: Distance) {
    distance = Distance(millimetres: Totalisers.sum(distance.millimetres, way.millimetres))
  }

  private static func sum(_ total: Int64, _ part: Int64) -> Int64 {
    let (sum, overflow) = total.addingReportingOverflow(max(0, part))
    return overflow ? Int64.max : sum
  }
}
