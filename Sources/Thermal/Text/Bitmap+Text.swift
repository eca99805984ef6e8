extension Bitmap {
  /// Burns a text; what lies outside is left out.
  ///
  /// - Parameters:
  ///   - text: The text, in one line.
  ///   - font: The letters.
  ///   - x: Where it begins, in dots.
  ///   - y: The top of its letters, in dots.
  ///   - scale: How many dots wide and high a dot of the font becomes.
  /// - Returns: Where the next letter would begin.
  @discardableResult
  package mutating func draw(_ text: String, _ font: BitmapFont, x: Int, y: Int, scale: Int = 1) -> Int {
    var place = x
    for letter in font.letters(of: text) {
      draw(letter, x: place, y: y, scale: scale)
      place += letter.width * scale
    }
    return place
  }
}
