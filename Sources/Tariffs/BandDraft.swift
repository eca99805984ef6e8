import JSON
import Units

/// A band as it is written.
struct BandDraft {
  let beginning: Band.Beginning
  let perDistance: Ratio
  let perTime: Ratio
  let increment: Money
  private let namesUnit: Bool

  /// Reads the prices of a rate: its own, or those of its bands.
  static func read(_ rate: JSONNode, amounts: AmountReader, increment: Money) throws(JSONError) -> [BandDraft] {
    guard let bands = try rate.optional("bands") else {
      return [try BandDraft(reading: rate, beginning: .distance(.zero), amounts: amounts, increment: increment)]
    }
    var drafts: [BandDraft] = []
    for element in try bands.elements {
      try element.only(["from", "from-fare", "unit", "distance", "time", "increment"])
      let beginning = try beginning(of: element, isFirst: drafts.isEmpty, amounts: amounts)
      if let last = drafts.last, !last.beginning.precedes(beginning) {
        throw element.fail("bands stand in order, the nearest first")
      }
      let step = try element.optional("increment").map(or: increment, amounts.step)
      drafts.append(try BandDraft(reading: element, beginning: beginning, amounts: amounts, increment: step))
    }
    guard !drafts.isEmpty else { throw bands.fail("a rate needs at least one band") }
    return drafts
  }

  private static func beginning(
    of node: JSONNode, isFirst: Bool, amounts: AmountReader
  ) throws(JSONError) -> Band.Beginning {
    let fare = try node.optional("from-fare")
    let from = try node.optional("from")
    guard !isFirst else {
      if let early = fare ?? from { throw early.fail("the first band holds from Start; leave the key out") }
      return .distance(.zero)
    }
    if let fare {
      guard from == nil else { throw fare.fail("a band has \"from\" or \"from-fare\"; remove one of the two") }
      return .fare(try amounts.money(fare))
    }
    if let from { return .distance(try amounts.distance(from)) }
    throw node.fail("say from where on the band holds: \"from\" or \"from-fare\"")
  }

  private init(
    reading node: JSONNode, beginning: Band.Beginning, amounts: AmountReader, increment: Money
  ) throws(JSONError) {
    self.beginning = beginning
    if let unit = try node.optional("unit") {
      try unit.only(["amount", "distance", "time"])
      let step = try amounts.step(unit.member("amount"))
      let amount = Ratio(step.minorUnits)
      self.increment = step
      namesUnit = true
      perDistance = try AmountReader.quotient(amount, amounts.length(unit.member("distance")), at: unit)
      perTime = try unit.optional("time").map(or: .zero) { node throws(JSONError) in
        try AmountReader.quotient(amount, amounts.time(node), at: unit)
      }
      return
    }
    self.increment = increment
    namesUnit = false
    perDistance = try amounts.price(node.member("distance"), per: .length)
    perTime = try node.optional("time").map(or: .zero) { node throws(JSONError) in
      try amounts.price(node, per: .time)
    }
  }

  private init(beginning: Band.Beginning, perDistance: Ratio, perTime: Ratio, increment: Money, namesUnit: Bool) {
    self.namesUnit = namesUnit
    self.beginning = beginning
    self.perDistance = perDistance
    self.perTime = perTime
    self.increment = increment
  }

  func times(_ factor: Factor, at node: JSONNode) throws(JSONError) -> BandDraft {
    BandDraft(
      beginning: beginning, perDistance: try AmountReader.product(perDistance, factor.distance, at: node),
      perTime: try AmountReader.product(perTime, factor.time, at: node), increment: increment,
      namesUnit: namesUnit)
  }

  func band(scale: Int128) -> Band {
    Band(
      beginning: beginning, perDistance: perDistance, perTime: perTime, distanceStep: perDistance.scaled(by: scale),
      timeStep: perTime.scaled(by: scale), increment: increment, namesUnit: namesUnit)
  }
}

extension Ratio {
  /// The ratio in units of 1 / `scale`; `scale` is a multiple of the denominator.
  func scaled(by scale: Int128) -> Int128 {
    numerator * (scale / denominator)
  }
}

extension Band.Beginning {
  /// Whether a band may stand before another: both by distance or both by fare, and in order.
  fileprivate func precedes(_ other: Band.Beginning) -> Bool {
    switch (self, other) {
    case (.distance(let left), .distance(let right)): left < right
    case (.fare(let left), .fare(let right)): left < right
    case (.distance(.zero), .fare): true
    default: false
    }
  }
}
