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
  private let takesSupplements: Bool
  private let source: String
  private var pricing: Pricing

  private enum Pricing {
    case flat(Money, limit: Distance?, then: Int?)
    case metered(MeteredDraft)
  }

  init(
    reading node: JSONNode, edition: EditionReader, amounts: AmountReader, increment: Money, source: String?,
    before: [RateDraft]
  ) throws(JSONError) {
    try node.only([
      "id", "lamp", "name", "condition", "selection", "windows", "source", "supplements", "flat", "up-to", "then",
      "as", "factor", "initial", "includes", "mode", "threshold", "unit", "distance", "time", "bands", "increment",
      "waiting", "minimum",
    ])
    id = try TariffFile.identifier(node.member("id"))
    lamp = try node.member("lamp").string
    guard lamp.utf8.count == 1, let byte = lamp.utf8.first, byte > UInt8(ascii: " "), byte < 0x7F else {
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
    takesSupplements = try node.optional("supplements")?.bool ?? true
    let isFlat = try node.optional("flat") != nil
    selection = try node.optional("selection").map(or: isFlat ? .key : .clock) { node throws(JSONError) in
      try node.choice([("clock", Rate.Selection.clock), ("key", .key)])
    }
    if let flat = try node.optional("flat") {
      let limit = try node.optional("up-to").map(or: nil, amounts.distance)
      guard try (limit == nil) == (node.optional("then") == nil) else {
        throw flat.fail("a flat fare that ends has both \"up-to\" and \"then\"")
      }
      pricing = .flat(try amounts.money(flat), limit: limit, then: nil)
    } else if let base = try node.optional("as") {
      pricing = .metered(try RateDraft.derived(from: base, rate: node, amounts: amounts, before: before))
    } else {
      pricing = .metered(try MeteredDraft(reading: node, amounts: amounts, increment: increment))
    }
  }

  var isMetered: Bool {
    if case .metered = pricing { true } else { false }
  }

  var isTooFast: Bool {
    if case .metered(let metered) = pricing { metered.isTooFast } else { false }
  }

  mutating func fallsBack(to rate: Int) {
    if case .flat(let sum, let limit, _) = pricing { pricing = .flat(sum, limit: limit, then: rate) }
  }

  /// Every ratio that the edition's counter must hold exactly.
  var ratios: [Ratio] {
    guard case .metered(let metered) = pricing else { return [] }
    return metered.ratios
  }

  func rate(scale: Int128) -> Rate {
    let final: Rate.Pricing
    switch pricing {
    case .flat(let sum, let limit?, let then?): final = .flatUpTo(sum, limit: limit, then: then)
    case .flat(let sum, _, _): final = .flat(sum)
    case .metered(let draft): final = .metered(draft.metered(scale: scale))
    }
    return Rate(
      id: id, lamp: lamp, name: name, condition: condition, selection: selection, windows: windows, pricing: final,
      takesSupplements: takesSupplements, source: source)
  }

  private static func derived(
    from base: JSONNode, rate: JSONNode, amounts: AmountReader, before: [RateDraft]
  ) throws(JSONError) -> MeteredDraft {
    guard !before.isEmpty else {
      throw base.fail("a rate is made of one that stands above it in the list; put that one first")
    }
    let index = try base.choice(before.enumerated().map { (name: $0.element.id, value: $0.offset) })
    guard case .metered(let metered) = before[index].pricing else {
      throw base.fail("the rate \"\(before[index].id)\" is a flat fare; name one that is counted")
    }
    return try metered.times(Factor(reading: rate.member("factor")), overridden: rate, amounts: amounts)
  }
}
