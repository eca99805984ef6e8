import Glibc

/// A socket that is bound and listens, made before the server starts so that a refusal has a clear reason.
struct Listening: Sendable {
  let socket: Int32
  let port: UInt16

  /// Listens at a host's first usable address; port 0 takes any free one.
  init(host: String, port: UInt16) throws(ServerError) {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_PASSIVE
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &found) == 0, let first = found else {
      throw .unknownHost(host)
    }
    defer { freeaddrinfo(found) }
    let socket = Glibc.socket(first.pointee.ai_family, first.pointee.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard socket >= 0 else { throw .refused(Self.reason) }
    var yes: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    guard bind(socket, first.pointee.ai_addr, first.pointee.ai_addrlen) == 0, listen(socket, SOMAXCONN) == 0 else {
      let failure = errno
      Glibc.close(socket)
      throw Self.error(failure, host: host, port: port)
    }
    self.socket = socket
    self.port = Self.port(of: socket) ?? port
  }

  private static func error(_ number: Int32, host: String, port: UInt16) -> ServerError {
    switch number {
    case EADDRINUSE: .portInUse(host: host, port: port)
    case EACCES: .portForbidden(port)
    case EADDRNOTAVAIL: .addressElsewhere(host)
    default: .refused(String(cString: strerror(number)))
    }
  }

  private static var reason: String { String(cString: strerror(errno)) }

  /// The port that the system chose.
  private static func port(of socket: Int32) -> UInt16? {
    var address = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &address) { storage in
      storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        guard getsockname(socket, generic, &length) == 0 else { return nil }
        // IPv4 and IPv6 keep the port at the same place, in network order.
        return UnsafeRawPointer(storage).load(fromByteOffset: 2, as: UInt16.self).bigEndian
      }
    }
  }
}
