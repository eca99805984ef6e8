import JSON

/// Why a ride log is refused.
package struct RideLogError: Error, Sendable, Hashable {
  /// The line, from 1.
  package let line: Int
  /// The column, from 1.
  package let column: Int
  /// The key, what is wrong with it and how to mend it.
  package let message: String

  init(_ error: JSONError) {
    line = error.line
    column = error.column
    message = "\(error.path): \(error.message)"
  }

  /// The error as one line: `line 3, column 29, $.event: ...`.
  package var description: String { "line \(line), column \(column), \(message)" }

  /// The error as a command tells it, the file first: `ride.ndjson:3:29: $.event: ...`.
  package func description(in file: String) -> String { "\(file):\(line):\(column): \(message)" }
}
