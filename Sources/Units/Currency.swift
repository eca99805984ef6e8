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
    if contains(twoDigits, code) { return 2 }
    if contains(noDigits, code) { return 0 }
    return contains(threeDigits, code) ? 3 : nil
  }

  // Lists to be searched byte by byte: a switch over strings is compiled to some kilobytes of comparisons.
  private static var noDigits: StaticString { "JPY KRW VND CLP ISK PYG UGX XAF XOF XPF " }
  private static var twoDigits: StaticString {
    """
    AED ARS AUD BGN BRL CAD CHF CNY COP CZK DKK EGP EUR GBP GEL HKD HUF IDR ILS INR KZT MAD MXN MYR NOK NZD PEN PHP \
    PLN RON RSD SAR SEK SGD THB TRY TWD UAH USD UYU ZAR\u{20}
    """
  }
  private static var threeDigits: StaticString { "BHD IQD JOD KWD LYD OMR TND " }

  /// Whether one of some codes, each followed by a space, is `code`.
  private static func contains(_ codes: StaticString, _ code: String) -> Bool {
    codes.withUTF8Buffer { codes in
      stride(from: 0, to: codes.count, by: 4).contains { codes[$0..<$0 + 3].elementsEqual(code.utf8) }
    }
  }
}
