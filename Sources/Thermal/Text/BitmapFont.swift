/// Letters made of dots: 24 rows, 12 dots wide, or 24 for a character of two columns.
package struct BitmapFont: Sendable {
  /// The rows of a letter.
  package static let height = 24

  /// The dots of a column.
  package static let columnWidth = 12

  /// What is drawn for a character that the font lacks.
  static let unknown: UInt32 = 0xFFFD

  /// A letter and a mark that follows it, written as one.
  struct Pair: Sendable {
    let letter: UInt32
    let mark: UInt32
    let composed: UInt32
  }

  /// Code points in rising order.
  private let scalars: [UInt32]
  private let glyphs: [Bitmap]
  private let pairs: [Pair]

  /// Takes glyphs in the order of their code points.
  init(scalars: [UInt32], glyphs: [Bitmap], pairs: [Pair]) {
    self.scalars = scalars
    self.glyphs = glyphs
    self.pairs = pairs
  }

  /// A text as the letters to draw, marks joined to the letters before them.
  func letters(of text: String) -> [Bitmap] {
    composed(text).compactMap { glyph(of: $0) ?? glyph(of: BitmapFont.unknown) }
  }

  /// How many columns a text takes: two for a wide character, none for a mark that joins a letter.
  package func columns(of text: String) -> Int {
    letters(of: text).reduce(0) { $0 + $1.width / BitmapFont.columnWidth }
  }

  /// The characters of a text that the font lacks, each once.
  package func missing(in text: String) -> [UInt32] {
    var lacking: [UInt32] = []
    for scalar in composed(text) where glyph(of: scalar) == nil && !lacking.contains(scalar) { lacking.append(scalar) }
    return lacking
  }

  private func glyph(of scalar: UInt32) -> Bitmap? {
    var range = 0..<scalars.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if scalars[middle] == scalar { return glyphs[middle] }
      range = scalars[middle] < scalar ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  private func composed(_ text: String) -> [UInt32] {
    var result: [UInt32] = []
    for scalar in text.unicodeScalars {
      if let last = result.last, let pair = pairs.first(where: { $0.letter == last && $0.mark == scalar.value }) {
        result[result.count - 1] = pair.composed
      } else {
        result.append(scalar.value)
      }
    }
    return result
  }
}
