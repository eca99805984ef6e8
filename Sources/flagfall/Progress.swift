import Glibc
import Synchronization

/// How much of some files has been read, shown on a terminal some times a second.
final class Progress: Sendable {
  private struct State {
    var shown: Int64 = 0
    let begun = Progress.now
  }

  /// All bytes that are to be read; nil where that is not known.
  private let total: Int?
  private let isShown: Bool
  private let state = Mutex(State())

  private static let interval: Int64 = 200_000_000

  init(_ paths: [String], isShown: Bool) {
    self.isShown = isShown && isatty(STDERR_FILENO) == 1
    var sum: Int? = 0
    for path in paths {
      var status = stat()
      let isFile = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      sum = isFile ? sum.map { $0 + Int(status.st_size) } : nil
    }
    total = sum
  }

  /// Tells how many bytes have been read.
  func show(_ bytes: Int) {
    guard isShown else { return }
    state.withLock { state in
      let now = Progress.now
      guard now - state.shown >= Progress.interval else { return }
      state.shown = now
      let seconds = Int((now - state.begun) / 1_000_000_000)
      guard let total, total > 0 else {
        return Terminal.progress("\(bytes >> 20) MB in \(seconds) s")
      }
      let share = min(bytes, total) * 100 / total
      let filled = share * Progress.width / 100
      let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: Progress.width - filled)
      Terminal.progress("[\(bar)] \(share) % of \(total >> 20) MB in \(seconds) s")
    }
  }

  /// Takes the line away.
  func end() {
    if isShown { Terminal.progress("") }
  }

  private static let width = 30

  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
