/// Whom a token speaks for.
package enum Role: String, Sendable, Hashable, CaseIterable {
  /// A driver.
  case driver
  /// A passenger.
  case rider
  /// The office.
  case office = "operator"
}

/// Who sends a command: a role and the name of the one who has it.
package struct Sender: Sendable, Hashable {
  /// The role.
  package let role: Role
  /// The driver's or rider's name, or that of somebody of the office.
  package let owner: String

  /// Makes a sender.
  package init(_ role: Role, _ owner: String) {
    self.role = role
    self.owner = owner
  }

  /// Whether a name can be an owner's: 1 to 64 letters, digits, `_` and `-`.
  package static func isName(_ text: String) -> Bool { Schema.isName(text) }

  /// As it is kept, such as `driver:anna`.
  package var text: String { "\(role.rawValue):\(owner)" }
}

/// A secret of 256 bits.
///
/// It is told once, when it is issued; kept is its digest alone.
package struct Token: Sendable, Hashable {
  /// What the holder sends.
  package let text: String

  /// A token that somebody sent; nil when it cannot be one of ours.
  package init?(_ text: String) {
    guard text.utf8.count == Self.prefix.utf8.count + 64, text.hasPrefix(Self.prefix) else { return nil }
    let isHexadecimal = text.utf8.dropFirst(Self.prefix.utf8.count).allSatisfy {
      ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")) || ($0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "f"))
    }
    guard isHexadecimal else { return nil }
    self.text = text
  }

  /// A new one, by the system's own chance.
  package static func random() -> Token {
    // Of the system's kernel, and so fit for secrets.
    var chance = SystemRandomNumberGenerator()
    let bytes = (0..<32).map { _ in UInt8.random(in: 0...255, using: &chance) }
    return Token(unchecked: prefix + bytes.map(hexadecimal).joined())
  }

  /// What is kept of it.
  ///
  /// A secret of 256 bits cannot be guessed from its digest, so salt and stretching add nothing.
  package var digest: String { Digest.text(of: text) }

  /// By what the office names it: the first digits of the digest.
  package var name: String { String(digest.prefix(16)) }

  /// So that a token that was put where it should not be is recognised.
  private static let prefix = "ff_"

  private init(unchecked text: String) {
    self.text = text
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}

extension Token: CustomStringConvertible, CustomReflectable {
  /// Never the secret: what is printed or logged names it by its digest.
  package var description: String { "token \(name)" }

  /// As the description.
  package var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}
