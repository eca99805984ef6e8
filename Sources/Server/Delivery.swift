internal import CMicrohttpd
import Synchronization

/// An answer that comes later, from any thread; connections that wait for it sleep meanwhile.
package final class Delivery: Sendable {
  private struct State {
    var response: Response?
    /// The addresses of the connections that sleep.
    var asleep: [UInt] = []
  }

  private let state = Mutex(State())

  /// Makes a delivery that has not come.
  package init() {}

  /// Gives the answer; one that is given already stays.
  package func complete(_ response: Response) {
    state.withLock { state in
      guard state.response == nil else { return }
      state.response = response
      for address in state.asleep { MHD_resume_connection(OpaquePointer(bitPattern: address)) }
      state.asleep = []
    }
  }

  /// Whether the answer has come.
  var isComplete: Bool { state.withLock { $0.response != nil } }

  /// The answer, or nil once the connection was put to sleep.
  func answer(orSleep connection: OpaquePointer) -> Response? {
    state.withLock { state in
      if let response = state.response { return response }
      state.asleep.append(UInt(bitPattern: connection))
      MHD_suspend_connection(connection)
      return nil
    }
  }
}
