/// Keys of objects: a hash of 32 bits that is kept with each, and the search for one that stands twice.
enum JSONKeys {
  /// Objects with more members are sorted to find a key that stands twice; fewer are compared each with each.
  private static let fewMembers = 24

  /// The hash of bytes from their number and their first and last eight: long keys cost no more than short ones.
  static func hash(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int32 {
    var first: UInt64 = 0
    var last: UInt64 = 0
    if range.count >= 8 {
      first = UInt64(littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: range.lowerBound, as: UInt64.self))
      last = UInt64(
        littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: range.upperBound - 8, as: UInt64.self))
    } else {
      for index in range { first = first << 8 | UInt64(bytes[index]) }
    }
    // Odd constants with well spread bits: the golden ratio and the square root of two, as 64-bit fractions.
    let mixed = (first ^ UInt64(range.count)) &* 0x9E37_79B9_7F4A_7C15 ^ last &* 0x6A09_E667_F3BC_C909
    return Int32(truncatingIfNeeded: mixed >> 32 ^ mixed)
  }

  /// The hash of the text that bytes with escapes stand for.
  static func hashOfEscaped(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int32 {
    var copy: [UInt8] = []
    for index in range { copy.append(bytes[index]) }
    let text = Array(JSONEscapes.decoded(copy[...]))
    return hash(text.span, 0..<text.count)
  }

  /// The first key of an object whose members are read that stands there before, with the one before; or nil.
  static func duplicate(
    in object: Int, records: [JSONRecord], bytes: [UInt8]
  ) -> (first: Int, second: Int)? {
    var count = 0
    var key = object + 1
    while key < records.count {
      count += 1
      guard count <= fewMembers else { return duplicateOfMany(in: object, records: records, bytes: bytes) }
      let hash = records[key].next
      var earlier = object + 1
      while earlier < key {
        if records[earlier].next == hash, isSame(records[earlier], records[key], bytes) { return (earlier, key) }
        earlier = Int(records[earlier + 1].next)
      }
      key = Int(records[key + 1].next)
    }
    return nil
  }

  private static func duplicateOfMany(
    in object: Int, records: [JSONRecord], bytes: [UInt8]
  ) -> (first: Int, second: Int)? {
    var keys: [Int32] = []
    var key = object + 1
    while key < records.count {
      keys.append(Int32(key))
      key = Int(records[key + 1].next)
    }
    // By text where hashes agree, so that keys made to collide cost no more than a sort.
    keys.sort { left, right in
      let (leftRecord, rightRecord) = (records[Int(left)], records[Int(right)])
      if leftRecord.next != rightRecord.next { return leftRecord.next < rightRecord.next }
      if isSame(leftRecord, rightRecord, bytes) { return left < right }
      return text(leftRecord, bytes).lexicographicallyPrecedes(text(rightRecord, bytes))
    }
    var found: (first: Int, second: Int)?
    for (left, right) in zip(keys, keys.dropFirst()) {
      let (leftRecord, rightRecord) = (records[Int(left)], records[Int(right)])
      guard leftRecord.next == rightRecord.next, isSame(leftRecord, rightRecord, bytes) else { continue }
      if let best = found, best.second < Int(right) { continue }
      found = (Int(left), Int(right))
    }
    return found
  }

  private static func isSame(_ left: JSONRecord, _ right: JSONRecord, _ bytes: [UInt8]) -> Bool {
    text(left, bytes).elementsEqual(text(right, bytes))
  }

  private static func text(_ record: JSONRecord, _ bytes: [UInt8]) -> ArraySlice<UInt8> {
    let slice = bytes[Int(record.start)..<Int(record.end)]
    return record.isEscaped ? JSONEscapes.decoded(slice) : slice
  }
}
