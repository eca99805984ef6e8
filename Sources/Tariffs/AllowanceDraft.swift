import JSON
import Units

/// An allowance as it is written.
struct AllowanceDraft {
  private let distance: Ratio
  private let time: Ratio
  private let worth: Ratio
  private let perDistance: Ratio
  private let perTime: Ratio
  /// Whether the time was written, and not reckoned from the prices.
  private let hasTime: Bool

  /// Reads what an initial charge covers: units of the display, or a distance and a time.
  ///
  /// Without a time the allowance is used up by time as fast as the first band's prices say.
  init(reading node: JSONNode, first: BandDraft) throws(JSONError) {
    try node.only(["units", "distance", "time"])
    let amounts = AmountReader(currency: nil)
    guard first.perDistance.numerator > 0 else { throw node.fail("a rate without a price of distance covers nothing") }
    if let units = try node.optional("units") {
      let worth = Ratio(first.increment.minorUnits * (try units.int64(in: 1...1000)))
      let distance = try AmountReader.quotient(worth, first.perDistance, at: node)
      try self.init(distance: distance, time: nil, first: first, at: node)
      return
    }
    let time = try node.optional("time").map(or: nil) { node throws(JSONError) in try amounts.time(node) }
    try self.init(distance: amounts.length(node.member("distance")), time: time, first: first, at: node)
  }

  private init(distance: Ratio, time: Ratio?, first: BandDraft, at node: JSONNode) throws(JSONError) {
    self.distance = distance
    worth = try AmountReader.product(distance, first.perDistance, at: node)
    perDistance = first.perDistance
    hasTime = time != nil
    if let time {
      self.time = time
      perTime = try AmountReader.quotient(worth, time, at: node)
    } else {
      self.time = first.perTime.numerator > 0 ? try AmountReader.quotient(worth, first.perTime, at: node) : .zero
      perTime = first.perTime
    }
  }

  /// The allowance of a rate made of this one's: longer or shorter by a factor, at the other's prices.
  func times(_ factor: Ratio, first: BandDraft, at node: JSONNode) throws(JSONError) -> AllowanceDraft {
    try AllowanceDraft(
      distance: AmountReader.product(distance, factor, at: node),
      time: hasTime ? AmountReader.product(time, factor, at: node) : nil, first: first, at: node)
  }

  var ratios: [Ratio] { [worth, perDistance, perTime] }

  func allowance(scale: Int128) -> Allowance {
    Allowance(
      distance: distance, time: time, worth: worth.scaled(by: scale), distanceStep: perDistance.scaled(by: scale),
      timeStep: perTime.scaled(by: scale))
  }
}
