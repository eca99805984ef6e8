/// An amount in what stands before its figures, the figures, and what stands after them.
struct AmountParts {
  var before = ""
  var figures = ""
  var after = ""

  init(_ amount: String) {
    let scalars = Array(amount.unicodeScalars)
    func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar >= "0" && scalar <= "9" }
    guard let first = scalars.firstIndex(where: isDigit), let last = scalars.lastIndex(where: isDigit) else {
      before = amount
      return
    }
    before = AmountParts.trimmed(scalars[..<first])
    for scalar in scalars[first...last] { figures.unicodeScalars.append(scalar) }
    after = AmountParts.trimmed(scalars[(last + 1)...])
  }

  private static func trimmed(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = ""
    for scalar in scalars where scalar != " " && scalar != "\u{A0}" && scalar != "\u{202F}" {
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
