/// A picture in the whole pixels, or dots, of what is drawn on.
struct PlacedPicture {
  let picture: PixelPicture
  let columns: Range<Int>
  let rows: Range<Int>

  /// A picture in a box, whose edges go to the nearest pixels; nil where nothing of it is left.
  init?(_ picture: PixelPicture, in box: Box, scale: Double) {
    func pixels(_ start: Double, _ length: Double) -> Range<Int>? {
      let first = (start * scale).rounded(.toNearestOrEven)
      let last = ((start + length) * scale).rounded(.toNearestOrEven)
      guard first > -16_384, last < 32_768, first < last else { return nil }
      return Int(first)..<Int(last)
    }
    guard let columns = pixels(box.x, box.width), let rows = pixels(box.y, box.height) else { return nil }
    self.picture = picture
    self.columns = columns
    self.rows = rows
  }

  /// The colour of one pixel of the target.
  func colour(column: Int, row: Int) -> (red: UInt8, green: UInt8, blue: UInt8) {
    // The middle of the target's pixel, from the middle of the picture's first, in 256ths.
    func place(_ pixel: Int, _ count: Int, _ among: Int) -> Int {
      ((2 * pixel + 1) * count * 128) / among - 128
    }
    return picture.colour(
      x: place(column - columns.lowerBound, picture.width, columns.count),
      y: place(row - rows.lowerBound, picture.height, rows.count))
  }
}
