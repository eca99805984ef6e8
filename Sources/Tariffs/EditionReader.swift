import Almanac
import JSON
import Units

/// Reads one edition of a tariff file.
struct EditionReader {
  let currency: Currency
  let sources: [Source]

  func read(_ node: JSONNode) throws(JSONError) -> Edition {
    try node.only([
      "from", "until", "note", "source", "increment", "charging", "switching", "paused", "rates", "supplements",
      "supplement-cap", "minimums", "tax-included",
    ])
    let amounts = AmountReader(currency: currency)
    let source = try source(node.optional("source"), fallback: nil)
    let increment = try amounts.money(node.member("increment"))
    guard increment > .zero else { throw try node.member("increment").fail("a step is more than nothing") }
    let drafts = try rates(node.member("rates"), increment: increment, source: source)
    let scale = try scale(drafts, increment: increment, at: node)
    var rates: [Rate] = []
    for draft in drafts { rates.append(try draft.rate(scale: scale)) }
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
        try node.choice([("follow-clock", Switching.followClock), ("fixed-at-start", .fixedAtStart)])
      },
      paused: try node.optional("paused").map(or: .free) { node throws(JSONError) in
        try node.choice([("free", PausedDistance.free), ("counts", .counts)])
      },
      rates: rates, supplements: supplements,
      supplementCap: try node.optional("supplement-cap").map(or: nil, amounts.money),
      minimums: try minimums(
        node.optional("minimums"), amounts: amounts, rates: rates, supplements: supplements, source: source),
      taxIncluded: try node.optional("tax-included").map(or: nil, percentage), scale: scale)
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

  func day(_ node: JSONNode) throws(JSONError) -> CivilDate {
    guard let day = CivilDate(iso8601: try node.string(like: "2026-01-19")) else {
      throw node.fail("expected a date such as \"2026-01-19\"")
    }
    return day
  }

  private func percentage(_ node: JSONNode) throws(JSONError) -> Percentage {
    guard let percentage = Percentage(try node.string(like: "10%")) else {
      throw node.fail("expected a percentage such as \"10%\"")
    }
    return percentage
  }

  private func rates(
    _ node: JSONNode, increment: Money, source: String?
  ) throws(JSONError) -> [RateDraft] {
    var drafts: [RateDraft] = []
    for element in try node.elements {
      let draft = try RateDraft(reading: element, edition: self, increment: increment, source: source)
      guard !drafts.contains(where: { $0.id == draft.id }) else {
        throw try element.member("id").fail("two rates are called \"\(draft.id)\"; rename one")
      }
      drafts.append(draft)
    }
    guard !drafts.isEmpty else { throw node.fail("an edition needs at least one rate") }
    return drafts
  }

  /// The least common denominator of all prices, checked to hold the longest ride.
  private func scale(_ drafts: [RateDraft], increment: Money, at node: JSONNode) throws(JSONError) -> Int128 {
    var scale: Int128 = 1
    for ratio in drafts.flatMap({ $0.ratios }) {
      let divisor = Ratio.greatestCommonDivisor(scale, ratio.denominator)
      let (product, overflow) = scale.multipliedReportingOverflow(by: ratio.denominator / divisor)
      guard !overflow, product < Int128(1) << 80 else {
        throw try node.member("rates").fail("the prices have no common denominator that fits; write rounder fractions")
      }
      scale = product
    }
    for ratio in drafts.flatMap({ $0.ratios }) {
      // 10 000 km in millimetres, and 100 days in milliseconds, are both below 2^34.
      guard let step = ratio.times(Ratio(numerator: scale))?.numerator, step < Int128(1) << 88 else {
        throw try node.member("rates").fail("a price is too large to count 10 000 km exactly; write rounder fractions")
      }
    }
    return scale
  }

  private func minimums(
    _ node: JSONNode?, amounts: AmountReader, rates: [Rate], supplements: [Supplement], source: String?
  ) throws(JSONError) -> [Minimum] {
    var minimums: [Minimum] = []
    guard let node else { return [] }
    for element in try node.elements {
      try element.only(["amount", "includes-supplements", "supplements", "rates", "source"])
      guard let source = try self.source(element.optional("source"), fallback: source) else {
        throw element.fail("name the source of the amount")
      }
      minimums.append(
        Minimum(
          amount: try amounts.money(element.member("amount")),
          includesSupplements: try element.optional("includes-supplements")?.bool ?? false,
          supplements: try names(element.optional("supplements"), among: supplements.map { $0.id }),
          rates: try names(element.optional("rates"), among: rates.map { $0.id }), source: source))
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
