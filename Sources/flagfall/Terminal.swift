import Glibc

/// Where a command's words go: results to standard output, everything else to standard error.
enum Terminal {
  /// Writes a result as it is.
  static func write(_ text: String) { put(Array(text.utf8), on: STDOUT_FILENO) }

  /// Writes a result of bytes as it is.
  static func write(_ bytes: [UInt8]) { put(bytes, on: STDOUT_FILENO) }

  /// Tells the person at the terminal something that is not the result.
  static func complain(_ line: String) { put(Array((line + "\n").utf8), on: STDERR_FILENO) }

  /// Shows how far long work has come, on one line that is written over; silent where nobody watches.
  static func progress(_ line: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    put(Array("\r\u{1B}[K\(line)".utf8), on: STDERR_FILENO)
  }

  private static func put(_ bytes: [UInt8], on file: Int32) {
    bytes.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = Glibc.write(file, bytes.baseAddress?.advanced(by: written), bytes.count - written)
        if count < 0 && errno == EINTR { continue }
        // Whoever read this is gone; there is nobody left to tell.
        guard count > 0 else { return }
        written += count
      }
    }
  }
}

/// How letters look on a terminal; plain when NO_COLOR is set (https://no-color.org) or the output is a file.
enum Style {
  private static let shows = getenv("NO_COLOR") == nil && isatty(STDOUT_FILENO) == 1

  static func bold(_ text: String) -> String { shows ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
}
