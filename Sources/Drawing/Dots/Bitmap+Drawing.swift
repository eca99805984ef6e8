extension Bitmap {
  /// Burns a rectangle of dots, `x` to the right and `y` down; what lies outside is left out.
  package mutating func fill(x: Int, y: Int, width: Int, height: Int) {
    for row in max(y, 0)..<max(min(y + height, self.height), max(y, 0)) {
      for column in max(x, 0)..<max(min(x + width, self.width), max(x, 0)) { self[column, row] = true }
    }
  }

  /// Burns what another picture burns, each of its dots as a square of `scale` dots.
  package mutating func draw(_ other: Bitmap, x: Int, y: Int, scale: Int = 1) {
    guard scale > 1 else { return lay(other, x: x, y: y) }
    for row in 0..<other.height {
      for column in 0..<other.width where other[column, row] {
        fill(x: x + column * scale, y: y + row * scale, width: scale, height: scale)
      }
    }
  }

  /// The picture with upright lines of one dot made two dots wide.
  ///
  /// A head heats row by row, so an upright line of one dot prints lighter than a level one
  /// (https://github.com/0xMH/fichero-printer/issues/11).
  package var withFirmUprights: Bitmap {
    var firm = self
    for y in 0..<height {
      for x in 0..<width where self[x, y] && !self[x - 1, y] && !self[x + 1, y] && (self[x, y - 1] || self[x, y + 1]) {
        firm[x + 1 < width ? x + 1 : x - 1, y] = true
      }
    }
    return firm
  }
}
