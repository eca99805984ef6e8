import Drawing

/// A way of turning grey into dots.
package enum Dither: String, Sendable, Hashable, CaseIterable {
  /// Each pixel's error goes to four neighbours: true tones, for photographs.
  case floydSteinberg = "floyd-steinberg"
  /// Only three quarters of the error are passed on: more contrast, but light greys vanish.
  case atkinson
  /// A fixed pattern of 8 by 8: calm, without worms.
  case bayer
  /// Below 128 is ink: for text and line drawings.
  case threshold

  /// The dots of a picture, one for each pixel.
  ///
  /// - Parameters:
  ///   - picture: The picture at its final size: dots that are scaled afterwards turn to mush.
  ///   - keepsEdges: Whether a pixel that is or touches pure black or white is not dithered but decided by the threshold,
  ///     passing no error on, so that letters keep clean edges.
  /// - Returns: A dot for each pixel.
  package func bitmap(of picture: GreyPicture, keepsEdges: Bool = false) -> Bitmap {
    let settled = keepsEdges ? picture.nearPureTones : nil
    var dots = DotWriter(width: picture.width, height: picture.height)
    switch self {
    case .floydSteinberg:
      if let settled {
        FloydSteinberg.run(picture, settled, &dots)
      } else {
        FloydSteinberg.run(picture, &dots)
      }
    case .atkinson: Atkinson.run(picture, settled, &dots)
    case .bayer: Bayer.run(picture, settled, &dots)
    case .threshold:
      picture.values.withUnsafeBufferPointer { values in
        for y in 0..<picture.height {
          for x in 0..<picture.width { dots.append(values[y * picture.width + x] < 128) }
          dots.endRow()
        }
      }
    }
    return dots.bitmap
  }
}

/// Packs dots that arrive from left to right, row by row.
struct DotWriter {
  let width: Int
  private var bytes: [UInt8]
  private var byte: UInt8 = 0
  private var bits = 0

  init(width: Int, height: Int) {
    self.width = width
    bytes = []
    bytes.reserveCapacity((width + 7) / 8 * height)
  }

  @inline(__always)
  mutating func append(_ isInk: Bool) {
    byte = byte << 1 | (isInk ? 1 : 0)
    bits += 1
    if bits == 8 {
      bytes.append(byte)
      (byte, bits) = (0, 0)
    }
  }

  mutating func append(row packed: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: packed) }

  mutating func endRow() {
    if bits > 0 { bytes.append(byte << UInt8(8 - bits)) }
    (byte, bits) = (0, 0)
  }

  var bitmap: Bitmap { Bitmap(width: width, rows: bytes) ?? Bitmap(width: width, height: 0) }
}

extension GreyPicture {
  /// For each pixel whether it, or one of its eight neighbours, is pure black or pure white.
  var nearPureTones: [Bool] {
    var near = [Bool](repeating: false, count: values.count)
    for y in 0..<height {
      for x in 0..<width where values[y * width + x] == 0 || values[y * width + x] == 255 {
        for row in max(y - 1, 0)...min(y + 1, height - 1) {
          for column in max(x - 1, 0)...min(x + 1, width - 1) { near[row * width + column] = true }
        }
      }
    }
    return near
  }
}
