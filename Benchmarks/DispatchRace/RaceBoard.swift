import DispatchDesk
import DispatchSupport
import Synchronization

/// What the people of a run share: where the servers are, and what everyone was told.
final class RaceBoard: Sendable {
  /// What is counted.
  struct Counts: Sendable {
    var won = 0
    var lost = 0
    var ended = 0
    var over = 0
    var repeats = 0
    var failures = 0
    var unstable = 0
    var gaps = 0
    var kills = 0
    var restarts = 0
  }

  private struct State {
    var ports: [UInt16?]
    var processes: [Spawned?]
    var drivers: [String] = []
    var riders: [String] = []
    var left: Int
    var open = 0
    var isEnding = false
    var told: [String: HistoryChecker.Acknowledged] = [:]
    var counts = Counts()
  }

  private let state: Mutex<State>

  init(servers: Int, requests: Int) {
    state = Mutex(
      State(
        ports: Array(repeating: nil, count: servers), processes: Array(repeating: nil, count: servers), left: requests))
  }

  func add(driver token: String) { state.withLock { $0.drivers.append(token) } }

  func add(rider token: String) { state.withLock { $0.riders.append(token) } }

  func driver(_ number: Int) -> String { state.withLock { $0.drivers[number - 1] } }

  func rider(_ number: Int) -> String { state.withLock { $0.riders[number - 1] } }

  func set(_ number: Int, _ port: UInt16, _ process: Spawned) {
    state.withLock {
      $0.ports[number] = port
      $0.processes[number] = process
    }
  }

  func process(_ number: Int) -> Spawned? { state.withLock { $0.processes[number] } }

  /// Any server.
  var port: UInt16? { state.withLock { $0.ports.compactMap(\.self).randomElement() } }

  /// Takes one of the requests that are still to be made.
  func takeRequest() -> Int? {
    state.withLock { state in
      guard state.left > 0, !state.isEnding else { return nil }
      state.left -= 1
      state.open += 1
      return state.left
    }
  }

  func finish(_ isEnded: Bool) {
    state.withLock { state in
      state.open -= 1
      if isEnded { state.counts.ended += 1 } else { state.counts.over += 1 }
    }
  }

  /// Whether every request was made and came to its end.
  var isOver: Bool { state.withLock { $0.left == 0 && $0.open == 0 } }

  var isEnding: Bool { state.withLock { $0.isEnding } }

  func end() { state.withLock { $0.isEnding = true } }

  /// Notes an answer; one to the same key that says something else is a fault.
  func note(_ sender: String, _ key: String, _ answer: String) {
    state.withLock { state in
      let name = sender + " " + key
      if let before = state.told[name] {
        state.counts.repeats += 1
        if before.answer != answer {
          state.counts.unstable += 1
          print("FAULT \(name): \(before.answer), then \(answer)")
        }
      } else {
        state.told[name] = HistoryChecker.Acknowledged(sender: sender, key: key, answer: answer)
      }
    }
  }

  func count(_ what: WritableKeyPath<Counts, Int> & Sendable) { state.withLock { $0.counts[keyPath: what] += 1 } }

  var counts: Counts { state.withLock { $0.counts } }

  var told: [HistoryChecker.Acknowledged] { state.withLock { Array($0.told.values) } }
}
