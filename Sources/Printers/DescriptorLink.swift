import Glibc
import Thermal

/// A link that is a file descriptor: a connection to port 9100, a device opened raw, or a file.
package final class DescriptorLink: PrinterLink {
  /// What is at its end.
  private enum End {
    case network(host: String, port: UInt16)
    case device(path: String)
    case file(path: String)
  }

  /// Milliseconds for which a printer may take nothing at all.
  private static let patience: Int32 = 60_000

  /// What the way can do.
  package let traits: LinkTraits
  private let end: End
  private var descriptor: Int32 = -1

  /// A printer in the network.
  package init(host: String, port: UInt16) {
    end = .network(host: host, port: port)
    traits = .network
  }

  /// A device of the system.
  package init(device path: String) {
    end = .device(path: path)
    traits = .device
  }

  /// A file, which gets its name only when the job is whole.
  package init(file path: String) {
    end = .file(path: path)
    traits = .file
  }

  deinit { if descriptor >= 0 { Glibc.close(descriptor) } }

  /// Opens the way to the printer; on a way that was lost, opens it anew.
  package func connect() throws(PrinterError) {
    if descriptor >= 0 { Glibc.close(descriptor) }
    descriptor = -1
    switch end {
    case .network(let host, let port): descriptor = try Connecting.socket(host: host, port: port)
    case .device(let path): descriptor = try RawDevice.open(path)
    case .file(let path):
      var status = stat()
      if lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
        throw .cannotWrite(path: path, reason: "it is no regular file; give a device without file:")
      }
      descriptor = open(path + ".part", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: reason) }
    }
  }

  /// Hands bytes to the printer, in pieces of the length that the way allows.
  package func write(_ bytes: [UInt8], isAcknowledged: Bool) throws(PrinterError) {
    var written = 0
    while written < bytes.count {
      try takesMore()
      let count = bytes.withUnsafeBytes { bytes in
        put(bytes.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if count < 0 && (errno == EINTR || errno == EAGAIN) { continue }
      if count <= 0, case .file(let path) = end {
        let error = PrinterError.cannotWrite(path: path, reason: reason)
        unlink(path + ".part")
        throw error
      }
      guard count > 0 else { throw .lost(reason) }
      written += count
    }
  }

  /// What the printer has said within so many milliseconds; empty when it said nothing.
  package func receive(for milliseconds: Int64) throws(PrinterError) -> [UInt8] {
    if milliseconds > 0 { poll(nil, 0, Int32(clamping: milliseconds)) }
    return []
  }

  /// Ends the way; a file gets its name only when it is to be kept.
  package func close(keeping: Bool) throws(PrinterError) {
    guard descriptor >= 0 else { return }
    defer {
      Glibc.close(descriptor)
      descriptor = -1
    }
    switch end {
    case .network:
      // Closed at once, what the printer has not read yet could be thrown away.
      shutdown(descriptor, Int32(SHUT_WR))
      var byte: UInt8 = 0
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      for _ in 0..<64 where poll(&waiting, 1, 2000) > 0 && recv(descriptor, &byte, 1, 0) > 0 {}
    case .device: if isatty(descriptor) == 1 { tcdrain(descriptor) }
    case .file(let path):
      guard keeping else {
        unlink(path + ".part")
        return
      }
      guard fsync(descriptor) == 0 || errno == EINVAL, rename(path + ".part", path) == 0 else {
        let error = PrinterError.cannotWrite(path: path, reason: reason)
        unlink(path + ".part")
        throw error
      }
    }
  }

  private func put(_ start: UnsafeRawPointer?, _ count: Int) -> Int {
    if case .network = end { return send(descriptor, start, count, Int32(MSG_NOSIGNAL)) }
    return Glibc.write(descriptor, start, count)
  }

  private func takesMore() throws(PrinterError) {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    while true {
      let count = poll(&waiting, 1, Self.patience)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw .stuck }
      return
    }
  }

  private var reason: String { String(cString: strerror(errno)) }
}
