import Units

/// Which sign stands for a currency beside an amount.
package enum CurrencySign: UInt8, Sendable, Hashable, CaseIterable {
  /// The sign that CLDR gives the language, never mistaken for another currency's: `US$` in Spanish.
  case standard
  /// The sign used in the currency's own country, for a screen that names the city: `$` in New York in Spanish too.
  case local
  /// As `standard`, but only with signs that printer fonts have: `грн` for the hryvnia, else the code.
  case paper
  /// The code of ISO 4217.
  case code
}

extension Formats {
  /// The sign of a currency in this language.
  package func sign(of currency: Currency, _ choice: CurrencySign = .standard) -> String {
    switch choice {
    case .standard: standardSign(currency.code) ?? currency.code
    case .local: localSign(currency.code) ?? standardSign(currency.code) ?? currency.code
    case .paper: paperSign(currency.code)
    case .code: currency.code
    }
  }

  /// From [CLDR 48](https://github.com/unicode-org/cldr/tree/main/common/main), the standard symbols.
  private func standardSign(_ code: String) -> String? {
    switch (code, language.ruled) {
    case ("XPF", _): "CFPF"
    case ("EUR", .ukrainian): nil
    case ("EUR", _): "€"
    case ("PLN", .polish): "zł"
    case ("UAH", .ukrainian): "₴"
    case ("JPY", .ukrainian): "¥"
    case ("BRL", .polish): "R$"
    case ("XAF", .polish), ("XAF", .ukrainian): "FCFA"
    case ("XOF", .polish), ("XOF", .ukrainian): "F\u{202F}CFA"
    case (_, .polish), (_, .ukrainian): nil
    case ("THB", .spanish), ("THB", .german): "฿"
    case ("USD", .spanish): "US$"
    case ("VND", _): "₫"
    case (_, .spanish): nil
    case ("AUD", .german): "AU$"
    case ("AUD", _): "A$"
    case ("CNY", .japanese): "元"
    case ("CNY", _): "CN¥"
    case ("JPY", .japanese): "￥"
    case ("JPY", _): "¥"
    case ("PHP", .german): nil
    case ("PHP", .japanese): nil
    case ("PHP", _): "₱"
    case ("BRL", _): "R$"
    case ("CAD", _): "CA$"
    case ("GBP", _): "£"
    case ("HKD", _): "HK$"
    case ("ILS", _): "₪"
    case ("INR", _): "₹"
    case ("KRW", _): "₩"
    case ("MXN", _): "MX$"
    case ("NZD", _): "NZ$"
    case ("TWD", _): "NT$"
    case ("USD", _): "$"
    case ("XAF", _): "FCFA"
    case ("XOF", _): "F\u{202F}CFA"
    default: nil
    }
  }

  /// From CLDR 48, the narrow symbols of the root locale.
  private func localSign(_ code: String) -> String? {
    switch code {
    case "ARS", "AUD", "CAD", "CLP", "COP", "HKD", "MXN", "NZD", "SGD", "USD", "UYU": "$"
    case "BRL": "R$"
    case "CNY", "JPY": language.ruled == .japanese ? "￥" : "¥"
    case "CZK": "Kč"
    case "DKK", "ISK", "NOK", "SEK": "kr"
    case "EUR": "€"
    case "GBP": "£"
    case "GEL": "₾"
    case "HUF": "Ft"
    case "IDR": "Rp"
    case "ILS": "₪"
    case "INR": "₹"
    case "KRW": "₩"
    case "KZT": "₸"
    case "MYR": "RM"
    case "PHP": "₱"
    case "PLN": "zł"
    case "PYG": "₲"
    case "RON": "lei"
    case "THB": "฿"
    case "TRY": "₺"
    case "TWD": "NT$"
    case "UAH": "₴"
    case "VND": "₫"
    case "ZAR": "R"
    default: nil
    }
  }

  private func paperSign(_ code: String) -> String {
    if code == "UAH", language.ruled == .ukrainian { return "грн" }
    guard let sign = standardSign(code) else { return code }
    if sign == "￥" { return "¥" }
    let printable = sign.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII || scalar == "£" || scalar == "¥" || scalar == "€" || scalar == "ł" || scalar == "元"
    }
    return printable ? sign : code
  }
}
