extension TariffWords {
  /// How many characters a line has.
  private static let columns = 80

  /// The rows in lines of at most 80 characters; a longer word stands alone.
  package var text: String {
    var text = ""
    for row in rows {
      switch row {
      case .title(let name):
        text += name + "\n" + String(repeating: "=", count: name.count) + "\n"
      case .section(let name):
        text += "\n" + name + "\n" + String(repeating: "-", count: name.count) + "\n"
      case .pair(let label, let value): text += TariffWords.wrapped("\(label): \(value)", hanging: 2)
      case .line(let sentence): text += TariffWords.wrapped(sentence, hanging: 2)
      case .detail(let sentence): text += TariffWords.wrapped(sentence, indent: 2, hanging: 2)
      case .table(let head, let rows): text += TariffWords.table([head] + rows)
      }
    }
    return text
  }

  private static func wrapped(_ text: String, indent: Int = 0, hanging: Int) -> String {
    var lines = ""
    var line = String(repeating: " ", count: indent)
    var isEmpty = true
    var length = indent
    for word in text.split(separator: " ") {
      if !isEmpty, length + 1 + word.count > columns {
        lines += line + "\n"
        line = String(repeating: " ", count: indent + hanging)
        length = indent + hanging
        isEmpty = true
      }
      line += isEmpty ? word : " " + word
      length += word.count + (isEmpty ? 0 : 1)
      isEmpty = false
    }
    return lines + line + "\n"
  }

  /// Columns that end below each other.
  private static func table(_ rows: [[String]]) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    var text = ""
    for row in rows {
      text += " "
      for (column, cell) in row.enumerated() {
        text += String(repeating: " ", count: widths[column] - cell.count + 2) + cell
      }
      text += "\n"
    }
    return text
  }
}
