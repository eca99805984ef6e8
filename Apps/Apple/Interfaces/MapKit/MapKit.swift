// Names and forms are those of Apple's pages.
// swift-format-ignore-file

@_exported public import UIKit

/// See <https://developer.apple.com/documentation/mapkit/mkmapsize>.
public struct MKMapSize: Sendable {
  /// See <https://developer.apple.com/documentation/mapkit/mkmapsize/width>.
  public var width: Double
  /// See <https://developer.apple.com/documentation/mapkit/mkmapsize/world>.
  public static var world: MKMapSize { MKMapSize(width: 268_435_456) }
}

/// See <https://developer.apple.com/documentation/mapkit/mkmaprect>.
public struct MKMapRect: Sendable {
  /// See <https://developer.apple.com/documentation/mapkit/mkmaprect/init(x:y:width:height:)>.
  public init(x: Double, y: Double, width: Double, height: Double) {}
}

/// See <https://developer.apple.com/documentation/mapkit/mkpointofinterestfilter>.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  /// See <https://developer.apple.com/documentation/mapkit/mkpointofinterestfilter/excludingall>.
  open class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter() }
}

/// See <https://developer.apple.com/documentation/mapkit/mkmapconfiguration>.
@MainActor open class MKMapConfiguration: NSObject {
  /// See <https://developer.apple.com/documentation/mapkit/mkmapconfiguration/elevationstyle-swift.enum>.
  public enum ElevationStyle: Int, Sendable {
    /// See <https://developer.apple.com/documentation/mapkit/mkmapconfiguration/elevationstyle-swift.enum/flat>.
    case flat = 0
  }
  nonisolated override init() {}
}

/// See <https://developer.apple.com/documentation/mapkit/mkstandardmapconfiguration>.
@MainActor open class MKStandardMapConfiguration: MKMapConfiguration {
  /// See <https://developer.apple.com/documentation/mapkit/mkstandardmapconfiguration/init(elevationstyle:)>.
  public convenience init(elevationStyle: MKMapConfiguration.ElevationStyle) { self.init() }
  /// See <https://developer.apple.com/documentation/mapkit/mkstandardmapconfiguration/pointofinterestfilter>.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
}

/// See <https://developer.apple.com/documentation/mapkit/mkmapsnapshotter>.
@MainActor open class MKMapSnapshotter: NSObject {
  /// See <https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/options>.
  @MainActor open class Options: NSObject {
    /// See <https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/options/maprect>.
    open var mapRect = MKMapRect(x: 0, y: 0, width: 0, height: 0)
    /// See <https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/options/size>.
    open var size = CGSize.zero
    /// See <https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/options/traitcollection>.
    open var traitCollection = UITraitCollection()
    /// See <https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/options/preferredconfiguration>.
    open var preferredConfiguration = MKMapConfiguration()
  }
  /// See <https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/snapshot>.
  open class Snapshot: NSObject, @unchecked Sendable {
    /// See <https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/snapshot/image>.
    open var image: UIImage { UIImage() }
  }
  /// See <https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/init(options:)>.
  public init(options: Options) {}
  /// See <https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/start(completionhandler:)>.
  open func start(completionHandler: @escaping @MainActor @Sendable (Snapshot?, (any Error)?) -> Void) {}
}
