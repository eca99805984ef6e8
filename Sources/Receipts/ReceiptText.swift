import Words

extension Receipt {
  /// How many columns a line of a receipt has.
  package static let columns = 32

  /// One line of a receipt.
  package struct Line: Sendable, Hashable {
    /// How a line looks.
    package enum Style: Sendable, Hashable {
      /// The name of what this is.
      case title
      /// What is said.
      case plain
      /// What explains it.
      case detail
      /// The total.
      case total
      /// A line across.
      case rule
      /// The sentences at the end.
      case footer
    }

    /// The characters, ``Receipt/columns`` columns at most.
    package let text: String
    /// How it looks.
    package let style: Style
  }

  /// The receipt in lines, values at the right.
  package var lines: [String] { Receipt.lines(of: rows) }

  /// Some rows in lines of at most ``columns`` columns.
  package static func lines(of rows: some Sequence<Row>) -> [String] {
    rows.flatMap { row in lines(of: row).map { $0.text } }
  }

  /// A row in lines.
  package static func lines(of row: Row) -> [Line] {
    switch row {
    case .title(let text):
      return TextColumns.wrapped(text, width: columns, cutsWords: true).map {
        Line(text: centred($0), style: .title)
      }
    case .pair(let label, let value), .sum(let label, let value):
      return spread(label, value).map { Line(text: $0, style: .plain) }
    case .detail(let text):
      return TextColumns.wrapped(text, width: columns - 2, cutsWords: true).map {
        Line(text: "  " + $0, style: .detail)
      }
    case .total(let label, let value):
      return spread(label, value).map { Line(text: $0, style: .total) }
    case .note(let text):
      return TextColumns.wrapped(text, width: columns, cutsWords: true).map { Line(text: $0, style: .plain) }
    case .code(let text):
      return TextColumns.wrapped(text, width: columns, cutsWords: true).map { Line(text: $0, style: .detail) }
    case .footer(let text):
      return TextColumns.wrapped(text, width: columns, cutsWords: true).map {
        Line(text: centred($0), style: .footer)
      }
    case .rule: return [Line(text: String(repeating: "-", count: columns), style: .rule)]
    }
  }

  /// The lines as one text that ends with a line feed.
  package var text: String {
    lines.reduce("") { $0 + $1 + "\n" }
  }

  private static func centred(_ text: String) -> String {
    spaces(max(0, columns - TextColumns.count(text)) / 2) + text
  }

  /// A label at the left and a value at the right, on the label's last line.
  ///
  /// The label keeps to its own columns; a value that leaves it fewer than ten has lines of its own.
  private static func spread(_ label: String, _ value: String) -> [String] {
    let room = columns - TextColumns.count(value)
    guard room > 10 || label.isEmpty && room >= 0 else {
      let labels = label.isEmpty ? [] : TextColumns.wrapped(label, width: columns, cutsWords: true)
      return labels
        + TextColumns.wrapped(value, width: columns, cutsWords: true).map {
          spaces(columns - TextColumns.count($0)) + $0
        }
    }
    var lines = TextColumns.wrapped(label, width: max(room - 1, 1), cutsWords: true)
    let last = lines[lines.count - 1]
    lines[lines.count - 1] = last + spaces(room - TextColumns.count(last)) + value
    return lines
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
