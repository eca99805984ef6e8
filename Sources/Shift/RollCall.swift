/// The roll call before and after duty.
///
/// After articles 24 and 50 of Japan's
/// [ordinance for passenger transport](https://laws.e-gov.go.jp/law/331M50000800044): before duty the daily inspection,
/// alcohol by a detector and by eye, illness and fatigue, then instructions; after it vehicle, road and running, and alcohol
/// again. Any alcohol that is detected counts.
package struct RollCall: Sendable, Hashable {
  /// Before duty or after it.
  package enum Occasion: String, Sendable, Hashable, CaseIterable {
    case before
    case after
  }

  /// How it is held.
  package enum Method: String, Sendable, Hashable, CaseIterable {
    /// Face to face.
    case inPerson = "in_person"
    /// By a way that the ministry holds equal to it.
    case remote
    /// By telephone, where nothing else can be done.
    case telephone
  }

  /// Before duty or after it.
  package let occasion: Occasion
  /// How it is held.
  package let method: Method
  /// Who holds it.
  package let heldBy: String
  /// Alcohol in a thousandth of a milligram per litre of breath, by the detector; nil while it was not measured.
  package let alcohol: Int64?
  /// Whether no sign of alcohol was seen.
  package let looksSober: Bool
  /// Whether the driver is fit: not ill, tired or short of sleep; asked before duty.
  package let isFit: Bool
  /// Whether the daily inspection of the vehicle was done and found nothing; asked before duty.
  package let isInspected: Bool
  /// The body temperature, where a company wants it.
  package let temperature: Temperature?
  /// What was told to the driver, or what he told of vehicle, road and running.
  package let notes: String

  /// Makes a roll call.
  package init(
    occasion: Occasion, method: Method, heldBy: String, alcohol: Int64?, looksSober: Bool,
    isFit: Bool = true, isInspected: Bool = true, temperature: Temperature? = nil, notes: String = ""
  ) {
    self.occasion = occasion
    self.method = method
    self.heldBy = heldBy
    self.alcohol = alcohol
    self.looksSober = looksSober
    self.isFit = isFit
    self.isInspected = isInspected
    self.temperature = temperature
    self.notes = notes
  }

  /// Why it forbids duty.
  package enum Failure: String, Error, Sendable, Hashable, CaseIterable {
    /// Nobody is named who held it.
    case heldByNobody = "held_by_nobody"
    /// The detector was not used.
    case notMeasured = "not_measured"
    /// Alcohol was detected or seen.
    case alcohol
    /// The driver is not fit.
    case unfit
    /// The vehicle was not inspected or has a fault.
    case notInspected = "not_inspected"
  }

  /// What was looked at and found good.
  package enum Finding: String, Sendable, Hashable, CaseIterable {
    /// The daily inspection of the vehicle was done and found nothing.
    case inspected
    /// No sign of alcohol was seen.
    case looksSober = "looks_sober"
    /// The driver is fit.
    case fit
  }

  /// All that was looked at and found good; inspection and fitness are asked before duty.
  package var findings: [Finding] {
    Finding.allCases.filter { finding in
      switch finding {
      case .inspected: occasion == .before && isInspected
      case .looksSober: looksSober
      case .fit: occasion == .before && isFit
      }
    }
  }

  /// All that forbids duty, or, after it, all that must be reported; none is a pass.
  package var failures: [Failure] {
    var failures: [Failure] = []
    if heldBy.isEmpty { failures.append(.heldByNobody) }
    if alcohol == nil { failures.append(.notMeasured) }
    if (alcohol ?? 0) > 0 || !looksSober { failures.append(.alcohol) }
    if occasion == .before {
      if !isFit { failures.append(.unfit) }
      if !isInspected { failures.append(.notInspected) }
    }
    return failures
  }
}
