/// Bytes as pairs of hexadecimal digits.
enum HexadecimalText {
  private static let digits = Array("0123456789abcdef".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// The bytes of a text; nil for one that is not made of such pairs.
  static func bytes(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var half: UInt8?
    for letter in text.utf8 {
      let digit: UInt8
      switch letter {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = letter - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = letter - UInt8(ascii: "a") + 10
      default: return nil
      }
      if let high = half {
        bytes.append(high << 4 | digit)
        half = nil
      } else {
        half = digit
      }
    }
    return half == nil ? bytes : nil
  }
}
