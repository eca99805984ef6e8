extension JSONParser {
  /// Reads a string from its opening quote past its closing one; returns whether it holds escapes.
  mutating func readString(_ bytes: Span<UInt8>) throws(JSONFault) -> Bool {
    var isEscaped = false
    at += 1
    while true {
      skipPlain(bytes)
      guard at < end else { throw fault(.unclosedString) }
      let byte = bytes[at]
      if byte == UInt8(ascii: "\"") {
        at += 1
        return isEscaped
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
        try readEscape(bytes)
      } else if byte >= 0x80 {
        try readSequence(bytes)
      } else if byte < 0x20 {
        throw fault(.controlCharacter)
      } else {
        at += 1
      }
    }
  }

  /// Skips eight bytes at a time while none of them is a quote, a backslash, a control or outside ASCII.
  ///
  /// The bit tricks are those of "Determine if a word has a zero byte" and "... a byte less than n" in
  /// [Bit Twiddling Hacks](https://graphics.stanford.edu/~seander/bithacks.html); the lowest bit set is exact.
  @inline(__always)
  private mutating func skipPlain(_ bytes: Span<UInt8>) {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    while end - at >= 8 {
      let word = UInt64(littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: at, as: UInt64.self))
      let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
      let slashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
      let controls = (word &- ones &* 0x20) & ~word
      let found = ((quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes | controls | word) & tops
      guard found == 0 else {
        at += found.trailingZeroBitCount >> 3
        return
      }
      at += 8
    }
  }

  private mutating func readEscape(_ bytes: Span<UInt8>) throws(JSONFault) {
    at += 1
    guard at < end else { throw fault(.unclosedString) }
    switch bytes[at] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      at += 1
    case UInt8(ascii: "u"):
      let start = at - 1
      let unit = try readUnit(bytes)
      guard unit & 0xF800 == 0xD800 else { return }
      let isPair =
        unit & 0x0400 == 0 && end - at >= 2 && bytes[at] == UInt8(ascii: "\\") && bytes[at + 1] == UInt8(ascii: "u")
      guard isPair else { throw JSONFault(reason: .loneSurrogate, offset: start) }
      at += 1
      guard try readUnit(bytes) & 0xFC00 == 0xDC00 else { throw JSONFault(reason: .loneSurrogate, offset: start) }
    default:
      throw fault(.badEscape)
    }
  }

  /// Reads the four digits after the `u` at which the parser stands.
  private mutating func readUnit(_ bytes: Span<UInt8>) throws(JSONFault) -> UInt32 {
    at += 1
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard at < end else { throw fault(.unclosedString) }
      guard let digit = JSONEscapes.digit(bytes[at]) else { throw fault(.badHexadecimal) }
      unit = unit << 4 | digit
      at += 1
    }
    return unit
  }

  /// Reads the bytes of one scalar outside ASCII: table 3-7 of the
  /// [Unicode Standard](https://www.unicode.org/versions/Unicode16.0.0/core-spec/chapter-3/), well-formed sequences.
  private mutating func readSequence(_ bytes: Span<UInt8>) throws(JSONFault) {
    let lead = bytes[at]
    let count: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: count = 2
    case 0xE0...0xEF:
      count = 3
      if lead == 0xE0 { second = 0xA0...0xBF }
      if lead == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      count = 4
      if lead == 0xF0 { second = 0x90...0xBF }
      if lead == 0xF4 { second = 0x80...0x8F }
    default: throw fault(.badUTF8)
    }
    guard end - at >= count, second.contains(bytes[at + 1]) else { throw fault(.badUTF8) }
    if count > 2 {
      for index in 2..<count where bytes[at + index] & 0xC0 != 0x80 { throw fault(.badUTF8) }
    }
    at += count
  }
}
