/// Why a fix was not counted.
package enum Refusal: Int, Sendable, CaseIterable {
  /// Measured too long before the hire began to say where it began.
  case stale
  /// The same fix again, or a second place for the same time with a worse accuracy.
  case duplicate
  /// The receiver itself says that the place is invalid.
  case invalid
  /// Too inaccurate to place the car.
  case poor
  /// So far away that no car gets there in the time.
  case jump

  /// The word for it in JSON, logs and statistics.
  package var word: String {
    switch self {
    case .stale: "stale"
    case .duplicate: "duplicate"
    case .invalid: "invalid"
    case .poor: "poor"
    case .jump: "jump"
    }
  }
}
