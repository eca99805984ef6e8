import JSON
import Units

/// A rate as it is written, before all prices of its edition are brought to one denominator.
struct RateDraft {
  let id: String
  private let lamp: String
  private let name: LocalText
  private let condition: LocalText?
  private let selection: Rate.Selection
  private let windows: [Window]
  private let source: String
  private let pricing: Pricing

  private enum Pricing {
    case flat(Money)
    case metered(initial: Money, allowance: AllowanceDraft?, combination: Metered.Combination, bands: [BandDraft])
  }

  init(reading node: JSONNode, edition: EditionReader, increment: Money, source: String?) throws(JSONError) {
    try node.only([
      "id", "lamp", "name", "condition", "selection", "windows", "source", "flat", "initial", "includes", "mode",
      "unit", "distance", "time", "bands",
    ])
    id = try TariffFile.identifier(node.member("id"))
    lamp = try node.member("lamp").string
    guard lamp.utf8.count == 1 else {
      throw try node.member("lamp").fail("expected one character, as in the meter's rate window")
    }
    name = try LocalText(reading: node.member("name"))
    condition = try node.optional("condition").map(or: nil) { node throws(JSONError) in
      try LocalText(reading: node)
    }
    guard let named = try edition.source(node.optional("source"), fallback: source) else {
      throw node.fail("name the source of the amounts here or in the edition")
    }
    self.source = named
    windows = try WindowReader.read(node.optional("windows"))
    let amounts = AmountReader(currency: edition.currency)
    if let flat = try node.optional("flat") {
      pricing = .flat(try amounts.money(flat))
      selection = try node.optional("selection").map(or: .key, RateDraft.selection)
      return
    }
    selection = try node.optional("selection").map(or: .clock, RateDraft.selection)
    let bands = try BandDraft.read(node, amounts: amounts)
    pricing = .metered(
      initial: try amounts.money(node.member("initial")),
      allowance: try node.optional("includes").map(or: nil) { node throws(JSONError) in
        try AllowanceDraft(reading: node, first: bands[0], increment: increment)
      },
      combination: try node.optional("mode").map(or: .single) { node throws(JSONError) in
        try node.choice([("S", Metered.Combination.single), ("D", .double)])
      }, bands: bands)
  }

  /// Every ratio that the edition's counter must hold exactly.
  var ratios: [Ratio] {
    guard case .metered(_, let allowance, _, let bands) = pricing else { return [] }
    return bands.flatMap { [$0.perDistance, $0.perTime] } + (allowance?.ratios ?? [])
  }

  func rate(scale: Int128) throws(JSONError) -> Rate {
    let final: Rate.Pricing
    switch pricing {
    case .flat(let sum):
      final = .flat(sum)
    case .metered(let initial, let allowance, let combination, let bands):
      final = .metered(
        Metered(
          initial: initial, allowance: allowance?.allowance(scale: scale), combination: combination,
          bands: bands.map { $0.band(scale: scale) }))
    }
    return Rate(
      id: id, lamp: lamp, name: name, condition: condition, selection: selection, windows: windows, pricing: final,
      source: source)
  }

  private static func selection(_ node: JSONNode) throws(JSONError) -> Rate.Selection {
    try node.choice([("clock", .clock), ("key", .key)])
  }
}
