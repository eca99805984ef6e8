import Words

/// One line of text on a grid of columns: a wide character takes two, a mark that stands above another none.
///
/// All lengths are in the drawing's units.
package struct TextRun: Sendable, Hashable {
  /// How heavy the letters are.
  package enum Weight: Sendable, Hashable, CaseIterable {
    /// The letters of the text.
    case medium
    /// The letters of headings and totals.
    case extraBold
  }

  /// The characters.
  package var text: String
  /// Where the first column begins on the line that the letters stand on.
  package var origin: Point
  /// The size of the letters, the em.
  package var size: Double
  /// The width of a column.
  package var pitch: Double
  /// How heavy the letters are.
  package var weight: Weight
  /// Whether it is seen; a text that is not seen says to a reader of the file what is drawn there.
  package var isSeen: Bool

  /// Makes a line of text; a column is as wide as a letter, three fifths of the size, unless told.
  package init(
    _ text: String, at origin: Point, size: Double, pitch: Double? = nil, weight: Weight = .medium, isSeen: Bool = true
  ) {
    self.text = text
    self.origin = origin
    self.size = size
    self.pitch = pitch ?? size * TextRun.columnPerSize
    self.weight = weight
    self.isSeen = isSeen
  }

  /// How far it reaches to the right.
  package var width: Double { Double(TextColumns.count(text)) * pitch }

  /// The width of a column of letters whose size is one.
  package static let columnPerSize = 0.6
}
