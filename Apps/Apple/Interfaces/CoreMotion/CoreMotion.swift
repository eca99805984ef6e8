// Names and forms are those of Apple's pages.
// swift-format-ignore-file

public import Foundation

/// See <https://developer.apple.com/documentation/coremotion/cmacceleration>.
public struct CMAcceleration: Sendable {
  /// See <https://developer.apple.com/documentation/coremotion/cmacceleration/x>.
  public var x: Double
  /// See <https://developer.apple.com/documentation/coremotion/cmacceleration/y>.
  public var y: Double
  /// See <https://developer.apple.com/documentation/coremotion/cmacceleration/z>.
  public var z: Double
  /// See <https://developer.apple.com/documentation/coremotion/cmacceleration/init(x:y:z:)>.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// See <https://developer.apple.com/documentation/coremotion/cmdevicemotion>.
open class CMDeviceMotion: NSObject, @unchecked Sendable {
  /// See <https://developer.apple.com/documentation/coremotion/cmdevicemotion/useracceleration>.
  open var userAcceleration: CMAcceleration { CMAcceleration(x: 0, y: 0, z: 0) }
}

/// See <https://developer.apple.com/documentation/coremotion/cmdevicemotionhandler>.
public typealias CMDeviceMotionHandler = @Sendable (CMDeviceMotion?, (any Error)?) -> Void

/// See <https://developer.apple.com/documentation/coremotion/cmmotionmanager>.
open class CMMotionManager: NSObject {
  /// See <https://developer.apple.com/documentation/coremotion/cmmotionmanager/isdevicemotionavailable>.
  open var isDeviceMotionAvailable: Bool { false }
  /// See <https://developer.apple.com/documentation/coremotion/cmmotionmanager/devicemotionupdateinterval>.
  open var deviceMotionUpdateInterval: TimeInterval = 0
  /// See <https://developer.apple.com/documentation/coremotion/cmmotionmanager/startdevicemotionupdates(to:withhandler:)>.
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {}
  /// See <https://developer.apple.com/documentation/coremotion/cmmotionmanager/stopdevicemotionupdates()>.
  open func stopDeviceMotionUpdates() {}
}
