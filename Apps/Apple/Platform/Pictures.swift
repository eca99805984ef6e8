#if canImport(SwiftUI) && canImport(UIKit)
  import Drawing
  import Foundation
  import SwiftUI

  /// Pictures of pixels for the screen: only the street map on a receipt is one.
  @MainActor
  package enum Pictures {
    /// A picture of a drawing; nil where the system has no room for it.
    package static func image(of picture: PixelPicture) -> Image? {
      var pixels = [UInt8](repeating: 255, count: picture.width * picture.height * 4)
      for pixel in 0..<picture.width * picture.height {
        for channel in 0..<3 { pixels[pixel * 4 + channel] = picture.rgb[pixel * 3 + channel] }
      }
      let image = pixels.withUnsafeMutableBytes { bytes in
        CGContext(
          data: bytes.baseAddress, width: picture.width, height: picture.height, bitsPerComponent: 8,
          bytesPerRow: picture.width * 4, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue)?.makeImage()
      }
      return image.map { Image(decorative: $0, scale: 1) }
    }
  }
#endif
