import JSON
import Units

/// A band as it is written.
struct BandDraft {
  let beginning: Band.Beginning
  let perDistance: Ratio
  let perTime: Ratio

  /// Reads the prices of a rate: its own, or those of its bands.
  static func read(_ rate: JSONNode, amounts: AmountReader) throws(JSONError) -> [BandDraft] {
    guard let bands = try rate.optional("bands") else {
      return [try BandDraft(reading: rate, beginning: .distance(.zero), amounts: amounts)]
    }
    var drafts: [BandDraft] = []
    for element in try bands.elements {
      try element.only(["from", "from-fare", "unit", "distance", "time"])
      let beginning: Band.Beginning
      if let fare = try element.optional("from-fare") {
        beginning = .fare(try amounts.money(fare))
      } else if let from = try element.optional("from") {
        guard let millimetres = try amounts.length(from).rounded else { throw from.fail("the distance is too long") }
        beginning = .distance(Distance(millimetres: millimetres))
      } else if drafts.isEmpty {
        beginning = .distance(.zero)
      } else {
        throw element.fail("say from where on the band holds: \"from\" or \"from-fare\"")
      }
      if let last = drafts.last, !last.beginning.precedes(beginning) {
        throw element.fail("bands stand in order, the nearest first")
      }
      drafts.append(try BandDraft(reading: element, beginning: beginning, amounts: amounts))
    }
    guard !drafts.isEmpty else { throw bands.fail("a rate needs at least one band") }
    return drafts
  }

  private init(reading node: JSONNode, beginning: Band.Beginning, amounts: AmountReader) throws(JSONError) {
    self.beginning = beginning
    if let unit = try node.optional("unit") {
      try unit.only(["amount", "distance", "time"])
      let amount = Ratio(try amounts.money(unit.member("amount")).minorUnits)
      perDistance = try AmountReader.quotient(amount, amounts.length(unit.member("distance")), at: unit)
      perTime = try unit.optional("time").map(or: .zero) { node throws(JSONError) in
        try AmountReader.quotient(amount, amounts.time(node), at: unit)
      }
      return
    }
    perDistance = try amounts.price(node.member("distance"), per: .length)
    perTime = try node.optional("time").map(or: .zero) { node throws(JSONError) in
      try amounts.price(node, per: .time)
    }
  }

  func band(scale: Int128) -> Band {
    Band(
      beginning: beginning, perDistance: perDistance, perTime: perTime, distanceStep: perDistance.scaled(by: scale),
      timeStep: perTime.scaled(by: scale))
  }
}

/// An allowance as it is written.
struct AllowanceDraft {
  private let distance: Ratio
  private let time: Ratio
  private let worth: Ratio
  private let perDistance: Ratio
  private let perTime: Ratio

  /// Reads what an initial charge covers: units of the display, or a distance and a time.
  ///
  /// Without a time the allowance is used up by time as fast as the first band's prices say.
  init(reading node: JSONNode, first: BandDraft, increment: Money) throws(JSONError) {
    try node.only(["units", "distance", "time"])
    let amounts = AmountReader(currency: nil)
    guard first.perDistance.numerator > 0 else { throw node.fail("a rate without a price of distance covers nothing") }
    if let units = try node.optional("units") {
      let worth = Ratio(increment.minorUnits * (try units.int64(in: 1...1000)))
      self.worth = worth
      distance = try AmountReader.quotient(worth, first.perDistance, at: node)
      time = first.perTime.numerator > 0 ? try AmountReader.quotient(worth, first.perTime, at: node) : .zero
      perDistance = first.perDistance
      perTime = first.perTime
      return
    }
    distance = try amounts.length(node.member("distance"))
    worth = try AmountReader.product(distance, first.perDistance, at: node)
    perDistance = first.perDistance
    if let written = try node.optional("time") {
      time = try amounts.time(written)
      perTime = try AmountReader.quotient(worth, time, at: node)
    } else {
      time = first.perTime.numerator > 0 ? try AmountReader.quotient(worth, first.perTime, at: node) : .zero
      perTime = first.perTime
    }
  }

  var ratios: [Ratio] { [worth, perDistance, perTime] }

  func allowance(scale: Int128) -> Allowance {
    Allowance(
      distance: distance, time: time, worth: worth.scaled(by: scale), distanceStep: perDistance.scaled(by: scale),
      timeStep: perTime.scaled(by: scale))
  }
}

extension Ratio {
  /// The ratio in units of 1 / `scale`; `scale` is a multiple of the denominator.
  fileprivate func scaled(by scale: Int128) -> Int128 {
    numerator * (scale / denominator)
  }

  /// Makes a whole number of 128 bits.
  init(numerator: Int128) {
    self = Ratio(numerator, 1) ?? .zero
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
