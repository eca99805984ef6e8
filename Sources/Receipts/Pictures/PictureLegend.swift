import Drawing
import Words

/// What the surfaces of a picture mean: a swatch and a word each, in as many lines as they need.
struct PictureLegend {
  /// One surface and its word.
  struct Entry {
    let paint: Paint
    let texture: Texture
    let text: String
    /// A letter on the swatch.
    var letter = ""
    /// What shows between the stripes.
    var ground = Paint.paper
  }

  let entries: [Entry]

  private static let swatch = 16.0
  private static let line = 24.0

  /// The entries of parts of fares.
  init(_ parts: [FarePart], strings: Strings) {
    entries = parts.map { Entry(paint: $0.paint, texture: $0.texture, text: strings.text($0.phrase)) }
  }

  init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// Draws it between the margins, and goes down past it.
  func draw(on canvas: inout Canvas) {
    let size = Canvas.Size.text
    var x = canvas.margin
    for entry in entries {
      // As wide as a letter on its ground and some of the colour at both sides.
      let swatch = entry.letter.isEmpty ? PictureLegend.swatch : 26
      let lines = Canvas.lines(of: entry.text, size: size, width: canvas.room - swatch - 8)
      let widest = lines.map { Canvas.width(of: $0, size: size) }.max() ?? 0
      let width = swatch + 8 + widest
      if x > canvas.margin, x + width > canvas.right {
        x = canvas.margin
        canvas.y += PictureLegend.line
      }
      let box = Box(x: x, y: canvas.y + 3, width: swatch, height: PictureLegend.swatch)
      canvas.add(entry.texture.operations(in: box, entry.paint, ground: entry.ground))
      if !entry.letter.isEmpty { canvas.letter(entry.letter, at: Point(x: x + swatch / 2, y: canvas.y + 11)) }
      for (index, line) in lines.enumerated() {
        if index > 0 { canvas.y += size * Canvas.leading }
        canvas.write(line, size: size, at: x + swatch + 8, canvas.y + 16)
      }
      x = lines.count > 1 ? canvas.right : x + width + 24
    }
    if !entries.isEmpty { canvas.y += PictureLegend.line }
  }
}

extension Canvas {
  /// A letter on a small light ground, to be read on any colour.
  mutating func letter(_ letter: String, at middle: Point) {
    let width = max(13, Canvas.width(of: letter, size: Size.small) + 5)
    fill(Box(x: middle.x - width / 2, y: middle.y - 7.5, width: width, height: 15), .paper)
    write(letter, size: Size.small, at: middle.x, middle.y + 4.5, .middle, .extraBold)
  }
}
