import Synchronization

/// A request while its body arrives and while its answer is made.
final class Arrival: Sendable {
  private struct State {
    var body: [UInt8] = []
    var isTooLarge = false
    var isHandedIn = false
    var response: Response?
    var outer: Response?
  }

  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int) {
    self.limit = limit
  }

  var isTooLarge: Bool { state.withLock { $0.isTooLarge } }

  /// The body, which is whole now.
  var body: [UInt8] { state.withLock { $0.body } }

  /// The answer, when it was made elsewhere and is ready.
  var response: Response? { state.withLock { $0.response } }

  /// Whether somebody is making the answer.
  var isHandedIn: Bool { state.withLock { $0.isHandedIn } }

  /// What was answered before the connection slept, with the delivery that it sleeps for.
  var outer: Response? { state.withLock { $0.outer } }

  func sleep(for outer: Response) { state.withLock { $0.outer = outer } }

  func append(_ bytes: UnsafeRawBufferPointer) {
    state.withLock { state in
      if state.body.count + bytes.count > limit {
        state.isTooLarge = true
        state.body = []
      } else if !state.isTooLarge {
        state.body += bytes
      }
    }
  }

  func handIn() { state.withLock { $0.isHandedIn = true } }

  func deliver(_ response: Response) { state.withLock { $0.response = response } }
}
