// Names and forms are those of Apple's pages.
// swift-format-ignore-file

public import Foundation

/// See <https://developer.apple.com/documentation/usernotifications/unauthorizationoptions>.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// See <https://developer.apple.com/documentation/usernotifications/unauthorizationoptions/rawvalue>.
  public let rawValue: UInt
  /// See <https://developer.apple.com/documentation/usernotifications/unauthorizationoptions/init(rawvalue:)>.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// See <https://developer.apple.com/documentation/usernotifications/unauthorizationoptions/sound>.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// See <https://developer.apple.com/documentation/usernotifications/unauthorizationoptions/alert>.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
}

/// See <https://developer.apple.com/documentation/usernotifications/unauthorizationstatus>.
public enum UNAuthorizationStatus: Int, Sendable {
  /// See <https://developer.apple.com/documentation/usernotifications/unauthorizationstatus/notdetermined>.
  case notDetermined = 0
  /// See <https://developer.apple.com/documentation/usernotifications/unauthorizationstatus/denied>.
  case denied = 1
  /// See <https://developer.apple.com/documentation/usernotifications/unauthorizationstatus/authorized>.
  case authorized = 2
  /// See <https://developer.apple.com/documentation/usernotifications/unauthorizationstatus/provisional>.
  case provisional = 3
  /// See <https://developer.apple.com/documentation/usernotifications/unauthorizationstatus/ephemeral>.
  case ephemeral = 4
}

/// See <https://developer.apple.com/documentation/usernotifications/unnotificationsettings>.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// See <https://developer.apple.com/documentation/usernotifications/unnotificationsettings/authorizationstatus>.
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
}

/// See <https://developer.apple.com/documentation/usernotifications/unnotificationinterruptionlevel>.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// See <https://developer.apple.com/documentation/usernotifications/unnotificationinterruptionlevel/passive>.
  case passive = 0
  /// See <https://developer.apple.com/documentation/usernotifications/unnotificationinterruptionlevel/active>.
  case active = 1
  /// See <https://developer.apple.com/documentation/usernotifications/unnotificationinterruptionlevel/timesensitive>.
  case timeSensitive = 2
}

/// See <https://developer.apple.com/documentation/usernotifications/unnotificationsound>.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// See <https://developer.apple.com/documentation/usernotifications/unnotificationsound/default>.
  public static var `default`: UNNotificationSound { UNNotificationSound() }
}

/// See <https://developer.apple.com/documentation/usernotifications/unnotificationcontent>.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  /// See <https://developer.apple.com/documentation/usernotifications/unnotificationcontent/title>.
  open var title: String { "" }
  /// See <https://developer.apple.com/documentation/usernotifications/unnotificationcontent/body>.
  open var body: String { "" }
}

/// See <https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent>.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  private var words = ("", "")
  /// See <https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent/title>.
  open override var title: String {
    get { words.0 }
    set { words.0 = newValue }
  }
  /// See <https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent/body>.
  open override var body: String {
    get { words.1 }
    set { words.1 = newValue }
  }
  /// See <https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent/sound>.
  open var sound: UNNotificationSound?
  /// See <https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent/threadidentifier>.
  open var threadIdentifier = ""
  /// See <https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent/interruptionlevel>.
  open var interruptionLevel = UNNotificationInterruptionLevel.active
}

/// See <https://developer.apple.com/documentation/usernotifications/unnotificationtrigger>.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {}

/// See <https://developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger>.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// See <https://developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger/timeinterval>.
  public let timeInterval: TimeInterval
  /// See <https://developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger/init(timeinterval:repeats:)>.
  public init(timeInterval: TimeInterval, repeats: Bool) { self.timeInterval = timeInterval }
}

/// See <https://developer.apple.com/documentation/usernotifications/unnotificationrequest>.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// See <https://developer.apple.com/documentation/usernotifications/unnotificationrequest/identifier>.
  public let identifier: String
  /// See <https://developer.apple.com/documentation/usernotifications/unnotificationrequest/content>.
  public let content: UNNotificationContent
  /// See <https://developer.apple.com/documentation/usernotifications/unnotificationrequest/trigger>.
  public let trigger: UNNotificationTrigger?
  /// See <https://developer.apple.com/documentation/usernotifications/unnotificationrequest/init(identifier:content:trigger:)>.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}

/// See <https://developer.apple.com/documentation/usernotifications/unusernotificationcenter>.
open class UNUserNotificationCenter: NSObject {
  /// See <https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/current()>.
  open class func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }
  /// See <https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/requestauthorization(options:)>.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
  /// See <https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/notificationsettings()>.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  /// See <https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/add(_:)>.
  open func add(_ request: UNNotificationRequest) async throws {}
  /// See <https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/removependingnotificationrequests(withidentifiers:)>.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// See <https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/removedeliverednotifications(withidentifiers:)>.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
}
