/// Foreign text made fit for an error: at most 40 characters, controls as `?`.
func excerpt(_ bytes: some Collection<UInt8>) -> String {
  let limit = 40
  var text = ""
  for scalar in String(decoding: bytes.prefix(4 * limit), as: UTF8.self).unicodeScalars {
    if text.unicodeScalars.count == limit { return text + "..." }
    let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    text.unicodeScalars.append(isControl ? "?" : scalar)
  }
  return text
}

extension RideFileFault {
  /// The fault of a text that should be a number.
  static func number(_ field: String, _ bytes: some Collection<UInt8>) -> RideFileFault {
    let isComma = bytes.contains(UInt8(ascii: ",")) && bytes.allSatisfy { $0 < 0x3A }
    return isComma
      ? .decimalComma(field: field, text: excerpt(bytes)) : .notANumber(field: field, text: excerpt(bytes))
  }
}

extension Collection<UInt8> {
  /// Whether it says in the way of many programs that there is no number.
  var isNotANumber: Bool {
    ["nan", "null", "none", "na", "n/a"].contains { word in
      elementsEqual(word.utf8) { $0 | 0x20 == $1 || $0 == $1 }
    }
  }
}
