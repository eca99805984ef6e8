import Glibc

/// Connections to printers in the network.
enum Connecting {
  /// Milliseconds that an address has to answer.
  private static let patience: Int32 = 5000

  /// A connected socket to the first address that lets in.
  static func socket(host: String, port: UInt16) throws(PrinterError) -> Int32 {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &found) == 0 else { throw .unknownHost(host) }
    defer { freeaddrinfo(found) }
    var reason = "no address"
    var next = found
    while let address = next {
      let flags = Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
      let socket = Glibc.socket(address.pointee.ai_family, address.pointee.ai_socktype | flags, 0)
      if socket >= 0 {
        guard let failure = failure(connecting: socket, to: address.pointee) else {
          return socket
        }
        reason = String(cString: strerror(failure))
        close(socket)
      }
      next = address.pointee.ai_next
    }
    throw .unreachable(host: host, port: port, reason: reason)
  }

  private static func failure(connecting socket: Int32, to address: addrinfo) -> Int32? {
    if connect(socket, address.ai_addr, address.ai_addrlen) == 0 { return nil }
    guard errno == EINPROGRESS else { return errno }
    var waiting = pollfd(fd: socket, events: Int16(POLLOUT), revents: 0)
    guard poll(&waiting, 1, patience) > 0 else { return ETIMEDOUT }
    var failure: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    getsockopt(socket, SOL_SOCKET, SO_ERROR, &failure, &length)
    return failure == 0 ? nil : failure
  }
}
