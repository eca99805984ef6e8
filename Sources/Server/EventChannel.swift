import Synchronization

/// A subject that clients listen to by server-sent events; what is published reaches all who listen at that moment.
///
/// What is published before the first client listens is kept for it, so that a stream can be made with its past.
package final class EventChannel: Sendable {
  private struct State {
    var listeners: [EventListener] = []
    var early: [UInt8] = []
    var hadListener = false
    var isClosed = false
  }

  private let state = Mutex(State())
  private let whenLeft: (@Sendable () -> Void)?

  /// A channel to which nobody listens yet; `whenLeft` is called when the last client has left.
  package init(whenLeft: (@Sendable () -> Void)? = nil) {
    self.whenLeft = whenLeft
  }

  /// How many clients listen, those included who left since the last event.
  package var count: Int { state.withLock { $0.listeners.count } }

  /// Sends an event with a name and a text; a text of several lines arrives as one.
  ///
  /// A client that comes back says the `id` of the last event that it had (`Last-Event-ID`).
  package func publish(_ name: String, _ text: String, id: String? = nil) {
    var message = id.map { "id: \($0)\n" } ?? ""
    message += "event: \(name)\n"
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { message += "data: \(line)\n" }
    send(Array((message + "\n").utf8))
  }

  /// Sends a comment, which finds out who has left.
  package func ping() { send(Array(": ping\n\n".utf8)) }

  /// Ends the stream of every client, once it has had all that was published.
  package func close() {
    let listeners = state.withLock { state in
      state.isClosed = true
      return state.listeners
    }
    for listener in listeners { listener.end() }
  }

  func add(_ listener: EventListener) {
    state.withLock { state in
      state.listeners.append(listener)
      state.hadListener = true
      if !state.early.isEmpty { listener.send(state.early) }
      state.early = []
      if state.isClosed { listener.end() }
    }
  }

  func remove(_ listener: EventListener) {
    let isEmpty = state.withLock { state in
      state.listeners.removeAll { $0 === listener }
      return state.listeners.isEmpty
    }
    if isEmpty { whenLeft?() }
  }

  private func send(_ bytes: [UInt8]) {
    state.withLock { state in
      if !state.hadListener { state.early += bytes }
      for listener in state.listeners { listener.send(bytes) }
    }
  }
}
