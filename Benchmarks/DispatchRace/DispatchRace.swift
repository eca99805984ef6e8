import DispatchDesk
import DispatchSupport
import Foundation
import Units

/// Many drivers and riders at once over servers that are killed, and a checker that reads the whole history afterwards.
///
/// `DispatchRace [--drivers N] [--requests N] [--servers N] [--sqlite] [--calm] [--seconds N]`, with FLAGFALL naming the
/// command. Ends with 1 when the checker finds a fault.
@main struct DispatchRace {
  static func main() throws {
    signal(SIGPIPE, SIG_IGN)
    if CommandLine.arguments.dropFirst().first == "accepts" { return AcceptLoad.run(CommandLine.arguments) }
    let order = Order(CommandLine.arguments)
    let run = try RaceRun(order)
    let isGood = try run.play()
    exit(isGood ? 0 : 1)
  }
}

/// What is asked for.
struct Order: Sendable {
  var drivers = 500
  var requests = 2000
  var servers = 4
  var usesFile = false
  /// Nothing is killed.
  var isCalm = false
  /// The longest that it may take.
  var seconds = 600

  init(_ words: [String]) {
    func number(_ name: String, _ usual: Int) -> Int {
      words.firstIndex(of: name).flatMap { words.indices.contains($0 + 1) ? Int(words[$0 + 1]) : nil } ?? usual
    }
    drivers = number("--drivers", drivers)
    requests = number("--requests", requests)
    usesFile = words.contains("--sqlite")
    servers = usesFile ? 1 : number("--servers", servers)
    isCalm = words.contains("--calm")
    seconds = number("--seconds", seconds)
  }
}
