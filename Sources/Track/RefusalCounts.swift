/// How many fixes were refused for each reason.
package struct RefusalCounts: Sendable, Hashable {
  private var stale: Int64 = 0
  private var duplicate: Int64 = 0
  private var invalid: Int64 = 0
  private var poor: Int64 = 0
  private var jump: Int64 = 0

  /// Makes counts of nothing.
  package init() {}

  /// The count for one reason.
  package subscript(_ reason: Refusal) -> Int64 {
    switch reason {
    case .stale: stale
    case .duplicate: duplicate
    case .invalid: invalid
    case .poor: poor
    case .jump: jump
    }
  }

  /// All refusals together.
  package var total: Int64 { stale + duplicate + invalid + poor + jump }

  /// Counts one more.
  package mutating func add(_ reason: Refusal) {
    switch reason {
    case .stale: stale += 1
    case .duplicate: duplicate += 1
    case .invalid: invalid += 1
    case .poor: poor += 1
    case .jump: jump += 1
    }
  }
}
