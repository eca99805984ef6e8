import DispatchDesk
import DispatchSupport
import Foundation
import Synchronization
import Units

/// One run: a database, servers, people, trouble, and the check.
final class RaceRun: Sendable {
  private let order: Order
  private let database: TemporaryPostgres?
  private let address: [String]
  private let place: StorePlace
  private let board: RaceBoard
  private let folder: String

  /// Makes the database and the tokens.
  init(_ order: Order) throws {
    self.order = order
    folder = "/tmp/flagfall-race-\(UInt32.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(atPath: folder + "/modules", withIntermediateDirectories: true)
    // The app, which takes a server seconds to pack whenever it starts, is not what is raced.
    guard FileManager.default.createFile(atPath: folder + "/modules/app.wasm", contents: nil) else {
      throw CocoaError(.fileWriteUnknown)
    }
    setenv("FLAGFALL_MODULES", folder + "/modules", 1)
    if order.usesFile {
      database = nil
      place = .file(folder + "/rides.db")
      address = ["--dispatch", folder + "/rides.db"]
    } else {
      let database = try TemporaryPostgres(settings: "-c shared_buffers=256MB")
      let url = try database.database("rides")
      self.database = database
      place = .postgres(url)
      address = ["--postgres", url]
    }
    let desk = try Desk(place)
    board = RaceBoard(servers: order.servers, requests: order.requests)
    for number in 1...order.drivers {
      board.add(driver: try desk.issue(Sender(.driver, "d\(number)"), label: "Driver \(number)", at: Clock.now).text)
    }
    for number in 1...max(1, order.drivers / 5) {
      board.add(rider: try desk.issue(Sender(.rider, "p\(number)"), label: "Rider \(number)", at: Clock.now).text)
    }
  }

  /// Whether nothing was wrong.
  func play() throws -> Bool {
    defer {
      database?.remove()
      Spawned.run(["/bin/rm", "-rf", folder])
    }
    let begun = Clock.now
    for number in 0..<order.servers { start(number) }
    let people = DispatchGroup()
    for number in 1...order.drivers { live(people) { RaceDriver(number, self.board).live() } }
    for number in 1...max(1, order.drivers / 5) { live(people) { RaceRider(number, self.board).live() } }
    var round = 0
    var restarts: Int64 = 0
    while !board.isOver, (Clock.now - begun) < .seconds(Int64(order.seconds)) {
      usleep(250_000)
      round += 1
      guard !order.isCalm else { continue }
      if round % 6 == 0 { kill(round / 6 % order.servers) }
      // By the clock: where servers start slowly the rounds are long.
      if Clock.now - begun >= .seconds(4 + 20 * restarts) {
        restarts += 1
        try restartDatabase()
      }
    }
    let isComplete = board.isOver
    board.end()
    people.wait()
    for number in 0..<order.servers { board.process(number)?.signal(SIGTERM) }
    for number in 0..<order.servers { board.process(number)?.wait() }
    return try report(isComplete, since: begun)
  }

  private func report(_ isComplete: Bool, since begun: Instant) throws -> Bool {
    let told = board.told
    let checker = try HistoryChecker(try Desk(place), acknowledged: told)
    for fault in checker.faults.prefix(50) { print("FAULT \(fault)") }
    let counts = board.counts
    let seconds = Double((Clock.now - begun).milliseconds) / 1000
    print(
      """
      \(order.usesFile ? "SQLite" : "PostgreSQL"), \(order.servers) servers, \(order.drivers) drivers, \
      \(order.requests) requests, \(Int(seconds)) s: \(counts.ended) rides ended, \(counts.over) over otherwise
      \(told.count) acknowledged answers, \(counts.won) won, \(counts.lost) accepts refused, \
      \(counts.repeats) repeats, \(counts.failures) requests without an answer
      \(counts.kills) servers killed, \(counts.restarts) restarts of the database
      \(checker.rides) rides, \(checker.events) events, \(checker.answers) answers read: \
      \(checker.faults.count) faults, \(counts.unstable) unstable answers, \(counts.gaps) gaps in streams
      """)
    if !isComplete { print("not over in \(order.seconds) s") }
    return checker.faults.isEmpty && counts.unstable == 0 && counts.gaps == 0 && isComplete
  }

  /// Starts a server and waits until it says where it is.
  private func start(_ number: Int) {
    let command = ProcessInfo.processInfo.environment["FLAGFALL"] ?? "flagfall"
    let log = "\(folder)/server-\(number)-\(UInt32.random(in: 0 ... .max)).log"
    let words = [command, "serve", "--port", "0", "--rate", "0", "--ask", "3"] + address
    // FLAGFALL_DATA and FLAGFALL_WEB go along.
    guard let process = Spawned(words, log: log) else { return }
    for _ in 0..<3000 {
      let line = process.output
      if let match = line.firstMatch(of: /127\.0\.0\.1:(\d+)\//), let port = UInt16(match.1) {
        board.set(number, port, process)
        return
      }
      usleep(20_000)
    }
    print("server \(number) did not start: \(process.output.suffix(500))")
    process.signal(SIGKILL)
    process.wait()
  }

  /// Kills a server in whatever it does, and starts it again.
  private func kill(_ number: Int) {
    if let process = board.process(number) {
      process.signal(SIGKILL)
      process.wait()
      board.count(\.kills)
    }
    start(number)
  }

  private func restartDatabase() throws {
    guard let database else { return }
    try database.stop()
    usleep(300_000)
    try database.start(settings: "-c shared_buffers=256MB")
    board.count(\.restarts)
  }

  private func live(_ group: DispatchGroup, _ work: @escaping @Sendable () -> Void) {
    group.enter()
    let thread = Thread {
      work()
      group.leave()
    }
    thread.stackSize = 512 * 1024
    thread.start()
  }
}
