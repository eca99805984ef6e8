import Almanac
import Drawing
import Tariffs
import Words

/// A part of a tariff's sheet: a heading and what stands below it.
struct TariffBlock {
  private let heading: String
  /// The place of the rate that it explains, with its lamp.
  private let rate: (index: Int, lamp: String)?
  private let rows: [TariffWords.Row]
  /// Whether its pairs are names with their prices.
  private let isPriced: Bool

  private static let size = 13.0
  /// A table of more rows is cut into parts of so many, each with the head above it.
  private static let (longTable, tablePart) = (20, 14)

  /// Cuts the words at their headings; what stands before the first is the first block, the parts of rates are next.
  static func blocks(of words: TariffWords, rates: [Rate]) -> [TariffBlock] {
    var blocks: [TariffBlock] = []
    var (heading, rows) = ("", [TariffWords.Row]())
    func end() {
      let index = blocks.count - 1
      let rate = rates.indices.contains(index) ? (index: index, lamp: rates[index].lamp) : nil
      let name = rate.map { _ in heading.split(separator: " ", maxSplits: 1).last.map(String.init) ?? heading }
      let isPriced = rate == nil && !heading.isEmpty
      blocks.append(TariffBlock(heading: name ?? heading, rate: rate, rows: rows, isPriced: isPriced))
    }
    for row in words.rows {
      switch row {
      case .title: continue
      case .section(let name):
        end()
        (heading, rows) = (name, [])
      default: rows.append(row)
      }
    }
    end()
    return blocks
  }

  private init(heading: String, rate: (index: Int, lamp: String)?, rows: [TariffWords.Row], isPriced: Bool) {
    self.isPriced = isPriced
    self.heading = heading
    self.rate = rate
    self.rows = rows
  }

  /// The public holidays of a year; nil without any.
  init?(holidays calendar: HolidayCalendar, in year: Int, strings: Strings, formats: Formats) {
    let days = calendar.holidays(in: year)
    guard !days.isEmpty else { return nil }
    heading = strings.text(.pictureHolidays, ["year": "\(year)"])
    rate = nil
    isPriced = false
    rows = days.map { day in
      .pair(label: formats.date(day.date, .dayAndMonth), value: day.holiday.name(in: formats.language.tag))
    }
  }

  /// Draws it between the margins, and goes down past it.
  func draw(on canvas: inout Canvas) {
    drawHeading(on: &canvas)
    for row in rows { draw(row, on: &canvas) }
  }

  /// Whether a column may end after a piece of a block.
  enum End: Sendable, Hashable {
    case none
    /// Between rows of a rate, which are better left together.
    case inRate
    /// Between the words of a rate, the one of this place, and its table, which may stand in the next column.
    case beforeTable(rate: Int)
    case row
    case part

    /// Whether a column may end here whatever stands on the sheet.
    var isUsual: Bool { self != .none && rate == nil }

    /// The place of the rate that is parted from its table here.
    var rate: Int? {
      if case .beforeTable(let rate) = self { rate } else { nil }
    }
  }

  /// The block in pieces that stand below each other, and whether a column may end after each.
  func units(width: Double) -> [(drawing: Drawing, end: End)] {
    var heading = Canvas(width: width, margin: 0)
    drawHeading(on: &heading)
    var units: [(drawing: Drawing, end: End)] = [(heading.drawing, .none)]
    for (index, row) in rows.enumerated() {
      var canvas = Canvas(width: width, margin: 0)
      if case .table(let head, let all) = row, all.count > TariffBlock.longTable {
        // The columns of all its parts stand below each other.
        for first in stride(from: 0, to: all.count, by: TariffBlock.tablePart) {
          var part = Canvas(width: width, margin: 0)
          let last = min(first + TariffBlock.tablePart, all.count)
          draw(head, all, only: first..<last, on: &part)
          if last == all.count { part.y += 2 + (index == rows.count - 1 ? 22 : 0) }
          units.append((part.drawing, last < all.count ? .row : index == rows.count - 1 ? .part : .inRate))
        }
        continue
      }
      draw(row, on: &canvas)
      let isLast = index == rows.count - 1
      if isLast { canvas.y += 22 }
      // What explains a row and what belongs to a heading stay with them, at the end as at the beginning.
      let mayEnd = index > 0 && index < rows.count - 2 && !rows[index + 1].isDetail
      if let rate, index > 0, index == rows.count - 2, case .table = rows[index + 1] {
        units.append((canvas.drawing, .beforeTable(rate: rate.index)))
      } else {
        units.append((canvas.drawing, isLast ? .part : !mayEnd ? .none : rate == nil ? .row : .inRate))
      }
    }
    return units
  }

  private func draw(_ row: TariffWords.Row, on canvas: inout Canvas) {
    switch row {
    case .title(let text), .section(let text), .line(let text):
      canvas.paragraph(text, size: TariffBlock.size)
    case .detail(let text): canvas.paragraph(text, size: Canvas.Size.small, indent: 10, .medium, .faint)
    case .pair(let label, let value) where isPriced: draw(label, price: value, on: &canvas)
    case .pair(let label, let value): draw(label, value, on: &canvas)
    case .table(let head, let rows): draw(head, rows, only: rows.indices, on: &canvas)
    }
    canvas.y += 2
  }

  private func drawHeading(on canvas: inout Canvas) {
    guard !heading.isEmpty else { return }
    canvas.rule(.ink)
    canvas.y += 7
    var indent = 0.0
    if let rate {
      canvas.fill(Box(x: canvas.margin, y: canvas.y, width: 26, height: 22), .rate(rate.index))
      canvas.letter(rate.lamp, at: Point(x: canvas.margin + 13, y: canvas.y + 11))
      indent = 36
    }
    canvas.paragraph(heading, size: 15, indent: indent, .extraBold)
    canvas.y += 5
  }

  /// A name with its price at the right, or below it where that is long.
  private func draw(_ name: String, price: String, on canvas: inout Canvas) {
    let size = TariffBlock.size
    let width = Canvas.width(of: price, size: size)
    guard width < canvas.room * 0.4 else {
      canvas.paragraph(name, size: size, .extraBold)
      canvas.paragraph(price, size: size, indent: 10)
      return
    }
    canvas.y += 2
    canvas.write(price, size: size, at: canvas.right, canvas.y + size, .right, .extraBold)
    for line in Canvas.lines(of: name, size: size, width: canvas.room - width - 14) {
      canvas.write(line, size: size, at: canvas.margin, canvas.y + size, .left, .extraBold)
      canvas.y += size * Canvas.leading
    }
  }

  /// A label in its own columns where there is room beside it, else above what it names.
  private func draw(_ label: String, _ value: String, on canvas: inout Canvas) {
    let size = TariffBlock.size
    let beside = min(canvas.room * 0.36, 150)
    let labels = Canvas.lines(of: label, size: size, width: beside - 10)
    guard canvas.room - beside > 150 else {
      canvas.paragraph(label, size: Canvas.Size.small, .medium, .faint)
      canvas.paragraph(value, size: size)
      return
    }
    let top = canvas.y
    for line in labels {
      canvas.write(line, size: size, at: canvas.margin, canvas.y + size, .left, .medium, .faint)
      canvas.y += size * Canvas.leading
    }
    let end = canvas.y
    canvas.y = top
    canvas.paragraph(value, size: size, indent: beside)
    canvas.y = max(canvas.y, end)
  }

  /// Some rows of a table whose columns end below each other, its letters as large as fit.
  private func draw(_ head: [String], _ rows: [[String]], only shown: Range<Int>, on canvas: inout Canvas) {
    var widths: [Int] = []
    for row in [head] + rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], TextColumns.count(cell))
      }
    }
    let columns = widths.reduce(0, +) + 2 * max(0, widths.count - 1)
    let size = min(TariffBlock.size, canvas.room / Double(max(columns, 1)) / TextRun.columnPerSize)
    let slack = (canvas.room - Double(columns) * size * TextRun.columnPerSize) / Double(max(1, widths.count))
    let line = size * 1.5
    canvas.y += 3
    for (index, row) in ([head] + rows[shown]).enumerated() {
      if index % 2 == 1 { canvas.fill(Box(x: canvas.margin, y: canvas.y, width: canvas.room, height: line), .panel) }
      var end = canvas.margin
      for (column, cell) in row.enumerated() {
        let gap = column == 0 ? 0 : 2
        end += Double(widths[column] + gap) * size * TextRun.columnPerSize + min(slack, 40)
        canvas.write(
          cell, size: size, at: end, canvas.y + line * 0.72, .right, index == 0 ? .extraBold : .medium,
          index == 0 ? .faint : .ink)
      }
      canvas.y += line
    }
    canvas.y += 4
  }
}

extension TariffWords.Row {
  /// Whether it explains the row above it.
  fileprivate var isDetail: Bool {
    if case .detail = self { true } else { false }
  }
}
