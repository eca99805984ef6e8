import Almanac
import JSON
import Units

/// Reads one edition of a tariff file.
struct EditionReader {
  let currency: Currency
  let sources: [Source]
  let places: [Place]

  func read(_ node: JSONNode) throws(JSONError) -> Edition {
    try node.only([
      "from", "until", "note", "source", "increment", "charging", "switching", "paused", "rates", "supplements",
      "supplement-cap", "minimums", "rounding", "tax-included",
    ])
    let amounts = AmountReader(currency: currency)
    let source = try source(node.optional("source"), fallback: nil)
    let increment = try amounts.step(node.member("increment"))
    let drafts = try RateDrafts(
      reading: node.member("rates"), edition: self, amounts: amounts, increment: increment, source: source)
    let scale = try drafts.scale()
    let rates = drafts.rates(scale: scale)
    guard rates.contains(where: { $0.selection == .clock }) else {
      throw try node.member("rates").fail("one rate must come into force by the clock")
    }
    let supplements = try SupplementReader(amounts: amounts, edition: self, rates: rates, source: source)
      .read(node.optional("supplements"))
    return Edition(
      from: try day(node.member("from")), until: try node.optional("until").map(or: nil, day),
      note: try node.optional("note").map(or: nil) { node throws(JSONError) in try LocalText(reading: node) },
      increment: increment,
      charging: try node.member("charging").choice([
        ("completed", .completed), ("commenced", .commenced), ("prepaid-first", .prepaidFirst),
      ]),
      switching: try node.optional("switching").map(or: .followClock) { node throws(JSONError) in
        try node.choice([
          ("follow-clock", Switching.followClock), ("fixed-at-start", .fixedAtStart), ("begins-or-ends", .beginsOrEnds),
        ])
      },
      paused: try node.optional("paused").map(or: .free) { node throws(JSONError) in
        try node.choice([("free", PausedDistance.free), ("counts", .counts)])
      },
      rates: rates, supplements: supplements,
      supplementCap: try node.optional("supplement-cap").map(or: nil, amounts.money),
      minimums: try minimums(
        node.optional("minimums"), amounts: amounts, rates: rates, supplements: supplements, source: source),
      rounding: try node.optional("rounding").map(or: nil) { node throws(JSONError) in
        try rounding(node, amounts: amounts)
      }, taxIncluded: try node.optional("tax-included").map(or: nil, amounts.percentage), scale: scale)
  }

  /// The source an element names, else the one of what is around it.
  func source(_ node: JSONNode?, fallback: String?) throws(JSONError) -> String? {
    guard let node else { return fallback }
    let id = try node.string
    guard sources.contains(where: { $0.id == id }) else {
      throw node.fail("no source is called \"\(id)\"; add it to the file's sources")
    }
    return id
  }

  private func day(_ node: JSONNode) throws(JSONError) -> CivilDate {
    guard let day = CivilDate(iso8601: try node.string(like: "2026-01-19")) else {
      throw node.fail("expected a date such as \"2026-01-19\"")
    }
    return day
  }

  private func rounding(_ node: JSONNode, amounts: AmountReader) throws(JSONError) -> FinalRounding {
    try node.only(["to", "direction"])
    return FinalRounding(
      to: try amounts.step(node.member("to")),
      direction: try node.member("direction").choice([("nearest", .nearest), ("down", .down), ("up", .up)]))
  }

  private func minimums(
    _ node: JSONNode?, amounts: AmountReader, rates: [Rate], supplements: [Supplement], source: String?
  ) throws(JSONError) -> [Minimum] {
    var minimums: [Minimum] = []
    guard let node else { return [] }
    for element in try node.elements {
      try element.only(["amount", "includes-supplements", "supplements", "rates", "windows", "source"])
      guard let source = try self.source(element.optional("source"), fallback: source) else {
        throw element.fail("name the source of the amount")
      }
      minimums.append(
        Minimum(
          amount: try amounts.money(element.member("amount")),
          includesSupplements: try element.optional("includes-supplements")?.bool ?? false,
          supplements: try names(element.optional("supplements"), among: supplements.map { $0.id }),
          rates: try names(element.optional("rates"), among: rates.map { $0.id }),
          windows: try WindowReader.read(element.optional("windows")), source: source))
    }
    return minimums
  }

  /// Names of a list, each of which must be known.
  func names(_ node: JSONNode?, among known: [String]) throws(JSONError) -> [String] {
    var names: [String] = []
    guard let node else { return [] }
    for element in try node.elements {
      names.append(try element.choice(known.map { (name: $0, value: $0) }))
    }
    return names
  }
}

extension Optional where Wrapped == JSONNode {
  /// Reads a node where there is one.
  func map<Value>(
    or missing: Value, _ read: (JSONNode) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    guard let node = self else { return missing }
    return try read(node)
  }

  /// Reads a node where there is one.
  func map<Value>(
    or missing: Value?, _ read: (JSONNode) throws(JSONError) -> Value
  ) throws(JSONError) -> Value? {
    guard let node = self else { return missing }
    return try read(node)
  }
}
