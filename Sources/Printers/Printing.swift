import Glibc
import Thermal

/// Brings jobs to printers, in this machine's time.
package enum Printing {
  /// How far a job has come.
  package struct Progress: Sendable, Hashable {
    /// Bytes of rows sent, and in all.
    package let sent: Int
    /// All bytes of rows.
    package let total: Int
    /// What the printer has said of itself.
    package let state: PrinterState
    /// Whether the link is being made again.
    package let isReconnecting: Bool
  }

  /// Prints over a link until the printer is done, or it cannot go on.
  ///
  /// - Parameters:
  ///   - job: What is printed.
  ///   - link: The way, not yet made.
  ///   - report: Told how far it has come, whenever something changed.
  /// - Returns: How it ended.
  /// - Throws: A ``PrinterError`` when the link cannot be made at first, or a file not be written.
  package static func run(
    _ job: PrintJob, over link: some PrinterLink, report: (Progress) -> Void = { _ in }
  ) throws(PrinterError) -> PrintOutcome {
    try link.connect()
    var run = PrintRun(job, over: link.traits, at: now)
    while true {
      do throws(PrinterError) {
        switch run.next(at: now) {
        case .write(let bytes, let isAcknowledged):
          try link.write(bytes, isAcknowledged: isAcknowledged)
          report(Progress(sent: run.sent, total: run.total, state: run.state, isReconnecting: false))
          run.receive(try link.receive(for: 0), at: now)
        case .wait(let until): run.receive(try link.receive(for: max(until - now, 0)), at: now)
        case .connect(let at):
          report(Progress(sent: run.sent, total: run.total, state: run.state, isReconnecting: true))
          sleep(until: at)
          try link.connect()
          run.connected(at: now)
        case .finish(let outcome):
          try link.close(keeping: outcome.isWhole)
          return outcome
        }
      } catch {
        if case .cannotWrite = error { throw error }
        run.lose(at: now)
      }
    }
  }

  /// Milliseconds of a clock that only goes forward.
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  private static func sleep(until time: Int64) {
    while true {
      let rest = time - now
      guard rest > 0 else { return }
      poll(nil, 0, Int32(clamping: rest))
    }
  }
}

extension PrintOutcome {
  /// Whether everything was sent.
  package var isWhole: Bool {
    switch self {
    case .printed, .sentUnconfirmed, .sent: true
    case .rejected, .stopped: false
    }
  }
}
