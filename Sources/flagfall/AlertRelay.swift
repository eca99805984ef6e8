import Glibc
import Server
import Synchronization

/// Alerts in the air, asked for at one address once a minute and passed on to the pages of this server.
///
/// So a page asks nobody but its own server, and the feed sees one visitor. `curl` fetches; nothing is asked while no page
/// wants to know.
final class AlertRelay: Sendable {
  private struct Told {
    var answer: [UInt8]?
    var fetched: Int?
    var wanted = 0
  }

  private let address: String
  private let told = Mutex(Told())

  /// Where pages ask.
  static let path = "/alerts"
  /// So often, in seconds, the feed is asked.
  private static let often = 60
  /// An answer older than this is none.
  private static let longest = 180
  /// For so long after a page has asked the feed goes on being asked.
  private static let interest = 300
  private static let mostBytes = 1_000_000

  /// Relays from an address of http or https.
  init(_ address: String) throws(CommandError) {
    guard address.hasPrefix("https://") || address.hasPrefix("http://"), !address.contains(where: \.isWhitespace) else {
      throw .usage("--alerts \(address): give an address that begins with https:// or http://")
    }
    self.address = address
  }

  /// What answers pages.
  var route: Route {
    Route("GET", AlertRelay.path) { [self] _ in
      let now = AlertRelay.now
      let answer = told.withLock { told -> [UInt8]? in
        told.wanted = now
        guard let fetched = told.fetched, now - fetched <= AlertRelay.longest else { return nil }
        return told.answer
      }
      guard let answer else { return .problem(503, "The alerts have not answered.") }
      return .json(answer)
    }
  }

  /// Asks the feed when it is time to; it may take ten seconds, so the server's own thread never calls it.
  func refresh() {
    let now = AlertRelay.now
    let isDue = told.withLock { told in
      guard let fetched = told.fetched else { return true }
      return now - fetched >= AlertRelay.often && now - told.wanted <= AlertRelay.interest
    }
    guard isDue, let answer = fetch() else { return }
    told.withLock { told in
      told.answer = answer
      told.fetched = AlertRelay.now
    }
  }

  private func fetch() -> [UInt8]? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    let words = [
      "curl", "--silent", "--fail", "--location", "--max-time", "10", "--max-filesize", "\(AlertRelay.mostBytes)",
      "--proto", "=http,https", "--", address,
    ]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    // It needs nothing of ours; it is looked for where every command is.
    var surroundings: [UnsafeMutablePointer<CChar>?] = [nil]
    var child: pid_t = 0
    let outcome = posix_spawnp(&child, "curl", &actions, nil, &arguments, &surroundings)
    close(ends[1])
    defer { close(ends[0]) }
    guard outcome == 0 else { return nil }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 14)
    while bytes.count <= AlertRelay.mostBytes {
      let count = read(ends[0], &piece, piece.count)
      if count <= 0 { break }
      bytes += piece[..<count]
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return status == 0 && bytes.count <= AlertRelay.mostBytes ? bytes : nil
  }

  /// Seconds of a clock that nobody sets.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec
  }
}
