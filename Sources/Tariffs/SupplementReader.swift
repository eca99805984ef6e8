import JSON
import Units

/// Reads the supplements of an edition.
struct SupplementReader {
  let amounts: AmountReader
  let edition: EditionReader
  let rates: [Rate]
  let source: String?

  func read(_ node: JSONNode?) throws(JSONError) -> [Supplement] {
    guard let node else { return [] }
    var ids: [String] = []
    for element in try node.elements {
      let id = try TariffFile.identifier(element.member("id"))
      guard !ids.contains(id) else {
        throw try element.member("id").fail("two supplements are called \"\(id)\"; rename one")
      }
      ids.append(id)
    }
    var supplements: [Supplement] = []
    for element in try node.elements { supplements.append(try supplement(element, ids: ids)) }
    return supplements
  }

  private func supplement(_ node: JSONNode, ids: [String]) throws(JSONError) -> Supplement {
    try node.only([
      "id", "name", "condition", "amount", "up-to", "percent", "of", "when", "windows", "zones", "most", "free",
      "rates", "replaces", "source",
    ])
    guard let source = try edition.source(node.optional("source"), fallback: source) else {
      throw node.fail("name the source of the amount here or in the edition")
    }
    return Supplement(
      id: try node.member("id").string, name: try LocalText(reading: node.member("name")),
      condition: try node.optional("condition").map(or: nil) { node throws(JSONError) in
        try LocalText(reading: node)
      }, amount: try amount(node), trigger: try trigger(node),
      rates: try edition.names(node.optional("rates"), among: rates.map { $0.id }),
      replaces: try edition.names(node.optional("replaces"), among: ids), source: source)
  }

  private func amount(_ node: JSONNode) throws(JSONError) -> Supplement.Amount {
    if let limit = try node.optional("up-to") { return .upTo(try amounts.money(limit)) }
    if let percent = try node.optional("percent") {
      let share = try amounts.percentage(percent)
      return try node.member("of").choice([("fare", .shareOfFare(share)), ("sum", .shareOfSum(share))])
    }
    let amount = try node.member("amount")
    if try amount.string(like: "1.40") == "as-paid" { return .asPaid }
    return .fixed(try amounts.money(amount))
  }

  private func trigger(_ node: JSONNode) throws(JSONError) -> Supplement.Trigger {
    let word = try node.member("when")
    let when = try word.choice([
      ("always", 0), ("key", 1), ("starts-in", 2), ("ends-in", 3), ("starts-or-ends-in", 4), ("starts-at", 5),
      ("ends-at", 6), ("starts-or-ends-at", 7),
    ])
    switch when {
    case 0: return .always
    case 1:
      let most = try node.optional("most")?.int64(in: 1...99) ?? 1
      return .key(most: most, free: try node.optional("free")?.int64(in: 0...most) ?? 0)
    case 2: return .startsIn(try windows(node))
    case 3: return .endsIn(try windows(node))
    case 4: return .startsOrEndsIn(try windows(node))
    case 5: return .startsAt(try places(node))
    case 6: return .endsAt(try places(node))
    default: return .startsOrEndsAt(try places(node))
    }
  }

  private func windows(_ node: JSONNode) throws(JSONError) -> [Window] {
    guard let windows = try node.optional("windows") else {
      throw node.fail("say with \"windows\" when the supplement is due")
    }
    return try WindowReader.read(windows)
  }

  private func places(_ node: JSONNode) throws(JSONError) -> [Place] {
    let zones = try node.member("zones")
    let names = try edition.names(zones, among: edition.places.map { $0.id })
    guard !names.isEmpty else { throw zones.fail("name at least one of the file's zones") }
    return edition.places.filter { names.contains($0.id) }
  }
}
