/// Text written with backslashes.
enum JSONEscapes {
  /// The UTF-8 bytes that checked string contents with escapes stand for.
  static func decoded(_ source: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var index = source.startIndex
    while index < source.endIndex {
      let byte = source[index]
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        index += 1
        continue
      }
      let kind = source[index + 1]
      guard kind == UInt8(ascii: "u") else {
        result.append(plain(kind))
        index += 2
        continue
      }
      var value = unit(source, at: index + 2)
      index += 6
      if value & 0xFC00 == 0xD800 {
        value = 0x10000 + (value & 0x3FF) << 10 + unit(source, at: index + 2) & 0x3FF
        index += 6
      }
      append(value, to: &result)
    }
    return result[...]
  }

  /// The value of a hexadecimal digit, or nil.
  static func digit(_ byte: UInt8) -> UInt32? {
    let decimal = byte &- UInt8(ascii: "0")
    if decimal < 10 { return UInt32(decimal) }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? UInt32(letter) + 10 : nil
  }

  private static func plain(_ kind: UInt8) -> UInt8 {
    switch kind {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: kind
    }
  }

  private static func unit(_ source: ArraySlice<UInt8>, at index: Int) -> UInt32 {
    source[index..<index + 4].reduce(0) { $0 << 4 | (digit($1) ?? 0) }
  }

  private static func append(_ value: UInt32, to result: inout [UInt8]) {
    func tail(_ shift: UInt32) -> UInt8 { UInt8(0x80 | (value >> shift) & 0x3F) }
    switch value {
    case ..<0x80:
      result.append(UInt8(value))
    case ..<0x800:
      result.append(UInt8(0xC0 | value >> 6))
      result.append(tail(0))
    case ..<0x10000:
      result.append(UInt8(0xE0 | value >> 12))
      result.append(tail(6))
      result.append(tail(0))
    default:
      result.append(UInt8(0xF0 | value >> 18))
      result.append(tail(12))
      result.append(tail(6))
      result.append(tail(0))
    }
  }
}
