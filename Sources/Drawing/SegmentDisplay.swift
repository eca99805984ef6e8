/// A seven-segment display showing something: its frame and which bars are on.
package struct SegmentDisplay: Sendable, Hashable {
  /// The cells, lit or not.
  package let frame: SegmentFrame

  /// What is on in each cell of the frame.
  package let glyphs: [SegmentGlyph]

  /// Shows a text against the right edge of a frame, which widens rather than lose a digit.
  package init(_ text: String, in frame: SegmentFrame) {
    (self.frame, self.glyphs) = frame.holding(SegmentGlyph.cells(of: text))
  }

  /// Every bar, point and colon of the frame.
  package var ghost: Path { path(of: frame.cells, inset: 0) }

  /// The bars, points and colons that are on.
  package var lit: Path { path(of: glyphs, inset: 0) }

  /// The bright inside of what is on.
  package var core: Path { path(of: glyphs, inset: SegmentStyle.coreInset) }

  /// The four layers, one path each, the ghost at the bottom.
  package var drawing: Drawing {
    let lit = lit
    return Drawing(
      width: frame.width, height: frame.style.height,
      operations: [
        .fill(ghost, .ghost), .fill(lit, .bloom), .fill(lit, .lit), .fill(core, .core),
      ])
  }

  private func path(of glyphs: [SegmentGlyph], inset: Double) -> Path {
    var path = Path()
    for (index, glyph) in glyphs.enumerated() {
      SegmentCell(style: frame.style, left: frame.left(of: index), inset: inset).draw(glyph, into: &path)
    }
    return path
  }
}
