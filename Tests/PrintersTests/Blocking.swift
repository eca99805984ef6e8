import Foundation
import Synchronization

/// Work that blocks, on a thread of its own: on one of the few threads that run tests it could keep the others waiting.
final class Blocking<Result: Sendable>: Sendable {
  private let outcome = Mutex<Result?>(nil)
  private let isDone = DispatchSemaphore(value: 0)

  init(_ work: @escaping @Sendable () -> Result) {
    Thread.detachNewThread { [self] in
      let result = work()
      outcome.withLock { $0 = result }
      isDone.signal()
    }
  }

  /// What came of it, awaited.
  var result: Result {
    while true {
      isDone.wait()
      isDone.signal()
      if let result = outcome.withLock({ $0 }) { return result }
    }
  }
}
