// Names and forms are those of Apple's pages.
// swift-format-ignore-file

public import Foundation

/// See <https://developer.apple.com/documentation/activitykit/activityattributes>.
public protocol ActivityAttributes: Decodable, Encodable, Sendable {
  /// See <https://developer.apple.com/documentation/activitykit/activityattributes/contentstate>.
  associatedtype ContentState: Decodable, Encodable, Hashable, Sendable
}

/// See <https://developer.apple.com/documentation/activitykit/activitycontent>.
public struct ActivityContent<State: Decodable & Encodable & Hashable & Sendable>: Sendable {
  /// See <https://developer.apple.com/documentation/activitykit/activitycontent/state>.
  public var state: State
  /// See <https://developer.apple.com/documentation/activitykit/activitycontent/staledate>.
  public var staleDate: Date?
  /// See <https://developer.apple.com/documentation/activitykit/activitycontent/relevancescore>.
  public var relevanceScore: Double
  /// See <https://developer.apple.com/documentation/activitykit/activitycontent/init(state:staledate:relevancescore:)>.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}

/// See <https://developer.apple.com/documentation/activitykit/activitystate>.
public enum ActivityState: Sendable {
  /// See <https://developer.apple.com/documentation/activitykit/activitystate/active>.
  case active
  /// See <https://developer.apple.com/documentation/activitykit/activitystate/ended>.
  case ended
  /// See <https://developer.apple.com/documentation/activitykit/activitystate/dismissed>.
  case dismissed
  /// See <https://developer.apple.com/documentation/activitykit/activitystate/stale>.
  case stale
}

/// See <https://developer.apple.com/documentation/activitykit/activityuidismissalpolicy>.
public struct ActivityUIDismissalPolicy: Sendable {
  /// See <https://developer.apple.com/documentation/activitykit/activityuidismissalpolicy/default>.
  public static let `default` = ActivityUIDismissalPolicy()
  /// See <https://developer.apple.com/documentation/activitykit/activityuidismissalpolicy/immediate>.
  public static let immediate = ActivityUIDismissalPolicy()
  /// See <https://developer.apple.com/documentation/activitykit/activityuidismissalpolicy/after(_:)>.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy() }
}

/// See <https://developer.apple.com/documentation/activitykit/pushtype>.
public struct PushType: Sendable {
  /// See <https://developer.apple.com/documentation/activitykit/pushtype/token>.
  public static let token = PushType()
}

/// See <https://developer.apple.com/documentation/activitykit/alertconfiguration>.
public struct AlertConfiguration: Sendable {
  /// See <https://developer.apple.com/documentation/activitykit/alertconfiguration/alertsound>.
  public struct AlertSound: Sendable {
    /// See <https://developer.apple.com/documentation/activitykit/alertconfiguration/alertsound/default>.
    public static let `default` = AlertSound()
  }
}

/// See <https://developer.apple.com/documentation/activitykit/activityauthorizationinfo>.
public struct ActivityAuthorizationInfo: Sendable {
  /// See <https://developer.apple.com/documentation/activitykit/activityauthorizationinfo/init()>.
  public init() {}
  /// See <https://developer.apple.com/documentation/activitykit/activityauthorizationinfo/areactivitiesenabled>.
  public var areActivitiesEnabled: Bool { true }
}

/// See <https://developer.apple.com/documentation/activitykit/activity>.
public class Activity<Attributes: ActivityAttributes>: Identifiable {
  /// See <https://developer.apple.com/documentation/activitykit/activity/id>.
  public let id: String
  /// See <https://developer.apple.com/documentation/activitykit/activity/attributes>.
  public let attributes: Attributes
  /// See <https://developer.apple.com/documentation/activitykit/activity/content>.
  public private(set) var content: ActivityContent<Attributes.ContentState>
  /// See <https://developer.apple.com/documentation/activitykit/activity/activitystate>.
  public private(set) var activityState = ActivityState.active
  /// See <https://developer.apple.com/documentation/activitykit/activity/request(attributes:content:pushtype:)>.
  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    let made = Activity(attributes, content)
    Recorder.shared.add(made)
    return made
  }
  /// See <https://developer.apple.com/documentation/activitykit/activity/activities>.
  public static var activities: [Activity<Attributes>] { Recorder.shared.all() }
  /// See <https://developer.apple.com/documentation/activitykit/activity/update(_:)>.
  public func update(_ content: ActivityContent<Attributes.ContentState>) async { self.content = content }
  /// See <https://developer.apple.com/documentation/activitykit/activity/end(_:dismissalpolicy:)>.
  public func end(
    _ content: ActivityContent<Attributes.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let content { self.content = content }
    activityState = .ended
    Recorder.shared.remove(id)
  }
  init(_ attributes: Attributes, _ content: ActivityContent<Attributes.ContentState>) {
    id = UUID().uuidString
    self.attributes = attributes
    self.content = content
  }
}

/// What stands on the pretended Lock Screen, so that a test can look.
final class Recorder: @unchecked Sendable {
  static let shared = Recorder()
  private let lock = NSLock()
  private var shown: [(id: String, activity: Any)] = []

  func add<Attributes>(_ activity: Activity<Attributes>) { lock.withLock { shown.append((activity.id, activity)) } }

  func remove(_ id: String) { lock.withLock { shown.removeAll { $0.id == id } } }

  func all<Attributes>() -> [Activity<Attributes>] {
    lock.withLock { shown.compactMap { $0.activity as? Activity<Attributes> } }
  }
}
