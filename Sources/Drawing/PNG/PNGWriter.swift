/// Writes pixels as Portable Network Graphics ([PNG](https://www.w3.org/TR/png-3/)), the same to the byte on every machine.
package enum PNGWriter {
  /// A picture of pixels: with a table of its colours where there are 256 of them at most, else with all channels.
  ///
  /// - Parameters:
  ///   - raster: The pixels.
  ///   - pixelsPerMetre: How dense they are, for programs that print; nil says nothing.
  /// - Returns: The file.
  package static func png(_ raster: Raster, pixelsPerMetre: UInt32? = nil) -> [UInt8] {
    let colours = ColourTable(raster)
    var png = Chunks(width: raster.width, height: raster.height, depth: 8, kind: colours == nil ? 6 : 3)
    if let pixelsPerMetre { png.density(pixelsPerMetre) }
    guard let colours else {
      png.data(raster.pixels, rows: raster.height)
      return png.finish()
    }
    png.chunk("PLTE", colours.rgb)
    if colours.isTranslucent { png.chunk("tRNS", colours.opacities) }
    png.data(colours.indices, rows: raster.height)
    return png.finish()
  }

  /// A picture of opaque pixels, three channels each.
  package static func png(_ picture: PixelPicture) -> [UInt8] {
    var png = Chunks(width: picture.width, height: picture.height, depth: 8, kind: 2)
    png.data(picture.rgb, rows: picture.height)
    return png.finish()
  }

  /// A picture of black and white dots, one bit each.
  package static func png(_ bitmap: Bitmap, pixelsPerMetre: UInt32? = nil) -> [UInt8] {
    var png = Chunks(width: bitmap.width, height: bitmap.height, depth: 1, kind: 0)
    if let pixelsPerMetre { png.density(pixelsPerMetre) }
    // In a grey picture of one bit 1 is white.
    png.data(bitmap.bytes.map { ~$0 }, rows: bitmap.height)
    return png.finish()
  }
}

/// The parts of the file.
private struct Chunks {
  private var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  init(width: Int, height: Int, depth: UInt8, kind: UInt8) {
    chunk("IHDR", UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes + [depth, kind, 0, 0, 0])
  }

  mutating func density(_ pixelsPerMetre: UInt32) {
    chunk("pHYs", pixelsPerMetre.bigEndianBytes + pixelsPerMetre.bigEndianBytes + [1])
  }

  /// Rows without a filter, each behind a 0 that says so.
  mutating func data(_ bytes: [UInt8], rows: Int) {
    let rowBytes = bytes.count / max(rows, 1)
    var scanlines: [UInt8] = []
    scanlines.reserveCapacity(rows * (rowBytes + 1))
    for row in 0..<rows {
      scanlines.append(0)
      scanlines += bytes[row * rowBytes..<(row + 1) * rowBytes]
    }
    chunk("IDAT", Deflate.zlib(scanlines))
  }

  mutating func chunk(_ name: StaticString, _ content: [UInt8]) {
    bytes += UInt32(content.count).bigEndianBytes
    let start = bytes.count
    name.withUTF8Buffer { bytes += $0 }
    bytes += content
    bytes += CRC32.of(bytes[start...]).bigEndianBytes
  }

  mutating func finish() -> [UInt8] {
    chunk("IEND", [])
    return bytes
  }
}

/// The colours of a picture, each once, in the order in which they come.
private struct ColourTable {
  private(set) var rgb: [UInt8] = []
  private(set) var opacities: [UInt8] = []
  private(set) var indices: [UInt8] = []
  var isTranslucent: Bool { opacities.contains { $0 < 255 } }

  /// Nil when there are more than a table holds.
  init?(_ raster: Raster) {
    let pixels = raster.pixels
    var places: [UInt32: UInt8] = [:]
    indices.reserveCapacity(pixels.count / 4)
    var last: UInt32 = 0
    var lastIndex: UInt8?
    for place in stride(from: 0, to: pixels.count, by: 4) {
      let pixel =
        UInt32(pixels[place]) << 24 | UInt32(pixels[place + 1]) << 16 | UInt32(pixels[place + 2]) << 8
        | UInt32(pixels[place + 3])
      if let lastIndex, pixel == last {
        indices.append(lastIndex)
        continue
      }
      let index: UInt8
      if let known = places[pixel] {
        index = known
      } else {
        guard places.count < 256 else { return nil }
        index = UInt8(places.count)
        places[pixel] = index
        rgb += pixels[place..<place + 3]
        opacities.append(pixels[place + 3])
      }
      indices.append(index)
      (last, lastIndex) = (pixel, index)
    }
  }
}

extension UInt32 {
  fileprivate var bigEndianBytes: [UInt8] {
    [UInt8(self >> 24), UInt8(self >> 16 & 0xFF), UInt8(self >> 8 & 0xFF), UInt8(self & 0xFF)]
  }
}
