/// Bytes as letters, as [RFC 4648](https://www.rfc-editor.org/rfc/rfc4648#section-4) has them.
package enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The letters of bytes, filled up with equals signs to a multiple of four.
  package static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var group = UInt32(bytes[start]) << 16
      if count > 1 { group |= UInt32(bytes[start + 1]) << 8 }
      if count > 2 { group |= UInt32(bytes[start + 2]) }
      for place in 0..<4 {
        let letter = letters[Int(group >> UInt32(18 - 6 * place)) & 63]
        text.append(place <= count ? letter : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
