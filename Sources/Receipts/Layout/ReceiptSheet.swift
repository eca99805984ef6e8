import Drawing
import Units
import Words

/// A receipt laid out on a strip of paper: one drawing for the screen, for files and for printers.
///
/// A unit is a twelfth of a column, so that a thermal head with eight dots a millimetre prints a unit a dot.
package struct ReceiptSheet: Sendable {
  /// What the paper is.
  package enum Paper: Sendable, Hashable {
    /// Off-white with torn ends, as on a screen.
    case torn
    /// White without an edge, for printers.
    case plain
    /// White without an edge and without margins at the sides, for the head of a thermal printer.
    case roll
  }

  /// The drawing.
  package let drawing: Drawing
  /// The lines of text in it, as a program that reads them from the file should find them.
  package let lines: [String]

  /// The width of a column.
  package static let column = 12.0
  private static let size = 20.0
  private static let leading = 27.0
  private static let width = column * Double(Receipt.columns)

  /// Lays a receipt out.
  ///
  /// - Parameters:
  ///   - receipt: What it says.
  ///   - route: The picture of the way; nil without one.
  ///   - paper: What it is laid out on.
  package init(_ receipt: Receipt, route: RouteSketch?, on paper: Paper) {
    var pen = Pen(margin: paper == .roll ? 0 : 2.5 * ReceiptSheet.column)
    pen.skip(paper == .roll ? 8 : 34)
    var hasRoute = false
    var followsTotal = false
    for row in receipt.rows {
      defer { if case .total = row { followsTotal = true } else { followsTotal = false } }
      switch row {
      case .total: pen.total(row, receipt: receipt)
      // The bar under the total is a line across already.
      case .rule where followsTotal: continue
      case .rule: pen.rule()
      case .title: pen.title(row)
      case .footer where !hasRoute:
        hasRoute = true
        if let route {
          pen.route(route)
          pen.rule()
        }
        pen.lines(of: row)
        pen.skip(6)
      default: pen.lines(of: row)
      }
    }
    pen.skip(paper == .roll ? 8 : 30)
    let height = pen.y
    let width = ReceiptSheet.width + 2 * pen.margin
    var operations: [DrawingOperation] = []
    if paper == .torn { operations.append(.fill(ReceiptSheet.tornPaper(width: width, height: height), .paper)) }
    operations += pen.operations
    drawing = Drawing(width: width, height: height, operations: operations)
    lines = pen.lines
  }

  /// A sheet with a row of teeth above and below, whose slopes cross pixels from corner to corner.
  private static func tornPaper(width: Double, height: Double) -> Path {
    let tooth = 6.0
    var corners: [Point] = []
    var x = 0.0
    var isDown = true
    while x <= width {
      corners.append(Point(x: x, y: isDown ? tooth : 0))
      x += tooth
      isDown.toggle()
    }
    for corner in corners.reversed() { corners.append(Point(x: corner.x, y: height - corner.y)) }
    var path = Path()
    path.append(polygon: corners)
    return path
  }
}

extension ReceiptSheet {
  /// Goes down the paper and draws.
  private struct Pen {
    let margin: Double
    var y = 0.0
    var operations: [DrawingOperation] = []
    var lines: [String] = []

    init(margin: Double) {
      self.margin = margin
    }

    mutating func skip(_ height: Double) { y += height }

    mutating func lines(of row: Receipt.Row) {
      for line in Receipt.lines(of: row) {
        let isQuiet = line.style == .detail || line.style == .footer
        write(line.text, isQuiet ? .faint : .ink)
      }
    }

    private mutating func write(_ text: String, _ paint: Paint) {
      let spaces = text.unicodeScalars.prefix { $0 == " " }.count
      let shown = String(text.unicodeScalars.dropFirst(spaces))
      let x = margin + Double(spaces) * column
      operations.append(.text(TextRun(shown, at: Point(x: x, y: y + 20), size: size, pitch: column), paint))
      lines.append(text)
      y += leading
    }

    /// The name in large letters above a taxi's squares.
    mutating func title(_ row: Receipt.Row) {
      guard case .title(let text) = row else { return }
      for line in TextColumns.wrapped(text, width: Receipt.columns, cutsWords: true) {
        // A long name is written smaller rather than broken.
        let large = min(32, width / Double(max(TextColumns.count(line), 1)) / TextRun.columnPerSize)
        let pitch = large * TextRun.columnPerSize
        let x = margin + (width - Double(TextColumns.count(line)) * pitch) / 2
        operations.append(
          .text(TextRun(line, at: Point(x: x, y: y + 28), size: large, weight: .extraBold), .ink))
        lines.append(line)
        y += 40
      }
      squares()
    }

    private mutating func squares() {
      let side = 6.0
      y += 4
      var path = Path()
      for row in 0..<2 {
        for place in stride(from: row, to: Int(width / side), by: 2) {
          append(Box(x: margin + Double(place) * side, y: y + Double(row) * side, width: side, height: side), to: &path)
        }
      }
      operations.append(.fill(path, .ink))
      y += 2 * side + 12
    }

    /// A dashed line across.
    mutating func rule() {
      y += 8
      var path = Path()
      for dash in 0..<Receipt.columns {
        append(Box(x: margin + Double(dash) * column + 2, y: y, width: 8, height: 2), to: &path)
      }
      operations.append(.fill(path, .faint))
      y += 10
    }

    private func append(_ box: Box, to path: inout Path) {
      path.append(polygon: [
        Point(x: box.x, y: box.y), Point(x: box.x + box.width, y: box.y),
        Point(x: box.x + box.width, y: box.y + box.height), Point(x: box.x, y: box.y + box.height),
      ])
    }

    /// The total in segment digits between two bars; its figures are also written, unseen, for programs that read.
    mutating func total(_ row: Receipt.Row, receipt: Receipt) {
      guard case .total(let label, let amount) = row else { return }
      let parts = AmountParts(amount)
      let reading = SegmentReading(
        minorUnits: receipt.total.minorUnits, fractionDigits: receipt.currency.minorDigits, cells: 24)
      let display = SegmentDisplay(reading.text, in: SegmentFrame(pattern: reading.text))
      let bold = 22.0
      let pitch = bold * TextRun.columnPerSize
      func room(_ text: String) -> Double { text.isEmpty ? 0 : Double(TextColumns.count(text)) * pitch + 8 }
      let free = width - room(label) - room(parts.before) - room(parts.after) - 16
      let natural = display.drawing
      let scale = min(0.52, free / natural.width)
      let (digitsWidth, height) = (natural.width * scale, natural.height * scale)
      y += 8
      bar(thickness: 3)
      y += 14
      let base = y + max(height, bold)
      let right = margin + width - room(parts.after)
      let left = right - digitsWidth
      func word(_ text: String, at x: Double) {
        operations.append(.text(TextRun(text, at: Point(x: x, y: base), size: bold, weight: .extraBold), .ink))
      }
      word(label, at: margin)
      if !parts.before.isEmpty { word(parts.before, at: left - room(parts.before)) }
      operations.append(
        .text(
          TextRun(
            parts.figures, at: Point(x: left, y: base), size: height * 0.9,
            pitch: digitsWidth / Double(max(1, parts.figures.unicodeScalars.count)), isSeen: false), .ink))
      operations.append(
        .group(
          [.fill(display.ghost, .ghost), .fill(display.lit, .lit)], Placement(x: left, y: base - height, scale: scale),
          clip: nil))
      if !parts.after.isEmpty { word(parts.after, at: right + 8) }
      lines.append(label + " " + amount)
      y = base + 14
      bar(thickness: 3)
      y += 8
    }

    private mutating func bar(thickness: Double) {
      operations.append(.fill(Box(x: margin, y: y, width: width, height: thickness).path, .ink))
      y += thickness
    }

    mutating func route(_ route: RouteSketch) {
      y += 4
      operations.append(.group(route.operations, Placement(x: margin, y: y), clip: nil))
      lines += route.lines
      y += route.height + 10
    }
  }
}
