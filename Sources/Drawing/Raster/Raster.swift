/// A picture of pixels, eight bits a channel, transparent where nothing was drawn.
package struct Raster: Sendable, Hashable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// Red, green, blue and opacity of every pixel, row by row from the top.
  package private(set) var pixels: [UInt8]

  /// Draws a drawing with smooth edges.
  ///
  /// - Parameters:
  ///   - drawing: What is drawn; a paint that the palette lacks is left out.
  ///   - fonts: What its texts are written with.
  ///   - palette: The colours.
  ///   - scale: How many pixels a unit of the drawing has, 16384 pixels at most on either side.
  package init(_ drawing: Drawing, fonts: Fonts, palette: Palette, scale: Double = 1) {
    width = Raster.pixels(drawing.width * scale)
    height = Raster.pixels(drawing.height * scale)
    pixels = Array(repeating: 0, count: width * height * 4)
    let window = (columns: 0..<width, rows: 0..<height)
    for shape in RasterShape.all(of: drawing, fonts: fonts, scale: scale, window: window) {
      if let placed = shape.picture {
        lay(placed, within: shape.window)
        continue
      }
      guard let colour = palette[shape.paint], let coverage = Coverage(shape.parts, within: shape.window) else {
        continue
      }
      lay(colour, by: coverage)
    }
  }

  static func pixels(_ length: Double) -> Int {
    length > 0 ? Int(min(length.rounded(.up), 16_384)) : 0
  }

  private mutating func lay(_ placed: PlacedPicture, within window: (columns: Range<Int>, rows: Range<Int>)) {
    for row in placed.rows.clamped(to: window.rows) {
      for column in placed.columns.clamped(to: window.columns) {
        let place = (row * width + column) * 4
        (pixels[place], pixels[place + 1], pixels[place + 2]) = placed.colour(column: column, row: row)
        pixels[place + 3] = 255
      }
    }
  }

  private mutating func lay(_ colour: Colour, by coverage: Coverage) {
    let channels = (colour.rgb >> 16 & 0xFF, colour.rgb >> 8 & 0xFF, colour.rgb & 0xFF)
    let first = coverage.columns.lowerBound
    let width = width
    pixels.withUnsafeMutableBufferPointer { pixels in
      coverage.forEachRow { row, shares in
        var place = (row * width + first) * 4
        for share in shares {
          defer { place += 4 }
          guard share > 0 else { continue }
          let below = pixels[place + 3]
          // Over nothing, and where it covers all, the paint is as it is.
          if share == 255 || below == 0 {
            pixels[place] = UInt8(channels.0)
            pixels[place + 1] = UInt8(channels.1)
            pixels[place + 2] = UInt8(channels.2)
            pixels[place + 3] = share
            continue
          }
          // Both parts in 255 x 255ths, which are their weights.
          let over = UInt32(share) * 255
          let under = UInt32(below) * (255 - UInt32(share))
          pixels[place] = Raster.mixed(channels.0, over, pixels[place], under)
          pixels[place + 1] = Raster.mixed(channels.1, over, pixels[place + 1], under)
          pixels[place + 2] = Raster.mixed(channels.2, over, pixels[place + 2], under)
          pixels[place + 3] = UInt8((over + under + 127) / 255)
        }
      }
    }
  }

  /// The mean of two channels by their weights, rounded.
  private static func mixed(_ one: UInt32, _ over: UInt32, _ other: UInt8, _ under: UInt32) -> UInt8 {
    let weights = over + under
    return UInt8((one * over + UInt32(other) * under + weights / 2) / weights)
  }
}

/// Something to fill: closed lines in pixels, or a picture.
struct RasterShape {
  var parts: [[Point]] = []
  var paint = Paint.paper
  let window: (columns: Range<Int>, rows: Range<Int>)
  var isText = false
  var picture: PlacedPicture?

  /// The shapes of a drawing, from the bottom up.
  static func all(
    of drawing: Drawing, fonts: Fonts, scale: Double, window: (columns: Range<Int>, rows: Range<Int>)
  ) -> [RasterShape] {
    var shapes: [RasterShape] = []
    var windows = [window]
    for step in drawing.steps {
      let window = windows[windows.count - 1]
      switch step {
      case .fill(let path, let paint):
        shapes.append(
          RasterShape(
            parts: path.flattened(scale: scale).map { $0.points }, paint: paint, window: window, isText: false))
      case .stroke(let path, let width, let paint):
        let parts = path.flattened(scale: scale).flatMap { $0.stroked(width: width * scale) }
        shapes.append(RasterShape(parts: parts, paint: paint, window: window, isText: false))
      case .text(let run, let paint):
        guard run.isSeen else { continue }
        for glyph in fonts.glyphs(of: run) {
          let parts = fonts.outline(of: glyph).flattened(scale: scale).map { $0.points }
          shapes.append(RasterShape(parts: parts, paint: paint, window: window, isText: true))
        }
      case .picture(let picture, let box):
        guard let placed = PlacedPicture(picture, in: box, scale: scale) else { continue }
        shapes.append(RasterShape(window: window, picture: placed))
      case .beginClip(let box): windows.append(cut(window, to: box, scale: scale))
      case .endClip: if windows.count > 1 { windows.removeLast() }
      }
    }
    return shapes
  }

  private static func cut(
    _ window: (columns: Range<Int>, rows: Range<Int>), to box: Box, scale: Double
  ) -> (columns: Range<Int>, rows: Range<Int>) {
    func pixels(_ start: Double, _ length: Double, _ limits: Range<Int>) -> Range<Int> {
      let first = (start * scale).rounded(.toNearestOrEven)
      let last = ((start + length) * scale).rounded(.toNearestOrEven)
      guard first < Double(limits.upperBound), last > Double(limits.lowerBound), first < last else { return 0..<0 }
      return (Int(first)..<Int(last)).clamped(to: limits)
    }
    return (pixels(box.x, box.width, window.columns), pixels(box.y, box.height, window.rows))
  }
}
