import Glibc

/// A connection of the test's own: it sends just the bytes it is given, so that crooked requests can be tried too.
final class Client {
  private let socket: Int32

  init?(port: UInt16) {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(socket, $0, size) }
    }
    guard connected == 0 else { return nil }
    var patience = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(socket) }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// All that arrives until the text is in it, the server closes, or five seconds are over.
  func receive(until end: String) -> String {
    var received: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(socket, &piece, piece.count, 0)
      guard count > 0 else { break }
      received += piece[..<count]
      if !end.isEmpty, String(decoding: received, as: UTF8.self).contains(end) { break }
    }
    return String(decoding: received, as: UTF8.self)
  }

  /// Asks for something and returns the whole answer.
  static func ask(_ port: UInt16, _ first: String, _ headers: [String] = [], body: String = "") -> String {
    guard let client = Client(port: port) else { return "no connection" }
    var lines = [first, "Host: localhost", "Connection: close"] + headers
    if !body.isEmpty { lines.append("Content-Length: \(body.utf8.count)") }
    client.send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    return client.receive(until: "")
  }
}
