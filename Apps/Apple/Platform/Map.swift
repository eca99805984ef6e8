#if canImport(MapKit) && canImport(UIKit)
  import Drawing
  import Foundation
  import MapKit
  import Phone
  import Thermal

  /// A street map behind the route, for the paper: what the system draws becomes lines, and only lines are printed.
  @MainActor
  package enum Map {
    /// The map around places as dots, so many wide, with the route over it; nil where the system has none.
    package static func bitmap(
      around route: MapRoute, dots: Int, _ told: @escaping @MainActor (Bitmap?) -> Void
    ) {
      let options = MKMapSnapshotter.Options()
      options.region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: route.middle.latitude, longitude: route.middle.longitude),
        span: MKCoordinateSpan(latitudeDelta: route.span.latitude, longitudeDelta: route.span.longitude))
      options.size = CGSize(width: dots, height: dots * 3 / 4)
      MKMapSnapshotter(options: options).start { snapshot, _ in
        told(snapshot.flatMap { Map.bitmap(of: $0, route: route, dots: dots) })
      }
    }

    private static func bitmap(of snapshot: MKMapSnapshotter.Snapshot, route: MapRoute, dots: Int) -> Bitmap? {
      guard let image = snapshot.image.cgImage, let pixels = pixels(of: image) else { return nil }
      let scale = Double(image.width) / Double(dots)
      let places = route.places.map { place in
        let point = snapshot.point(for: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude))
        return Point(x: point.x * scale, y: point.y * scale)
      }
      return MapPrint(width: image.width, height: image.height, rgba: pixels, route: places).bitmap(dots: dots)
    }

    private static func pixels(of image: CGImage) -> [UInt8]? {
      var pixels = [UInt8](repeating: 255, count: image.width * image.height * 4)
      let isDrawn = pixels.withUnsafeMutableBytes { bytes in
        guard
          let context = CGContext(
            data: bytes.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
            bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue)
        else { return false }
        context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        return true
      }
      // The fourth byte of a pixel is not opacity here.
      for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
      return isDrawn ? pixels : nil
    }
  }
#endif
