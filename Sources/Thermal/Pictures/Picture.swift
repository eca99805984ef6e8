/// A picture in colour: four bytes a pixel, red, green, blue and opacity (not premultiplied), encoded as sRGB.
package struct Picture: Sendable, Hashable {
  /// How many pixels a row has.
  package let width: Int

  /// How many rows there are.
  package let height: Int

  /// The pixels, row by row.
  package let rgba: [UInt8]

  /// More pixels are not taken: sums over them must fit 32 bits.
  package static let limit: Int64 = 1 << 24

  /// Takes pixels.
  ///
  /// - Throws: A ``ThermalError`` when there is no pixel, more than ``limit``, or not four bytes for each.
  package init(width: Int, height: Int, rgba: [UInt8]) throws(ThermalError) {
    guard width > 0, height > 0 else { throw .empty }
    let pixels = Int64(width).multipliedReportingOverflow(by: Int64(height))
    guard !pixels.overflow, pixels.partialValue <= Picture.limit else { throw .tooLarge(pixels: pixels.partialValue) }
    guard rgba.count == width * height * 4 else { throw .incompletePicture }
    self.width = width
    self.height = height
    self.rgba = rgba
  }

  /// The picture in grey on white paper: opacity flattened, then the luma of ITU-R BT.601 in encoded values.
  ///
  /// Rounded as Pillow rounds in `Image.paste` with a mask and `convert("L")`.
  package var grey: GreyPicture {
    GreyPicture(
      width: width, height: height,
      made: map { red, green, blue in
        UInt8(truncatingIfNeeded: (red * 19595 + green * 38470 + blue * 7471 + 0x8000) >> 16)
      })
  }

  /// One value for each pixel, made of its colour on white paper.
  func map(_ value: (_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> UInt8) -> [UInt8] {
    let count = width * height
    return [UInt8](unsafeUninitializedCapacity: count) { values, filled in
      rgba.withUnsafeBufferPointer { rgba in
        for pixel in 0..<count {
          let opacity = UInt32(rgba[pixel * 4 + 3])
          values[pixel] = value(
            onWhite(rgba[pixel * 4], opacity), onWhite(rgba[pixel * 4 + 1], opacity),
            onWhite(rgba[pixel * 4 + 2], opacity))
        }
      }
      filled = count
    }
  }

  private func onWhite(_ channel: UInt8, _ opacity: UInt32) -> UInt32 {
    let sum = UInt32(channel) * opacity + 255 * (255 - opacity) + 128
    return (sum + sum >> 8) >> 8
  }
}
