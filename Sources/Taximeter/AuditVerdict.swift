import Units

/// Whether a sum that was charged can be right.
package enum AuditVerdict: Sendable, Hashable {
  /// It lies in what the tariff allows.
  case possible
  /// It is more than any way of driving comes to, by so much at least.
  case tooHigh(by: Money)
  /// It is less than any way of driving comes to, by so much at least.
  case tooLow(by: Money)

  /// Judges a sum by ranges of which it must lie in one; by the nearest when it lies in none.
  package init(_ charged: Money, in ranges: [(least: Money, most: Money?)]) {
    var nearest: AuditVerdict?
    var distance = Money.zero
    for range in ranges {
      let verdict: AuditVerdict
      let miss: Money
      if charged < range.least {
        miss = range.least - charged
        verdict = .tooLow(by: miss)
      } else if let most = range.most, charged > most {
        miss = charged - most
        verdict = .tooHigh(by: miss)
      } else {
        self = .possible
        return
      }
      if nearest == nil || miss < distance { (nearest, distance) = (verdict, miss) }
    }
    self = nearest ?? .possible
  }
}
