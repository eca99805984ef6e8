import Words

/// Rows of cells in columns as wide as their widest cell, for a terminal.
package struct Table {
  /// Which side of its column a cell stands at.
  package enum Side {
    /// The left.
    case left
    /// The right.
    case right
  }

  private let sides: [Side]
  private var rows: [[String]]

  /// Makes a table with its first row.
  package init(_ sides: [Side], heading: [String]) {
    self.sides = sides
    rows = [heading]
  }

  /// Adds a row of as many cells.
  package mutating func add(_ cells: [String]) { rows.append(cells) }

  /// One line a row, columns two spaces apart, nothing at the end of a line.
  package var text: String {
    let widths = sides.indices.map { column in rows.reduce(0) { max($0, TextColumns.count($1[column])) } }
    var text = ""
    for row in rows {
      var line = ""
      for column in sides.indices {
        let gap = String(repeating: " ", count: widths[column] - TextColumns.count(row[column]))
        if column > 0 { line += "  " }
        line += sides[column] == .left ? row[column] + gap : gap + row[column]
      }
      while line.utf8.last == UInt8(ascii: " ") { line.removeLast() }
      text += line + "\n"
    }
    return text
  }
}
