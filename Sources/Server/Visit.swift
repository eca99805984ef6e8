import Glibc
import Synchronization

/// A connection, and since when it has been somebody's turn to speak who does not.
///
/// libmicrohttpd closes a connection on which nothing moves. One on which a byte moves now and then could be held for ever,
/// and so could as many as there may be.
final class Visit: Sendable {
  private enum Turn {
    /// The client's, since a second of the system's steady clock.
    case theirs(since: Int)
    case ours
  }

  private let socket: Int32
  private let turn: Mutex<Turn>

  init(socket: Int32) {
    self.socket = socket
    turn = Mutex(.theirs(since: Visit.now))
  }

  /// The request is whole: the answer takes as long as it takes.
  func listen() { turn.withLock { $0 = .ours } }

  /// The answer went out: the next request may begin.
  func rest() { turn.withLock { $0 = .theirs(since: Visit.now) } }

  /// Ends the connection when its client has had so many seconds for one request; its socket must be open.
  func hurry(_ seconds: Int) {
    guard case .theirs(let since) = turn.withLock({ $0 }), Visit.now - since >= seconds else { return }
    shutdown(socket, Int32(SHUT_RDWR))
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec
  }
}
