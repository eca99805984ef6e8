private import CMicrohttpd
import Glibc
import Synchronization

/// A web server on one thread of its own.
package final class HTTPServer: Sendable {
  /// A certificate and its private key as PEM text, with the names of the files they came from.
  package struct Certificate: Sendable {
    let chain: String
    let key: String
    let chainPath: String
    let keyPath: String

    /// Puts the two together.
    package init(chain: String, key: String, chainPath: String, keyPath: String) {
      self.chain = chain
      self.key = key
      self.chainPath = chainPath
      self.keyPath = keyPath
    }
  }

  /// The port it listens at.
  package let port: UInt16

  private let conversation: Conversation
  /// The address of the running daemon; nil once stopped.
  private let daemon: Mutex<UInt?>

  /// A connection on which nothing moves for so long is closed.
  ///
  /// Sleeping event streams do not count.
  private static let idleSeconds: UInt32 = 60
  /// How long a stop waits for answers that are under way, in steps of 10 ms.
  private static let patience = 100

  /// Starts to serve; port 0 takes any free one.
  ///
  /// - Throws: A ``ServerError`` that says why it cannot listen there, or what is wrong with the certificate.
  package init(
    _ answering: Answering, host: String, port: UInt16, certificate: Certificate? = nil, limits: Limits = Limits()
  ) throws(ServerError) {
    let listening = try Listening(host: host, port: port)
    let conversation = Conversation(answering, limits)
    Self.allowFiles(limits.connections + 256)
    let started = flagfall_start_daemon(
      listening.socket, answerRequest, completeRequest, noticeConnection,
      Unmanaged.passUnretained(conversation).toOpaque(),
      Self.idleSeconds, UInt32(limits.connections), certificate?.key, certificate?.chain)
    guard let started else {
      close(listening.socket)
      guard let certificate else { throw .refused("libmicrohttpd gave no reason") }
      throw .badCertificate(certificate: certificate.chainPath, key: certificate.keyPath)
    }
    self.port = listening.port
    self.conversation = conversation
    daemon = Mutex(UInt(bitPattern: started))
  }

  /// Finds out which listeners to events have left and who is too slow; to be called every fifteen seconds or so.
  package func ping() { conversation.ping() }

  /// Takes no further requests, lets those under way finish for at most a second, and ends.
  package func stop() {
    guard let address = daemon.withLock({ $0.take() }), let daemon = OpaquePointer(bitPattern: address) else { return }
    let socket = MHD_quiesce_daemon(daemon)
    conversation.endStreams()
    for _ in 0..<Self.patience where conversation.underWay > 0 { usleep(10_000) }
    // What workers still make is delivered to connections that are still there.
    conversation.workers.stop()
    MHD_stop_daemon(daemon)
    if socket >= 0 { close(socket) }
  }

  deinit { stop() }

  /// Each connection is an open file; the system's first word on how many there may be is often 1024.
  private static func allowFiles(_ count: Int) {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur < rlim_t(count) else {
      return
    }
    limit.rlim_cur = min(rlim_t(count), limit.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
}
