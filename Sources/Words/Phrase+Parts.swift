extension Phrase {
  /// The key in the language files, such as `meter.key.start`.
  package var key: String {
    Phrase.string(rawValue.utf8.prefix { $0 != UInt8(ascii: " ") })
  }

  /// The names that stand in braces in the text, in the order of the raw value.
  package var placeholders: [String] {
    var names: [String] = []
    for word in rawValue.utf8.split(separator: UInt8(ascii: " ")).dropFirst() {
      names.append(Phrase.string(word.dropFirst().dropLast()))
    }
    return names
  }

  private static func string(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self)
  }

  /// Whether the text has a form for each plural category.
  package var counts: Bool {
    placeholders.contains(Phrase.count)
  }

  /// The placeholder whose number chooses the form.
  static let count = "count"

  /// The place among all cases, from 0.
  ///
  /// An enum without payloads is laid out as the number of its case in the order of declaration, see
  /// [type layout](https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeLayout.rst#fragile-enum-layout).
  package var index: Int {
    withUnsafeBytes(of: self) { bytes in
      var number = 0
      for byte in bytes.reversed() { number = number << 8 | Int(byte) }
      return number
    }
  }
}
