/// Why the meter refused an event.
package enum MeterError: Error, Sendable, Hashable {
  /// The key does nothing in this position.
  case notInThisPosition(event: String, position: MeterPosition)
  /// The tariff's edition has no such rate.
  case unknownRate(String)
  /// A flat fare can be chosen only before Start.
  case flatOnlyBeforeStart(String)
  /// The tariff's edition has no such supplement, or it has no key.
  case unknownSupplement(String)
  /// More than the supplement's key allows.
  case tooMany(supplement: String, most: Int64)
  /// More than the supplement may come to, or less than nothing.
  case amountOutOfRange(supplement: String)
  /// Stop was pressed longer ago than a correction is allowed.
  case tooLateToUndo
  /// The ride is longer than a meter can count.
  case tooLong

  /// The error in a sentence with its mend.
  package var message: String {
    switch self {
    case .notInThisPosition(let event, let position):
      "\(event) does nothing while the meter is \(position.word)"
    case .unknownRate(let id):
      "the tariff has no rate \(id): see its rates with the command tariff"
    case .flatOnlyBeforeStart(let id):
      "the flat fare \(id) can be chosen only before Start"
    case .unknownSupplement(let id):
      "the tariff has no supplement \(id) with a key: see its supplements with the command tariff"
    case .tooMany(let id, let most):
      "the supplement \(id) applies at most \(most == 1 ? "once" : "\(most) times")"
    case .amountOutOfRange(let id):
      "the amount for \(id) is below zero or above what the tariff allows"
    case .tooLateToUndo:
      "Stop can be undone for 60 seconds only"
    case .tooLong:
      "the ride is longer than 10 000 km or 100 days"
    }
  }
}
