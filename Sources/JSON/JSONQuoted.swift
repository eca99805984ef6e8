/// Foreign text made fit for one line of an error message.
enum JSONQuoted {
  /// Longer names are cut with an ellipsis; the number is arbitrary.
  private static let longest = 48

  /// The text in quotes, with controls and direction marks escaped, cut after 48 scalars.
  static func text(_ text: String) -> String {
    var result = "\""
    var count = 0
    for scalar in text.unicodeScalars {
      if count == longest {
        result += "…"
        break
      }
      count += 1
      if scalar == "\"" || scalar == "\\" {
        result += "\\"
        result.unicodeScalars.append(scalar)
      } else if isHidden(scalar.value) {
        result += "\\u" + hexadecimal(scalar.value, digits: 4)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The value in upper-case hexadecimal with at least `digits` digits.
  static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  /// Controls, line separators and the marks that turn the direction of a terminal's line.
  private static func isHidden(_ value: UInt32) -> Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
