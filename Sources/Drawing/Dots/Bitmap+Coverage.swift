extension Bitmap {
  /// Draws a drawing without smooth edges: a dot is black or white as its covered share reaches a threshold.
  ///
  /// - Parameters:
  ///   - drawing: What is drawn; dark paints are black, light ones white, and a paint that the palette lacks is left out.
  ///   - fonts: What its texts are written with.
  ///   - palette: The colours.
  ///   - scale: How many dots a unit of the drawing has, 16384 dots at most on either side.
  ///   - threshold: From which share on a dot takes the paint, 1 to 255.
  ///   - pictures: What becomes of a picture of pixels that is so many dots wide and high; nil leaves the paper bare.
  package init(
    _ drawing: Drawing, fonts: Fonts, palette: Palette = .print, scale: Double = 1, threshold: UInt8 = 112,
    pictures: (_ picture: PixelPicture, _ width: Int, _ height: Int) -> Bitmap? = { _, _, _ in nil }
  ) {
    self.init(width: Raster.pixels(drawing.width * scale), height: Raster.pixels(drawing.height * scale))
    let window = (columns: 0..<width, rows: 0..<height)
    for shape in RasterShape.all(of: drawing, fonts: fonts, scale: scale, window: window) {
      if let placed = shape.picture {
        if let dots = pictures(placed.picture, placed.columns.count, placed.rows.count) {
          let rows = placed.rows.clamped(to: shape.window.rows)
          let above = rows.lowerBound - placed.rows.lowerBound
          lay(dots.rows(above..<above + rows.count), x: placed.columns.lowerBound, y: rows.lowerBound)
        }
        continue
      }
      guard let colour = palette[shape.paint], let coverage = Coverage(shape.parts, within: shape.window) else {
        continue
      }
      set(colour.isDark, by: coverage, threshold: max(threshold, 1))
    }
  }

  private mutating func set(_ isBlack: Bool, by coverage: Coverage, threshold: UInt8) {
    let first = coverage.columns.lowerBound
    let rowBytes = rowBytes
    bytes.withUnsafeMutableBufferPointer { bytes in
      coverage.forEachRow { row, shares in
        for (column, share) in shares.enumerated() where share >= threshold {
          let place = row * rowBytes + (first + column) / 8
          let bit: UInt8 = 0x80 >> UInt8((first + column) % 8)
          if isBlack { bytes[place] |= bit } else { bytes[place] &= ~bit }
        }
      }
    }
  }
}

extension Colour {
  /// Whether it is nearer to black than to white.
  fileprivate var isDark: Bool {
    let (red, green, blue) = (rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF)
    return red * 2 + green * 5 + blue < 1024
  }
}
