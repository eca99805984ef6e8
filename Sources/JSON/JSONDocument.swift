/// The bytes of a document and the table of what stands where in them, shared by all its nodes.
final class JSONDocument: Sendable {
  let bytes: [UInt8]
  /// Where the document ends in `bytes`.
  let limit: Int
  let records: [JSONRecord]

  init(bytes: [UInt8], limit: Int, records: [JSONRecord]) {
    self.bytes = bytes
    self.limit = limit
    self.records = records
  }

  func place(of offset: Int) -> JSONPlace {
    JSONPlace(of: offset, in: bytes)
  }

  /// The text of a string or key.
  func text(of record: JSONRecord) -> String {
    let slice = bytes[Int(record.start)..<Int(record.end)]
    return String(decoding: record.isEscaped ? JSONEscapes.decoded(slice) : slice, as: UTF8.self)
  }

  /// The UTF-8 bytes of the text of a string or key.
  func textBytes(of record: JSONRecord) -> ArraySlice<UInt8> {
    let slice = bytes[Int(record.start)..<Int(record.end)]
    return record.isEscaped ? JSONEscapes.decoded(slice) : slice
  }

  /// Whether the text of a string or key is this one, byte for byte.
  func isText(of record: JSONRecord, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if record.isEscaped { return textBytes(of: record).elementsEqual(text) }
    guard Int(record.end - record.start) == text.count else { return false }
    let start = Int(record.start)
    for index in 0..<text.count where bytes[start + index] != text[index] { return false }
    return true
  }

  /// The key path of the record at `target`, which may be the one that would come next.
  func path(to target: Int) -> String {
    var path = "$"
    var container = 0
    while container != target, container < records.count {
      let isObject = records[container].kind == .object
      var child = container + 1
      var position = 0
      var key: JSONRecord?
      while child < records.count {
        if isObject {
          key = records[child]
          child += 1
        }
        if child >= target || child >= records.count || Int(records[child].next) > target { break }
        child = Int(records[child].next)
        position += 1
      }
      path += key.map { Self.step(text(of: $0)) } ?? "[\(position)]"
      container = child
    }
    return path
  }

  private static func step(_ key: String) -> String {
    var isPlain = !key.utf8.isEmpty && key.utf8.count <= 48
    for (index, byte) in key.utf8.enumerated() {
      let letter = (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
      let digit = byte &- UInt8(ascii: "0") < 10
      if !(letter || (digit && index > 0)) { isPlain = false }
    }
    return isPlain ? "." + key : "[" + JSONQuoted.text(key) + "]"
  }
}
