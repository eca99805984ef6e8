// Names and forms are those of Apple's pages.
// swift-format-ignore-file

@_exported public import Foundation

/// See <https://developer.apple.com/documentation/foundation/localizedstringresource>.
public struct LocalizedStringResource: ExpressibleByStringLiteral, Sendable {
  /// See <https://developer.apple.com/documentation/foundation/localizedstringresource/init(stringliteral:)>.
  public init(stringLiteral value: String) {}
}

/// See <https://developer.apple.com/documentation/appintents/intentresult>.
public protocol IntentResult {}

struct Done: IntentResult {}

extension IntentResult where Self == IntentResultContainer {
  /// See <https://developer.apple.com/documentation/appintents/intentresult/result()>.
  public static func result() -> IntentResultContainer { IntentResultContainer() }
}

/// See <https://developer.apple.com/documentation/appintents/intentresultcontainer>.
public struct IntentResultContainer: IntentResult {}

/// See <https://developer.apple.com/documentation/appintents/appintent>.
public protocol AppIntent: Sendable {
  /// See <https://developer.apple.com/documentation/appintents/appintent/performresult>.
  associatedtype PerformResult: IntentResult
  /// See <https://developer.apple.com/documentation/appintents/appintent/title>.
  static var title: LocalizedStringResource { get }
  /// See <https://developer.apple.com/documentation/appintents/appintent/isdiscoverable>.
  static var isDiscoverable: Bool { get }
  /// See <https://developer.apple.com/documentation/appintents/appintent/init()>.
  init()
  /// See <https://developer.apple.com/documentation/appintents/appintent/perform()>.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// See <https://developer.apple.com/documentation/appintents/appintent/isdiscoverable>.
  public static var isDiscoverable: Bool { true }
}

/// See <https://developer.apple.com/documentation/appintents/appintentspackage>.
public protocol AppIntentsPackage {
  /// See <https://developer.apple.com/documentation/appintents/appintentspackage/includedpackages>.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// See <https://developer.apple.com/documentation/appintents/appintentspackage/includedpackages>.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// See <https://developer.apple.com/documentation/appintents/liveactivityintent>.
public protocol LiveActivityIntent: AppIntent {}
