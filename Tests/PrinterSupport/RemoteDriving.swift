import Thermal

/// A page's part in a print, played in virtual time: it does what a ``RemotePrint`` asks for, over a simulated printer.
package struct RemoteDrive: Sendable {
  /// How it ended; nil when it did not.
  package private(set) var outcome: PrintOutcome?
  /// What each link carried.
  package private(set) var links: [[UInt8]] = []
  /// When a link was asked for.
  package private(set) var connections: [Int64] = []
  /// The per cent that were told, each once.
  package private(set) var percents: [Int] = []
  /// How often the link was let go of.
  package private(set) var farewells = 0

  /// Plays a print to its end.
  ///
  /// - Parameters:
  ///   - job: What is printed.
  ///   - printer: On what.
  ///   - latency: Milliseconds that a write takes.
  ///   - weather: What happens to the link.
  ///   - start: When it begins.
  package init(
    _ job: PrintJob, to printer: inout SimulatedPrinter, latency: Int64 = 3, in weather: Drive.Weather = .init(),
    from start: Int64 = 0
  ) {
    var print = RemotePrint(job)
    var (now, writes, refusals) = (start, 0, weather.refusals)
    var wakes: Int64?
    var effects: [RemotePrint.Effect] = [.connect]
    for _ in 0..<1_000_000 {
      guard !effects.isEmpty else {
        if case .ended(let end) = print.phase {
          outcome = end
          break
        }
        // Nothing is under way: time passes to what comes next.
        guard let next = [wakes, printer.nextEvent.map { max($0, now + 1) }].compactMap({ $0 }).min() else { break }
        now = max(now, next)
        let said = printer.notifications(until: now)
        if !said.isEmpty {
          effects = print.apply(.received(said), at: now)
        } else if let due = wakes, due <= now {
          wakes = nil
          effects = print.apply(.woken, at: now)
        }
        continue
      }
      switch effects.removeFirst() {
      case .connect:
        connections.append(now)
        now += 100
        if refusals > 0 {
          refusals -= 1
          effects += print.apply(.refused, at: now)
        } else {
          printer.connect(at: now)
          links.append([])
          effects += print.apply(.connected(.web(acknowledges: true)), at: now)
        }
      case .write(let bytes, _):
        printer.write(bytes, at: now)
        links[links.count - 1] += bytes
        writes += 1
        now += latency
        if weather.cancelsAfter == writes {
          effects += print.cancel(at: now)
        } else if weather.drops.contains(writes) {
          printer.drop(at: now)
          effects += print.apply(.lost, at: now)
        } else {
          effects += print.apply(.written, at: now)
        }
      case .wake(let at): wakes = at
      case .disconnect:
        farewells += 1
        if print.phase == .ended(.stopped(.cancelled)) { printer.drop(at: now) }
      }
      if percents.last != print.percent { percents.append(print.percent) }
    }
    printer.advance(to: now + 10_000)
  }
}
