/// A currency by its ISO 4217 code.
///
/// Digits are those of the [ISO 4217 list](https://www.six-group.com/en/products-services/financial-information/data-standards.html).
package struct Currency: Sendable, Hashable {
  /// The three-letter code, such as `EUR`.
  package let code: String
  /// How many decimal digits the minor unit has: 0, 2 or 3.
  package let minorDigits: Int

  /// Finds a currency of the list; nil for a code that is not in it.
  package init?(code: String) {
    guard let digits = Currency.digits(of: code) else { return nil }
    self.code = code
    minorDigits = digits
  }

  /// How many minor units one unit has.
  package var minorUnitsPerUnit: Int64 {
    switch minorDigits {
    case 0: 1
    case 2: 100
    default: 1000
    }
  }

  private static func digits(of code: String) -> Int? {
    switch code {
    case "JPY", "KRW", "VND", "CLP", "ISK", "PYG", "UGX", "XAF", "XOF", "XPF": 0
    case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
    case "AED", "ARS", "AUD", "BGN", "BRL", "CAD", "CHF", "CNY", "COP", "CZK", "DKK", "EGP", "EUR", "GBP", "GEL",
      "HKD", "HUF", "IDR", "ILS", "INR", "KZT", "MAD", "MXN", "MYR", "NOK", "NZD", "PEN", "PHP", "PLN", "RON", "RSD",
      "SAR", "SEK", "SGD", "THB", "TRY", "TWD", "UAH", "USD", "UYU", "ZAR":
      2
    default: nil
    }
  }
}
