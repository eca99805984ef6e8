// Names and forms are those of Apple's pages.
// swift-format-ignore-file

@_exported public import CoreLocation
@_exported public import UIKit

/// See <https://developer.apple.com/documentation/mapkit/mkcoordinatespan>.
public struct MKCoordinateSpan: Sendable {
  /// See <https://developer.apple.com/documentation/mapkit/mkcoordinatespan/latitudedelta>.
  public var latitudeDelta: CLLocationDegrees
  /// See <https://developer.apple.com/documentation/mapkit/mkcoordinatespan/longitudedelta>.
  public var longitudeDelta: CLLocationDegrees
  /// See <https://developer.apple.com/documentation/mapkit/mkcoordinatespan/init(latitudedelta:longitudedelta:)>.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// See <https://developer.apple.com/documentation/mapkit/mkcoordinateregion>.
public struct MKCoordinateRegion: Sendable {
  /// See <https://developer.apple.com/documentation/mapkit/mkcoordinateregion/center>.
  public var center: CLLocationCoordinate2D
  /// See <https://developer.apple.com/documentation/mapkit/mkcoordinateregion/span>.
  public var span: MKCoordinateSpan
  /// See <https://developer.apple.com/documentation/mapkit/mkcoordinateregion/init(center:span:)>.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
}

/// See <https://developer.apple.com/documentation/mapkit/mkmapsnapshotter>.
open class MKMapSnapshotter: NSObject {
  /// See <https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/options>.
  open class Options: NSObject {
    /// See <https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/options/region>.
    open var region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
      span: MKCoordinateSpan(latitudeDelta: 0, longitudeDelta: 0))
    /// See <https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/options/size>.
    open var size = CGSize.zero
  }
  /// See <https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/snapshot>.
  open class Snapshot: NSObject, @unchecked Sendable {
    /// See <https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/snapshot/image>.
    open var image: UIImage { UIImage() }
    /// See <https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/snapshot/point(for:)>.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }
  /// See <https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/init(options:)>.
  public init(options: Options) {}
  /// See <https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/start(completionhandler:)>.
  open func start(completionHandler: @escaping @MainActor @Sendable (Snapshot?, (any Error)?) -> Void) {}
}
