/// The cells of a display, whatever they show: what is lit and what is dark share it.
package struct SegmentFrame: Sendable, Hashable {
  /// What a cell can show, from left to right: all bars or a colon, with a point where there is one.
  package let cells: [SegmentGlyph]

  /// The proportions.
  package let style: SegmentStyle

  /// Makes a frame from a pattern such as `888.88` or `88:88`.
  package init(pattern: String, style: SegmentStyle = SegmentStyle()) {
    self.init(showing: SegmentGlyph.cells(of: pattern), style: style)
  }

  private init(showing glyphs: [SegmentGlyph], style: SegmentStyle) {
    self.cells = glyphs.map { glyph in
      if glyph.contains(.colon) { return .colon }
      return glyph.contains(.point) ? SegmentGlyph.eight.union(.point) : .eight
    }
    self.style = style
  }

  /// The frame with every cell that a text needs, widened to the left, and the text's glyphs against its right edge.
  ///
  /// A point where the frame has none is added to it; where a colon and a digit would share a cell the text gets a
  /// frame of its own, so that no digit is ever lost.
  package func holding(_ glyphs: [SegmentGlyph]) -> (frame: SegmentFrame, glyphs: [SegmentGlyph]) {
    let count = max(cells.count, glyphs.count)
    let kinds = Array(repeating: SegmentGlyph.eight, count: count - cells.count) + cells
    let shown = Array(repeating: SegmentGlyph(), count: count - glyphs.count) + glyphs
    var merged: [SegmentGlyph] = []
    for (kind, glyph) in zip(kinds, shown) {
      if !glyph.isEmpty, glyph.contains(.colon) != kind.contains(.colon) {
        return (SegmentFrame(showing: glyphs, style: style), glyphs)
      }
      merged.append(kind.union(glyph))
    }
    return (SegmentFrame(showing: merged, style: style), shown)
  }

  /// The width of the whole display in the drawing's units, the lean included.
  package var width: Double {
    guard let last = cells.last else { return 0 }
    let end = last.contains(.colon) ? style.colonPitch : last.contains(.point) ? style.pitch : style.width
    return left(of: cells.count - 1) + (end + style.slant) * style.height
  }

  /// The left edge of a cell before it is slanted.
  func left(of cell: Int) -> Double {
    var edge = 0.0
    for index in 0..<cell {
      edge += cells[index].contains(.colon) ? style.colonPitch : style.pitch
    }
    return edge * style.height
  }
}
