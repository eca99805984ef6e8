extension JSONParser {
  /// Reads a number of the RFC's grammar from its sign or first digit on.
  mutating func readNumber(_ bytes: Span<UInt8>) throws(JSONFault) {
    if bytes[at] == UInt8(ascii: "-") { at += 1 }
    if at < end, bytes[at] == UInt8(ascii: "0") {
      at += 1
      if at < end, bytes[at] &- UInt8(ascii: "0") < 10 {
        at -= 1
        throw fault(.leadingZero)
      }
    } else {
      try readDigits(bytes)
    }
    if at < end, bytes[at] == UInt8(ascii: ".") {
      at += 1
      try readDigits(bytes)
    }
    if at < end, bytes[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      if at < end, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") { at += 1 }
      try readDigits(bytes)
    }
  }

  private mutating func readDigits(_ bytes: Span<UInt8>) throws(JSONFault) {
    guard at < end, bytes[at] &- UInt8(ascii: "0") < 10 else { throw fault(.expectedDigit) }
    repeat { at += 1 } while at < end && bytes[at] &- UInt8(ascii: "0") < 10
  }

  /// Reads one of the three words, which ends before anything but a letter, digit or underscore.
  mutating func readWord(_ word: StaticString, _ bytes: Span<UInt8>) throws(JSONFault) {
    let count = word.utf8CodeUnitCount
    guard end - at >= count else { throw fault(.unknownWord) }
    let isThere = word.withUTF8Buffer { expected in
      for index in 0..<count where expected[index] != bytes[at + index] { return false }
      return true
    }
    guard isThere else { throw fault(.unknownWord) }
    if at + count < end {
      let after = bytes[at + count]
      let isLetter = (after | 0x20) &- UInt8(ascii: "a") < 26 || after == UInt8(ascii: "_")
      guard !isLetter, after &- UInt8(ascii: "0") >= 10 else { throw fault(.unknownWord) }
    }
    at += count
  }
}

extension JSONParser {
  /// Whether the bytes from `start` on are a number and nothing else.
  static func isNumber(_ bytes: [UInt8], from start: Int) -> Bool {
    var parser = JSONParser(range: start..<bytes.count)
    guard start < bytes.count else { return false }
    do {
      try parser.readNumber(bytes.span)
    } catch {
      return false
    }
    return parser.at == bytes.count
  }
}
