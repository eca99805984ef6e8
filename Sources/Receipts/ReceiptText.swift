import Words

extension Receipt {
  /// How many columns a line of a receipt has; a wide letter takes two.
  package static let columns = 32

  /// The receipt in lines of at most ``columns``, values at the right.
  package var lines: [String] { Receipt.lines(of: rows) }

  /// Some rows in lines of at most ``columns``.
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
    String(repeating: " ", count: max(0, columns - TextColumns.count(text)) / 2) + text
  }

  private static func spread(_ label: String, _ value: String) -> [String] {
    let width = TextColumns.count(value)
    let room = columns - TextColumns.count(label) - width
    if room > 0 { return [label + String(repeating: " ", count: room) + value] }
    var lines = wrapped(label)
    let last = lines[lines.count - 1]
    let rest = columns - TextColumns.count(last) - width
    if rest > 0 {
      lines[lines.count - 1] = last + String(repeating: " ", count: rest) + value
    } else {
      for part in wrapped(value) {
        lines.append(String(repeating: " ", count: columns - TextColumns.count(part)) + part)
      }
    }
    return lines
  }

  private static func wrapped(_ text: String, width: Int = columns) -> [String] {
    TextColumns.wrapped(text, width: width, cutsWords: true)
  }
}
