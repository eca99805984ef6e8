import JSON

extension RideFileFault {
  /// The fault of a JSON error; a path or message that foreign keys make long is cut.
  static func json(_ error: JSONError) -> RideFileFault {
    .json(path: cut(error.path), message: cut(error.message))
  }

  private static func cut(_ text: String) -> String {
    let limit = 300
    return text.utf8.count <= limit ? text : String(text.unicodeScalars.prefix(limit / 4)) + "..."
  }
}
