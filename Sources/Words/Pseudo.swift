/// English made longer by about 40 %, accented and put in brackets, so that a cut, a fixed width or a text outside of
/// the table is seen at a glance.
package enum Pseudo {
  /// Rewrites a text; names in braces stay.
  package static func text(_ english: String) -> String {
    let bytes = Array(english.utf8)
    guard let parts = Template.parts(of: bytes) else { return english }
    let letters = textLength(bytes, parts)
    var missing = (letters * 2 + 4) / 5 - 2
    var result = "["
    for part in parts {
      switch part {
      case .placeholder(let range): result += "{" + String(decoding: bytes[range], as: UTF8.self) + "}"
      case .text(let range):
        for scalar in String(decoding: bytes[range], as: UTF8.self).unicodeScalars {
          let accented = accented(scalar)
          result.unicodeScalars.append(accented)
          guard missing > 0, isVowel(scalar) else { continue }
          result.unicodeScalars.append(accented)
          missing -= 1
        }
      }
    }
    while missing > 0 {
      result += "~"
      missing -= 1
    }
    return result + "]"
  }

  private static func textLength(_ bytes: [UInt8], _ parts: [Template.Part]) -> Int {
    var length = 0
    for case .text(let range) in parts {
      length += String(decoding: bytes[range], as: UTF8.self).unicodeScalars.count
    }
    return length
  }

  private static func isVowel(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a", "e", "i", "o", "u", "A", "E", "I", "O", "U": true
    default: false
    }
  }

  private static func accented(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "a": "á"
    case "c": "ç"
    case "d": "ð"
    case "e": "é"
    case "g": "ğ"
    case "h": "ĥ"
    case "i": "í"
    case "l": "ł"
    case "n": "ñ"
    case "o": "ö"
    case "r": "ŕ"
    case "s": "š"
    case "t": "ţ"
    case "u": "û"
    case "w": "ŵ"
    case "y": "ý"
    case "z": "ž"
    case "A": "Å"
    case "C": "Ç"
    case "D": "Ð"
    case "E": "É"
    case "I": "Î"
    case "N": "Ñ"
    case "O": "Ø"
    case "R": "Ŕ"
    case "S": "Š"
    case "T": "Ţ"
    case "U": "Ü"
    default: scalar
    }
  }
}
