/// A short name for contents: the same bytes always have the same one.
///
/// FNV-1a in 64 bits (https://www.rfc-editor.org/rfc/rfc9923): enough to notice a change, no protection against one who wants a clash.
package struct Checksum: Sendable, Hashable {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Of nothing yet.
  package init() {}

  /// Takes in further bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// Sixteen hexadecimal digits.
  package var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
