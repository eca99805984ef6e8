import JSON
import Units

/// Checks one rate: keys that nothing reads, prices that do nothing, the ratio of initial charge and step.
struct RateCheck {
  let rate: Rate
  let node: JSONNode

  func run(_ findings: inout Findings) throws(JSONError) {
    try unreadKeys(&findings)
    if let windows = try node.optional("windows") {
      for element in try windows.elements { try WindowCheck(node: element).run(&findings) }
    }
    switch rate.pricing {
    case .flat, .flatUpTo:
      if rate.condition == nil {
        findings.warn(at: node, "a flat fare holds somewhere or for someone; say it in a \"condition\"")
      }
    case .metered(let metered):
      try prices(metered, &findings)
      try ratio(metered, &findings)
    }
  }

  private func unreadKeys(_ findings: inout Findings) throws(JSONError) {
    let keys = UnreadKeys(node: node)
    let prices = ["unit", "distance", "time"]
    if try node.optional("flat") != nil {
      try keys.warn(
        prices + [
          "initial", "includes", "mode", "threshold", "bands", "increment", "waiting", "minimum", "as", "factor",
        ],
        because: "the fare is flat", &findings)
      return
    }
    try keys.warn(["up-to", "then"], because: "they belong to a flat fare", &findings)
    if try node.optional("as") != nil {
      try keys.warn(
        prices + ["mode", "threshold", "bands", "increment", "waiting"], because: "\"as\" and \"factor\" decide",
        &findings)
      return
    }
    try keys.warn(["factor"], because: "it belongs to \"as\"", &findings)
    let mode = try node.optional("mode")?.string ?? "S"
    if mode == "S" || mode == "D" {
      try keys.warn(["threshold"], because: "it belongs to the modes \"switch\" and \"D-below\"", &findings)
    }
    if let bands = try node.optional("bands") {
      try keys.warn(prices, because: "the bands have the prices", &findings)
      for band in try bands.elements { try unreadPrices(band, &findings) }
    } else {
      try unreadPrices(node, &findings)
    }
    if let includes = try node.optional("includes"), try includes.optional("units") != nil {
      try UnreadKeys(node: includes).warn(["distance", "time"], because: "the units decide", &findings)
    }
  }

  private func unreadPrices(_ node: JSONNode, _ findings: inout Findings) throws(JSONError) {
    guard try node.optional("unit") != nil else { return }
    try UnreadKeys(node: node).warn(["distance", "time", "increment"], because: "the unit decides", &findings)
  }

  private func prices(_ metered: Metered, _ findings: inout Findings) throws(JSONError) {
    if metered.combination != .single, metered.bands.allSatisfy({ $0.perTime == .zero }), metered.waiting.isEmpty,
      let mode = try node.optional("mode")
    {
      findings.warn(at: mode, "without a price of time the mode changes nothing; add the price or leave the mode out")
    }
    for (index, band) in metered.bands.enumerated() where band.perDistance == .zero && band.perTime == .zero {
      var place = node
      if let bands = try node.optional("bands") { place = Array(try bands.elements)[index] }
      findings.warn(at: place, "neither distance nor time costs anything here; write the price")
    }
    guard let minimum = metered.minimum, minimum <= metered.initial, let place = try node.optional("minimum") else {
      return
    }
    findings.warn(at: place, "the initial charge is no less than this; leave the minimum out")
  }

  /// Initial distance to step distance as initial time to step time: rule 7.1.6 of the French order of 21 August 1980.
  ///
  /// Published figures are rounded, so a hundredth is let pass.
  private func ratio(_ metered: Metered, _ findings: inout Findings) throws(JSONError) {
    guard let included = metered.allowance, let first = metered.bands.first, let place = try node.optional("includes"),
      included.time.numerator > 0, first.perTime.numerator > 0,
      let byDistance = RateCheck.steps(included.distance, first.perDistance, of: first.increment),
      let byTime = RateCheck.steps(included.time, first.perTime, of: first.increment)
    else { return }
    guard (byDistance - byTime).magnitude * 100 > max(byDistance, byTime).magnitude else { return }
    findings.warn(
      at: place,
      "the initial charge covers the distance of \(Decimal.text(byDistance, digits: 2)) steps but the time of "
        + "\(Decimal.text(byTime, digits: 2)); compare both with the source")
  }

  /// How many hundredths of a step a measure is worth.
  private static func steps(_ measure: Ratio, _ price: Ratio, of increment: Money) -> Int64? {
    measure.times(price)?.divided(by: Ratio(increment.minorUnits))?.times(Ratio(100))?.rounded
  }
}

/// Checks one window for keys that nothing reads.
struct WindowCheck {
  let node: JSONNode

  func run(_ findings: inout Findings) throws(JSONError) {
    let keys = UnreadKeys(node: node)
    let from = try node.member("from").string
    if from.utf8.contains(UInt8(ascii: " ")) {
      try keys.warn(["days", "holidays", "dates", "season"], because: "\"from\" and \"to\" name the days", &findings)
      return
    }
    if try node.optional("dates") != nil {
      try keys.warn(["days", "holidays"], because: "the dates decide", &findings)
    } else if let holidays = try node.optional("holidays"), try holidays.string == Window.Holidays.only.rawValue {
      try keys.warn(["days"], because: "only the holidays decide", &findings)
    }
  }
}
