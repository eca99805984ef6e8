/// The operating positions of a taximeter.
///
/// [Directive 2014/32/EU, Annex IX](https://eur-lex.europa.eu/eli/dir/2014/32/oj) knows For Hire, Hired and Stopped; paused and
/// to pay are both Stopped.
package enum MeterPosition: Sendable, Hashable {
  /// No calculation.
  case forHire
  /// The fare is calculated.
  case hired
  /// Stopped for a while: time does not count.
  case paused
  /// Stopped: the total is shown.
  case toPay
  /// The receipt is final.
  case paid

  /// The position in a word.
  package var word: String {
    switch self {
    case .forHire: "for-hire"
    case .hired: "hired"
    case .paused: "paused"
    case .toPay: "to-pay"
    case .paid: "paid"
    }
  }
}
