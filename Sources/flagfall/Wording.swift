import Glibc
import JSON
import Words

extension Language {
  /// The language that `--language` names; without it that of the terminal, and English where that is not offered.
  static func named(_ arguments: Arguments) throws(CommandError) -> Language {
    guard let tag = arguments.value("language") else { return .ofTerminal }
    guard let language = Language(tag: tag), Language.offered.contains(language) else {
      throw .usage("--language \(tag): offered are \(Language.tags)")
    }
    return language
  }

  /// The tags that `--language` takes.
  static var tags: String { Language.offered.map(\.tag).joined(separator: ", ") }

  /// What LC_ALL, LC_MESSAGES or LANG says, the first of them that is set.
  private static var ofTerminal: Language {
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      if let value = getenv(variable).map({ String(cString: $0) }), !value.isEmpty { return .preferred([value]) }
    }
    return .english
  }
}

extension Command.Option {
  /// The language of what a command says of tariffs and rides.
  static let language = Self(
    name: "language", value: "TAG", help: "The language: \(Language.tags). That of LANG without it.")
}

extension Resources {
  /// The texts of a language.
  static func strings(_ language: Language) throws(CommandError) -> Strings {
    let path = "\(try Resources.data())/strings/\(language.tag).json"
    let bytes = try Files.read(path)
    do throws(JSONError) {
      return try Strings(language, bytes: bytes)
    } catch {
      throw .input(error.description(in: path))
    }
  }
}
