import Foundation
import Testing

/// Files that hold what a result was when somebody last looked at it.
///
/// `RENEW_GOLDENS=1 swift test` writes them anew; look at the difference before you commit it.
package enum Golden {
  /// The folder of this package.
  package static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let renews = ProcessInfo.processInfo.environment["RENEW_GOLDENS"] == "1"

  /// Checks bytes against a file below the package's folder.
  package static func expect(_ bytes: [UInt8], at path: String, location: SourceLocation = #_sourceLocation) throws {
    let file = package.appending(path: path)
    if renews {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
      return
    }
    let kept = FileManager.default.contents(atPath: file.path()).map { [UInt8]($0) }
    guard kept != bytes else { return }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let old = String(decoding: kept ?? [], as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let first = zip(lines, old).enumerated().first { $0.element.0 != $0.element.1 }
    let line = first?.offset ?? min(lines.count, old.count)
    Issue.record(
      """
      \(path) differs at line \(line + 1):
      kept: \(line < old.count ? String(old[line]) : "(end)")
      now:  \(line < lines.count ? String(lines[line]) : "(end)")
      If the new one is right, renew it: RENEW_GOLDENS=1 swift test
      """, sourceLocation: location)
  }

  /// The bytes of a file below the package's folder.
  package static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: package.appending(path: path)))
  }
}
