/// Numbers by which rides are known again without keeping their names.
enum RideHash {
  /// FNV-1a of 64 bits (https://datatracker.ietf.org/doc/html/draft-eastlake-fnv), mixed once more.
  static func of(_ name: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return (hash ^ (hash >> 32)) &* 0x9E37_79B9_7F4A_7C15
  }
}
