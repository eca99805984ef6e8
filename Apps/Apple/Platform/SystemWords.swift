import Foundation
import JSON

/// The app's own words where the system shows something without the app: widgets and the keys of cards.
package enum SystemWords {
  /// A word in the first of the reader's languages that the app speaks.
  package static func text(_ key: String) -> String {
    for tag in Locale.preferredLanguages + ["en"] {
      guard let bytes = BundleHealth.data("app/\(tag.prefix(2)).json") else { continue }
      do throws(JSONError) {
        if let text = try JSONReader.read(bytes).optional(key)?.string { return text }
      } catch {
        continue
      }
    }
    return ""
  }
}
