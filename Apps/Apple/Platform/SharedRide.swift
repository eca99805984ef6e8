import Foundation
import Phone

#if canImport(WidgetKit)
  import WidgetKit
#endif

/// What the app leaves for its widget, in the folder that both may read.
package enum SharedRide {
  /// The widget's name.
  package static let kind = "ride"
  private static let group = "group.app.flagfall"
  private static let file = "ride.json"

  private static var place: URL? {
    #if os(iOS)
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)?.appending(path: file)
    #else
      FileManager.default.temporaryDirectory.appending(path: group + "." + file)
    #endif
  }

  /// Leaves entries and has the widget look.
  package static func leave(_ entries: [MetroEntry]) {
    guard let place else { return }
    do {
      try JSONEncoder().encode(entries).write(to: place, options: .atomic)
      #if canImport(WidgetKit)
        WidgetCenter.shared.reloadTimelines(ofKind: kind)
      #endif
    } catch {
      // Without the widget the card and the notices say the same.
    }
  }

  /// What was left.
  package static func read() -> [MetroEntry] {
    guard let place, let data = FileManager.default.contents(atPath: place.path) else { return [] }
    do { return try JSONDecoder().decode([MetroEntry].self, from: data) } catch { return [] }
  }
}
