extension JSONNode {
  /// The text of a string.
  package var string: String {
    get throws(JSONError) {
      guard record.kind == .string else { throw mismatch("a string") }
      return document.text(of: record)
    }
  }

  /// The text of a string; an error shows the example.
  package func string(like example: String) throws(JSONError) -> String {
    guard record.kind == .string else { throw mismatch("a string such as " + JSONQuoted.text(example)) }
    return document.text(of: record)
  }

  /// The UTF-8 bytes of a string's text, without a copy where it has no escapes.
  package var utf8: ArraySlice<UInt8> {
    get throws(JSONError) {
      guard record.kind == .string else { throw mismatch("a string") }
      return document.textBytes(of: record)
    }
  }

  /// One of the words `true` and `false`.
  package var bool: Bool {
    get throws(JSONError) {
      switch record.kind {
      case .yes: return true
      case .no: return false
      default: throw mismatch("true or false")
      }
    }
  }

  /// A number of the RFC's grammar as it is written, such as `1.40` or `-2e3`.
  package var numberText: String {
    get throws(JSONError) {
      guard record.kind == .number else { throw mismatch("a number") }
      return String(decoding: source, as: UTF8.self)
    }
  }

  /// A number without an exponent as it is written, such as `1.40`.
  package var decimalText: String {
    get throws(JSONError) { String(decoding: try decimalBytes, as: UTF8.self) }
  }

  /// The ASCII bytes of a number without an exponent, without a copy.
  package var decimalBytes: ArraySlice<UInt8> {
    get throws(JSONError) {
      guard record.kind == .number else { throw mismatch("a number such as 1.40") }
      let bytes = source
      for byte in bytes where byte | 0x20 == UInt8(ascii: "e") {
        throw fail("expected a number without an exponent; write all its digits")
      }
      return bytes
    }
  }

  /// A whole number of 64 bits, written without point and exponent.
  package var int64: Int64 {
    get throws(JSONError) {
      guard record.kind == .number else { throw mismatch("a whole number") }
      var value: Int64 = 0
      let isNegative = document.bytes[Int(record.start)] == UInt8(ascii: "-")
      for index in Int(record.start) + (isNegative ? 1 : 0)..<Int(record.end) {
        let digit = document.bytes[index] &- UInt8(ascii: "0")
        guard digit < 10 else { throw fail("expected a whole number; write it without point and exponent") }
        let (tens, tooLarge) = value.multipliedReportingOverflow(by: 10)
        let (next, overflow) =
          isNegative
          ? tens.subtractingReportingOverflow(Int64(digit)) : tens.addingReportingOverflow(Int64(digit))
        guard !tooLarge, !overflow else { throw fail("expected a whole number from \(Int64.min) to \(Int64.max)") }
        value = next
      }
      return value
    }
  }

  /// A whole number within bounds, written without point and exponent.
  ///
  /// - Throws: A ``JSONError`` for anything else, which names the bounds.
  package func int64(in bounds: ClosedRange<Int64>) throws(JSONError) -> Int64 {
    let value = try int64
    guard bounds.contains(value) else {
      throw fail("expected a whole number from \(bounds.lowerBound) to \(bounds.upperBound), found \(value)")
    }
    return value
  }

  /// What one of a few known strings stands for; an error names the nearest.
  package func choice<Value>(_ choices: [(name: String, value: Value)]) throws(JSONError) -> Value {
    let text = try utf8
    for choice in choices where text.elementsEqual(choice.name.utf8) { return choice.value }
    let names = choices.map { $0.name }
    let word = String(decoding: text, as: UTF8.self)
    throw fail("\(JSONQuoted.text(word)) is not known here; \(NearestName.advice(for: word, among: names))")
  }

  func mismatch(_ expected: String) -> JSONError {
    fail("expected \(expected), found \(kind.name)")
  }
}
