/// Why a document is refused, with the place and the mend.
package struct JSONError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line, from 1; lines end with LF, CR LF or CR.
  package let line: Int
  /// The column, from 1, counted in Unicode scalars.
  package let column: Int
  /// The key path of the value, such as `$.rates[1].initial`.
  package let path: String
  /// What is wrong and how to mend it: one sentence without a full stop.
  package let message: String

  /// Makes an error at a place.
  package init(line: Int, column: Int, path: String, message: String) {
    self.line = line
    self.column = column
    self.path = path
    self.message = message
  }

  /// The error as one line: `line 3, column 7, $.rates[0].initial: expected a string such as "1.40"`.
  package var description: String {
    "line \(line), column \(column), \(path): \(message)"
  }

  /// The error as a command tells it, the file first: `ride.json:3:7: $.rates[0].initial: expected a string such as "1.40"`.
  package func description(in file: String) -> String {
    "\(file):\(line):\(column): \(path): \(message)"
  }
}
