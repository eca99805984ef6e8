import Units

/// How distance, waiting and steps of a ride divide among the rates that were in force.
struct RateShares: Sendable {
  struct Share: Sendable {
    let rate: Int
    var distance: Int64
    var waiting: Int64
    var amount: Money
  }

  /// The rates in the order in which they first held.
  private(set) var all: [Share] = []
  private var current = 0
  /// What has been given to the rates so far.
  private var given = Money.zero

  /// Adds a piece; `amount` is all that the display shows beyond the initial charge after it.
  @inline(__always)
  mutating func add(rate: Int, distance: Int64, waiting: Int64, amount: Money) {
    if current >= all.count || all[current].rate != rate {
      if let index = all.firstIndex(where: { $0.rate == rate }) {
        current = index
      } else {
        current = all.count
        all.append(Share(rate: rate, distance: 0, waiting: 0, amount: .zero))
      }
    }
    all[current].distance += distance
    all[current].waiting += waiting
    if given < amount {
      all[current].amount += amount - given
      given = amount
    }
  }
}
