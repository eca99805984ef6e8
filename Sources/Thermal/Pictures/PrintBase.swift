/// What of a street map is worth ink: streets and names.
///
/// Colour counts as paper, so parks and water vanish. Of the rest only what is darker than its neighbourhood survives, so
/// blocks and built-up land vanish too. The neighbourhood's mean comes from an integral image.
package struct PrintBase: Sendable, Hashable {
  /// How far the neighbourhood reaches to each side, in pixels of the map.
  package let reach: Int

  /// By how much a pixel must be darker than the mean of its neighbourhood, in values of 0…255.
  package let margin: Int

  /// From which difference of the strongest and the weakest channel on a pixel is colour and thus paper.
  package let colour: Int

  /// The values for map tiles of 256 pixels, at which streets are 2 to 12 pixels wide and letters as high.
  ///
  /// Buildings are some 25 values darker than the land around them, the edges of streets some 50.
  package static let tiles = PrintBase(reach: 12, margin: 32, colour: 40)

  /// Sets the three limits; a reach below 1 counts as 1.
  package init(reach: Int, margin: Int, colour: Int) {
    self.reach = max(reach, 1)
    self.margin = margin
    self.colour = colour
  }

  /// The map as black lines on white, at its own size: to be scaled, then dithered.
  package func lines(of map: Picture) -> GreyPicture {
    let limit = UInt32(max(colour, 0))
    let grey = map.map { red, green, blue in
      let (strong, weak) = (max(red, green, blue), min(red, green, blue))
      if strong - weak >= limit { return 255 }
      // What colour there is counts as light.
      return UInt8(truncatingIfNeeded: strong)
    }
    let sums = IntegralImage(grey, width: map.width, height: map.height)
    var lines = [UInt8](repeating: 255, count: grey.count)
    for y in 0..<map.height {
      let rows = max(y - reach, 0)..<min(y + reach + 1, map.height)
      for x in 0..<map.width {
        let columns = max(x - reach, 0)..<min(x + reach + 1, map.width)
        let count = Int64(rows.count * columns.count)
        let value = Int64(grey[y * map.width + x]) + Int64(margin)
        if value * count <= Int64(sums.sum(columns, rows)) { lines[y * map.width + x] = 0 }
      }
    }
    return GreyPicture(width: map.width, height: map.height, made: lines)
  }
}

/// Sums over rectangles in four look-ups: Crow, "Summed-area tables for texture mapping" (1984).
private struct IntegralImage {
  private let width: Int
  private var sums: [UInt32]

  init(_ values: [UInt8], width: Int, height: Int) {
    self.width = width + 1
    sums = [UInt32](repeating: 0, count: (width + 1) * (height + 1))
    for y in 0..<height {
      var row: UInt32 = 0
      for x in 0..<width {
        row += UInt32(values[y * width + x])
        sums[(y + 1) * self.width + x + 1] = sums[y * self.width + x + 1] &+ row
      }
    }
  }

  func sum(_ columns: Range<Int>, _ rows: Range<Int>) -> UInt32 {
    let (top, bottom) = (rows.lowerBound * width, rows.upperBound * width)
    return sums[bottom + columns.upperBound] &- sums[top + columns.upperBound] &- sums[bottom + columns.lowerBound]
      &+ sums[top + columns.lowerBound]
  }
}
