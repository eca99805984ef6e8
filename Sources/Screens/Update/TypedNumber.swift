import Words

/// Numbers as people type them in their language: with its signs, or with those of another where they cannot be mistaken.
enum TypedNumber {
  /// The number with a point for its fraction and nothing between its thousands; what is no number stays none.
  ///
  /// A lone sign that groups thousands in the language does so where three digits follow: `1,000` is a thousand in English
  /// and one in German. Of two kinds the last begins the fraction. Digits of full width are taken too.
  static func plain(_ text: String, in language: Language) -> String {
    let bytes = narrowed(text)
    let marks = bytes.filter { $0 == point || $0 == comma }
    guard let last = marks.last else { return String(decoding: bytes, as: UTF8.self) }
    let grouping = Formats(language, customs: .metric).groupingSeparator.utf8.first
    let isMixed = marks.contains { $0 != last }
    let groups = !isMixed && last == grouping && isGrouped(bytes, by: last)
    var result: [UInt8] = []
    for byte in bytes {
      if byte == point || byte == comma {
        if !groups, byte == last { result.append(point) }
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let point = UInt8(ascii: ".")
  private static let comma = UInt8(ascii: ",")

  /// One to three digits, the first no nought, then groups of three.
  private static func isGrouped(_ bytes: [UInt8], by mark: UInt8) -> Bool {
    let groups = bytes.split(separator: mark, omittingEmptySubsequences: false)
    guard let first = groups.first, (1...3).contains(first.count), first.first != UInt8(ascii: "0") else {
      return false
    }
    return groups.dropFirst().allSatisfy { $0.count == 3 && $0.allSatisfy { $0 &- UInt8(ascii: "0") < 10 } }
  }

  /// Digits, points and commas of full width as plain ones; blanks of every kind left out.
  private static func narrowed(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x20, 0xA0, 0x2009, 0x202F, 0x3000: continue
      case 0xFF10...0xFF19: bytes.append(UInt8(truncatingIfNeeded: scalar.value - 0xFF10) + UInt8(ascii: "0"))
      case 0xFF0E: bytes.append(point)
      case 0xFF0C: bytes.append(comma)
      default: bytes.append(contentsOf: String(scalar).utf8)
      }
    }
    return bytes
  }
}
