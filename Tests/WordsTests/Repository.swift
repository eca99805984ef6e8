import Foundation
import JSON
import Words

/// Files of the checkout that the tests look at.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func bytes(_ path: String) throws -> [UInt8] {
    try Array(Data(contentsOf: root.appending(path: path)))
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Every Swift file of `Sources` outside of the engine of words, joined.
  static func sourcesOutsideWords() throws -> String {
    let sources = root.appending(path: "Sources")
    let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    return
      try names
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Words/") }
      .map { try text("Sources/" + $0) }
      .joined(separator: "\n")
  }
}

extension Strings {
  /// Reads the committed file of a language; the pseudo-language has the English one.
  static func committed(_ language: Language) throws -> Strings {
    let tag = language == .pseudo ? "en" : language.tag
    return try Strings(language, bytes: Repository.bytes("Data/strings/\(tag).json"))
  }
}
