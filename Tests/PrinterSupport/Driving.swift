import Thermal

/// A run over a simulated link: what was written when, and how it ended.
package struct Drive: Sendable {
  /// What a link does to a job.
  package struct Weather: Sendable {
    /// The link breaks after these writes, counted over all links from 1.
    package var drops: Set<Int> = []
    /// Every so many writes it stands still for so many milliseconds.
    package var stall: (every: Int, time: Int64)?
    /// After so many writes a person stops the print.
    package var cancelsAfter: Int?
    /// How many of the next attempts to connect fail.
    package var refusals = 0

    package init(
      drops: Set<Int> = [], stall: (every: Int, time: Int64)? = nil, cancelsAfter: Int? = nil, refusals: Int = 0
    ) {
      self.drops = drops
      self.stall = stall
      self.cancelsAfter = cancelsAfter
      self.refusals = refusals
    }
  }

  package private(set) var outcome: PrintOutcome?
  /// Each write with its time.
  package private(set) var writes: [(at: Int64, bytes: [UInt8], isAcknowledged: Bool)] = []
  /// What each link carried, one after the other.
  package private(set) var links: [[UInt8]] = [[]]
  package private(set) var end: Int64 = 0
  /// When links were made.
  package private(set) var connections: [Int64] = [0]

  /// Drives a job to its end in virtual time; more than half an hour or a million steps is no end.
  package init(
    _ job: PrintJob, to printer: inout SimulatedPrinter,
    over link: LinkTraits = .bluetooth(longestWrite: 244, acknowledges: true), asks: Bool = true,
    in weather: Weather = Weather(), from start: Int64 = 0
  ) {
    var now = start
    var refusals = weather.refusals
    var run = PrintRun(job, over: link, asks: asks, at: now)
    printer.connect(at: now)
    for _ in 0..<1_000_000 where outcome == nil && now < start + 1_800_000 {
      run.receive(printer.notifications(until: now), at: now)
      switch run.next(at: now) {
      case .write(let bytes, let isAcknowledged):
        writes.append((now, bytes, isAcknowledged))
        if let stall = weather.stall, writes.count % stall.every == 0 { now += stall.time }
        printer.write(bytes, at: now)
        links[links.count - 1] += bytes
        now += 1
        if weather.drops.contains(writes.count) {
          printer.drop(at: now)
          run.lose(at: now)
        }
        if weather.cancelsAfter == writes.count { run.cancel() }
      case .wait(let until):
        now = max(min(until, printer.nextEvent.map { max($0, now + 1) } ?? until), now + 1)
      case .connect(let at):
        now = max(now, at)
        if refusals > 0 {
          refusals -= 1
          run.lose(at: now)
        } else {
          printer.connect(at: now)
          links.append([])
          connections.append(now)
          run.connected(at: now)
        }
      case .finish(let result): outcome = result
      }
    }
    // Whoever hangs up leaves the printer to itself.
    if outcome == .stopped(.cancelled) { printer.drop(at: now) }
    end = now
    printer.advance(to: now + 10_000)
  }
}
