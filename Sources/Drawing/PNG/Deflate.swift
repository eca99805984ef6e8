/// Packs bytes by repeats and by the fixed codes of Deflate, so that the result depends on no library's version.
///
/// [RFC 1951](https://www.rfc-editor.org/rfc/rfc1951).
package enum Deflate {
  /// The bytes packed, in the envelope of zlib ([RFC 1950](https://www.rfc-editor.org/rfc/rfc1950)).
  package static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    let sum = adler(bytes)
    return [0x78, 0x9C] + packed(bytes)
      + [UInt8(sum >> 24), UInt8(sum >> 16 & 0xFF), UInt8(sum >> 8 & 0xFF), UInt8(sum & 0xFF)]
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low += UInt32(byte)
      if low >= 65_521 { low -= 65_521 }
      high += low
      if high >= 65_521 { high -= 65_521 }
    }
    return high << 16 | low
  }

  private static let window = 32_768
  private static let longest = 258
  /// How many earlier places are looked at for the longest repeat.
  private static let tries = 48

  /// One block with the fixed codes.
  private static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var out = BitWriter()
    out.write(0b011, bits: 3)
    var heads = [Int32](repeating: -1, count: 1 << 15)
    var earlier = [Int32](repeating: -1, count: window)
    bytes.withUnsafeBufferPointer { bytes in
      func note(_ place: Int) {
        guard place + 3 <= bytes.count else { return }
        let hash = hash(bytes, place)
        earlier[place & (window - 1)] = heads[hash]
        heads[hash] = Int32(place)
      }
      var place = 0
      while place < bytes.count {
        let (length, distance) = repetition(at: place, in: bytes, heads, earlier)
        guard length >= 3 else {
          note(place)
          out.literal(Int(bytes[place]))
          place += 1
          continue
        }
        out.repetition(length: length, distance: distance)
        // Of a long run of one byte its begin and end serve as well as all of it.
        for step in place..<place + length where length < 64 || step < place + 4 || step > place + length - 4 {
          note(step)
        }
        place += length
      }
    }
    out.literal(256)
    return out.finish()
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int {
    let three = UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
    return Int((three &* 0x9E37_79B1) >> 17)
  }

  private static func repetition(
    at place: Int, in bytes: UnsafeBufferPointer<UInt8>, _ heads: [Int32], _ earlier: [Int32]
  ) -> (length: Int, distance: Int) {
    guard place + 3 <= bytes.count else { return (0, 0) }
    let most = min(longest, bytes.count - place)
    var best = (length: 0, distance: 0)
    var candidate = Int(heads[hash(bytes, place)])
    var left = tries
    while candidate >= 0, place - candidate <= window, left > 0 {
      left -= 1
      if best.length == 0 || bytes[candidate + best.length] == bytes[place + best.length] {
        var length = 0
        while length < most, bytes[candidate + length] == bytes[place + length] { length += 1 }
        if length > best.length { best = (length, place - candidate) }
        if length == most { break }
      }
      let next = Int(earlier[candidate & (window - 1)])
      guard next < candidate else { break }
      candidate = next
    }
    return best
  }
}

/// Bits, the lowest first, codes with their highest bit first.
private struct BitWriter {
  private var bytes: [UInt8] = []
  private var held: UInt32 = 0
  private var count: UInt32 = 0

  mutating func write(_ value: Int, bits: Int) {
    held |= UInt32(value) << count
    count += UInt32(bits)
    while count >= 8 {
      bytes.append(UInt8(held & 0xFF))
      held >>= 8
      count -= 8
    }
  }

  private mutating func write(code: Int, bits: Int) {
    var turned = 0
    for bit in 0..<bits where code >> bit & 1 == 1 { turned |= 1 << (bits - 1 - bit) }
    write(turned, bits: bits)
  }

  /// A byte, or the end (256), by the fixed codes.
  mutating func literal(_ symbol: Int) {
    switch symbol {
    case ..<144: write(code: 0x30 + symbol, bits: 8)
    case ..<256: write(code: 0x190 + symbol - 144, bits: 9)
    case ..<280: write(code: symbol - 256, bits: 7)
    default: write(code: 0xC0 + symbol - 280, bits: 8)
    }
  }

  mutating func repetition(length: Int, distance: Int) {
    if length == 258 {
      literal(285)
    } else {
      let (symbol, rest, bits) = BitWriter.step(length - 3, group: 4)
      literal(257 + symbol)
      write(rest, bits: bits)
    }
    let (symbol, rest, bits) = BitWriter.step(distance - 1, group: 2)
    write(code: symbol, bits: 5)
    write(rest, bits: bits)
  }

  /// The codes of lengths and distances: `group` codes for each number of further bits.
  private static func step(_ value: Int, group: Int) -> (symbol: Int, rest: Int, bits: Int) {
    guard value >= 2 * group else { return (value, 0, 0) }
    var bits = 0
    while value >> bits >= 2 * group { bits += 1 }
    return (group * bits + value >> bits, value & ((1 << bits) - 1), bits)
  }

  mutating func finish() -> [UInt8] {
    if count > 0 { write(0, bits: 7) }
    return bytes
  }
}
