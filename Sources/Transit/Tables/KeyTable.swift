/// Byte strings numbered in the order in which they were met.
struct KeyTable {
  private var slots = [Int32](repeating: -1, count: 64)
  private var bytes: [UInt8] = []
  private var ends: [Int32] = [0]

  var count: Int { ends.count - 1 }

  /// The number of a key, a new one when it was not met before.
  mutating func number(_ text: [UInt8], _ range: Range<Int>) -> Int {
    if ends.count * 2 > slots.count { grow() }
    var slot = Int(truncatingIfNeeded: KeyTable.hash(text, range)) & (slots.count - 1)
    while slots[slot] >= 0 {
      if isKey(Int(slots[slot]), text, range) { return Int(slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(truncatingIfNeeded: count)
    for index in range { bytes.append(text[index]) }
    ends.append(Int32(truncatingIfNeeded: bytes.count))
    return count - 1
  }

  /// The number of a key that was met before.
  func known(_ text: [UInt8], _ range: Range<Int>) -> Int? {
    var slot = Int(truncatingIfNeeded: KeyTable.hash(text, range)) & (slots.count - 1)
    while slots[slot] >= 0 {
      if isKey(Int(slots[slot]), text, range) { return Int(slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The key with a number.
  func text(_ number: Int) -> String {
    String(decoding: bytes[Int(ends[number])..<Int(ends[number + 1])], as: UTF8.self)
  }

  private func isKey(_ number: Int, _ text: [UInt8], _ range: Range<Int>) -> Bool {
    let start = Int(ends[number])
    guard Int(ends[number + 1]) - start == range.count else { return false }
    for offset in 0..<range.count where bytes[start + offset] != text[range.lowerBound + offset] { return false }
    return true
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 4)
    for number in 0..<count {
      var slot = Int(truncatingIfNeeded: KeyTable.hash(bytes, Int(ends[number])..<Int(ends[number + 1])))
      slot &= slots.count - 1
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: number)
    }
  }

  /// [FNV-1a](http://www.isthe.com/chongo/tech/comp/fnv/), its upper half mixed in.
  private static func hash(_ text: [UInt8], _ range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in range { hash = (hash ^ UInt64(text[index])) &* 0x100_0000_01B3 }
    return hash ^ hash >> 32
  }
}

extension KeyTable {
  /// The number of a field's key, without quotes, blanks and control bytes.
  mutating func number(_ row: FeedRow, _ column: Int, _ bytes: [UInt8]) -> Int {
    let range = row.range(column)
    if KeyTable.isPlain(bytes, range) { return number(bytes, range) }
    let cleaned = row.cleaned(column, bytes)
    return number(cleaned, 0..<cleaned.count)
  }

  /// The same of a key that must have been met; nil for any other.
  func known(_ row: FeedRow, _ column: Int, _ bytes: [UInt8]) -> Int? {
    let range = row.range(column)
    if KeyTable.isPlain(bytes, range) { return known(bytes, range) }
    let cleaned = row.cleaned(column, bytes)
    return known(cleaned, 0..<cleaned.count)
  }

  private static func isPlain(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    for index in range where bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: "\"") || bytes[index] == 0x7F {
      return false
    }
    return true
  }
}
