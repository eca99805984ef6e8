import Units

/// The least a ride costs.
package struct Minimum: Sendable {
  /// The sum.
  package let amount: Money
  /// Whether the supplements count towards it.
  package let includesSupplements: Bool
  /// The supplements of which one must have been keyed; empty for every ride.
  package let supplements: [String]
  /// The rates with which it holds; empty for all.
  package let rates: [String]
  /// When the ride must start for it to hold; empty for any time.
  package let windows: [Window]
  /// The source of the amount.
  package let source: String

  /// Makes a minimum.
  package init(
    amount: Money, includesSupplements: Bool, supplements: [String], rates: [String], windows: [Window],
    source: String
  ) {
    self.windows = windows
    self.amount = amount
    self.includesSupplements = includesSupplements
    self.supplements = supplements
    self.rates = rates
    self.source = source
  }
}
