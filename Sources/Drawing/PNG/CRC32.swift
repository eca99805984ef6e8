/// The checksum of PNG and gzip: polynomial 0x04C11DB7, reflected ([PNG, annex D](https://www.w3.org/TR/png-3/#D-CRCAppendix)).
package enum CRC32 {
  /// The checksum of bytes.
  package static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { index in
    var value = UInt32(index)
    for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    return value
  }
}
