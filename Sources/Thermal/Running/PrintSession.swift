/// A print that a program of another language drives: numbers and bytes only.
package struct PrintSession: Sendable {
  /// What is to be done next.
  package struct Command: Sendable, Hashable {
    /// What the page is to do, as a number.
    ///
    /// 0 write, 1 write and await that it was taken, 2 wait, 3 connect anew; from 10 on the end: 10 printed, 11 sent but not
    /// confirmed, 12 sent, 13 rejected, 14 lid open, 15 no paper, 16 overheated, 17 link lost, 18 cancelled.
    package let kind: Int32
    /// Until when is waited, in milliseconds of the driver's clock.
    package let until: Int64
    /// What is written.
    package let bytes: [UInt8]
  }

  private var run: PrintRun

  /// Begins a job over a Bluetooth link.
  package init(_ job: PrintJob, longestWrite: Int, acknowledges: Bool, at now: Int64) {
    run = PrintRun(job, over: .bluetooth(longestWrite: longestWrite, acknowledges: acknowledges), at: now)
  }

  /// How much was sent, in thousandths.
  package var thousandths: Int32 { Int32(Int64(run.sent) * 1000 / max(Int64(run.total), 1)) }

  /// What the printer has said of itself.
  package var state: PrinterState { run.state }

  /// What to do next.
  package mutating func next(at now: Int64) -> Command {
    switch run.next(at: now) {
    case .write(let bytes, let isAcknowledged):
      Command(kind: isAcknowledged ? 1 : 0, until: now, bytes: bytes)
    case .wait(let until): Command(kind: 2, until: until, bytes: [])
    case .connect(let until): Command(kind: 3, until: until, bytes: [])
    case .finish(let outcome): Command(kind: PrintSession.number(of: outcome), until: now, bytes: [])
    }
  }

  /// Takes what the printer sent.
  package mutating func receive(_ bytes: [UInt8], at now: Int64) { run.receive(bytes, at: now) }

  /// Takes it that the link is gone.
  package mutating func lose(at now: Int64) { run.lose(at: now) }

  /// Takes it that the link has been made again.
  package mutating func connected(at now: Int64) { run.connected(at: now) }

  /// Stops the print.
  package mutating func cancel() { run.cancel() }

  /// The number of an end, from 10 on.
  package static func number(of outcome: PrintOutcome) -> Int32 {
    switch outcome {
    case .printed: 10
    case .sentUnconfirmed: 11
    case .sent: 12
    case .rejected: 13
    case .stopped(.lidOpen): 14
    case .stopped(.noPaper): 15
    case .stopped(.overheated): 16
    case .stopped(.linkLost): 17
    case .stopped(.cancelled): 18
    }
  }
}
