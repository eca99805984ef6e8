import JSON
import Words

extension Language {
  /// The language that `--language` names; English without it.
  static func named(_ arguments: Arguments) throws(CommandError) -> Language {
    let tag = arguments.value("language") ?? "en"
    guard let language = Language(tag: tag), Language.offered.contains(language) else {
      throw .usage("--language \(tag): offered are \(Language.offered.map(\.tag).joined(separator: ", "))")
    }
    return language
  }
}

extension Resources {
  /// The texts of a language.
  static func strings(_ language: Language) throws(CommandError) -> Strings {
    let path = "\(try Resources.data())/strings/\(language.tag).json"
    let bytes = try Files.read(path)
    do throws(JSONError) {
      return try Strings(language, bytes: bytes)
    } catch {
      throw .input("\(path): \(error.description)")
    }
  }
}
