/// The words after a command, sorted into options and operands and checked against what the command takes.
///
/// As GNU has it: `--name value` and `--name=value`, in any order with operands; after `--` everything is an operand; a
/// lone `-` is one too. Of an option given twice the last counts, unless the command asks for all.
struct Arguments: Sendable {
  /// The words that are not options, in their order.
  let operands: [String]
  private let given: [(name: String, value: String)]

  init(_ words: ArraySlice<String>, for command: Command) throws(CommandError) {
    var operands: [String] = []
    var given: [(name: String, value: String)] = []
    var words = words
    while let word = words.popFirst() {
      if word == "--" {
        operands += words
        break
      }
      if word == "-" || !word.hasPrefix("-") {
        operands.append(word)
      } else {
        given.append(try Self.option(word, &words, of: command))
      }
    }
    try Self.check(operands, against: command)
    self.operands = operands
    self.given = given
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { given.contains { $0.name == name } }

  /// The value of an option; the last one when it was given several times.
  func value(_ name: String) -> String? { given.last { $0.name == name }?.value }

  /// The values of an option that may be repeated, in their order.
  func values(_ name: String) -> [String] { given.filter { $0.name == name }.map(\.value) }

  /// The value of an option that is a whole number within bounds.
  func integer(_ name: String, in bounds: ClosedRange<Int>) throws(CommandError) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), bounds.contains(number) else {
      throw .usage("--\(name) \(text): give a whole number from \(bounds.lowerBound) to \(bounds.upperBound)")
    }
    return number
  }

  private static func option(
    _ word: String, _ rest: inout ArraySlice<String>, of command: Command
  ) throws(CommandError) -> (name: String, value: String) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0].drop { $0 == "-" })
    guard word.hasPrefix("--"), let option = command.options.first(where: { $0.name == name }) else {
      var sentence = "there is no option \(parts[0])"
      if let near = Spelling.nearest(to: name, in: command.options.map(\.name)) {
        sentence += "; did you mean --\(near)?"
      }
      throw .usage(sentence)
    }
    guard let value = option.value else {
      guard parts.count == 1 else { throw .usage("--\(name) takes no value") }
      return (name, "")
    }
    if parts.count == 2 { return (name, String(parts[1])) }
    guard let next = rest.popFirst() else { throw .usage("--\(name) wants its \(value)") }
    return (name, next)
  }

  private static func check(_ operands: [String], against command: Command) throws(CommandError) {
    var least = 0
    var most: Int? = 0
    for operand in command.operands {
      let number = operand.number
      if number == .one || number == .oneOrMore { least += 1 }
      most = number == .any || number == .oneOrMore ? nil : most.map { $0 + 1 }
    }
    if operands.count < least { throw .usage("\(command.operands[operands.count].name) is missing") }
    if let most, operands.count > most { throw .usage("'\(operands[most])' is one word too many") }
  }
}
