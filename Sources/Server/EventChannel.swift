import Synchronization

/// A subject that clients listen to by server-sent events; what is published reaches all who listen at that moment.
package final class EventChannel: Sendable {
  private let listeners = Mutex<[EventListener]>([])

  /// A channel to which nobody listens yet.
  package init() {}

  /// How many clients listen, those included who left since the last event.
  package var count: Int { listeners.withLock { $0.count } }

  /// Sends an event with a name and a text; a text of several lines arrives as one.
  package func publish(_ name: String, _ text: String) {
    var message = "event: \(name)\n"
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { message += "data: \(line)\n" }
    send(Array((message + "\n").utf8))
  }

  /// Sends a comment, which finds out who has left.
  package func ping() { send(Array(": ping\n\n".utf8)) }

  /// Ends the stream of every client.
  package func close() {
    for listener in listeners.withLock({ $0 }) { listener.end() }
  }

  func add(_ listener: EventListener) { listeners.withLock { $0.append(listener) } }

  func remove(_ listener: EventListener) { listeners.withLock { $0.removeAll { $0 === listener } } }

  private func send(_ bytes: [UInt8]) {
    for listener in listeners.withLock({ $0 }) { listener.send(bytes) }
  }
}
