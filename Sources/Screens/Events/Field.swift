/// A field of the screens that can be typed into or chosen from.
package enum Field: Sendable, Hashable {
  case language
  case units
  case source
  case demoSpeed
  case keepAwake
  case vibrate
  case sounds
  case lively
  case speak
  case notify
  case map
  case citySearch
  case rideSearch
  /// How fast a log is replayed.
  case replaySpeed
  /// Where a replay is, in thousandths.
  case replayPlace
  /// What was paid for a supplement that is charged as paid.
  case asPaid(String)
  /// One of a room that answers; the app itself is never sent any.
  case answer(AnswerField)
  /// The discount in percent.
  case discountPercent
  /// The discount as a sum.
  case discountAmount

  private static let asPaidPrefix = "as-paid-"

  /// The field of a name, as ``name`` writes it; nil for any other.
  package init?(name: String) {
    switch name {
    case "language": self = .language
    case "units": self = .units
    case "source": self = .source
    case "demo-speed": self = .demoSpeed
    case "keep-awake": self = .keepAwake
    case "vibrate": self = .vibrate
    case "sounds": self = .sounds
    case "lively": self = .lively
    case "speak": self = .speak
    case "notify": self = .notify
    case "map": self = .map
    case "discount-percent": self = .discountPercent
    case "discount-amount": self = .discountAmount
    case "city-search": self = .citySearch
    case "ride-search": self = .rideSearch
    case "replay-speed": self = .replaySpeed
    case "replay-place": self = .replayPlace
    default:
      let prefix = Field.asPaidPrefix.utf8
      guard name.utf8.starts(with: prefix) else { return nil }
      self = .asPaid(String(decoding: name.utf8.dropFirst(prefix.count), as: UTF8.self))
    }
  }

  /// The name under which a page sends it; also its identifier on the page.
  package var name: String {
    switch self {
    case .language: "language"
    case .units: "units"
    case .source: "source"
    case .demoSpeed: "demo-speed"
    case .keepAwake: "keep-awake"
    case .vibrate: "vibrate"
    case .sounds: "sounds"
    case .lively: "lively"
    case .speak: "speak"
    case .notify: "notify"
    case .map: "map"
    case .discountPercent: "discount-percent"
    case .discountAmount: "discount-amount"
    case .citySearch: "city-search"
    case .rideSearch: "ride-search"
    case .replaySpeed: "replay-speed"
    case .replayPlace: "replay-place"
    case .asPaid(let id): Field.asPaidPrefix + id
    case .answer(let field): field.name
    }
  }
}
