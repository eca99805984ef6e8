/// Text as it is compared in a search: small Latin letters and digits, other scripts as they are.
///
/// Ukrainian is written in Latin letters as
/// [the cabinet's table of 2010](https://zakon.rada.gov.ua/laws/show/55-2010-%D0%BF) has it; `y` counts as `i` and `g` as
/// `h`, and doubled letters as one, because people write names as they hear them.
enum FoldedText {
  static func folded(_ text: String) -> (bytes: [UInt8], words: [Int]) {
    var bytes: [UInt8] = []
    var words: [Int] = []
    var isBetween = true
    for scalar in text.unicodeScalars {
      // Apostrophes and the soft sign do not part words.
      if isJoining(scalar.value) { continue }
      let letters = letters(scalar.value)
      if letters.isEmpty {
        isBetween = true
        continue
      }
      if isBetween { words.append(bytes.count) }
      isBetween = false
      for letter in letters where bytes.last != letter || words.last == bytes.count { bytes.append(letter) }
    }
    return (bytes, words)
  }

  private static func isJoining(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x27, 0x60, 0xB4, 0x2B9, 0x2BC, 0x2018, 0x2019, 0x44C, 0x42C, 0x44A, 0x42A, 0x300...0x36F: true
    default: false
    }
  }

  private static func letters(_ scalar: UInt32) -> [UInt8] {
    switch scalar {
    case 0x41...0x5A: latin(UInt8(truncatingIfNeeded: scalar | 0x20))
    case 0x61...0x7A: latin(UInt8(truncatingIfNeeded: scalar))
    case 0x30...0x39: [UInt8(truncatingIfNeeded: scalar)]
    case 0xC0...0x17F: accented(scalar)
    case 0x410...0x42F: cyrillic(scalar + 0x20)
    case 0x430...0x44F, 0x454, 0x456, 0x457, 0x451, 0x491: cyrillic(scalar)
    case 0x401, 0x404, 0x406, 0x407: cyrillic(scalar + 0x50)
    case 0x490: cyrillic(0x491)
    case 0x370..<0x2000, 0x3041...:
      Array(String(UnicodeScalar(scalar).map(Character.init) ?? " ").utf8).filter { $0 > 0x20 }
    default: []
    }
  }

  private static func latin(_ letter: UInt8) -> [UInt8] {
    switch letter {
    case UInt8(ascii: "y"): [UInt8(ascii: "i")]
    case UInt8(ascii: "g"): [UInt8(ascii: "h")]
    default: [letter]
    }
  }

  private static func cyrillic(_ scalar: UInt32) -> [UInt8] {
    if scalar == 0x454 { return Array("ie".utf8) }
    if scalar == 0x456 || scalar == 0x457 { return Array("i".utf8) }
    if scalar == 0x451 { return Array("e".utf8) }
    if scalar == 0x491 { return Array("h".utf8) }
    let index = Int(scalar) - 0x430
    return romanization.indices.contains(index) ? Array(romanization[index].utf8) : []
  }

  /// From а to я.
  private static let romanization = [
    "a", "b", "v", "h", "d", "e", "zh", "z", "i", "i", "k", "l", "m", "n", "o", "p", "r", "s", "t", "u", "f", "kh",
    "ts", "ch", "sh", "shch", "", "i", "", "e", "iu", "ia",
  ]

  private static func accented(_ scalar: UInt32) -> [UInt8] {
    let bytes = Array(bases.utf8)
    let index = Int(scalar) - 0xC0
    guard bytes.indices.contains(index) else { return [] }
    switch bytes[index] {
    case UInt8(ascii: "-"): return []
    case UInt8(ascii: "&"): return Array("ae".utf8)
    case UInt8(ascii: "%"): return Array("ss".utf8)
    case UInt8(ascii: "@"): return Array("oe".utf8)
    default: return latin(bytes[index])
    }
  }

  /// From U+00C0 to U+017F the letter without its accent; `&` is ae, `%` ss, `@` oe.
  private static let bases =
    "aaaaaa&ceeeeiiiidnooooo-ouuuuyt%aaaaaa&ceeeeiiiidnooooo-ouuuuytyaaaaaaccccccccddddeeeeeeeeeegggg"
    + "gggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooo@@rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs"
}
