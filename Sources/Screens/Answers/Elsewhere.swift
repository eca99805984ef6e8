import Tariffs
import Units

/// What the reader has chosen of the same ride elsewhere.
package struct Elsewhere: Sendable {
  /// The currency in which all sums are shown; nil for that of each city.
  package internal(set) var currency: Currency?
  /// What one of that currency is worth in others, as it was typed.
  package internal(set) var worths: [(code: String, typed: String)] = []
  /// The city whose receipt is open.
  package internal(set) var opened: String?

  func worth(of code: String) -> String { worths.first { $0.code == code }?.typed ?? "" }

  mutating func set(_ code: String, to typed: String) {
    worths.removeAll { $0.code == code }
    worths.append((code, typed))
  }

  /// The rates as lines of `USD,1.0821`; those that are no number are left out.
  var lines: [UInt8]? {
    guard let currency else { return nil }
    var text = "\(currency.code),1\n"
    for worth in worths where worth.code != currency.code {
      if let number = FormText.number(worth.typed), number != "0" { text += "\(worth.code),\(number)\n" }
    }
    return Array(text.utf8)
  }
}
