import JSON
import Units

/// Checks one edition apart from its week: sums without a source, lamps, supplements.
struct EditionCheck {
  let edition: Edition
  let node: JSONNode

  func run(_ findings: inout Findings) throws(JSONError) {
    try sources(&findings)
    try lamps(&findings)
    try supplements(&findings)
    guard let minimums = try node.optional("minimums") else { return }
    for minimum in try minimums.elements {
      guard let windows = try minimum.optional("windows") else { continue }
      for window in try windows.elements { try WindowCheck(node: window).run(&findings) }
    }
  }

  /// The sums that have no place for a source of their own.
  private func sources(_ findings: inout Findings) throws(JSONError) {
    guard try node.optional("source") == nil else { return }
    for key in ["increment", "supplement-cap", "rounding", "tax-included"] {
      guard let value = try node.optional(key) else { continue }
      findings.error(at: value, "name the source of \"\(key)\" in the edition's \"source\"")
    }
  }

  private func lamps(_ findings: inout Findings) throws(JSONError) {
    for (index, element) in try node.member("rates").elements.enumerated() {
      let lamp = edition.rates[index].lamp
      guard let other = edition.rates[..<index].first(where: { $0.lamp == lamp }) else { continue }
      findings.warn(
        at: try element.member("lamp"), "the rate \"\(other.id)\" has this lamp too; choose one that tells them apart")
    }
  }

  private func supplements(_ findings: inout Findings) throws(JSONError) {
    guard let list = try node.optional("supplements") else { return }
    for (supplement, element) in zip(edition.supplements, try list.elements) {
      let keys = UnreadKeys(node: element)
      if try element.optional("up-to") != nil {
        try keys.warn(["amount", "percent", "of"], because: "\"up-to\" decides", &findings)
      } else if try element.optional("percent") != nil {
        try keys.warn(["amount"], because: "the percentage decides", &findings)
      } else {
        try keys.warn(["of"], because: "it belongs to a percentage", &findings)
      }
      if !supplement.isKeyed {
        try keys.warn(["most", "free"], because: "they belong to a key", &findings)
        if supplement.needsAmount {
          findings.error(
            at: try element.member("when"), "what is keyed in needs its key; write \"key\", or a sum in \"amount\"")
        }
      }
      if supplement.trigger.windows.isEmpty {
        try keys.warn(["windows"], because: "\"when\" asks for none", &findings)
      } else if let windows = try element.optional("windows") {
        for window in try windows.elements { try WindowCheck(node: window).run(&findings) }
      }
      if supplement.trigger.places.isEmpty { try keys.warn(["zones"], because: "\"when\" asks for none", &findings) }
      if supplement.replaces.contains(supplement.id), let place = try element.optional("replaces") {
        findings.error(at: place, "a supplement cannot replace itself; name the other one")
      }
      try ratesWithout(supplement, element, &findings)
    }
  }

  private func ratesWithout(
    _ supplement: Supplement, _ element: JSONNode, _ findings: inout Findings
  ) throws(JSONError) {
    guard let rates = try element.optional("rates") else { return }
    for name in try rates.elements {
      let id = try name.string
      guard let rate = edition.rates.first(where: { $0.id == id }), !rate.takesSupplements else { continue }
      findings.error(at: name, "the rate \"\(id)\" takes no supplements; change one of the two")
    }
  }
}

extension Supplement {
  /// Whether its sum must be keyed in.
  fileprivate var needsAmount: Bool {
    switch amount {
    case .asPaid, .upTo: true
    case .fixed, .shareOfFare, .shareOfSum: false
    }
  }
}
