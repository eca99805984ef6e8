import Synchronization

/// What the server's thread needs to answer requests, and what it counts meanwhile.
final class Conversation: Sendable {
  let answering: Answering
  let limits: Limits
  let workers: Workers
  private let requests = Mutex(0)
  private let listeners = Mutex<[ObjectIdentifier: EventListener]>([:])
  private let visits = Mutex<[ObjectIdentifier: Visit]>([:])
  private let deliveries = Mutex<[Delivery]>([])

  init(_ answering: Answering, _ limits: Limits) {
    self.answering = answering
    self.limits = limits
    // Without routes that wait nobody has anything to do.
    workers = Workers(answering.routes.contains { $0.waits } ? limits.workers : 0, room: limits.waiting)
  }

  /// Requests that are not answered to the end yet.
  var underWay: Int { requests.withLock { $0 } }

  func begin() { requests.withLock { $0 += 1 } }

  func complete() { requests.withLock { $0 -= 1 } }

  func remember(_ listener: EventListener) { listeners.withLock { $0[ObjectIdentifier(listener)] = listener } }

  func forget(_ listener: EventListener) {
    listeners.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(listener)) }
  }

  func remember(_ delivery: Delivery) {
    deliveries.withLock { waiting in
      waiting.removeAll { $0.isComplete || $0 === delivery }
      waiting.append(delivery)
    }
  }

  func remember(_ visit: Visit) { visits.withLock { $0[ObjectIdentifier(visit)] = visit } }

  /// Before its socket is closed, so that none is hurried whose number is another's already.
  func forget(_ visit: Visit) { visits.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(visit)) } }

  func ping() {
    visits.withLock { for visit in $0.values { visit.hurry(limits.patience) } }
    for listener in listeners.withLock({ Array($0.values) }) { listener.ping() }
  }

  func endStreams() {
    for listener in listeners.withLock({ Array($0.values) }) { listener.end() }
    for delivery in deliveries.withLock({ $0 }) { delivery.complete(.problem(503, "The server is being stopped.")) }
  }
}
