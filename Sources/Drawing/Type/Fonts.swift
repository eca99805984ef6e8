import Words

/// The fonts that drawings are written with, and which of them has a character.
package struct Fonts: Sendable {
  /// One of the fonts.
  package enum Face: Int, Sendable, Hashable, CaseIterable {
    /// Latin and Cyrillic, for text.
    case medium
    /// Latin and Cyrillic, for headings and totals.
    case extraBold
    /// Japanese.
    case gothic
  }

  /// A character of a text in its place.
  package struct Glyph: Sendable, Hashable {
    /// The font that has it.
    package let face: Face
    /// The place of its outline there; 0 is the box that stands for what no font has.
    package let glyph: Int
    /// The character.
    package let scalar: Unicode.Scalar
    /// Where its outline begins, on the line, in the drawing's units.
    package let origin: Point
    /// The size of its em, in the drawing's units.
    package let size: Double
  }

  private let medium: TrueTypeFont
  private let extraBold: TrueTypeFont
  private let gothic: TrueTypeFont

  /// How large a Japanese character is beside Latin ones: two columns would hold one of 1.2.
  static let gothicScale = 1.1

  /// Takes the three files of `Data/fonts`.
  ///
  /// - Throws: A ``FontError`` for a file that is no such font.
  package init(medium: [UInt8], extraBold: [UInt8], gothic: [UInt8]) throws(FontError) {
    self.medium = try TrueTypeFont(medium)
    self.extraBold = try TrueTypeFont(extraBold)
    self.gothic = try TrueTypeFont(gothic)
  }

  /// The font of a face.
  package subscript(_ face: Face) -> TrueTypeFont {
    switch face {
    case .medium: medium
    case .extraBold: extraBold
    case .gothic: gothic
    }
  }

  /// The characters of a text in their places, each in the middle of its columns.
  package func glyphs(of run: TextRun) -> [Glyph] {
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(run.text.utf8.count)
    var column = 0
    for scalar in run.text.unicodeScalars {
      let columns = TextColumns.count(scalar)
      let (face, glyph) = found(scalar, weight: run.weight)
      let font = self[face]
      let size = face == .gothic ? run.size * Fonts.gothicScale : run.size
      let advance = Double(font.advance(of: glyph)) * size / Double(font.unitsPerEm)
      // A mark stands on the character before it.
      let left = Double(columns == 0 ? max(column - 1, 0) : column) * run.pitch
      let slack = Double(max(columns, 1)) * run.pitch - advance
      let x = run.origin.x + left + slack / 2
      glyphs.append(
        Glyph(face: face, glyph: glyph, scalar: scalar, origin: Point(x: x, y: run.origin.y), size: size))
      column += columns
    }
    return glyphs
  }

  /// The characters of a drawing's texts that no font has, each once, in order.
  package func missing(in drawing: Drawing) -> [Unicode.Scalar] {
    var missing: Set<UInt32> = []
    for run in drawing.texts {
      for scalar in run.text.unicodeScalars where found(scalar, weight: run.weight).glyph == 0 {
        missing.insert(scalar.value)
      }
    }
    return missing.sorted().compactMap { Unicode.Scalar($0) }
  }

  private func found(_ scalar: Unicode.Scalar, weight: TextRun.Weight) -> (face: Face, glyph: Int) {
    let own: Face = weight == .medium ? .medium : .extraBold
    // The fonts have one space for all widths of it.
    let sought: Unicode.Scalar = scalar == "\u{202F}" ? "\u{A0}" : scalar
    if let glyph = self[own].glyph(of: sought) { return (own, glyph) }
    if let glyph = gothic.glyph(of: sought) { return (.gothic, glyph) }
    return (TextColumns.count(scalar) == 2 ? .gothic : own, 0)
  }
}

extension Fonts {
  /// The outline of a character in its place, in the drawing's units.
  package func outline(of glyph: Glyph) -> Path {
    let font = self[glyph.face]
    let scale = glyph.size / Double(font.unitsPerEm)
    func placed(_ point: Point) -> Point {
      Point(x: glyph.origin.x + point.x * scale, y: glyph.origin.y - point.y * scale)
    }
    return Path(
      font.path(of: glyph.glyph).elements.map { element in
        switch element {
        case .move(let point): .move(placed(point))
        case .line(let point): .line(placed(point))
        case .curve(let control1, let control2, let point):
          .curve(control1: placed(control1), control2: placed(control2), to: placed(point))
        case .close: .close
        }
      })
  }
}
