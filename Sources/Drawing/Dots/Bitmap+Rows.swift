extension Bitmap {
  /// The packed bytes of some rows; rows that are not there are left out.
  package func bytes(ofRows rows: Range<Int>) -> [UInt8] {
    let rows = rows.clamped(to: 0..<height)
    return Array(bytes[rows.lowerBound * rowBytes..<rows.upperBound * rowBytes])
  }

  /// Some rows as a picture of their own.
  package func rows(_ rows: Range<Int>) -> Bitmap {
    var part = Bitmap(width: width, height: 0)
    part.append(rows: bytes(ofRows: rows))
    return part
  }

  /// Whether nothing is burnt in a row.
  package func isBlank(row: Int) -> Bool {
    guard row >= 0, row < height else { return true }
    return bytes[row * rowBytes..<(row + 1) * rowBytes].allSatisfy { $0 == 0 }
  }

  /// The picture with bare paper below it.
  package func extended(below rows: Int) -> Bitmap {
    var longer = self
    longer.append(rows: [UInt8](repeating: 0, count: rowBytes * max(rows, 0)))
    return longer
  }

  /// The picture at the right of a wider strip; the same when it is as wide already.
  package func alignedRight(width wide: Int) -> Bitmap {
    guard wide > width else { return self }
    var strip = Bitmap(width: wide, height: height)
    strip.draw(self, x: wide - width, y: 0)
    return strip
  }

  /// The picture in the middle of a wider strip; the same when it is as wide already.
  package func centred(width wide: Int) -> Bitmap {
    guard wide > width else { return self }
    var strip = Bitmap(width: wide, height: height)
    strip.draw(self, x: (wide - width) / 2, y: 0)
    return strip
  }
}
