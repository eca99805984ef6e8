extension Receipt {
  /// How many characters a line of a receipt has.
  package static let columns = 32

  /// The receipt in lines of at most ``columns`` characters, values at the right.
  package var lines: [String] { Receipt.lines(of: rows) }

  /// Some rows in lines of at most ``columns`` characters.
  package static func lines(of rows: some Sequence<Row>) -> [String] {
    rows.flatMap { row -> [String] in
      switch row {
      case .title(let text): Receipt.wrapped(text).map(Receipt.centred)
      case .pair(let label, let value), .sum(let label, let value): Receipt.spread(label, value)
      case .detail(let text): Receipt.wrapped(text, width: Receipt.columns - 2).map { "  " + $0 }
      case .total(let label, let value): Receipt.spread(label, value)
      case .note(let text): Receipt.wrapped(text)
      case .rule: [String(repeating: "-", count: Receipt.columns)]
      }
    }
  }

  /// The lines as one text that ends with a line feed.
  package var text: String {
    lines.reduce("") { $0 + $1 + "\n" }
  }

  private static func centred(_ text: String) -> String {
    String(repeating: " ", count: max(0, columns - text.count) / 2) + text
  }

  private static func spread(_ label: String, _ value: String) -> [String] {
    let room = columns - label.count - value.count
    if room > 0 { return [label + String(repeating: " ", count: room) + value] }
    var lines = wrapped(label)
    let last = lines[lines.count - 1]
    let rest = columns - last.count - value.count
    if rest > 0 {
      lines[lines.count - 1] = last + String(repeating: " ", count: rest) + value
    } else {
      for part in wrapped(value) { lines.append(String(repeating: " ", count: columns - part.count) + part) }
    }
    return lines
  }

  /// Breaks a text between words, and within a word that is longer than a line; at least one line.
  private static func wrapped(_ text: String, width: Int = columns) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      var word = Substring(word)
      if !line.isEmpty, line.count + 1 + word.count <= width {
        line += " " + word
        continue
      }
      if !line.isEmpty { lines.append(line) }
      while word.count > width {
        lines.append(String(word.prefix(width)))
        word = word.dropFirst(width)
      }
      line = String(word)
    }
    lines.append(line)
    return lines
  }
}
