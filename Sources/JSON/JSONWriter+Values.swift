extension JSONWriter {
  /// Writes a string, with quotes, backslashes and controls escaped.
  package mutating func string(_ text: String) {
    beginValue()
    appendQuoted(text)
  }

  /// Writes a whole number.
  package mutating func int64(_ value: Int64) {
    beginValue()
    appendDigits(value)
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) {
    beginValue()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes `null`.
  package mutating func null() {
    beginValue()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes a number from its text, such as `1.40`; what is no JSON number is a programmer's error.
  package mutating func decimal(_ text: String) {
    beginValue()
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    precondition(JSONParser.isNumber(bytes, from: start), "A JSON number is digits with at most a point")
  }

  /// Writes a value that was read, its numbers to the digit and its members in their order.
  package mutating func value(_ node: JSONNode) {
    let end = Int(node.record.next)
    var index = node.index
    var open: [(isObject: Bool, end: Int)] = []
    while index < end {
      let record = node.document.records[index]
      switch record.kind {
      case .null: null()
      case .yes: bool(true)
      case .no: bool(false)
      case .string: string(node.document.text(of: record))
      case .key: key(node.document.text(of: record))
      case .number:
        beginValue()
        bytes.append(contentsOf: node.document.bytes[Int(record.start)..<Int(record.end)])
      case .array:
        beginArray()
        open.append((false, Int(record.next)))
      case .object:
        beginObject()
        open.append((true, Int(record.next)))
      }
      index += 1
      while let last = open.last, last.end == index {
        open.removeLast()
        if last.isObject { endObject() } else { endArray() }
      }
    }
  }

  mutating func appendQuoted(_ text: String) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { text in
      var run = 0
      for (index, byte) in text.enumerated()
      where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        bytes.append(contentsOf: text[run..<index])
        appendEscape(of: byte)
        run = index + 1
      }
      bytes.append(contentsOf: text[run...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendEscape(of byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x20...: bytes.append(byte)
    default: bytes.append(contentsOf: ("u" + JSONQuoted.hexadecimal(UInt32(byte), digits: 4)).utf8)
    }
  }

  private mutating func appendDigits(_ value: Int64) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    var rest = value.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }
}
