/// How distance, waiting and increments of a ride divide among the rates that were in force.
struct RateShares: Sendable {
  struct Share: Sendable {
    let rate: Int
    var distance: Int64
    var waiting: Int64
    var increments: Int64
  }

  /// The rates in the order in which they first held.
  private(set) var all: [Share] = []
  private var current = 0

  @inline(__always)
  mutating func add(rate: Int, distance: Int64, waiting: Int64, increments: Int64) {
    if current >= all.count || all[current].rate != rate {
      if let index = all.firstIndex(where: { $0.rate == rate }) {
        current = index
      } else {
        current = all.count
        all.append(Share(rate: rate, distance: 0, waiting: 0, increments: 0))
      }
    }
    all[current].distance += distance
    all[current].waiting += waiting
    all[current].increments += increments
  }
}
