/// The rides that came last, by which one that comes again is noticed.
struct RecentRides: Sendable {
  /// So many are kept: enough to notice a table that is in another order than was said.
  static var limit: Int { 4096 }

  /// In the order in which they came, the oldest first where `next` is.
  private(set) var ring: [UInt64] = []
  private var next = 0
  private var known: Set<UInt64> = []

  init(_ hashes: [UInt64] = []) {
    for hash in hashes { _ = insert(hash) }
  }

  /// Notes a ride; answers whether it is new.
  mutating func insert(_ hash: UInt64) -> Bool {
    guard known.insert(hash).inserted else { return false }
    if ring.count < RecentRides.limit {
      ring.append(hash)
    } else {
      known.remove(ring[next])
      ring[next] = hash
      next = (next + 1) % RecentRides.limit
    }
    return true
  }

  /// The same in the order in which they came.
  var inOrder: [UInt64] { Array(ring[next...] + ring[..<next]) }
}
