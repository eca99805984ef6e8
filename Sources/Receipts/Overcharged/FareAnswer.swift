import Taximeter
import Units

/// What became of a question about a fare.
package struct FareAnswer: Sendable {
  /// One thing that would make the sum right, everything else being as it was told.
  package enum Condition: Sendable, Hashable {
    /// The ride went so far.
    case distance(Distance)
    /// It took so long.
    case duration(Elapsed)
    /// The rate at this place in the edition was in force.
    case rate(Int)
    /// The supplement at this place was charged so often.
    case extra(Int, times: Int64)
    /// So much was paid for the supplement at this place.
    case paid(Int, Money)
  }

  /// What is known of the ride.
  package let ride: AuditRide
  /// What the tariff allows, for each way of choosing the rate.
  package let allowed: [Audit.Allowed]
  /// What was charged.
  package let charged: Money
  /// Whether it can be right.
  package let verdict: AuditVerdict
  /// What would have to be true for it to be right, each alone; empty where it can be.
  package let conditions: [Condition]

  /// The least that the tariff allows.
  package var least: Money { allowed.map { $0.leastTotal }.min() ?? .zero }

  /// The most that it allows; nil where nothing bounds it.
  package var most: Money? {
    var most = Money.zero
    for one in allowed {
      guard let bound = one.mostTotal else { return nil }
      most = max(most, bound)
    }
    return most
  }
}
