import Foundation

/// A PostgreSQL server in a folder of its own, which ends with this process.
package final class TemporaryPostgres: Sendable {
  /// The folder of the server's socket, data and log.
  package let folder: String
  private let bin: String

  /// Whether there is a PostgreSQL on this machine to start.
  package static var isThere: Bool { binaries != nil }

  private static let binaries: String? = {
    let found = run("/usr/bin/env", ["pg_config", "--bindir"]).output.split(separator: "\n").first.map(String.init)
    let usual = (11...18).reversed().map { "/usr/lib/postgresql/\($0)/bin" }
    return ([found].compactMap(\.self) + usual).first { FileManager.default.isExecutableFile(atPath: $0 + "/initdb") }
  }()

  /// Makes and starts one.
  ///
  /// It wants no port and no password: whoever may enter the folder may connect.
  package init(settings: String = "-c fsync=off") throws {
    guard let bin = Self.binaries else { throw Failure(message: "there is no initdb on this machine") }
    self.bin = bin
    folder = "/tmp/flagfall-postgres-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // The server refuses to run as root.
    if getuid() == 0 { _ = Self.run("/bin/chown", ["postgres", folder]) }
    try tool(
      "initdb", "-D", "\(folder)/data", "-A", "trust", "-U", "flag", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8")
    try start(settings: settings)
  }

  /// Starts it again.
  package func start(settings: String = "-c fsync=off") throws {
    try tool(
      "pg_ctl", "-D", "\(folder)/data", "-w", "-l", "\(folder)/log", "-o",
      "-k \(folder) -c listen_addresses='' -c max_connections=200 \(settings)", "start")
  }

  /// Stops it at once, as a power cut does.
  package func stop() throws { try tool("pg_ctl", "-D", "\(folder)/data", "-m", "immediate", "-w", "stop") }

  /// Makes a database and returns its address.
  package func database(_ name: String) throws -> String {
    try tool("createdb", "-h", folder, "-U", "flag", name)
    return "host=\(folder) user=flag dbname=\(name)"
  }

  /// Runs statements over a connection of their own; nil when they were done, else why not.
  package func run(_ statements: String, in database: String) -> String? {
    let result = Self.run(
      command[0],
      Array(command.dropFirst()) + [
        "\(bin)/psql", "-q", "-v", "ON_ERROR_STOP=1", "-h", folder, "-U", "flag", "-d", database, "-c", statements,
      ])
    return result.status == 0 ? nil : result.output
  }

  /// Ends it and takes its folder away.
  package func remove() {
    _ = Self.run(
      command[0], Array(command.dropFirst()) + ["\(bin)/pg_ctl", "-D", "\(folder)/data", "-m", "immediate", "stop"])
    _ = Self.run("/bin/rm", ["-rf", folder])
  }

  private var command: [String] { getuid() == 0 ? ["/usr/sbin/runuser", "-u", "postgres", "--"] : ["/usr/bin/env"] }

  private func tool(_ name: String, _ arguments: String...) throws {
    let result = Self.run(command[0], Array(command.dropFirst()) + ["\(bin)/\(name)"] + arguments)
    guard result.status == 0 else { throw Failure(message: "\(name): \(result.output)") }
  }

  private struct Failure: Error, CustomStringConvertible {
    let message: String
    var description: String { message }
  }

  private static func run(_ path: String, _ arguments: [String]) -> (status: Int32, output: String) {
    Spawned.run([path] + arguments)
  }
}
