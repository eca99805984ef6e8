/// A repeatable source of numbers: SplitMix64, https://prng.di.unimi.it/splitmix64.c.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

/// Random JSON documents in every way of writing them, and the same with mistakes.
struct RandomJSON {
  private var numbers: SeededNumbers

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
  }

  /// A document that RFC 8259 allows, without a key that stands twice.
  mutating func document() -> [UInt8] {
    var text = space()
    append(to: &text, levels: Int.random(in: 0...4, using: &numbers))
    return Array((text + space()).utf8)
  }

  /// The document with one to three bytes put in, taken out, changed or swapped.
  mutating func mutated(_ document: [UInt8]) -> [UInt8] {
    var bytes = document
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      let place = Int.random(in: 0...bytes.count, using: &numbers)
      let byte =
        Bool.random(using: &numbers)
        ? Array(#"{}[]:,"\/0123456789-+.eEtrufalsn "#.utf8).randomElement(using: &numbers) ?? 0
        : UInt8.random(in: 0...255, using: &numbers)
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: bytes.insert(byte, at: place)
      case 1 where place < bytes.count: bytes.remove(at: place)
      case 2 where place < bytes.count: bytes[place] = byte
      case 3 where place + 1 < bytes.count: bytes.swapAt(place, place + 1)
      default: bytes.append(byte)
      }
    }
    return bytes
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices.randomElement(using: &numbers) ?? ""
  }

  private mutating func space() -> String {
    pick(["", "", "", " ", "\n", "\r\n", "\t", "  \n  "])
  }

  private mutating func append(to text: inout String, levels: Int) {
    switch Int.random(in: 0..<(levels > 0 ? 10 : 6), using: &numbers) {
    case 0: text += pick(["true", "false", "null"])
    case 1...2: text += number()
    case 3...5: text += string(prefix: "")
    case 6...7:
      text += "[" + space()
      for index in 0..<Int.random(in: 0...5, using: &numbers) {
        if index > 0 { text += space() + "," + space() }
        append(to: &text, levels: levels - 1)
      }
      text += space() + "]"
    default:
      text += "{" + space()
      for index in 0..<Int.random(in: 0...5, using: &numbers) {
        if index > 0 { text += space() + "," + space() }
        text += string(prefix: "\(index)") + space() + ":" + space()
        append(to: &text, levels: levels - 1)
      }
      text += space() + "}"
    }
  }

  private mutating func number() -> String {
    let whole = pick(["0", "1", "9", "17", "1760000000000", "9223372036854775807", "-0", "-1", "-250"])
    return whole + pick(["", "", ".0", ".25", ".000001"]) + pick(["", "", "", "e2", "E+1", "e-3", "e007"])
  }

  private mutating func string(prefix: String) -> String {
    var text = "\"" + prefix
    for _ in 0..<Int.random(in: 0...6, using: &numbers) {
      text += pick([
        "a", "B c", "long enough to be read by eights", "é", "₴", "🚕", "\u{7F}", "\u{2028}", "\\n", "\\\"", "\\\\",
        "\\/", "\\u0041", "\\u00e9", "\\u20AC", "\\uD83D\\uDE95", "\\u0000", "'", "{", "]", ":", ",", "//", "0",
      ])
    }
    return text + "\""
  }
}
