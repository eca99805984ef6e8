import JSON
import Units

/// By how much a rate is dearer than the one it is made of, part by part.
struct Factor {
  let initial: Ratio
  let distance: Ratio
  let time: Ratio
  let includes: Ratio

  /// Reads one factor for all prices, or one for each part.
  init(reading node: JSONNode) throws(JSONError) {
    if node.kind == .string {
      let all = try Factor.ratio(node)
      (initial, distance, time, includes) = (all, all, all, Ratio(1))
      return
    }
    try node.only(["initial", "distance", "time", "includes"])
    initial = try Factor.part(node, "initial")
    distance = try Factor.part(node, "distance")
    time = try Factor.part(node, "time")
    includes = try Factor.part(node, "includes")
  }

  private static func part(_ node: JSONNode, _ key: String) throws(JSONError) -> Ratio {
    guard let part = try node.optional(key) else { return Ratio(1) }
    return try ratio(part)
  }

  private static func ratio(_ node: JSONNode) throws(JSONError) -> Ratio {
    guard let ratio = AmountReader.fraction(Array(try node.string(like: "1.5").utf8)[...]), ratio.numerator > 0 else {
      throw node.fail("expected a factor such as \"1.5\" or \"1/1.2\"")
    }
    return ratio
  }
}
