import Glibc

/// The command line: finds the command, reads its arguments, runs it.
@main
struct Flagfall {
  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private static func run(_ words: [String]) -> ExitStatus {
    guard let first = words.first else {
      Terminal.write(Help.overview)
      return .done
    }
    switch first {
    case "--help", "-h", "help": return help(words.dropFirst())
    case "--version": return version()
    default: break
    }
    guard let command = Commands.named(words[...]) else { return unknown(words[...]) }
    if words.contains("--help") || words.contains("-h") { return help(words.prefix(command.words)) }
    do throws(CommandError) {
      return try command.run(try Arguments(words.dropFirst(command.words), for: command))
    } catch {
      Terminal.complain("flagfall \(command.name): \(error.message)")
      if case .usage = error { Terminal.complain("See 'flagfall \(command.name) --help'.") }
      return error.status
    }
  }

  private static func help(_ words: ArraySlice<String>) -> ExitStatus {
    guard !words.isEmpty else {
      Terminal.write(Help.overview)
      return .done
    }
    guard let command = Commands.named(words) else { return unknown(words) }
    Terminal.write(Help.page(of: command))
    return .done
  }

  private static func version() -> ExitStatus {
    Terminal.write("flagfall \(Commands.version)\n")
    return .done
  }

  private static func unknown(_ words: ArraySlice<String>) -> ExitStatus {
    let name = words.first ?? ""
    let group = Commands.all.map(\.name).filter { $0.hasPrefix(name + " ") }
    if !group.isEmpty {
      let parts = group.map { "'\($0)'" }.joined(separator: ", ")
      Terminal.complain("flagfall \(name): say what to do: \(parts)")
      Terminal.complain("See 'flagfall --help'.")
      return .misused
    }
    var sentence = "flagfall: there is no command '\(name)'"
    if let near = Spelling.nearest(to: name, in: Commands.all.map(\.name)) { sentence += "; did you mean '\(near)'?" }
    Terminal.complain(sentence)
    Terminal.complain("See 'flagfall --help'.")
    return .misused
  }
}
