import Glibc

/// Whole files and folders; every failure becomes a sentence with the path in it.
enum Files {
  /// Larger files are refused before memory is asked for.
  private static let limit = 1 << 30

  /// All bytes of a file; `-` is standard input.
  static func read(_ path: String) throws(CommandError) -> [UInt8] {
    let file = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .failure("\(path): \(reason)") }
    defer { if file != STDIN_FILENO { close(file) } }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &piece, piece.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .failure("\(path): \(reason)") }
      if count == 0 { return bytes }
      bytes += piece[..<count]
      guard bytes.count <= limit else { throw .failure("\(path): larger than 1 GiB") }
    }
  }

  /// All bytes of a file that the command line names: one that cannot be read is the command line's fault.
  static func given(_ path: String) throws(CommandError) -> [UInt8] {
    do throws(CommandError) {
      return try read(path)
    } catch {
      throw .input(error.message)
    }
  }

  /// The first bytes of a file.
  static func head(_ path: String, count: Int) throws(CommandError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .input("\(path): \(reason)") }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: count)
    let read = Glibc.read(file, &bytes, count)
    guard read >= 0 else { throw .input("\(path): \(reason)") }
    return Array(bytes[..<read])
  }

  /// The same as text.
  static func text(_ path: String) throws(CommandError) -> String {
    guard let text = String(validating: try read(path), as: UTF8.self) else {
      throw .failure("\(path): is not text in UTF-8; name another file, or convert it with iconv")
    }
    return text
  }

  /// All of a text file that the command line names.
  static func givenText(_ path: String) throws(CommandError) -> String {
    do throws(CommandError) {
      return try text(path)
    } catch {
      throw .input(error.message)
    }
  }

  /// Replaces a file at once or not at all; a device, pipe or link is written to.
  ///
  /// - Parameters:
  ///   - bytes: All of the file.
  ///   - path: The file; `-` is standard output.
  ///   - makesFolders: Whether folders that are missing are made; else a path with a slip of the pen is refused.
  /// - Throws: A ``CommandError`` with the path.
  static func write(_ bytes: [UInt8], to path: String, makesFolders: Bool = false) throws(CommandError) {
    if path == "-" {
      Terminal.write(bytes)
      return
    }
    if makesFolders { try makeFolder(folder(of: path)) }
    try requireFolder(of: path)
    let isReplaced = !exists(path) || kind(path) == S_IFREG
    let draft = isReplaced ? path + ".part" : path
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw .failure("\(path): \(reason)") }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(file, $0.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        let reason = reason
        close(file)
        if isReplaced { unlink(draft) }
        throw .failure("\(path): \(reason)")
      }
      written += count
    }
    close(file)
    guard !isReplaced || rename(draft, path) == 0 else {
      let reason = reason
      unlink(draft)
      throw .failure("\(path): \(reason)")
    }
  }

  /// Takes away what stands behind so many bytes of a file.
  static func cut(_ path: String, to bytes: Int) throws(CommandError) {
    guard truncate(path, off_t(bytes)) == 0 else { throw .failure("\(path): \(reason)") }
  }

  /// Puts bytes at the end of a file and waits until they are kept.
  static func append(_ bytes: [UInt8], to path: String) throws(CommandError) {
    let file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard file >= 0 else { throw .failure("\(path): \(reason)") }
    defer { close(file) }
    guard Glibc.write(file, bytes, bytes.count) == bytes.count, fsync(file) == 0 else {
      throw .failure("\(path): \(reason)")
    }
  }

  /// The files below a folder as paths relative to it, sorted; hidden ones, links and anything odd are left out.
  static func list(_ folder: String) throws(CommandError) -> [String] {
    guard let stream = opendir(folder) else { throw .failure("\(folder): \(reason)") }
    defer { closedir(stream) }
    var found: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      switch kind("\(folder)/\(name)") {
      case S_IFREG: found.append(name)
      case S_IFDIR:
        for path in try list("\(folder)/\(name)") { found.append("\(name)/\(path)") }
      default: break
      }
    }
    return found.sorted()
  }

  /// Whether there is a file or folder.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether a path is that of a folder.
  static func isFolder(_ path: String) -> Bool { kind(path) == S_IFDIR }

  /// Whether a path leads to a file whose bytes can be read again; those of a pipe are gone when they were read.
  static func isLasting(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Makes a folder and those above it.
  static func makeFolder(_ path: String) throws(CommandError) {
    guard !path.isEmpty, !exists(path) else { return }
    try makeFolder(folder(of: path))
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw .failure("\(path): \(reason)") }
  }

  /// Refuses a path to write to that names no file, or whose folder is not there; `-` has none.
  static func requireFolder(of path: String) throws(CommandError) {
    guard !path.isEmpty else { throw .usage("the name of a file to write is empty: give one, such as ./result") }
    guard !leadsToFolder(path) else { throw .input("\(path): is a folder; name a file in it, such as \(path)/result") }
    let above = folder(of: path)
    guard above.isEmpty || exists(above) else {
      throw .input("\(path): there is no folder \(above); make it first, as in mkdir -p \(above)")
    }
  }

  /// Whether two paths lead to one file; what is no file, such as a device, holds nothing that could be lost.
  static func areOne(_ first: String, _ second: String) -> Bool {
    guard first != "-", second != "-" else { return false }
    var one = stat()
    var other = stat()
    switch (stat(first, &one) == 0, stat(second, &other) == 0) {
    case (true, true):
      return one.st_mode & S_IFMT == S_IFREG && one.st_dev == other.st_dev && one.st_ino == other.st_ino
    case (false, false): return first == second
    default: return false
    }
  }

  /// The part of a path before its last slash; empty when there is none.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func kind(_ path: String) -> mode_t {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
  }

  /// Whether a path is that of a folder, or of a link to one.
  private static func leadsToFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static var reason: String { String(cString: strerror(errno)) }
}
