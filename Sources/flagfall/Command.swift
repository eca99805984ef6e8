/// One thing that the command line can do, with all that its help page says.
struct Command: Sendable {
  /// A word after the options.
  struct Operand: Sendable {
    /// How often it may be given.
    enum Number: Sendable {
      case one
      case oneOrNone
      case oneOrMore
      case any
    }

    let name: String
    let number: Number
    let help: String
  }

  /// A word that begins with two dashes.
  struct Option: Sendable {
    /// Without the dashes.
    let name: String
    /// What its value is called in the help; nil when it has none.
    let value: String?
    let help: String
  }

  /// A command line to try, and what comes of it.
  struct Example: Sendable {
    let line: String
    let meaning: String
  }

  let name: String
  /// For the overview: no capital, no full stop.
  let summary: String
  /// Paragraphs, each one line however long.
  let description: [String]
  let operands: [Operand]
  let options: [Option]
  let examples: [Example]
  let run: @Sendable (Arguments) throws(CommandError) -> ExitStatus

  init(
    name: String, summary: String, description: [String], operands: [Operand] = [], options: [Option] = [],
    examples: [Example] = [], run: @escaping @Sendable (Arguments) throws(CommandError) -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    self.description = description
    self.operands = operands
    self.options = options
    self.examples = examples
    self.run = run
  }
}

/// What a shell script can ask for after a command.
enum ExitStatus: Int32, Sendable {
  /// Done; where a question was asked, the answer is yes.
  case done = 0
  /// The work failed, or the answer is no.
  case failed = 1
  /// The command line, or a file that it names, is wrong.
  case misused = 2
}

/// Why a command did not do its work, in a sentence that names the mend.
enum CommandError: Error, Sendable, Equatable {
  /// The command line is wrong.
  case usage(String)
  /// A file that was given is wrong.
  case input(String)
  /// The command line is right, the world is not.
  case failure(String)

  var message: String {
    switch self {
    case .usage(let sentence), .input(let sentence), .failure(let sentence): sentence
    }
  }

  var status: ExitStatus {
    switch self {
    case .usage, .input: .misused
    case .failure: .failed
    }
  }
}
