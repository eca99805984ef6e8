// Names and forms are those of Apple's pages.
// swift-format-ignore-file

public import Foundation

/// See <https://developer.apple.com/documentation/corelocation/cllocationdegrees>.
public typealias CLLocationDegrees = Double
/// See <https://developer.apple.com/documentation/corelocation/cllocationaccuracy>.
public typealias CLLocationAccuracy = Double
/// See <https://developer.apple.com/documentation/corelocation/cllocationdistance>.
public typealias CLLocationDistance = Double
/// See <https://developer.apple.com/documentation/corelocation/cllocationspeed>.
public typealias CLLocationSpeed = Double
/// See <https://developer.apple.com/documentation/corelocation/cllocationdirection>.
public typealias CLLocationDirection = Double

/// See <https://developer.apple.com/documentation/corelocation/kcllocationaccuracybestfornavigation>.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// See <https://developer.apple.com/documentation/corelocation/kcldistancefilternone>.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// See <https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d>.
public struct CLLocationCoordinate2D: Sendable {
  /// See <https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d/latitude>.
  public var latitude: CLLocationDegrees
  /// See <https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d/longitude>.
  public var longitude: CLLocationDegrees
  /// See <https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d/init(latitude:longitude:)>.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// See <https://developer.apple.com/documentation/corelocation/cllocation>.
open class CLLocation: NSObject, @unchecked Sendable {
  /// See <https://developer.apple.com/documentation/corelocation/cllocation/coordinate>.
  public let coordinate: CLLocationCoordinate2D
  /// See <https://developer.apple.com/documentation/corelocation/cllocation/horizontalaccuracy>.
  public let horizontalAccuracy: CLLocationAccuracy
  /// See <https://developer.apple.com/documentation/corelocation/cllocation/speed>.
  public let speed: CLLocationSpeed
  /// See <https://developer.apple.com/documentation/corelocation/cllocation/timestamp>.
  public let timestamp: Date
  /// See <https://developer.apple.com/documentation/corelocation/cllocation/init(coordinate:altitude:horizontalaccuracy:verticalaccuracy:course:speed:timestamp:)>.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    (self.coordinate, self.horizontalAccuracy, self.speed, self.timestamp) = (
      coordinate, horizontalAccuracy, speed, timestamp
    )
  }
}

/// See <https://developer.apple.com/documentation/corelocation/clactivitytype>.
public enum CLActivityType: Int, Sendable {
  /// See <https://developer.apple.com/documentation/corelocation/clactivitytype/other>.
  case other = 1
  /// See <https://developer.apple.com/documentation/corelocation/clactivitytype/automotivenavigation>.
  case automotiveNavigation = 2
  /// See <https://developer.apple.com/documentation/corelocation/clactivitytype/othernavigation>.
  case otherNavigation = 4
}

/// See <https://developer.apple.com/documentation/corelocation/clauthorizationstatus>.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// See <https://developer.apple.com/documentation/corelocation/clauthorizationstatus/notdetermined>.
  case notDetermined = 0
  /// See <https://developer.apple.com/documentation/corelocation/clauthorizationstatus/restricted>.
  case restricted = 1
  /// See <https://developer.apple.com/documentation/corelocation/clauthorizationstatus/denied>.
  case denied = 2
  /// See <https://developer.apple.com/documentation/corelocation/clauthorizationstatus/authorizedalways>.
  case authorizedAlways = 3
  /// See <https://developer.apple.com/documentation/corelocation/clauthorizationstatus/authorizedwheninuse>.
  case authorizedWhenInUse = 4
}

/// See <https://developer.apple.com/documentation/corelocation/clerror-swift.struct>.
public struct CLError: Error {
  /// See <https://developer.apple.com/documentation/corelocation/clerror-swift.struct/code>.
  public enum Code: Int, Sendable {
    /// See <https://developer.apple.com/documentation/corelocation/clerror-swift.struct/code/locationunknown>.
    case locationUnknown = 0
    /// See <https://developer.apple.com/documentation/corelocation/clerror-swift.struct/code/denied>.
    case denied = 1
    /// See <https://developer.apple.com/documentation/corelocation/clerror-swift.struct/code/network>.
    case network = 2
  }
  /// See <https://developer.apple.com/documentation/corelocation/clerror-swift.struct/code>.
  public let code: Code
  /// See <https://developer.apple.com/documentation/corelocation/clerror-swift.struct/init(_:)>.
  public init(_ code: Code) { self.code = code }
}

/// See <https://developer.apple.com/documentation/corelocation/cllocationmanager>.
open class CLLocationManager: NSObject {
  /// See <https://developer.apple.com/documentation/corelocation/cllocationmanager/delegate>.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// See <https://developer.apple.com/documentation/corelocation/cllocationmanager/activitytype>.
  open var activityType = CLActivityType.other
  /// See <https://developer.apple.com/documentation/corelocation/cllocationmanager/desiredaccuracy>.
  open var desiredAccuracy: CLLocationAccuracy = -1
  /// See <https://developer.apple.com/documentation/corelocation/cllocationmanager/distancefilter>.
  open var distanceFilter: CLLocationDistance = 0
  /// See <https://developer.apple.com/documentation/corelocation/cllocationmanager/pauseslocationupdatesautomatically>.
  open var pausesLocationUpdatesAutomatically = true
  /// See <https://developer.apple.com/documentation/corelocation/cllocationmanager/allowsbackgroundlocationupdates>.
  open var allowsBackgroundLocationUpdates = false
  /// See <https://developer.apple.com/documentation/corelocation/cllocationmanager/showsbackgroundlocationindicator>.
  open var showsBackgroundLocationIndicator = false
  /// See <https://developer.apple.com/documentation/corelocation/cllocationmanager/authorizationstatus>.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  /// See <https://developer.apple.com/documentation/corelocation/cllocationmanager/requestwheninuseauthorization()>.
  open func requestWhenInUseAuthorization() {}
  /// See <https://developer.apple.com/documentation/corelocation/cllocationmanager/startupdatinglocation()>.
  open func startUpdatingLocation() {}
  /// See <https://developer.apple.com/documentation/corelocation/cllocationmanager/stopupdatinglocation()>.
  open func stopUpdatingLocation() {}
}

/// See <https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate>.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// See <https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate/locationmanager(_:didupdatelocations:)>.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// See <https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate/locationmanager(_:didfailwitherror:)>.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// See <https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate/locationmanagerdidchangeauthorization(_:)>.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  /// See <https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate/locationmanager(_:didupdatelocations:)>.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// See <https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate/locationmanager(_:didfailwitherror:)>.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// See <https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate/locationmanagerdidchangeauthorization(_:)>.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// See <https://developer.apple.com/documentation/corelocation/clbackgroundactivitysession-3mzv3>.
public final class CLBackgroundActivitySession: Sendable {
  /// See <https://developer.apple.com/documentation/corelocation/clbackgroundactivitysession-3mzv3/init()>.
  public init() {}
  /// See <https://developer.apple.com/documentation/corelocation/clbackgroundactivitysession-3mzv3/invalidate()>.
  public func invalidate() {}
}
