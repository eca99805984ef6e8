/// The pages that `--help` shows.
enum Help {
  /// Wide enough for a sentence, narrow enough for two windows side by side.
  private static let width = 80

  /// All commands, a line each.
  static var overview: String {
    let width = Commands.all.map(\.name.count).max() ?? 0
    var page = "Flagfall: the ride that is going on, what it costs and when to get off.\n\n"
    page += Style.bold("Usage") + "\n  flagfall COMMAND [OPTIONS]\n\n"
    page += Style.bold("Commands") + "\n"
    for command in Commands.all { page += "  \(padded(command.name, width))   \(command.summary)\n" }
    page += "\n'flagfall help COMMAND' tells everything about one of them.\n"
    page += wrapped(
      "Exit status: 0 done, 1 failed or the answer is no, 2 the command line or a file it names is wrong.", indent: 0)
    return page
  }

  /// Everything about one command.
  static func page(of command: Command) -> String {
    var page = Style.bold("flagfall \(command.name)") + " - \(command.summary)\n\n"
    page += Style.bold("Usage") + "\n  flagfall \(command.name)"
    if !command.options.isEmpty { page += " [OPTIONS]" }
    for operand in command.operands { page += " " + shown(operand) }
    page += "\n\n"
    for paragraph in command.description { page += wrapped(paragraph, indent: 0) + "\n" }
    page += list("Operands", command.operands.map { ($0.name, $0.help) })
    page += list("Options", command.options.map { (shown($0), $0.help) })
    page += list("Examples", command.examples.map { ($0.line, $0.meaning) })
    return page
  }

  private static func shown(_ operand: Command.Operand) -> String {
    switch operand.number {
    case .one: operand.name
    case .oneOrNone: "[\(operand.name)]"
    case .oneOrMore: "\(operand.name)..."
    case .any: "[\(operand.name)...]"
    }
  }

  private static func shown(_ option: Command.Option) -> String {
    "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
  }

  private static func list(_ title: String, _ entries: [(term: String, text: String)]) -> String {
    guard !entries.isEmpty else { return "" }
    var text = Style.bold(title) + "\n"
    for entry in entries { text += "  \(entry.term)\n" + wrapped(entry.text, indent: 6) }
    return text + "\n"
  }

  private static func wrapped(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
    return lines.map { margin + $0 + "\n" }.joined()
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
