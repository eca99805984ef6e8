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

  /// The codes of the currencies that the committed tariffs are in.
  static func currencies() throws -> Set<String> {
    let folder = "Data/tariffs/"
    var codes: Set<String> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
    where name.hasSuffix(".json") && name != "schema.json" {
      codes.insert(try JSONReader.read(bytes(folder + name)).member("currency").string)
    }
    return codes
  }

  /// Every name that follows a point, as in `.meterKeyStart`, in the Swift files of `Sources` outside of the engine of words.
  static func membersNamedOutsideWords() throws -> Set<String> {
    let sources = root.appending(path: "Sources")
    var names: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    where path.hasSuffix(".swift") && !path.hasPrefix("Words/") {
      let bytes = try Self.bytes("Sources/" + path)
      for member in bytes.split(separator: UInt8(ascii: ".")).dropFirst() {
        names.insert(String(decoding: member.prefix { $0 | 0x20 > 0x60 && $0 | 0x20 < 0x7B }, as: UTF8.self))
      }
    }
    return names
  }
}

extension Strings {
  /// Reads the committed file of a language; the pseudo-language has the English one.
  static func committed(_ language: Language) throws -> Strings {
    let tag = language == .pseudo ? "en" : language.tag
    return try Strings(language, bytes: Repository.bytes("Data/strings/\(tag).json"))
  }
}
