/// The state of reading one document: a loop without recursion, so that depth costs no stack.
struct JSONParser {
  let end: Int
  var at: Int
  var records: [JSONRecord] = []
  /// The innermost open container, or -1.
  var open = -1
  private var depth = 0
  /// Whether a value is being read, as opposed to what stands between values.
  var isInValue = true

  init(range: Range<Int>) {
    at = range.lowerBound
    end = range.upperBound
    // A record for every eight bytes is about what logs and tariffs need; large documents grow by doubling.
    records.reserveCapacity(min(range.count / 8 + 4, 4096))
  }

  mutating func readDocument(_ bytes: Span<UInt8>, _ source: [UInt8]) throws(JSONFault) {
    try checkBeginning(bytes)
    while true {
      if try readValue(bytes) { continue }
      isInValue = false
      if try readNext(bytes, source) { continue }
      break
    }
    guard at == end else { throw fault(.trailingBytes) }
  }

  func fault(_ reason: JSONFault.Reason) -> JSONFault {
    JSONFault(reason: reason, offset: at)
  }

  private mutating func checkBeginning(_ bytes: Span<UInt8>) throws(JSONFault) {
    guard end - at <= JSONReader.mostBytes else { throw fault(.tooLarge) }
    if end - at >= 3, bytes[at] == 0xEF, bytes[at + 1] == 0xBB, bytes[at + 2] == 0xBF { throw fault(.byteOrderMark) }
    skipSpace(bytes)
    guard at < end else { throw fault(.empty) }
  }

  /// Reads a value, or the beginning of a container that is not empty: then true, and a value comes next.
  private mutating func readValue(_ bytes: Span<UInt8>) throws(JSONFault) -> Bool {
    guard at < end else { throw fault(.expectedValue) }
    let start = at
    switch bytes[at] {
    case UInt8(ascii: "\""):
      let isEscaped = try readString(bytes)
      append(.string, from: start + 1, to: at - 1, isEscaped: isEscaped)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try readNumber(bytes)
      append(.number, from: start, to: at)
    case UInt8(ascii: "{"):
      return try begin(.object, bytes)
    case UInt8(ascii: "["):
      return try begin(.array, bytes)
    case UInt8(ascii: "t"):
      try readWord("true", bytes)
      append(.yes, from: start, to: at)
    case UInt8(ascii: "f"):
      try readWord("false", bytes)
      append(.no, from: start, to: at)
    case UInt8(ascii: "n"):
      try readWord("null", bytes)
      append(.null, from: start, to: at)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      throw fault(.unknownWord)
    default:
      throw fault(.expectedValue)
    }
    return false
  }

  private mutating func begin(_ kind: JSONRecord.Kind, _ bytes: Span<UInt8>) throws(JSONFault) -> Bool {
    guard depth < JSONReader.mostLevels else { throw fault(.tooDeep) }
    depth += 1
    records.append(JSONRecord(start: Int32(at), end: 0, next: Int32(open), kind: kind))
    open = records.count - 1
    at += 1
    skipSpace(bytes)
    if at < end, bytes[at] == (kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
      close()
      return false
    }
    if kind == .object { try readKey(bytes) }
    return true
  }

  /// Reads the comma, and closes containers, up to where a value comes next: then true.
  private mutating func readNext(_ bytes: Span<UInt8>, _ source: [UInt8]) throws(JSONFault) -> Bool {
    while true {
      skipSpace(bytes)
      guard open >= 0 else { return false }
      guard at < end else { throw fault(.expectedNext) }
      let isObject = records[open].kind == .object
      switch (bytes[at], isObject) {
      case (UInt8(ascii: ","), true):
        at += 1
        skipSpace(bytes)
        if at < end, bytes[at] == UInt8(ascii: "}") { throw fault(.trailingComma) }
        try readKey(bytes)
        return true
      case (UInt8(ascii: ","), false):
        at += 1
        skipSpace(bytes)
        isInValue = true
        if at < end, bytes[at] == UInt8(ascii: "]") { throw fault(.trailingComma) }
        return true
      case (UInt8(ascii: "}"), true):
        if let twice = JSONKeys.duplicate(in: open, records: records, bytes: source) {
          at = Int(records[twice.second].start) - 1
          throw fault(.duplicateKey(first: Int(records[twice.first].start) - 1))
        }
        close()
      case (UInt8(ascii: "]"), false):
        close()
      default:
        throw fault(.expectedNext)
      }
    }
  }

  private mutating func close() {
    at += 1
    depth -= 1
    let around = Int(records[open].next)
    records[open].end = Int32(at)
    records[open].next = Int32(records.count)
    open = around
  }

  private mutating func readKey(_ bytes: Span<UInt8>) throws(JSONFault) {
    isInValue = false
    guard at < end, bytes[at] == UInt8(ascii: "\"") else { throw fault(.expectedKey) }
    let start = at + 1
    let isEscaped = try readString(bytes)
    let hash = isEscaped ? JSONKeys.hashOfEscaped(bytes, start..<at - 1) : JSONKeys.hash(bytes, start..<at - 1)
    records.append(
      JSONRecord(start: Int32(start), end: Int32(at - 1), next: hash, kind: .key, isEscaped: isEscaped))
    skipSpace(bytes)
    isInValue = true
    guard at < end, bytes[at] == UInt8(ascii: ":") else { throw fault(.expectedColon) }
    at += 1
    skipSpace(bytes)
  }

  private mutating func append(_ kind: JSONRecord.Kind, from start: Int, to end: Int, isEscaped: Bool = false) {
    let next = Int32(records.count + 1)
    records.append(
      JSONRecord(start: Int32(start), end: Int32(end), next: next, kind: kind, isEscaped: isEscaped))
  }

  @inline(__always)
  mutating func skipSpace(_ bytes: Span<UInt8>) {
    while at < end {
      let byte = bytes[at]
      guard byte <= 0x20 else { return }
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      at += 1
    }
  }
}
