import JSON

extension JSONError {
  /// The reader's refusal of a document, or nil.
  static func of(_ document: String) -> JSONError? {
    of(bytes: Array(document.utf8))
  }

  /// The reader's refusal of bytes or of a part of them, or nil.
  static func of(bytes: [UInt8], in range: Range<Int>? = nil) -> JSONError? {
    do throws(JSONError) {
      _ = try JSONReader.read(bytes, in: range ?? 0..<bytes.count)
      return nil
    } catch {
      return error
    }
  }
}
