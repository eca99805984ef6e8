import Tariffs
import Units

/// What the reader has chosen of the same ride elsewhere.
package struct Elsewhere: Sendable {
  /// The currency in which all sums are shown; nil for that of each city.
  package internal(set) var currency: Currency?
  /// What one of a currency is worth in others, as it was typed.
  var worths: [Worth] = []
  /// The city whose receipt is open.
  package internal(set) var opened: String?
  /// Whether what was kept of it has been asked for.
  var isRecalled = false

  /// What one of a currency is worth in another.
  struct Worth: Sendable {
    let currency: String
    let code: String
    let typed: String
  }

  /// What one of the chosen currency is worth in another, as it was typed; empty without a choice.
  func worth(of code: String) -> String {
    worths.first { $0.currency == currency?.code && $0.code == code }?.typed ?? ""
  }

  mutating func set(_ code: String, to typed: String) {
    guard let currency, Currency(code: code) != nil else { return }
    worths.removeAll { $0.currency == currency.code && $0.code == code }
    if !typed.isEmpty { worths.append(Worth(currency: currency.code, code: code, typed: typed)) }
  }

  /// The rates as lines of `USD,1.0821`; those that are no number are left out.
  var lines: [UInt8]? {
    guard let currency else { return nil }
    var text = "\(currency.code),1\n"
    for worth in worths where worth.currency == currency.code && worth.code != currency.code {
      if let number = FormText.number(worth.typed), number != "0" { text += "\(worth.code),\(number)\n" }
    }
    return Array(text.utf8)
  }
}
