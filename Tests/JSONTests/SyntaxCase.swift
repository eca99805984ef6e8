import Testing

/// A document and what the reader has to say about it; names begin as in Nicolas Seriot's JSONTestSuite:
/// y_ must be read, n_ must be refused, i_ is left open by RFC 8259 and decided by us.
struct SyntaxCase: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  let isRead: Bool

  var testDescription: String { name }

  static func reads(_ name: String, _ text: String) -> SyntaxCase {
    SyntaxCase(name: name, bytes: Array(text.utf8), isRead: true)
  }

  static func reads(_ name: String, bytes: [UInt8]) -> SyntaxCase {
    SyntaxCase(name: name, bytes: bytes, isRead: true)
  }

  static func refuses(_ name: String, _ text: String) -> SyntaxCase {
    SyntaxCase(name: name, bytes: Array(text.utf8), isRead: false)
  }

  static func refuses(_ name: String, bytes: [UInt8]) -> SyntaxCase {
    SyntaxCase(name: name, bytes: bytes, isRead: false)
  }

  /// The bytes as the contents of a string in an array.
  static func quoted(_ bytes: [UInt8]) -> [UInt8] {
    Array("[\"".utf8) + bytes + Array("\"]".utf8)
  }
}
