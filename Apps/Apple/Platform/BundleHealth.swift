import Foundation

/// What the *built* bundle says: a setting that never reached it would end the app.
package struct BundleHealth: Sendable, Hashable {
  /// Whether positions may go on in the background.
  package let measuresInBackground: Bool
  /// Whether cards may be shown on the Lock Screen.
  package let showsCards: Bool
  /// The keys without which the system ends the app at the first use of a framework.
  package let missing: [String]

  /// The keys with the sentences that the system shows.
  package static let usages = [
    "NSLocationWhenInUseUsageDescription", "NSBluetoothAlwaysUsageDescription", "NSMotionUsageDescription",
    "NSAlarmKitUsageDescription", "NSLocalNetworkUsageDescription",
  ]

  /// Reads a bundle's list.
  package init(_ info: [String: Any]) {
    measuresInBackground = (info["UIBackgroundModes"] as? [String] ?? []).contains("location")
    showsCards = info["NSSupportsLiveActivities"] as? Bool ?? false
    missing = BundleHealth.usages.filter { (info[$0] as? String ?? "").isEmpty }
  }

  /// The app that runs.
  package static var own: BundleHealth { BundleHealth(Bundle.main.infoDictionary ?? [:]) }

  /// What the app is called.
  package static var name: String { Bundle.main.infoDictionary?["CFBundleDisplayName"] as? String ?? "" }

  /// A file of the app's own data, by its path below `Data/`; what the app says in place of a page is below `app/`.
  package static func data(_ path: String) -> [UInt8]? {
    guard let root = Bundle.main.resourceURL else { return nil }
    let place = path.hasPrefix("app/") ? "Strings/" + path.dropFirst(4) : "Data/" + path
    return FileManager.default.contents(atPath: root.appending(path: place).path).map { [UInt8]($0) }
  }

  /// The names in a folder of the app's own data.
  package static func list(_ folder: String) -> [String] {
    guard let root = Bundle.main.resourceURL else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Data/" + folder).path)
    } catch {
      return []
    }
  }
}
