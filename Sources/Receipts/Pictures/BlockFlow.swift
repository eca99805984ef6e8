import Drawing

/// Blocks below each other, in two columns where there is room for two.
struct BlockFlow: Sendable {
  private typealias Unit = (drawing: Drawing, end: TariffBlock.End)

  private let units: [Unit]
  private let isNarrow: Bool
  /// The width of a column.
  private let width: Double

  private static let gap = 28.0
  /// The height of the bar over a table that was parted from its words.
  private static let bar = 6.0

  /// Lays blocks out for the room of a canvas.
  init(_ blocks: [TariffBlock], on canvas: Canvas) {
    isNarrow = canvas.width < PictureWidth.narrow
    width = isNarrow ? canvas.room : (canvas.room - BlockFlow.gap) / 2
    units = blocks.flatMap { [width] in $0.units(width: width) }
  }

  /// Draws all of them in columns about as long, and goes down past them.
  func draw(on canvas: inout Canvas) {
    draw(balanced(units[...]), on: &canvas)
  }

  /// Draws them on a page that has been begun and on as many more as they need.
  func pages(from begun: Canvas, footing: [String]) -> [Drawing] {
    let height = SheetPages.height(begun.width)
    var end = Canvas(width: begun.width, margin: begun.margin)
    end.footing(footing)
    var canvas = begun
    var rest = units[...]
    var pages: [Drawing] = []
    while true {
      let room = height - canvas.y - end.y
      var columns = balanced(rest)
      if columns.map({ BlockFlow.height($0) }).max() ?? 0 > room {
        columns = filled(rest, room: room, isFresh: !pages.isEmpty)
      }
      draw(columns, on: &canvas)
      rest = rest.dropFirst(columns.reduce(0) { $0 + $1.count })
      if rest.isEmpty { canvas.footing(footing) }
      canvas.y = height
      pages.append(canvas.drawing)
      if rest.isEmpty { return pages }
      canvas = Canvas(width: begun.width, margin: begun.margin)
      canvas.y = SheetPages.top
    }
  }

  // MARK: - Columns

  /// Two columns about as long; one where there is no room for two.
  private func balanced(_ units: ArraySlice<Unit>) -> [ArraySlice<Unit>] {
    guard !isNarrow else { return [units] }
    let all = BlockFlow.height(units)
    var (split, shortest, left) = (units.endIndex, all, 0.0)
    for (index, unit) in zip(units.indices, units) {
      left += unit.drawing.height
      // A part is kept whole where that makes the sheet hardly longer.
      let longer = max(left, all - left)
      let best = unit.end == .part ? longer - all * 0.06 : longer
      if unit.end.isUsual, best < shortest { (split, shortest) = (index + 1, best) }
    }
    return [units[..<split], units[split...]]
  }

  /// Columns as long as the room; on a fresh page at least one unit.
  private func filled(_ units: ArraySlice<Unit>, room: Double, isFresh: Bool) -> [ArraySlice<Unit>] {
    var columns: [ArraySlice<Unit>] = []
    var rest = units
    for column in 0..<(isNarrow ? 1 : 2) {
      // A table that was parted from its words stands beside them, never on another page.
      let bar = columns.last?.last?.end.rate == nil ? 0 : BlockFlow.bar + 6
      var count = BlockFlow.count(of: rest, room: room - bar, partsTables: column == 0 && !isNarrow)
      if count == 0, isFresh, columns.isEmpty {
        // What is longer than a column must be cut somewhere.
        count = max(min(1, rest.count), BlockFlow.count(of: rest, room: room, cutsRates: true))
      }
      columns.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return columns
  }

  /// How many units fit, up to a place where a column may end.
  ///
  /// That is after a whole part where it leaves little room bare. A rate stays whole; where that would leave a third of the
  /// column bare, its table may go to the next one.
  private static func count(
    of units: ArraySlice<Unit>, room: Double, cutsRates: Bool = false, partsTables: Bool = false
  ) -> Int {
    var (height, row, part) = (0.0, 0, (count: 0, height: 0.0))
    var (rowHeight, words) = (0.0, (count: 0, height: 0.0))
    for (index, unit) in units.enumerated() {
      height += unit.drawing.height
      guard height <= room else { break }
      if unit.end == .row || unit.end == .part || cutsRates && unit.end == .inRate {
        (row, rowHeight) = (index + 1, height)
      }
      if unit.end == .part { part = (index + 1, height) }
      if unit.end.rate != nil { words = (index + 1, height) }
    }
    if part.height >= room * 0.75 { return part.count }
    return partsTables && rowHeight < room * 2 / 3 && words.height > rowHeight ? words.count : row
  }

  private static func height(_ units: ArraySlice<Unit>) -> Double { units.reduce(0) { $0 + $1.drawing.height } }

  private func draw(_ columns: [ArraySlice<Unit>], on canvas: inout Canvas) {
    let top = canvas.y
    for (index, column) in columns.enumerated() {
      canvas.y = top
      if index > 0, let rate = columns[index - 1].last?.end.rate {
        // The colour of its rate says whose table it is.
        let x = canvas.margin + Double(index) * (width + BlockFlow.gap)
        canvas.fill(Box(x: x, y: top, width: width, height: BlockFlow.bar), .rate(rate))
        canvas.y += BlockFlow.bar + 6
      }
      for unit in column {
        let x = canvas.margin + Double(index) * (width + BlockFlow.gap)
        canvas.add(unit.drawing.operations, at: Point(x: x, y: canvas.y))
        canvas.y += unit.drawing.height
      }
    }
    canvas.y = top + (columns.map { BlockFlow.height($0) }.max() ?? 0)
  }
}
