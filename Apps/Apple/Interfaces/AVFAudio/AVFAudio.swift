// Names and forms are those of Apple's pages.
// swift-format-ignore-file

public import Foundation

/// See <https://developer.apple.com/documentation/avfaudio/avaudiosession>.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// See <https://developer.apple.com/documentation/avfaudio/avaudiosession/category>.
  public struct Category: Hashable, Sendable {
    /// See <https://developer.apple.com/documentation/avfaudio/avaudiosession/category/ambient>.
    public static let ambient = Category()
    /// See <https://developer.apple.com/documentation/avfaudio/avaudiosession/category/playback>.
    public static let playback = Category()
  }
  /// See <https://developer.apple.com/documentation/avfaudio/avaudiosession/mode>.
  public struct Mode: Hashable, Sendable {
    /// See <https://developer.apple.com/documentation/avfaudio/avaudiosession/mode/default>.
    public static let `default` = Mode()
  }
  /// See <https://developer.apple.com/documentation/avfaudio/avaudiosession/categoryoptions>.
  public struct CategoryOptions: OptionSet, Sendable {
    /// See <https://developer.apple.com/documentation/avfaudio/avaudiosession/categoryoptions/rawvalue>.
    public let rawValue: UInt
    /// See <https://developer.apple.com/documentation/avfaudio/avaudiosession/categoryoptions/init(rawvalue:)>.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// See <https://developer.apple.com/documentation/avfaudio/avaudiosession/categoryoptions/mixwithothers>.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// See <https://developer.apple.com/documentation/avfaudio/avaudiosession/categoryoptions/duckothers>.
    public static let duckOthers = CategoryOptions(rawValue: 2)
  }
  /// See <https://developer.apple.com/documentation/avfaudio/avaudiosession/sharedinstance()>.
  open class func sharedInstance() -> AVAudioSession { AVAudioSession() }
  /// See <https://developer.apple.com/documentation/avfaudio/avaudiosession/setcategory(_:mode:options:)>.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
  /// See <https://developer.apple.com/documentation/avfaudio/avaudiosession/setactiveoptions>.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// See <https://developer.apple.com/documentation/avfaudio/avaudiosession/setactiveoptions/rawvalue>.
    public let rawValue: UInt
    /// See <https://developer.apple.com/documentation/avfaudio/avaudiosession/setactiveoptions/init(rawvalue:)>.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// See <https://developer.apple.com/documentation/avfaudio/avaudiosession/setactiveoptions/notifyothersondeactivation>.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  /// See <https://developer.apple.com/documentation/avfaudio/avaudiosession/setactive(_:options:)>.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}

/// See <https://developer.apple.com/documentation/avfaudio/avaudioplayerdelegate>.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// See <https://developer.apple.com/documentation/avfaudio/avaudioplayerdelegate/audioplayerdidfinishplaying(_:successfully:)>.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

/// See <https://developer.apple.com/documentation/avfaudio/avaudioplayer>.
open class AVAudioPlayer: NSObject {
  /// See <https://developer.apple.com/documentation/avfaudio/avaudioplayer/delegate>.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// See <https://developer.apple.com/documentation/avfaudio/avaudioplayer/init(data:)>.
  public init(data: Data) throws {}
  /// See <https://developer.apple.com/documentation/avfaudio/avaudioplayer/preparetoplay()>.
  open func prepareToPlay() -> Bool { false }
  /// See <https://developer.apple.com/documentation/avfaudio/avaudioplayer/play()>.
  open func play() -> Bool { false }
  /// See <https://developer.apple.com/documentation/avfaudio/avaudioplayer/stop()>.
  open func stop() {}
  /// See <https://developer.apple.com/documentation/avfaudio/avaudioplayer/currenttime>.
  open var currentTime: TimeInterval = 0
}

/// See <https://developer.apple.com/documentation/avfaudio/avspeechsynthesisvoice>.
open class AVSpeechSynthesisVoice: NSObject {
  /// See <https://developer.apple.com/documentation/avfaudio/avspeechsynthesisvoice/init(language:)>.
  public init?(language languageCode: String?) {}
}

/// See <https://developer.apple.com/documentation/avfaudio/avspeechutterance>.
open class AVSpeechUtterance: NSObject {
  /// See <https://developer.apple.com/documentation/avfaudio/avspeechutterance/init(string:)>.
  public init(string: String) {}
  /// See <https://developer.apple.com/documentation/avfaudio/avspeechutterance/voice>.
  open var voice: AVSpeechSynthesisVoice?
}

/// See <https://developer.apple.com/documentation/avfaudio/avspeechboundary>.
public enum AVSpeechBoundary: Int, Sendable {
  /// See <https://developer.apple.com/documentation/avfaudio/avspeechboundary/immediate>.
  case immediate = 0
  /// See <https://developer.apple.com/documentation/avfaudio/avspeechboundary/word>.
  case word = 1
}

/// See <https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer>.
open class AVSpeechSynthesizer: NSObject {
  /// See <https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer/speak(_:)>.
  open func speak(_ utterance: AVSpeechUtterance) {}
  /// See <https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer/stopspeaking(at:)>.
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
}
