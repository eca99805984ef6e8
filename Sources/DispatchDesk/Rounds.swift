import Foundation
import Server
import Synchronization
import Units

/// What goes on beside requests: time passes, positions are shared, streams are kept whole.
package final class Rounds: Sendable {
  private let desk: Desk
  private let now: @Sendable () -> Instant
  private let log: @Sendable (String) -> Void
  private let isStopped = Mutex(false)
  private let ended = DispatchSemaphore(value: 0)
  private let count: Int

  /// How often rides are offered, in milliseconds: short enough not to be felt, long enough for a batch.
  private static let tick: UInt32 = 250

  /// Begins.
  package init(
    _ desk: Desk, now: @escaping @Sendable () -> Instant, log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.desk = desk
    self.now = now
    self.log = log
    count = desk.wakeUps.isNeeded ? 3 : 1
    start { $0.passTime() }
    if desk.wakeUps.isNeeded {
      start { $0.tellOthers() }
      start { $0.listenToOthers() }
    }
  }

  /// Ends, after the round that is under way.
  package func stop() {
    isStopped.withLock { $0 = true }
    for _ in 0..<count { ended.wait() }
  }

  private var goesOn: Bool { !isStopped.withLock { $0 } }

  private func start(_ work: @escaping @Sendable (Rounds) -> Void) {
    let thread = Thread { [self] in
      work(self)
      ended.signal()
    }
    thread.stackSize = 1 << 20
    thread.start()
  }

  private func passTime() {
    var round = 0
    var lastRead = now()
    while goesOn {
      let begun = now()
      attempt("matching") { () throws(DeskError) in try desk.tick(at: begun) }
      desk.hub.tellNews()
      round += 1
      if round % 4 == 0 {
        attempt("positions") { () throws(DeskError) in try desk.writePositions(at: begun) }
        if desk.wakeUps.isNeeded {
          // A little before the last time: another server's clock may be behind, and its writing took a moment.
          let since = min(lastRead, begun) - .seconds(5)
          lastRead = begun
          attempt("positions") { () throws(DeskError) in try desk.readPositions(since: since) }
        }
      }
      // A notice can be lost with the server that had it: every few seconds each stream is looked after.
      if desk.wakeUps.isNeeded, round % 16 == 0 {
        attempt("streams") { () throws(DeskError) in try desk.catchUp() }
      }
      // No longer than a tick, also when the clock was put back meanwhile.
      let rest = min(Int64(Self.tick), Int64(Self.tick) - (now() - begun).milliseconds)
      if rest > 0 { usleep(UInt32(rest) * 1000) }
    }
  }

  private func tellOthers() {
    while goesOn {
      usleep(20_000)
      let texts = desk.wakeUps.takeTexts()
      guard !texts.isEmpty else { continue }
      attempt("notices") { () throws(DeskError) in
        try desk.reading { database throws(DatabaseError) in
          _ = try database.run(
            texts.map { Statement("SELECT pg_notify($1, $2)", [.text(WakeUps.channel), .text($0)]) })
        }
      }
    }
  }

  private func listenToOthers() {
    var connection: PostgresDatabase?
    while goesOn {
      do throws(DatabaseError) {
        if connection == nil {
          connection = try desk.wakeUps.listening()
          attempt("streams") { () throws(DeskError) in try desk.catchUp() }
        }
        for text in try connection?.notices(within: 500) ?? [] {
          desk.hub.noteNews()
          let news = desk.wakeUps.read(text)
          desk.fill(
            news.compactMap { item in
              desk.hub.misses(item.recipient, item.sequence).map { (item.recipient, $0) }
            })
        }
      } catch {
        connection = nil
        log("notices: \(error.message)")
        usleep(500_000)
      }
    }
  }

  private func attempt(_ name: String, _ work: () throws(DeskError) -> Void) {
    do throws(DeskError) {
      try work()
    } catch {
      log("\(name): \(error.message)")
      // Not at once again while the database is away.
      if error.isPassing { usleep(200_000) }
    }
  }
}

/// The time of this machine.
package enum Clock {
  /// Now.
  package static var now: Instant {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Instant(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }
}
