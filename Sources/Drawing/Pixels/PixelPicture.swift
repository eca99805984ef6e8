/// A picture of opaque pixels that a drawing holds, such as a street map.
package struct PixelPicture: Sendable, Hashable {
  /// How many pixels a row has.
  package let width: Int
  /// How many rows there are.
  package let height: Int
  /// Red, green and blue of every pixel, row by row from the top, encoded as sRGB.
  package let rgb: [UInt8]

  /// More pixels are not taken: such a picture is smaller than what is drawn around it.
  package static let limit = 1 << 20

  /// Takes red, green, blue and opacity of every pixel, on white paper; nil when they are not `width` times `height`, none
  /// or more than ``limit``.
  package init?(width: Int, height: Int, rgba: [UInt8]) {
    guard width > 0, height > 0, width <= PixelPicture.limit / height, rgba.count == width * height * 4 else {
      return nil
    }
    self.width = width
    self.height = height
    var rgb: [UInt8] = []
    rgb.reserveCapacity(width * height * 3)
    for place in stride(from: 0, to: rgba.count, by: 4) {
      let opacity = UInt32(rgba[place + 3])
      for channel in 0..<3 {
        let value = opacity == 255 ? rgba[place + channel] : PixelPicture.onWhite(rgba[place + channel], opacity)
        rgb.append(value)
      }
    }
    self.rgb = rgb
  }

  private static func onWhite(_ channel: UInt8, _ opacity: UInt32) -> UInt8 {
    UInt8((UInt32(channel) * opacity + 255 * (255 - opacity) + 127) / 255)
  }

  /// The colour between the four pixels around a place, weighed by how near they are.
  ///
  /// - Parameters:
  ///   - x: Across, in 256ths of a pixel from the middle of the first; outside, the nearest pixel counts.
  ///   - y: Down, likewise.
  /// - Returns: Red, green and blue, each rounded to the nearest.
  func colour(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8) {
    let (left, right, east) = PixelPicture.neighbours(x, width)
    let (top, bottom, south) = PixelPicture.neighbours(y, height)
    let places = (top * width + left, top * width + right, bottom * width + left, bottom * width + right)
    func channel(_ index: Int) -> UInt8 {
      let upper = Int(rgb[places.0 * 3 + index]) * (256 - east) + Int(rgb[places.1 * 3 + index]) * east
      let lower = Int(rgb[places.2 * 3 + index]) * (256 - east) + Int(rgb[places.3 * 3 + index]) * east
      return UInt8((upper * (256 - south) + lower * south + 32_768) >> 16)
    }
    return (channel(0), channel(1), channel(2))
  }

  private static func neighbours(_ place: Int, _ count: Int) -> (first: Int, second: Int, share: Int) {
    let first = place >> 8
    if first < 0 { return (0, 0, 0) }
    if first >= count - 1 { return (count - 1, count - 1, 0) }
    return (first, first + 1, place & 0xFF)
  }
}
