extension JSONFault {
  /// The sentence for this fault: what is wrong and the mend.
  func message(in document: JSONDocument, open: Int) -> String {
    let found = Self.found(at: offset, in: document)
    switch reason {
    case .tooLarge:
      return "the document has more than \(JSONReader.mostBytes) bytes; split it"
    case .empty:
      return "the document is empty; write a value, such as {}"
    case .byteOrderMark:
      return "the document starts with a byte order mark; save it as UTF-8 without one"
    case .tooDeep:
      return "arrays and objects are nested more than \(JSONReader.mostLevels) deep; flatten them"
    case .trailingBytes:
      return "expected nothing after the value, found \(found); remove it"
    case .expectedValue:
      return "expected a value, found \(found)" + Self.hint(at: offset, in: document)
    case .expectedKey:
      return "expected a key in double quotes, found \(found)"
    case .expectedColon:
      return "expected a colon after the key, found \(found)"
    case .expectedNext:
      let isObject = document.records[open].kind == .object
      let close = isObject ? "}" : "]"
      let place = document.place(of: Int(document.records[open].start))
      let container = "\(isObject ? "the object" : "the array") of line \(place.line), column \(place.column)"
      return "expected a comma or \(close) in \(container), found \(found)"
    case .trailingComma:
      return "expected another value after the comma, found \(found); remove the comma"
    case .unknownWord:
      return "expected true, false or null in small letters; text stands in double quotes"
    case .leadingZero:
      return "a number does not start with 0 before another digit; remove the zero"
    case .expectedDigit:
      return "expected a digit in the number, found \(found)"
    case .unclosedString:
      return "the document ends inside a string; add the closing quote"
    case .controlCharacter:
      let code = JSONQuoted.hexadecimal(UInt32(document.bytes[offset]), digits: 4)
      return "a control character (U+\(code)) stands in a string; write \\u\(code)"
    case .badEscape:
      return "expected one of \" \\ / b f n r t u after a backslash, found \(found)"
    case .badHexadecimal:
      return "expected four hexadecimal digits after \\u, found \(found)"
    case .loneSurrogate:
      return "half of a surrogate pair stands alone; write both halves or the character itself"
    case .badUTF8:
      let code = JSONQuoted.hexadecimal(UInt32(document.bytes[offset]), digits: 2)
      return "the byte 0x\(code) is not UTF-8 here; save the document as UTF-8"
    case .duplicateKey(let first):
      let place = document.place(of: first)
      return "the key stands already at line \(place.line), column \(place.column); keep one of them"
    }
  }

  private static func found(at offset: Int, in document: JSONDocument) -> String {
    guard offset < document.limit else { return "the end of the document" }
    let byte = document.bytes[offset]
    guard byte > 0x20, byte < 0x7F else { return "the byte 0x" + JSONQuoted.hexadecimal(UInt32(byte), digits: 2) }
    return String(UnicodeScalar(byte))
  }

  private static func hint(at offset: Int, in document: JSONDocument) -> String {
    guard offset < document.limit else { return "" }
    return switch document.bytes[offset] {
    case UInt8(ascii: "'"): "; strings stand in double quotes"
    case UInt8(ascii: "/"), UInt8(ascii: "#"): "; JSON has no comments: remove it"
    case UInt8(ascii: "+"): "; numbers have no plus sign: remove it"
    case UInt8(ascii: "."): "; write a digit before the point"
    default: ""
    }
  }
}
