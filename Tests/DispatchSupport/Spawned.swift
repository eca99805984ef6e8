import Glibc

/// A program that was started.
///
/// Foundation's `Process` waits until every descendant has ended, and so for ever for a program that starts a server.
package final class Spawned: Sendable {
  /// Its number.
  package let number: pid_t
  /// The file that has what it printed.
  package let log: String

  /// Starts a program; what it prints goes to a file.
  package init?(_ words: [String], log: String) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_APPEND, 0o644)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    // The signals that this process waits for are the other's own again.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var number: pid_t = 0
    guard posix_spawn(&number, words[0], &actions, &attributes, arguments, environ) == 0 else { return nil }
    self.number = number
    self.log = log
  }

  /// Sends a signal.
  package func signal(_ signal: Int32) { kill(number, signal) }

  /// Waits for its end; the status, or the signal plus 128.
  @discardableResult package func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0 && errno == EINTR {}
    return status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f)
  }

  /// What it printed.
  package var output: String {
    guard let file = fopen(log, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&piece, 1, piece.count, file)
      if count == 0 { break }
      bytes += piece[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Runs a program to its end.
  @discardableResult package static func run(_ words: [String]) -> (status: Int32, output: String) {
    let log = "/tmp/flagfall-\(UInt64.random(in: 0 ... .max)).log"
    defer { unlink(log) }
    guard let program = Spawned(words, log: log) else { return (127, "\(words[0]) cannot be started") }
    let status = program.wait()
    return (status, program.output)
  }
}
