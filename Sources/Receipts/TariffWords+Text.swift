import Words

extension TariffWords {
  /// How many columns a line has; a wide letter takes two.
  private static let columns = 80

  /// The rows in lines of at most 80 columns; a longer word stands alone.
  package var text: String {
    var text = ""
    for row in rows {
      switch row {
      case .title(let name):
        text += name + "\n" + String(repeating: "=", count: TextColumns.count(name)) + "\n"
      case .section(let name):
        text += "\n" + name + "\n" + String(repeating: "-", count: TextColumns.count(name)) + "\n"
      case .pair(let label, let value): text += TariffWords.wrapped("\(label): \(value)", hanging: 2)
      case .line(let sentence): text += TariffWords.wrapped(sentence, hanging: 2)
      case .detail(let sentence): text += TariffWords.wrapped(sentence, indent: 2, hanging: 2)
      case .table(let head, let rows): text += TariffWords.table([head] + rows)
      }
    }
    return text
  }

  private static func wrapped(_ text: String, indent: Int = 0, hanging: Int) -> String {
    let lines = TextColumns.wrapped(text, width: columns - indent, hanging: hanging)
    var result = ""
    for (index, line) in lines.enumerated() {
      result += String(repeating: " ", count: index == 0 ? indent : indent + hanging) + line + "\n"
    }
    return result
  }

  /// Columns that end below each other.
  private static func table(_ rows: [[String]]) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], TextColumns.count(cell))
      }
    }
    var text = ""
    for row in rows {
      text += " "
      for (column, cell) in row.enumerated() {
        text += String(repeating: " ", count: widths[column] - TextColumns.count(cell) + 2) + cell
      }
      text += "\n"
    }
    return text
  }
}
