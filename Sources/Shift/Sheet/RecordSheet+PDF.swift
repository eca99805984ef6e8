import Drawing
import Words

extension RecordSheet {
  /// The sheet as a file: pages of A4 on their side, with searchable text.
  package func pdf(fonts: Fonts, language: String) -> [UInt8] {
    PDFDocument.pdf(
      pages, fonts: fonts, palette: .paper, width: RecordLayout.width,
      about: PDFDocument.About(title: "Flagfall: " + title, language: language, identifier: RecordSheet.mark(text)))
  }

  /// The pages.
  package var pages: [Drawing] {
    var layout = RecordLayout(self)
    return layout.pages()
  }

  /// The characters that no font has and that are shown as boxes.
  package func missing(_ fonts: Fonts) -> [Unicode.Scalar] { pages.flatMap { fonts.missing(in: $0) } }

  /// Sixteen bytes that another text hardly has: two FNV-1a sums of 64 bits.
  private static func mark(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for basis in [0xCBF2_9CE4_8422_2325, 0x8422_2325_CBF2_9CE4] as [UInt64] {
      var sum = basis
      for byte in text.utf8 { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
      for place in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: sum >> UInt64(8 * place))) }
    }
    return bytes
  }
}

/// Where the record's lines stand on pages of A4 on their side.
struct RecordLayout {
  static let width = 842.0
  static let height = 595.0
  private static let margin = 36.0
  private static let size = 8.0
  private static let line = 11.0
  private static var pitch: Double { size * TextRun.columnPerSize }
  private static var columns: Int { Int((width - 2 * margin) / pitch) }

  private let sheet: RecordSheet
  private let widths: [Int]
  private var done: [[DrawingOperation]] = []
  private var operations: [DrawingOperation] = []
  private var y = 0.0

  init(_ sheet: RecordSheet) {
    self.sheet = sheet
    widths = RecordLayout.widths(sheet)
  }

  /// The columns of letters of each column of the table: what its widest cell needs; the last takes what is left.
  private static func widths(_ sheet: RecordSheet) -> [Int] {
    var widths = sheet.columns.map { TextColumns.count($0) }
    for row in sheet.rows {
      for (place, cell) in row.cells.enumerated() where place < widths.count {
        widths[place] = max(widths[place], min(24, TextColumns.count(cell)))
      }
    }
    let used = widths.dropLast().reduce(0) { $0 + $1 + 2 }
    if let last = widths.indices.last { widths[last] = max(12, columns - used) }
    return widths
  }

  mutating func pages() -> [Drawing] {
    begin()
    write(sheet.title, at: 0, size: 18, weight: .extraBold)
    y += 16
    write(sheet.law, at: 0, size: 10, paint: .faint)
    y += 20
    facts()
    y += 6
    head()
    for row in sheet.rows { write(row) }
    y += 8
    for note in sheet.notes {
      for part in TextColumns.wrapped(note, width: RecordLayout.columns) {
        room(for: 1)
        write(part, at: 0, paint: .faint)
        y += RecordLayout.line
      }
    }
    done.append(operations)
    return done.enumerated().map { place, operations in
      let number = "\(place + 1) / \(done.count)"
      let run = TextRun(
        number,
        at: Point(
          x: RecordLayout.width - RecordLayout.margin - Double(number.utf8.count) * RecordLayout.pitch,
          y: RecordLayout.height - 18), size: RecordLayout.size)
      return Drawing(
        width: RecordLayout.width, height: RecordLayout.height, operations: operations + [.text(run, .faint)])
    }
  }

  private mutating func begin() {
    operations = [
      .fill(Box(x: 0, y: 0, width: RecordLayout.width, height: RecordLayout.height).path, .paper)
    ]
    y = RecordLayout.margin + 14
  }

  /// Goes to the next page where so many lines have no room.
  private mutating func room(for lines: Int) {
    guard y + Double(lines) * RecordLayout.line > RecordLayout.height - 36 else { return }
    done.append(operations)
    begin()
    head()
  }

  /// The facts, two side by side.
  private mutating func facts() {
    let half = RecordLayout.columns / 2
    var lines: [(String, Int)] = []
    for (place, fact) in sheet.facts.enumerated() {
      for (number, part) in TextColumns.wrapped(fact.name + ": " + fact.value, width: half - 2, hanging: 2).enumerated()
      {
        lines.append(((number > 0 ? "  " : "") + part, place % 2))
      }
    }
    var heights = [y, y]
    for (text, side) in lines {
      y = heights[side]
      write(text, at: side * half)
      heights[side] += RecordLayout.line
    }
    y = max(heights[0], heights[1])
  }

  private mutating func head() {
    var column = 0
    for (place, name) in sheet.columns.enumerated() {
      write(name, at: column, weight: .extraBold)
      column += widths[place] + 2
    }
    y += 4
    rule(.faint)
    y += RecordLayout.line
  }

  private mutating func write(_ row: RecordSheet.Row) {
    let cells = row.cells.enumerated().map { place, cell in
      TextColumns.wrapped(cell, width: widths[place], cutsWords: true)
    }
    let corrections = row.corrections.flatMap {
      TextColumns.wrapped("→ " + $0, width: RecordLayout.columns - 4, hanging: 2, cutsWords: true)
    }
    let height = max(1, cells.map { $0.count }.max() ?? 1)
    room(for: height + corrections.count)
    let top = y
    var column = 0
    for (place, lines) in cells.enumerated() {
      y = top
      for line in lines {
        write(line, at: column)
        y += RecordLayout.line
      }
      column += widths[place] + 2
    }
    y = top + Double(height) * RecordLayout.line
    for line in corrections {
      write(line, at: 4, paint: .accent)
      y += RecordLayout.line
    }
    y -= RecordLayout.line - 4
    rule(.grid)
    y += RecordLayout.line
  }

  private mutating func rule(_ paint: Paint) {
    let box = Box(
      x: RecordLayout.margin, y: y - 0.5, width: RecordLayout.width - 2 * RecordLayout.margin, height: 0.7)
    operations.append(.fill(box.path, paint))
  }

  private mutating func write(
    _ text: String, at column: Int, size: Double = RecordLayout.size, weight: TextRun.Weight = .medium,
    paint: Paint = .ink
  ) {
    guard !text.isEmpty else { return }
    let x = RecordLayout.margin + Double(column) * RecordLayout.pitch
    operations.append(.text(TextRun(text, at: Point(x: x, y: y), size: size, weight: weight), paint))
  }
}
