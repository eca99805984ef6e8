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
    .serve,
    .site,
  ]
}
