import Foundation
import JSON
import RideSupport
import Words

/// The files of the site.
enum Files {
  /// A file as the site has it; nil where it has none.
  static func site(_ path: String) -> [UInt8]? {
    let name = path.replacing("data/", with: "Data/", maxReplacements: 1)
    guard let data = FileManager.default.contents(atPath: Golden.package.appending(path: name).path()) else {
      return nil
    }
    guard name.hasPrefix("Data/strings/"), let tag = name.split(separator: "/").last?.split(separator: ".").first,
      let language = Language(tag: String(tag))
    else { return Array(data) }
    do throws(JSONError) {
      return try Strings.ordered(language, bytes: Array(data))
    } catch {
      return nil
    }
  }
}
