/// A job over a link that somebody else holds, such as a page: what happened goes in, what is to be done comes out.
///
/// Times are milliseconds of any clock that only goes forward. One write is under way at a time, and one timer runs: a
/// later ``Effect/wake(at:)`` takes the place of the one before.
package struct RemotePrint: Sendable {
  /// What happened to the link.
  package enum Event: Sendable, Hashable {
    /// It has been made.
    case connected(LinkTraits)
    /// It could not be made.
    case refused
    /// The write is done: taken by the printer where it was acknowledged, else handed over.
    case written
    /// The printer said something.
    case received([UInt8])
    /// It is gone.
    case lost
    /// The timer has run out.
    case woken
  }

  /// What the holder of the link is to do.
  package enum Effect: Sendable, Hashable {
    /// Make the link; answered by ``Event/connected(_:)`` or ``Event/refused``.
    case connect
    /// Write in one piece; answered by ``Event/written`` or ``Event/lost``.
    case write([UInt8], isAcknowledged: Bool)
    /// Say ``Event/woken`` then.
    case wake(at: Int64)
    /// Let go of the link: the print is over.
    case disconnect
  }

  /// How far it is.
  package enum Phase: Sendable, Hashable {
    /// The link is being made for the first time.
    case connecting
    /// The job is on its way.
    case printing
    /// The link was lost and is being made again.
    case reconnecting
    /// It is over.
    case ended(PrintOutcome)
  }

  private let job: PrintJob
  private var run: PrintRun?
  /// Whether a write or a connection is under way.
  private var isBusy = true

  /// How far it is.
  package private(set) var phase = Phase.connecting

  /// Prepares a job; the first thing to do is ``Effect/connect``.
  package init(_ job: PrintJob) { self.job = job }

  /// How much of the rows was sent, in per cent.
  package var percent: Int { run.map { $0.sent * 100 / max($0.total, 1) } ?? 0 }

  /// What the printer has said of itself.
  package var state: PrinterState { run?.state ?? PrinterState() }

  /// Takes in what happened.
  package mutating func apply(_ event: Event, at now: Int64) -> [Effect] {
    if case .ended = phase { return [] }
    switch event {
    case .connected(let traits):
      guard phase != .printing else { return [] }
      (phase, isBusy) = (.printing, false)
      if run == nil { run = PrintRun(job, over: traits, at: now) } else { run?.connected(at: now) }
    case .lost where phase != .printing: return []
    case .refused, .lost:
      isBusy = false
      guard run != nil else { return end(.stopped(.linkLost)) }
      run?.lose(at: now)
    case .written: isBusy = false
    case .received(let bytes): run?.receive(bytes, at: now)
    case .woken: break
    }
    return proceed(at: now)
  }

  /// Stops the print.
  package mutating func cancel(at now: Int64) -> [Effect] {
    if case .ended = phase { return [] }
    guard phase == .printing else { return end(.stopped(.cancelled)) }
    run?.cancel()
    // A write that is under way ends with the link.
    isBusy = false
    return proceed(at: now)
  }

  private mutating func proceed(at now: Int64) -> [Effect] {
    guard !isBusy, let action = run?.next(at: now) else { return [] }
    switch action {
    case .write(let bytes, let isAcknowledged):
      isBusy = true
      return [.write(bytes, isAcknowledged: isAcknowledged)]
    case .wait(let until): return [.wake(at: until)]
    case .connect(let at):
      phase = .reconnecting
      guard now >= at else { return [.wake(at: at)] }
      isBusy = true
      return [.connect]
    case .finish(let outcome): return end(outcome)
    }
  }

  private mutating func end(_ outcome: PrintOutcome) -> [Effect] {
    phase = .ended(outcome)
    return [.disconnect]
  }
}
