import Dispatch
import Foundation
import Synchronization

/// Threads for answers that wait for something, such as a database, so that the server's own thread never does.
final class Workers: Sendable {
  private let line: Line
  private let ended = DispatchSemaphore(value: 0)
  private let count: Int

  /// Starts threads; more work than there is room for is refused.
  init(_ count: Int, room: Int) {
    self.count = count
    line = Line(room: room)
    for _ in 0..<count {
      // A thread keeps the line and not the workers, which end when nobody has them any more.
      let thread = Thread { [line, ended] in
        while let work = line.take() { work() }
        ended.signal()
      }
      thread.stackSize = 1 << 20
      thread.start()
    }
  }

  /// Hands in work; false when too much is waiting already.
  func add(_ work: @escaping @Sendable () -> Void) -> Bool { line.add(work) }

  /// Lets what was handed in be done, and ends the threads.
  func stop() {
    line.close(count)
    for _ in 0..<count { ended.wait() }
  }
}

/// What waits for a thread.
private final class Line: Sendable {
  private struct State {
    var work: [@Sendable () -> Void] = []
    var next = 0
    var isOpen = true
  }

  private let state = Mutex(State())
  private let ready = DispatchSemaphore(value: 0)
  private let room: Int

  init(room: Int) {
    self.room = room
  }

  func add(_ work: @escaping @Sendable () -> Void) -> Bool {
    let isTaken = state.withLock { state in
      guard state.isOpen, state.work.count - state.next < room else { return false }
      state.work.append(work)
      return true
    }
    if isTaken { ready.signal() }
    return isTaken
  }

  /// The next work, for which it waits; nil at the end.
  func take() -> (@Sendable () -> Void)? {
    ready.wait()
    return state.withLock { state in
      guard state.next < state.work.count else { return nil }
      let work = state.work[state.next]
      state.next += 1
      if state.next == state.work.count || state.next > 1024 {
        state.work.removeFirst(state.next)
        state.next = 0
      }
      return work
    }
  }

  func close(_ threads: Int) {
    state.withLock { $0.isOpen = false }
    for _ in 0..<threads { ready.signal() }
  }
}
