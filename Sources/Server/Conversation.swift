import Synchronization

/// What the server's thread needs to answer requests, and what it counts meanwhile.
final class Conversation: Sendable {
  /// A larger body is refused.
  static let bodyLimit = 1 << 20

  let answering: Answering
  private let requests = Mutex(0)
  private let channels = Mutex<[EventChannel]>([])
  private let deliveries = Mutex<[Delivery]>([])

  init(_ answering: Answering) { self.answering = answering }

  /// Requests that are not answered to the end yet.
  var underWay: Int { requests.withLock { $0 } }

  func begin() { requests.withLock { $0 += 1 } }

  func complete() { requests.withLock { $0 -= 1 } }

  func remember(_ channel: EventChannel) {
    channels.withLock { known in
      if !known.contains(where: { $0 === channel }) { known.append(channel) }
    }
  }

  func remember(_ delivery: Delivery) {
    deliveries.withLock { waiting in
      waiting.removeAll { $0.isComplete || $0 === delivery }
      waiting.append(delivery)
    }
  }

  func ping() {
    for channel in channels.withLock({ $0 }) { channel.ping() }
  }

  func endStreams() {
    for channel in channels.withLock({ $0 }) { channel.close() }
    for delivery in deliveries.withLock({ $0 }) { delivery.complete(.problem(503, "The server is being stopped.")) }
  }
}
