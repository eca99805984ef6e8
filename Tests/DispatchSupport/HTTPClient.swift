import Glibc

/// A client that keeps its connection: one request at a time, as plain as can be, so that the server is what is measured.
package final class HTTPClient {
  /// What came back.
  package struct Reply: Sendable, Equatable {
    /// The status.
    package let status: Int
    /// The body.
    package let body: String

    /// The text of a member of the body, as far as it can be found without reading JSON.
    package func member(_ name: String) -> String? {
      guard let start = body.firstRange(of: "\"\(name)\":") else { return nil }
      let rest = body[start.upperBound...]
      if rest.first == "\"" { return String(rest.dropFirst().prefix { $0 != "\"" }) }
      return String(rest.prefix { $0 != "," && $0 != "}" })
    }
  }

  private let port: UInt16
  /// Milliseconds.
  private let patience: Int
  private var socket: Int32 = -1
  private var received: [UInt8] = []
  private var stream: [UInt8] = []

  /// A client of a port of this machine, which waits at most so many seconds for an answer.
  package init(port: UInt16, patience: Int = 10) {
    self.port = port
    self.patience = patience * 1000
  }

  /// A client that waits at most so many milliseconds.
  package init(port: UInt16, milliseconds: Int) {
    self.port = port
    patience = milliseconds
  }

  deinit { disconnect() }

  /// Asks, and waits for the whole answer; nil when there was none, so that nobody knows whether it was done.
  package func ask(_ method: String, _ path: String, token: String, key: String? = nil, body: String? = nil) -> Reply? {
    guard connect() else { return nil }
    var head = "\(method) \(path) HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(token)\r\n"
    if let key { head += "Idempotency-Key: \(key)\r\n" }
    if body != nil || method != "GET" { head += "Content-Length: \(body?.utf8.count ?? 0)\r\n" }
    guard send(head + "\r\n" + (body ?? "")), let reply = reply() else {
      disconnect()
      return nil
    }
    return reply
  }

  /// Sends bytes as they are, and returns what comes back until the other side is silent or closes; nil when it took nothing.
  package func say(_ bytes: [UInt8]) -> [UInt8]? {
    guard connect(), Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
      disconnect()
      return nil
    }
    while fill() {}
    defer { received = [] }
    return received
  }

  /// Whether the other side has closed; what it sent before is read.
  package var isClosed: Bool {
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(socket, &piece, piece.count, Int32(MSG_DONTWAIT))
      if count > 0 { continue }
      return count == 0 || errno != EAGAIN && errno != EINTR
    }
  }

  /// Opens a stream of events on this connection; what arrives is read with ``line()``.
  package func listen(_ path: String, token: String, since: Int64) -> Bool {
    guard connect() else { return false }
    let isSent = send(
      "GET \(path) HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(token)\r\nLast-Event-ID: \(since)\r\n\r\n")
    guard isSent, let head = header() else { return false }
    return head.contains(" 200 ")
  }

  /// The next line of a stream; nil when it ended or nothing came in time.
  package func line() -> String? {
    while true {
      if let end = stream.firstIndex(of: UInt8(ascii: "\n")) {
        defer { stream.removeFirst(end + 1) }
        return String(decoding: stream[..<end], as: UTF8.self)
      }
      guard let chunk = chunk(), !chunk.isEmpty else { return nil }
      stream += chunk
    }
  }

  /// The next chunk of a body of unknown length (RFC 9112, 7.1); empty at its end.
  private func chunk() -> [UInt8]? {
    let end: [UInt8] = [13, 10]
    while true {
      if let head = received.firstRange(of: end) {
        let text = String(decoding: received[..<head.lowerBound], as: UTF8.self)
        guard let size = Int(text, radix: 16) else { return nil }
        if received.count >= head.upperBound + size + 2 {
          let chunk = Array(received[head.upperBound..<head.upperBound + size])
          received.removeFirst(head.upperBound + size + 2)
          return chunk
        }
      }
      guard fill() else { return nil }
    }
  }

  /// Leaves.
  package func disconnect() {
    if socket >= 0 { close(socket) }
    socket = -1
    received = []
    stream = []
  }

  private func connect() -> Bool {
    if socket >= 0 { return true }
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(socket, $0, size) }
    }
    guard result == 0 else {
      disconnect()
      return false
    }
    var limit = timeval(tv_sec: patience / 1000, tv_usec: patience % 1000 * 1000)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var yes: Int32 = 1
    setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    return true
  }

  private func send(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
  }

  private func fill() -> Bool {
    var piece = [UInt8](repeating: 0, count: 8192)
    let count = recv(socket, &piece, piece.count, 0)
    guard count > 0 else { return false }
    received += piece[..<count]
    return true
  }

  private func header() -> String? {
    let end: [UInt8] = [13, 10, 13, 10]
    while true {
      if let range = received.firstRange(of: end) {
        let head = String(decoding: received[..<range.lowerBound], as: UTF8.self)
        received.removeFirst(range.upperBound)
        return head
      }
      guard fill() else { return nil }
    }
  }

  private func reply() -> Reply? {
    guard let head = header(), let status = Int(head.split(separator: " ").dropFirst().first ?? "") else { return nil }
    var length = 0
    for line in head.split(whereSeparator: { $0 == "\r\n" || $0 == "\n" }) {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2, parts[0].lowercased() == "content-length" {
        length = Int(parts[1].filter { $0 != " " }) ?? 0
      }
    }
    while received.count < length { guard fill() else { return nil } }
    defer { received.removeFirst(length) }
    return Reply(status: status, body: String(decoding: received[..<length], as: UTF8.self))
  }
}
