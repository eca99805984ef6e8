import Shift

/// A choice of the roll call: what was found, or how it is held.
package enum RollCallChoice: Sendable, Hashable {
  /// How it is held.
  case method(RollCall.Method)
  /// Whether a finding is good.
  case finding(Finding, isGood: Bool)

  /// What is looked at.
  package enum Finding: String, Sendable, Hashable, CaseIterable {
    /// The vehicle before duty; after it the vehicle and the road.
    case vehicle
    /// The detector.
    case detector
    /// The look of the driver.
    case looks
    /// Illness, fatigue, sleep.
    case fitness
  }

  /// The choice of a name, as ``name`` writes it; nil for any other.
  package init?(name: String) {
    if let method = RollCall.Method(rawValue: name) {
      self = .method(method)
      return
    }
    for finding in Finding.allCases {
      for isGood in [true, false] {
        let choice = RollCallChoice.finding(finding, isGood: isGood)
        if choice.name == name {
          self = choice
          return
        }
      }
    }
    return nil
  }

  /// Its name on a page.
  package var name: String {
    switch self {
    case .method(let method): method.rawValue
    case .finding(let finding, let isGood): finding.rawValue + (isGood ? ".good" : ".bad")
    }
  }
}
