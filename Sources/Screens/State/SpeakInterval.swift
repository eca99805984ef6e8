import Units

/// How often the fare is spoken to those who listen.
package enum SpeakInterval: String, Sendable, Hashable, CaseIterable {
  case never
  /// Whenever it has changed.
  case change
  case minute
  case fiveMinutes = "five-minutes"

  /// The least time between two; nil for never.
  var time: Elapsed? {
    switch self {
    case .never: nil
    case .change: .zero
    case .minute: .seconds(60)
    case .fiveMinutes: .seconds(300)
    }
  }
}
