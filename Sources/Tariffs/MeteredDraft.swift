import JSON
import Units

/// A count of distance and time as it is written.
struct MeteredDraft {
  private var initial: Money
  private var allowance: AllowanceDraft?
  private var combination: Metered.Combination
  private var bands: [BandDraft]
  private var waiting: [WaitingDraft]
  private var minimum: Money?

  init(reading node: JSONNode, amounts: AmountReader, increment: Money) throws(JSONError) {
    let step = try node.optional("increment").map(or: increment, amounts.step)
    let bands = try BandDraft.read(node, amounts: amounts, increment: step)
    self.bands = bands
    initial = try amounts.money(node.member("initial"))
    allowance = try node.optional("includes").map(or: nil) { node throws(JSONError) in
      try AllowanceDraft(reading: node, first: bands[0])
    }
    combination = try MeteredDraft.combination(node, amounts: amounts)
    waiting = try WaitingDraft.read(node.optional("waiting"), amounts: amounts)
    minimum = try node.optional("minimum").map(or: nil, amounts.money)
  }

  /// The same count with other prices, and with what a rate made of it says anew.
  func times(_ factor: Factor, overridden rate: JSONNode, amounts: AmountReader) throws(JSONError) -> MeteredDraft {
    var copy = self
    guard let initial = Ratio(initial.minorUnits).times(factor.initial)?.rounded else {
      throw rate.fail("the factor makes the initial charge too large")
    }
    copy.initial = try rate.optional("initial").map(or: Money(minorUnits: initial), amounts.money)
    copy.minimum = try rate.optional("minimum").map(or: minimum, amounts.money)
    copy.bands = []
    for band in bands { copy.bands.append(try band.times(factor, at: rate)) }
    copy.waiting = []
    for stage in waiting { copy.waiting.append(try stage.times(factor.time, at: rate)) }
    if let includes = try rate.optional("includes") {
      copy.allowance = try AllowanceDraft(reading: includes, first: copy.bands[0])
    } else if let allowance {
      copy.allowance = try allowance.times(factor.includes, first: copy.bands[0], at: rate)
    }
    return copy
  }

  var ratios: [Ratio] {
    bands.flatMap { [$0.perDistance, $0.perTime] } + (allowance?.ratios ?? []) + waiting.map { $0.perTime }
  }

  /// Whether a millimetre or a millisecond would move the display more than once: no tariff does, and none could be read.
  var isTooFast: Bool {
    guard let least = bands.map({ $0.increment }).min() else { return false }
    let step = Ratio(least.minorUnits)
    let prices = bands.flatMap { [$0.perDistance, $0.perTime] } + waiting.map { $0.perTime }
    return prices.contains { step.isLess(than: $0) != false }
  }

  func metered(scale: Int128) -> Metered {
    Metered(
      initial: initial, allowance: allowance?.allowance(scale: scale), combination: combination,
      bands: bands.map { $0.band(scale: scale) }, waiting: waiting.map { $0.stage(scale: scale) }, minimum: minimum)
  }

  private static func combination(
    _ node: JSONNode, amounts: AmountReader
  ) throws(JSONError) -> Metered.Combination {
    guard let mode = try node.optional("mode") else { return .single }
    let kind = try mode.choice([("S", 0), ("D", 1), ("switch", 2), ("D-below", 3)])
    if kind == 0 { return .single }
    if kind == 1 { return .double }
    let threshold = try amounts.speed(node.member("threshold"))
    return kind == 2 ? .switching(below: threshold) : .doubleBelow(threshold)
  }
}

/// A price of waiting by the length of the standstill, as it is written.
struct WaitingDraft {
  private let from: Elapsed
  let perTime: Ratio

  static func read(_ node: JSONNode?, amounts: AmountReader) throws(JSONError) -> [WaitingDraft] {
    var stages: [WaitingDraft] = []
    guard let node else { return [] }
    for element in try node.elements {
      try element.only(["from", "time"])
      let from = try amounts.duration(element.member("from"))
      guard stages.last.map({ $0.from < from }) ?? (from == .zero) else {
        throw try element.member("from").fail("the first stage begins at \"0 s\", each further one later")
      }
      stages.append(WaitingDraft(from: from, perTime: try amounts.price(element.member("time"), per: .time)))
    }
    guard !stages.isEmpty else { throw node.fail("leave the key out where there are no stages") }
    return stages
  }

  func times(_ factor: Ratio, at node: JSONNode) throws(JSONError) -> WaitingDraft {
    WaitingDraft(from: from, perTime: try AmountReader.product(perTime, factor, at: node))
  }

  func stage(scale: Int128) -> WaitingStage {
    WaitingStage(from: from, perTime: perTime, timeStep: perTime.scaled(by: scale))
  }
}
