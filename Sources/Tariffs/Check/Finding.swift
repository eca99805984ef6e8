import JSON

/// Something in a tariff file that is wrong or looks wrong, with its place.
package struct Finding: Sendable, Hashable, CustomStringConvertible {
  /// How bad it is.
  package enum Severity: String, Sendable {
    /// The file cannot be used as it is.
    case error
    /// The file can be used; someone should look at it.
    case warning
  }

  /// How bad it is.
  package let severity: Severity
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, counted in Unicode scalars.
  package let column: Int
  /// The key path of the value, such as `$.editions[0].rates[1].windows`.
  package let path: String
  /// What is wrong and how to mend it: one sentence without a full stop.
  package let message: String

  /// Makes a finding of what a reader refuses.
  package init(_ error: JSONError, severity: Severity = .error) {
    self.severity = severity
    line = error.line
    column = error.column
    path = error.path
    message = error.message
  }

  /// The finding as one line: `7:15: error: $.currency: expected the ISO 4217 code of a known currency such as "EUR"`.
  package var description: String {
    "\(line):\(column): \(severity.rawValue): \(path): \(message)"
  }
}

/// Findings in the making.
struct Findings {
  private(set) var all: [Finding] = []

  mutating func error(at node: JSONNode, _ message: String) {
    all.append(Finding(node.fail(message)))
  }

  mutating func warn(at node: JSONNode, _ message: String) {
    all.append(Finding(node.fail(message), severity: .warning))
  }

  mutating func refused(_ error: JSONError) {
    all.append(Finding(error))
  }

  /// In the order of the file.
  var sorted: [Finding] {
    all.enumerated().sorted { left, right in
      (left.element.line, left.element.column, left.offset) < (right.element.line, right.element.column, right.offset)
    }.map { $0.element }
  }
}
