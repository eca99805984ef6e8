/// What is read from bytes as ISO 8601 writes it.
package protocol ISO8601Readable {
  /// Reads UTF-8 bytes; nil for what it is not.
  init?(iso8601 bytes: Span<UInt8>)
}

extension ISO8601Readable {
  /// Reads a text as its bytes are read.
  package init?(iso8601 text: String) {
    self.init(iso8601: Array(text.utf8).span)
  }
}

/// What is written as ISO 8601 does.
package protocol ISO8601Writable {
  /// Appends it to UTF-8 bytes.
  func appendISO8601(to bytes: inout [UInt8])
}

extension ISO8601Writable {
  /// The text of the bytes.
  package var iso8601: String {
    var bytes: [UInt8] = []
    appendISO8601(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
