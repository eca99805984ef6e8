import JSON
import Units

/// The rates of an edition as they are written, each with what it is made of another, on their way to one denominator.
struct RateDrafts {
  private let node: JSONNode
  private var drafts: [RateDraft] = []

  init(
    reading node: JSONNode, edition: EditionReader, amounts: AmountReader, increment: Money, source: String?
  ) throws(JSONError) {
    self.node = node
    for element in try node.elements {
      let draft = try RateDraft(
        reading: element, edition: edition, amounts: amounts, increment: increment, source: source, before: drafts)
      guard !drafts.contains(where: { $0.id == draft.id }) else {
        throw try element.member("id").fail("two rates are called \"\(draft.id)\"; rename one")
      }
      guard !draft.isTooFast else {
        throw element.fail("a price moves the display more than once a millimetre or millisecond; check its measure")
      }
      drafts.append(draft)
    }
    guard !drafts.isEmpty else { throw node.fail("an edition needs at least one rate") }
    let ids = drafts.map { $0.id }
    for (index, element) in try node.elements.enumerated() {
      guard let then = try element.optional("then") else { continue }
      let target = try then.choice(ids.enumerated().map { (name: $0.element, value: $0.offset) })
      guard drafts[target].isMetered else { throw then.fail("the rate \"\(ids[target])\" is a flat fare itself") }
      drafts[index].fallsBack(to: target)
    }
  }

  /// The least common denominator of all prices, checked to count the longest ride.
  func scale() throws(JSONError) -> Int128 {
    let ratios = drafts.flatMap { $0.ratios }
    var scale: Int128 = 1
    for ratio in ratios {
      let divisor = Ratio.greatestCommonDivisor(scale, ratio.denominator)
      let (product, overflow) = scale.multipliedReportingOverflow(by: ratio.denominator / divisor)
      guard !overflow, product < Int128(1) << 80 else {
        throw node.fail("the prices have no common denominator that fits; write rounder fractions")
      }
      scale = product
    }
    for ratio in ratios {
      // 10 000 km in millimetres, and 100 days in milliseconds, are both below 2^34.
      guard let step = Ratio(scale, 1)?.times(ratio)?.numerator, step < Int128(1) << 88 else {
        throw node.fail("a price is too large to count 10 000 km exactly; write rounder fractions")
      }
    }
    return scale
  }

  func rates(scale: Int128) -> [Rate] {
    drafts.map { $0.rate(scale: scale) }
  }
}
