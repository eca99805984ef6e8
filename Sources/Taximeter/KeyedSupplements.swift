import Units

/// What the driver has keyed in of supplements.
package struct KeyedSupplements: Sendable, Hashable {
  private var entries: [Entry] = []

  private struct Entry: Sendable, Hashable {
    let supplement: Int
    let count: Int64
    let amount: Money?
  }

  /// Makes nothing keyed.
  package init() {}

  /// How often a supplement was keyed, by its place in the edition.
  package func count(of supplement: Int) -> Int64 {
    entries.first { $0.supplement == supplement }?.count ?? 0
  }

  /// The amount that was keyed for it.
  package func amount(of supplement: Int) -> Money? {
    entries.first { $0.supplement == supplement }?.amount
  }

  mutating func set(_ supplement: Int, count: Int64, amount: Money? = nil) {
    entries.removeAll { $0.supplement == supplement }
    if count > 0 { entries.append(Entry(supplement: supplement, count: count, amount: amount)) }
  }
}
