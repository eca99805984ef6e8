/// Texts with names in braces: `until {time}`.
enum Template {
  /// A part of a text.
  enum Part: Equatable {
    case text(Range<Int>)
    case placeholder(Range<Int>)
  }

  /// Steps through the parts of a text; a brace without its partner is nil.
  static func parts(of bytes: some RandomAccessCollection<UInt8>) -> [Part]? {
    var parts: [Part] = []
    var start = 0
    var isInside = false
    for (offset, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "{"):
        guard !isInside else { return nil }
        if start < offset { parts.append(.text(start..<offset)) }
        isInside = true
        start = offset + 1
      case UInt8(ascii: "}"):
        guard isInside, start < offset else { return nil }
        parts.append(.placeholder(start..<offset))
        isInside = false
        start = offset + 1
      default: break
      }
    }
    guard !isInside else { return nil }
    if start < bytes.count { parts.append(.text(start..<bytes.count)) }
    return parts
  }

  /// The text with its placeholders filled; one without an argument stays as it is, so that it is seen.
  static func filled(_ text: String, _ arguments: Arguments) -> String {
    let bytes = Array(text.utf8)
    guard let parts = parts(of: bytes) else { return text }
    var result = ""
    for part in parts {
      switch part {
      case .text(let range): result += String(decoding: bytes[range], as: UTF8.self)
      case .placeholder(let range):
        let name = String(decoding: bytes[range], as: UTF8.self)
        result += arguments[name] ?? "{" + name + "}"
      }
    }
    return result
  }
}
