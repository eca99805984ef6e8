/// What came of all rides.
package struct BillTotals: Sendable, Equatable {
  /// The rides that were billed.
  package var rides = 0
  /// Their fixes.
  package var fixes = 0
  /// The rows and rides that were rejected, each with its reason.
  package var rejects = 0
  /// Those of them that are rides which came again, so that a bill is of a part of the ride.
  package var again = 0

  /// Makes totals of nothing.
  package init() {}
}
