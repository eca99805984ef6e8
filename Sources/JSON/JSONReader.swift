/// A strict reader of JSON as [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259) has it.
///
///     let tariff = try JSONReader.read(bytes)
///     let name = try tariff.member("name").string
///
/// Beyond the RFC's grammar it refuses what readers disagree about: a byte order mark, bytes that are not UTF-8, halves
/// of surrogate pairs, a key that stands twice in one object, and nesting deeper than 128.
/// Numbers stay as they are written; nothing becomes binary floating point.
package enum JSONReader {
  /// The most bytes a document may have, so that offsets fit 32 bits with room to spare.
  package static let mostBytes = 64 << 20

  /// The most levels of arrays and objects.
  package static let mostLevels = 128

  /// Reads one document that fills `bytes`.
  ///
  /// - Throws: A ``JSONError`` with line, column, key path and mend for the first fault.
  package static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONNode {
    try read(bytes, in: 0..<bytes.count)
  }

  /// Reads one document that fills a part of `bytes`, such as a line of a log.
  ///
  /// Lines and columns in errors are counted from the beginning of `bytes`. Nothing is copied: the nodes share `bytes`.
  /// A range outside `bytes` is a programmer's error.
  package static func read(_ bytes: [UInt8], in range: Range<Int>) throws(JSONError) -> JSONNode {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count, "The range lies outside the bytes")
    var parser = JSONParser(range: range)
    do {
      try parser.readDocument(bytes.span, bytes)
    } catch {
      throw refusal(error, parser: parser, bytes: bytes)
    }
    return JSONNode(
      document: JSONDocument(bytes: bytes, limit: range.upperBound, records: parser.records), index: 0)
  }

  private static func refusal(_ fault: JSONFault, parser: JSONParser, bytes: [UInt8]) -> JSONError {
    var records = parser.records
    var container = parser.open
    while container >= 0 {
      let around = Int(records[container].next)
      records[container].next = Int32.max
      container = around
    }
    let document = JSONDocument(bytes: bytes, limit: parser.end, records: records)
    let place = document.place(of: fault.offset)
    let target = parser.isInValue ? records.count : max(parser.open, 0)
    return JSONError(
      line: place.line, column: place.column, path: document.path(to: target),
      message: fault.message(in: document, open: parser.open))
  }
}
