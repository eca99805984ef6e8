#if canImport(MapKit) && canImport(UIKit)
  import Drawing
  import Foundation
  import MapKit
  import Receipts

  /// The street map behind a route, as the system draws it, in the very pixels that the receipt has room for.
  @MainActor
  package enum Map {
    /// The red, green, blue and opacity of every pixel of a part of the map; nil where the system has none.
    package static func pixels(of window: RouteMapWindow, _ told: @escaping @MainActor ([UInt8]?) -> Void) {
      let options = MKMapSnapshotter.Options()
      // The system's world is the same square as that of the tiles, only of another size.
      let (share, world) = (window.share, MKMapSize.world.width)
      options.mapRect = MKMapRect(
        x: share.x * world, y: share.y * world, width: share.width * world, height: share.height * world)
      options.size = CGSize(width: window.width, height: window.height)
      // Paper is light, and has a pixel for a point.
      options.traitCollection = UITraitCollection { traits in
        traits.userInterfaceStyle = .light
        traits.displayScale = 1
      }
      let streets = MKStandardMapConfiguration(elevationStyle: .flat)
      streets.pointOfInterestFilter = .excludingAll
      options.preferredConfiguration = streets
      MKMapSnapshotter(options: options).start { snapshot, _ in
        told(snapshot?.image.cgImage.flatMap { pixels(of: $0, width: window.width, height: window.height) })
      }
    }

    private static func pixels(of image: CGImage, width: Int, height: Int) -> [UInt8]? {
      var pixels = [UInt8](repeating: 255, count: width * height * 4)
      let isDrawn = pixels.withUnsafeMutableBytes { bytes in
        guard
          let context = CGContext(
            data: bytes.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue)
        else { return false }
        context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        return true
      }
      // The fourth byte of a pixel is not opacity here.
      for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
      return isDrawn ? pixels : nil
    }
  }
#endif
