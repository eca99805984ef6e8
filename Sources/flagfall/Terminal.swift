import Glibc

/// Where a command's words go: results to standard output, everything else to standard error.
enum Terminal {
  /// Writes a result as it is.
  static func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes a result of bytes as it is; where it cannot be written, on a full disk, that is the end.
  static func write(_ bytes: [UInt8]) {
    guard !put(bytes, on: STDOUT_FILENO) else { return }
    complain("flagfall: standard output: \(String(cString: strerror(errno)))")
    exit(ExitStatus.failed.rawValue)
  }

  /// Tells the person at the terminal something that is not the result.
  static func complain(_ line: String) { _ = put(Array((line + "\n").utf8), on: STDERR_FILENO) }

  /// Shows how far long work has come, on one line that is written over; silent where nobody watches.
  static func progress(_ line: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    _ = put(Array("\r\u{1B}[K\(line)".utf8), on: STDERR_FILENO)
  }

  /// Writes all of the bytes; answers whether that was possible.
  private static func put(_ bytes: [UInt8], on file: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = Glibc.write(file, bytes.baseAddress?.advanced(by: written), bytes.count - written)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        written += count
      }
      return true
    }
  }
}

/// How letters look on a terminal; plain when NO_COLOR is set (https://no-color.org) or the output is a file.
enum Style {
  static let shows = getenv("NO_COLOR") == nil && isatty(STDOUT_FILENO) == 1

  static func bold(_ text: String) -> String { shows ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
}
