/// The table of everything that can follow `flagfall` on the command line.
enum Commands {
  /// What `flagfall --version` prints.
  static let version = "0.1.0"

  /// In the order in which the overview shows them.
  static let all: [Command] = [
    .meter,
    .receipt,
    .estimate,
    .compare,
    .explain,
    .audit,
    .bill,
    .ride,
    .tariffs,
    .tariff,
    .print,
    .printers,
    .check,
    .shiftRecord,
    .metroPlan,
    .metroRide,
    .metroCheck,
    .metroDerive,
    .metroImport,
    .dispatchToken,
    .dispatchCheck,
    .serve,
    .site,
  ]

  /// The command whose words the line begins with.
  static func named(_ words: ArraySlice<String>) -> Command? {
    all.first { $0.name.split(separator: " ").elementsEqual(words.prefix($0.words), by: ==) }
  }
}

extension Command {
  /// How many words its name has.
  var words: Int { name.split(separator: " ").count }
}
