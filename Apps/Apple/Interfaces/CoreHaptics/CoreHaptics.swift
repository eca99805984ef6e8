// Names and forms are those of Apple's pages.
// swift-format-ignore-file

public import Foundation

/// See <https://developer.apple.com/documentation/corehaptics/chhapticdevicecapability>.
public protocol CHHapticDeviceCapability: Sendable {
  /// See <https://developer.apple.com/documentation/corehaptics/chhapticdevicecapability/supportshaptics>.
  var supportsHaptics: Bool { get }
}

struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
}

/// See <https://developer.apple.com/documentation/corehaptics/chhapticengine>.
open class CHHapticEngine {
  /// See <https://developer.apple.com/documentation/corehaptics/chhapticengine/init()>.
  public init() throws {}
  /// See <https://developer.apple.com/documentation/corehaptics/chhapticengine/capabilitiesforhardware()>.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
  /// See <https://developer.apple.com/documentation/corehaptics/chhapticengine/isautoshutdownenabled>.
  open var isAutoShutdownEnabled = false
  /// See <https://developer.apple.com/documentation/corehaptics/chhapticengine/start()>.
  open func start() throws {}
  /// See <https://developer.apple.com/documentation/corehaptics/chhapticengine/makeplayer(with:)>.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CocoaError(.featureUnsupported)
  }
}

/// See <https://developer.apple.com/documentation/corehaptics/chhapticpatternplayer>.
public protocol CHHapticPatternPlayer: AnyObject {
  /// See <https://developer.apple.com/documentation/corehaptics/chhapticpatternplayer/start(attime:)>.
  func start(atTime time: TimeInterval) throws
}

/// See <https://developer.apple.com/documentation/corehaptics/chhapticpattern>.
open class CHHapticPattern {
  /// See <https://developer.apple.com/documentation/corehaptics/chhapticpattern/init(events:parameters:)>.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
}

/// See <https://developer.apple.com/documentation/corehaptics/chhapticdynamicparameter>.
open class CHHapticDynamicParameter: NSObject {}

/// See <https://developer.apple.com/documentation/corehaptics/chhapticeventparameter>.
open class CHHapticEventParameter: NSObject {
  /// See <https://developer.apple.com/documentation/corehaptics/chhapticeventparameter/init(parameterid:value:)>.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {}
}

/// See <https://developer.apple.com/documentation/corehaptics/chhapticevent>.
open class CHHapticEvent: NSObject {
  /// See <https://developer.apple.com/documentation/corehaptics/chhapticevent/eventtype>.
  public struct EventType: Hashable, Sendable {
    /// See <https://developer.apple.com/documentation/corehaptics/chhapticevent/eventtype/hapticcontinuous>.
    public static let hapticContinuous = EventType()
  }
  /// See <https://developer.apple.com/documentation/corehaptics/chhapticevent/parameterid>.
  public struct ParameterID: Hashable, Sendable {
    /// See <https://developer.apple.com/documentation/corehaptics/chhapticevent/parameterid/hapticintensity>.
    public static let hapticIntensity = ParameterID()
    /// See <https://developer.apple.com/documentation/corehaptics/chhapticevent/parameterid/hapticsharpness>.
    public static let hapticSharpness = ParameterID()
  }
  /// See <https://developer.apple.com/documentation/corehaptics/chhapticevent/init(eventtype:parameters:relativetime:duration:)>.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
    duration: TimeInterval
  ) {}
}
