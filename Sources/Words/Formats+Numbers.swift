extension Formats {
  /// The sign between the whole part and the fraction.
  package var decimalSeparator: String {
    switch language.ruled {
    case .spanish, .german, .polish, .ukrainian: ","
    default: "."
    }
  }

  /// The sign between groups of three digits.
  package var groupingSeparator: String {
    switch language.ruled {
    case .spanish, .german: "."
    case .polish, .ukrainian: Formats.noBreakSpace
    default: ","
    }
  }

  /// How few digits a whole part may have and still be grouped: Spanish and Polish leave 1234 alone.
  private var fewestGroupedDigits: Int {
    switch language.ruled {
    case .spanish, .polish: 5
    default: 4
    }
  }

  /// Writes a whole number with its groups.
  package func integer(_ value: Int64) -> String {
    number(value, digits: 0)
  }

  /// Writes `value` units of 10^-`digits` with exactly `digits` digits after the separator.
  package func number(_ value: Int64, digits: Int) -> String {
    (value < 0 ? "-" : "") + unsigned(value.magnitude, digits: digits)
  }

  /// Writes `value` units of 10^-`digits` without zeros at the end of the fraction.
  package func shortest(_ value: Int64, digits: Int) -> String {
    var (rest, kept) = (value, digits)
    while kept > 0, rest % 10 == 0 {
      rest /= 10
      kept -= 1
    }
    return number(rest, digits: kept)
  }

  /// Writes a share given in units of 10^-`digits` percent, without zeros at the end: 1550 with 2 digits is `15.5%`.
  package func percent(_ value: Int64, digits: Int = 0) -> String {
    let number = shortest(value, digits: digits)
    switch language.ruled {
    case .spanish, .german: return number + Formats.noBreakSpace + "%"
    default: return number + "%"
    }
  }

  func unsigned(_ magnitude: UInt64, digits: Int) -> String {
    let all = Formats.digits(magnitude, atLeast: digits + 1)
    let whole = all.count - digits
    let grouped = whole >= fewestGroupedDigits
    var text = ""
    for (index, digit) in all.enumerated() {
      if index == whole {
        text += decimalSeparator
      } else if grouped, index > 0, index < whole, (whole - index) % 3 == 0 {
        text += groupingSeparator
      }
      text.unicodeScalars.append(Unicode.Scalar(digit))
    }
    return text
  }

  static func digits(_ magnitude: UInt64, atLeast count: Int) -> [UInt8] {
    var rest = magnitude
    var reversed: [UInt8] = []
    while rest > 0 || reversed.count < count {
      reversed.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    }
    return reversed.reversed()
  }
}
