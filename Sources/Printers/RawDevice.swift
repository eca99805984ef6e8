import Glibc

/// Devices opened so that every byte arrives as it is.
enum RawDevice {
  /// Opens a character device; a terminal line is set raw at 115 200 baud, so that `0A` stays `0A`.
  static func open(_ path: String) throws(PrinterError) -> Int32 {
    var status = stat()
    if stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFCHR { throw .noDevice(path) }
    let descriptor = Glibc.open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .cannotOpen(path: path, reason: String(cString: strerror(errno))) }
    guard isatty(descriptor) == 1 else { return descriptor }
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return descriptor }
    cfmakeraw(&settings)
    cfsetspeed(&settings, speed_t(B115200))
    guard tcsetattr(descriptor, TCSANOW, &settings) == 0 else {
      let reason = String(cString: strerror(errno))
      close(descriptor)
      throw .cannotOpen(path: path, reason: reason)
    }
    return descriptor
  }
}
