import Foundation

/// Where lines go: standard output, or a file that is there only when it is whole.
struct ResultFile {
  /// Where a run was when it was cut off.
  enum Beginning {
    case anew
    case after(bytes: Int)
  }

  private let path: String
  private let descriptor: Int32
  /// How many bytes have been written.
  private(set) var count = 0

  /// Whether it is a file of its own, which can be gone on with.
  let isKept: Bool

  init(path: String, _ beginning: Beginning = .anew) throws(BillingError) {
    self.path = path
    if path == "-" {
      descriptor = STDOUT_FILENO
      isKept = false
      return
    }
    var status = stat()
    isKept = lstat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
    var flags = O_WRONLY | O_CREAT | O_CLOEXEC
    if !isKept { flags |= O_TRUNC }
    descriptor = open(isKept ? path + ".part" : path, flags, 0o644)
    guard descriptor >= 0 else { throw ResultFile.error(path) }
    // A draft that another run writes is left alone; where files cannot be locked nobody can know.
    guard !isKept || flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
      Foundation.close(descriptor)
      throw .output("\(path).part: another run writes it; wait for its end, or name another file")
    }
    guard case .after(let bytes) = beginning else {
      guard !isKept || ftruncate(descriptor, 0) == 0 else {
        let error = ResultFile.error(path)
        Foundation.close(descriptor)
        throw error
      }
      return
    }
    guard fstat(descriptor, &status) == 0, Int(status.st_size) >= bytes, ftruncate(descriptor, off_t(bytes)) == 0,
      lseek(descriptor, 0, SEEK_END) == off_t(bytes)
    else {
      Foundation.close(descriptor)
      throw .resume("\(path).part is shorter than it was; leave --resume out to begin anew")
    }
    count = bytes
  }

  /// Writes all of the bytes.
  mutating func write(_ bytes: UnsafeRawBufferPointer) throws(BillingError) {
    var written = 0
    while written < bytes.count {
      let count = Foundation.write(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw ResultFile.error(path == "-" ? "standard output" : path) }
      written += count
    }
    count += bytes.count
  }

  /// Has the bytes on the disk and closes the file, which is not yet in its place.
  func close() throws(BillingError) {
    guard path != "-" else { return }
    let isSafe = !isKept || fsync(descriptor) == 0
    guard Foundation.close(descriptor) == 0, isSafe else { throw ResultFile.error(path) }
  }

  /// Puts a whole file in its place, where that has not been done.
  static func place(_ path: String) throws(BillingError) {
    let draft = path + ".part"
    guard path != "-", access(draft, F_OK) == 0 else { return }
    guard rename(draft, path) == 0 else { throw error(path) }
  }

  /// Takes away what was written of a file that will not be whole.
  static func discard(_ path: String) {
    if path != "-" { unlink(path + ".part") }
  }

  private static func error(_ path: String) -> BillingError {
    .output("\(path): cannot be written: \(String(cString: strerror(errno)))")
  }
}
