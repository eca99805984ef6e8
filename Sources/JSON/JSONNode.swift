/// A value of a document that was read, with its place.
///
/// Decoders walk nodes; what does not fit is thrown as a ``JSONError`` that already has line, column and key path:
///
///     for rate in try tariff.member("rates").elements {
///       try rate.only(["initial", "unit"])
///       let initial = try rate.member("initial")
///       guard let cents = Decimal.scaled(try initial.string(like: "1.40").utf8, digits: 2) else {
///         throw initial.fail("expected an amount with a point, such as \"1.40\"")
///       }
///     }
///
/// A node is two words; it keeps the bytes of the whole document alive.
package struct JSONNode: Sendable {
  let document: JSONDocument
  let index: Int

  init(document: JSONDocument, index: Int) {
    self.document = document
    self.index = index
  }

  var record: JSONRecord { document.records[index] }

  /// What the value is.
  package var kind: JSONKind {
    switch record.kind {
    case .null: .null
    case .yes, .no: .bool
    case .number: .number
    case .string, .key: .string
    case .array: .array
    case .object: .object
    }
  }

  /// Whether the value is the word `null`.
  package var isNull: Bool { record.kind == .null }

  /// The line on which the value begins, from 1.
  ///
  /// - Complexity: Counted from the beginning of the bytes at each call, as are column and path.
  package var line: Int { place.line }

  /// The column at which the value begins, from 1, in Unicode scalars.
  package var column: Int { place.column }

  /// The key path of the value, such as `$.rates[1].initial`; keys that are no plain words stand as `["in quotes"]`.
  package var path: String { document.path(to: index) }

  /// The value as it is written, spaces within included.
  package var source: ArraySlice<UInt8> {
    let quote = record.kind == .string ? 1 : 0
    return document.bytes[Int(record.start) - quote..<Int(record.end) + quote]
  }

  /// An error at this value; the sentence says what is wrong and how to mend it, without a full stop.
  package func fail(_ message: String) -> JSONError {
    let place = place
    return JSONError(line: place.line, column: place.column, path: path, message: message)
  }

  private var place: JSONPlace {
    document.place(of: Int(record.start) - (record.kind == .string ? 1 : 0))
  }
}
