// Names and forms are those of Apple's pages.
// swift-format-ignore-file

public import ActivityKit
public import AppIntents
public import SwiftUI

/// See <https://developer.apple.com/documentation/alarmkit/alarmmetadata>.
public protocol AlarmMetadata: Decodable, Encodable, Hashable, Sendable {}

/// See <https://developer.apple.com/documentation/alarmkit/alarmbutton>.
public struct AlarmButton: Sendable {
  /// See <https://developer.apple.com/documentation/alarmkit/alarmbutton/init(text:textcolor:systemimagename:)>.
  public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {}
}

/// See <https://developer.apple.com/documentation/alarmkit/alarmpresentation>.
public struct AlarmPresentation: Sendable {
  /// See <https://developer.apple.com/documentation/alarmkit/alarmpresentation/init(alert:)>.
  public init(alert: Alert) {}
  /// See <https://developer.apple.com/documentation/alarmkit/alarmpresentation/alert>.
  public struct Alert: Sendable {
    /// See <https://developer.apple.com/documentation/alarmkit/alarmpresentation/alert/init(title:stopbutton:)>.
    public init(title: LocalizedStringResource, stopButton: AlarmButton) {}
  }
}

/// See <https://developer.apple.com/documentation/alarmkit/alarmattributes>.
public struct AlarmAttributes<Metadata: AlarmMetadata>: Sendable {
  /// See <https://developer.apple.com/documentation/alarmkit/alarmattributes/init(presentation:metadata:tintcolor:)>.
  public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {}
}

/// See <https://developer.apple.com/documentation/alarmkit/alarm>.
public struct Alarm: Sendable {
  /// See <https://developer.apple.com/documentation/alarmkit/alarm/id>.
  public typealias ID = UUID
  /// See <https://developer.apple.com/documentation/alarmkit/alarm/id>.
  public var id: ID
  /// See <https://developer.apple.com/documentation/alarmkit/alarm/schedule>.
  public enum Schedule: Sendable {
    /// See <https://developer.apple.com/documentation/alarmkit/alarm/schedule/fixed>.
    case fixed(Date)
  }
}

/// See <https://developer.apple.com/documentation/alarmkit/alarmmanager>.
public class AlarmManager: @unchecked Sendable {
  /// See <https://developer.apple.com/documentation/alarmkit/alarmmanager/shared>.
  public static let shared = AlarmManager()
  /// See <https://developer.apple.com/documentation/alarmkit/alarmmanager/authorizationstate>.
  public enum AuthorizationState: Sendable {
    /// See <https://developer.apple.com/documentation/alarmkit/alarmmanager/authorizationstate/notdetermined>.
    case notDetermined
    /// See <https://developer.apple.com/documentation/alarmkit/alarmmanager/authorizationstate/denied>.
    case denied
    /// See <https://developer.apple.com/documentation/alarmkit/alarmmanager/authorizationstate/authorized>.
    case authorized
  }
  /// See <https://developer.apple.com/documentation/alarmkit/alarmmanager/alarmconfiguration>.
  public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
    /// See <https://developer.apple.com/documentation/alarmkit/alarmmanager/alarmconfiguration/alarm(schedule:attributes:stopintent:secondaryintent:sound:)>.
    public static func alarm(
      schedule: Alarm.Schedule? = nil, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> AlarmConfiguration<Metadata> { AlarmConfiguration() }
  }
  /// See <https://developer.apple.com/documentation/alarmkit/alarmmanager/authorizationstate>.
  public var authorizationState: AuthorizationState { .notDetermined }
  /// See <https://developer.apple.com/documentation/alarmkit/alarmmanager/alarms>.
  public var alarms: [Alarm] { get throws { [] } }
  /// See <https://developer.apple.com/documentation/alarmkit/alarmmanager/requestauthorization()>.
  public func requestAuthorization() async throws -> AuthorizationState { .denied }
  /// See <https://developer.apple.com/documentation/alarmkit/alarmmanager/schedule(id:configuration:)>.
  public func schedule<Metadata>(id: Alarm.ID, configuration: AlarmConfiguration<Metadata>) async throws -> Alarm {
    Alarm(id: id)
  }
  /// See <https://developer.apple.com/documentation/alarmkit/alarmmanager/cancel(id:)>.
  public func cancel(id: Alarm.ID) throws {}
}
