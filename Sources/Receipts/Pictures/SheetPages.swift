import Drawing

/// A sheet cut into pages of A4 as wide as it is.
enum SheetPages {
  /// Where a page after the first begins, below its running head.
  static let top = 52.0
  /// What stays free at a page's foot.
  static let foot = 30.0

  /// The height of a page.
  static func height(_ width: Double) -> Double { width * 297 / 210 }

  /// How much of a page goes to its wider gaps: a cut may lie so much higher for the sake of one.
  private static let slack = 0.25

  /// Cuts a sheet where nothing is drawn; one that fits on a page stays as it is.
  ///
  /// A cut lies in the widest gap of the last quarter of its page, so that what belongs together stays together.
  static func cut(_ sheet: Drawing, title: String) -> [Drawing] {
    let height = height(sheet.width)
    guard sheet.height > height else { return [sheet] }
    let parts = parts(of: sheet)
    let gaps = gaps(between: parts)
    var pages: [Drawing] = []
    var begin = 0.0
    while begin < sheet.height {
      let offset = pages.isEmpty ? 0 : top
      let limit = begin + height - offset - foot
      let end = sheet.height - foot <= limit ? sheet.height : cut(gaps, from: begin, to: limit)
      let inside = parts.filter { $0.middle >= begin && $0.middle < end }.map { $0.operation }
      let first = parts.filter { $0.middle >= begin }.map { $0.top }.min() ?? begin
      let shift = pages.isEmpty ? 0 : top - first
      pages.append(
        Drawing(
          width: sheet.width, height: height,
          operations: [.group(inside, Placement(y: shift), clip: nil)]))
      begin = end
    }
    return headed(pages, title: title)
  }

  /// Puts pages on their ground, with their numbers and, from the second on, the title.
  static func headed(_ pages: [Drawing], title: String) -> [Drawing] {
    guard pages.count > 1 else { return pages }
    return pages.enumerated().map { index, page in
      let margin = PictureWidth.margin(page.width)
      var canvas = Canvas(width: page.width, margin: margin)
      canvas.y = page.height
      canvas.fill(Box(x: 0, y: 0, width: page.width, height: page.height), .paper)
      let number = "\(index + 1) / \(pages.count)"
      if index > 0 {
        let room = canvas.room - Canvas.width(of: number, size: Canvas.Size.small) - 24
        let line = Canvas.lines(of: title, size: Canvas.Size.small, width: room).first ?? ""
        canvas.write(line, size: Canvas.Size.small, at: margin, 28, .left, .medium, .faint)
        canvas.fill(Box(x: margin, y: 36, width: canvas.room, height: 1), .grid)
      }
      canvas.write(number, size: Canvas.Size.small, at: canvas.right, 28, .right, .medium, .faint)
      canvas.add(page.operations)
      return canvas.drawing
    }
  }

  // MARK: - Parts and gaps

  /// Something drawn, and how far down it reaches.
  private struct Part {
    let operation: DrawingOperation
    let top: Double
    let bottom: Double

    var middle: Double { (top + bottom) / 2 }

    /// Whether it belongs to what comes below it: heavy letters, a rule.
    var isHeading: Bool {
      if case .text(let run, _) = operation { run.weight == .extraBold } else { bottom - top <= 2 }
    }
  }

  private static func parts(of sheet: Drawing) -> [Part] {
    var parts: [Part] = []
    var open: [(box: Box, operations: [DrawingOperation])] = []
    func add(_ operation: DrawingOperation, _ top: Double, _ bottom: Double) {
      if open.isEmpty {
        // The ground belongs to every page.
        if bottom - top < sheet.height { parts.append(Part(operation: operation, top: top, bottom: bottom)) }
      } else {
        open[open.count - 1].operations.append(operation)
      }
    }
    for step in sheet.steps {
      switch step {
      case .fill(let path, let paint):
        guard let (top, bottom) = reach(of: path) else { continue }
        add(.fill(path, paint), top, bottom)
      case .stroke(let path, let width, let paint):
        guard let (top, bottom) = reach(of: path) else { continue }
        add(.stroke(path, width: width, paint), top - width / 2, bottom + width / 2)
      case .text(let run, let paint):
        add(.text(run, paint), run.origin.y - 0.78 * run.size, run.origin.y + 0.22 * run.size)
      case .picture(let picture, let box): add(.picture(picture, box), box.y, box.y + box.height)
      case .beginClip(let box): open.append((box, []))
      case .endClip:
        guard let last = open.popLast() else { continue }
        add(.group(last.operations, Placement(), clip: last.box), last.box.y, last.box.y + last.box.height)
      }
    }
    return parts
  }

  private static func reach(of path: Path) -> (top: Double, bottom: Double)? {
    var reach: (top: Double, bottom: Double)?
    func take(_ point: Point) {
      reach = (min(reach?.top ?? point.y, point.y), max(reach?.bottom ?? point.y, point.y))
    }
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): take(point)
      case .curve(let control1, let control2, let point):
        take(control1)
        take(control2)
        take(point)
      case .close: continue
      }
    }
    return reach
  }

  /// Where a page may end: nothing is drawn from side to side, and what stands above is no heading.
  private static func gaps(between parts: [Part]) -> [(top: Double, bottom: Double)] {
    var gaps: [(top: Double, bottom: Double)] = []
    var (reached, isHeading) = (0.0, true)
    for part in parts.sorted(by: { $0.top < $1.top }) {
      if part.top > reached {
        if !isHeading { gaps.append((reached, part.top)) }
        isHeading = true
      }
      isHeading = isHeading && part.isHeading
      reached = max(reached, part.bottom)
    }
    return gaps
  }

  private static func cut(_ gaps: [(top: Double, bottom: Double)], from begin: Double, to limit: Double) -> Double {
    let possible = gaps.filter { $0.top > begin && $0.top <= limit }
    let late = possible.filter { $0.top >= limit - (limit - begin) * slack }
    // Of equally wide gaps the lowest.
    let widest = late.max { $0.bottom - $0.top < $1.bottom - $1.top + 0.5 }
    guard let gap = widest ?? possible.last else { return limit }
    return (gap.top + gap.bottom) / 2
  }
}
