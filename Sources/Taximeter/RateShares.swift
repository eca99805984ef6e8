import Units

/// How distance, waiting and steps of a ride divide among the rates that were in force.
struct RateShares: Sendable {
  struct Share: Sendable {
    let rate: Int
    var distance: Int64 = 0
    var waiting: Int64 = 0
    var amount = Money.zero
  }

  /// The rates in the order in which they first held; the share of the current one is beside them and not among them, so
  /// that a copy of the counter adds to it without copying a list.
  private var others: [Share] = []
  private var current: Share?
  /// The place of the current rate in that order.
  private var place = 0
  /// What has been given to the rates so far.
  private var given = Money.zero

  /// The rates in the order in which they first held.
  var all: [Share] {
    guard let current else { return [] }
    var all = others
    all.insert(current, at: place)
    return all
  }

  /// Adds a piece; `amount` is all that the display shows beyond the initial charge after it.
  @inline(__always)
  mutating func add(rate: Int, distance: Int64, waiting: Int64, amount: Money) {
    if current?.rate != rate { turn(to: rate) }
    current?.distance += distance
    current?.waiting += waiting
    if given < amount {
      current?.amount += amount - given
      given = amount
    }
  }

  @inline(never)
  private mutating func turn(to rate: Int) {
    var all = all
    place = all.firstIndex { $0.rate == rate } ?? all.count
    current = place < all.count ? all.remove(at: place) : Share(rate: rate)
    others = all
  }
}
