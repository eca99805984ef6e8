import Units

extension Formats {
  /// Writes a sum with its currency, such as `17,20 €` in Spanish and `$17.20` in English.
  package func money(_ sum: Money, in currency: Currency, sign choice: CurrencySign = .standard) -> String {
    money(sum.minorUnits, digits: currency.minorDigits, in: currency, sign: choice)
  }

  /// Writes `value` units of 10^-`digits` of a currency with its sign.
  func money(_ value: Int64, digits: Int, in currency: Currency, sign choice: CurrencySign = .standard) -> String {
    let minus = value < 0 ? "-" : ""
    let number = unsigned(value.magnitude, digits: digits)
    let sign = sign(of: currency, choice)
    guard signComesFirst else { return minus + number + Formats.noBreakSpace + sign }
    let gap = Formats.endsInLetter(sign) ? Formats.noBreakSpace : ""
    return minus + sign + gap + number
  }

  /// Writes a sum without its currency, as in a column whose head names it.
  package func amount(_ sum: Money, in currency: Currency) -> String {
    number(sum.minorUnits, digits: currency.minorDigits)
  }

  /// Writes how far a sum may be off, such as `±0.10`, `+0.10` where it cannot be less, or `-0.10/+0.40`.
  package func uncertainty(less: Money, more: Money, in currency: Currency) -> String {
    Formats.uncertainty(
      less: less == .zero ? nil : unsigned(less.minorUnits.magnitude, digits: currency.minorDigits),
      more: more == .zero ? nil : unsigned(more.minorUnits.magnitude, digits: currency.minorDigits))
  }

  static func uncertainty(less: String?, more: String?) -> String {
    guard let less else { return "+" + (more ?? "0") }
    guard let more else { return "-" + less }
    return less == more ? "±" + more : "-" + less + "/+" + more
  }

  private var signComesFirst: Bool {
    switch language.ruled {
    case .english, .japanese: true
    default: false
    }
  }

  /// CLDR puts a space between a number and a sign whose edge is no symbol.
  private static func endsInLetter(_ sign: String) -> Bool {
    guard let last = sign.utf8.last else { return false }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(last & 0xDF) || sign == "元" || sign == "zł" || sign == "Kč"
  }
}
