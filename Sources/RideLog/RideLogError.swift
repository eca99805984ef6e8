import JSON

/// Why a ride log is refused.
package struct RideLogError: Error, Sendable, Hashable {
  /// The line, from 1.
  package let line: Int
  /// What is wrong with it and how to mend it.
  package let message: String

  init(_ error: JSONError) {
    line = error.line
    message = error.description
  }

  init(line: Int, message: String) {
    self.line = line
    self.message = message
  }
}
