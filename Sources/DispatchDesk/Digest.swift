import RideLog

/// Short names for contents.
enum Digest {
  /// SHA-256 in 64 hexadecimal digits.
  static func text(of text: String) -> String { SHA256.text(of: Array(text.utf8)) }
}
