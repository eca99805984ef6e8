import Drawing
import Words

/// Where pictures are drawn: shapes and lines of text, one below the other.
struct Canvas: Sendable {
  /// Which side of a text stands at its place.
  enum Side {
    case left
    case middle
    case right
  }

  /// The width of the sheet.
  let width: Double
  /// The room kept free at the sides.
  let margin: Double
  /// How far down the sheet is used.
  var y = 0.0
  private(set) var operations: [DrawingOperation] = []

  /// The sizes of letters; none is smaller than the least that a screen shows.
  enum Size {
    static let small = 13.0
    static let text = 14.0
    static let large = 18.0
    static let title = 30.0
  }

  /// The height of a line of text over its size.
  static let leading = 1.45

  init(width: Double, margin: Double) {
    self.width = width
    self.margin = margin
  }

  /// The width between the margins.
  var room: Double { width - 2 * margin }

  /// The right end of the room.
  var right: Double { width - margin }

  /// How wide a text of a size is.
  static func width(of text: String, size: Double) -> Double {
    Double(TextColumns.count(text)) * size * TextRun.columnPerSize
  }

  /// A text in lines that fit into a width.
  static func lines(of text: String, size: Double, width: Double) -> [String] {
    let columns = max(4, Int(width / (size * TextRun.columnPerSize)))
    return TextColumns.wrapped(text, width: columns, cutsWords: true)
  }

  /// The size at which a text fits into a width, the wanted one at most.
  static func size(fitting text: String, into width: Double, from size: Double) -> Double {
    Canvas.width(of: text, size: size) <= width + 0.001
      ? size : width / max(1, Double(TextColumns.count(text))) / TextRun.columnPerSize
  }

  // MARK: - Text

  /// Writes one line, its letters standing on `y`.
  mutating func write(
    _ text: String, size: Double = Size.text, at x: Double, _ y: Double, _ side: Side = .left,
    _ weight: TextRun.Weight = .medium, _ paint: Paint = .ink
  ) {
    guard !text.isEmpty else { return }
    let width = Canvas.width(of: text, size: size)
    let left =
      switch side {
      case .left: x
      case .middle: x - width / 2
      case .right: x - width
      }
    operations.append(.text(TextRun(text, at: Point(x: left, y: y), size: size, weight: weight), paint))
  }

  /// Writes a text between the margins in as many lines as it needs, and goes down past it.
  mutating func paragraph(
    _ text: String, size: Double = Size.text, indent: Double = 0, _ weight: TextRun.Weight = .medium,
    _ paint: Paint = .ink
  ) {
    for line in Canvas.lines(of: text, size: size, width: room - indent) {
      write(line, size: size, at: margin + indent, y + size, .left, weight, paint)
      y += size * Canvas.leading
    }
  }

  // MARK: - Shapes

  /// Fills a rectangle.
  mutating func fill(_ box: Box, _ paint: Paint) {
    guard box.width > 0, box.height > 0 else { return }
    operations.append(.fill(box.path, paint))
  }

  /// Fills a shape.
  mutating func fill(_ path: Path, _ paint: Paint) {
    guard !path.isEmpty else { return }
    operations.append(.fill(path, paint))
  }

  /// Draws a line through points.
  mutating func line(_ points: [Point], width: Double, _ paint: Paint) {
    guard let first = points.first, points.count > 1 else { return }
    operations.append(.stroke(Path([.move(first)] + points.dropFirst().map { .line($0) }), width: width, paint))
  }

  /// Draws a line across the room, and goes down past it.
  mutating func rule(_ paint: Paint = .grid) {
    fill(Box(x: margin, y: y, width: room, height: 1), paint)
    y += 1
  }

  /// Adds what was drawn elsewhere, its upper left corner at a place.
  mutating func add(_ operations: [DrawingOperation], at place: Point = Point(x: 0, y: 0)) {
    if place == Point(x: 0, y: 0) {
      self.operations += operations
    } else {
      self.operations.append(.group(operations, Placement(x: place.x, y: place.y), clip: nil))
    }
  }

  /// A taxi's squares across the sheet, and goes down past them.
  mutating func squares() {
    let side = 6.0
    var path = Path()
    for row in 0..<2 {
      for place in stride(from: row, to: Int(room / side), by: 2) {
        let box = Box(x: margin + Double(place) * side, y: y + Double(row) * side, width: side, height: side)
        for element in box.path.elements { path.append(element) }
      }
    }
    fill(path, .ink)
    y += 2 * side
  }

  /// The picture without a ground, as high as it is used.
  var drawing: Drawing { Drawing(width: width, height: y, operations: operations) }

  /// The picture on a sheet.
  var sheet: Drawing {
    let ground = DrawingOperation.fill(Box(x: 0, y: 0, width: width, height: y).path, .paper)
    return Drawing(width: width, height: y, operations: [ground] + operations)
  }
}
