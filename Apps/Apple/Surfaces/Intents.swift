import AppIntents
import Metro
import PhoneParts

/// The keys of the cards, for the app and its extension to name.
public struct CardKeys: AppIntentsPackage {}

/// The train is one stop further on than shown.
public struct StopOn: LiveActivityIntent {
  /// What the system calls it.
  public static let title: LocalizedStringResource = "app.intent.stopOn"
  /// It is a key of the card and nothing to look for.
  public static let isDiscoverable = false

  /// Makes the key.
  public init() {}

  /// Tells the app, in the app's own process.
  public func perform() async throws -> some IntentResult {
    await MetroKeyHole.tell(.stopOn)
    return .result()
  }
}

/// There is one stop more to go than shown.
public struct StopBack: LiveActivityIntent {
  /// What the system calls it.
  public static let title: LocalizedStringResource = "app.intent.stopBack"
  /// It is a key of the card and nothing to look for.
  public static let isDiscoverable = false

  /// Makes the key.
  public init() {}

  /// Tells the app, in the app's own process.
  public func perform() async throws -> some IntentResult {
    await MetroKeyHole.tell(.stopBack)
    return .result()
  }
}

/// The train moves: the tap that takes the doubt out of a change.
public struct TrainDeparted: LiveActivityIntent {
  /// What the system calls it.
  public static let title: LocalizedStringResource = "app.intent.trainDeparted"
  /// It is a key of the card and nothing to look for.
  public static let isDiscoverable = false

  /// Makes the key.
  public init() {}

  /// Tells the app, in the app's own process.
  public func perform() async throws -> some IntentResult {
    await MetroKeyHole.tell(.trainDeparted)
    return .result()
  }
}
