import Offers
import Units

/// Decides over rides, offers and drivers, and keeps every decision before it is told.
///
/// The engine `Offers` decides; the database orders. A decision is one transaction: what it can touch is read and locked,
/// the ride before the drivers and these by their names, so that nobody waits in a circle; the engine decides on a
/// board of just that; what changed is written, with the events that tell of it and the answer under the sender's key.
package final class Desk: Sendable {
  /// The times and distances.
  package let rules: DispatchRules
  /// Where the drivers are.
  package let positions = LivePositions()
  let pool: Pool
  let sentences: Sentences
  let hub = Hub()
  let metrics = Metrics()
  let wakeUps: WakeUps

  /// Opens where everything is kept, and brings it to its present form.
  ///
  /// - Throws: A ``DeskError`` with the reason and the mend.
  package init(_ place: StorePlace, rules: DispatchRules = DispatchRules(), connections: Int = 8) throws(DeskError) {
    self.rules = rules
    do throws(DatabaseError) {
      switch place {
      case .file(let path):
        pool = try Pool(1) { () throws(DatabaseError) in try SQLiteDatabase(path: path) }
      case .postgres(let address):
        pool = try Pool(connections) { () throws(DatabaseError) in try PostgresDatabase(address) }
      }
      try Migrator.run(pool)
    } catch {
      throw DeskError(error)
    }
    sentences = Sentences(pool.dialect)
    wakeUps = WakeUps(place)
    try readPositions(since: Instant(milliseconds: 0))
  }

  /// Does a command of a sender, or finds what it was answered before; the answer is kept under the key.
  ///
  /// - Throws: A ``DeskError`` when the database cannot be reached; the same command with the same key is then safe to send
  ///   again, whether or not it was done.
  package func decide(
    _ command: Command, by sender: Sender, key: String, details: RideDetails? = nil, at time: Instant
  ) throws(DeskError) -> Answer {
    let reach = CommandReach(command)
    let said = command.text + (details.map { " \($0.text)" } ?? "")
    let lookUp = Statement(sentences.answer, [.text(sender.text), .text(key)])
    let reading = [sentences.begin, lookUp] + sentences.neighbourhood(reach)
    let decided: (answer: Answer, events: [Event])
    do throws(DatabaseError) {
      decided = try pool.transaction { database throws(DatabaseError) in
        let rows = try database.run(reading)
        if let before = rows[1].first {
          let isSame = before.text(0) == said
          let answer: Answer? = isSame ? Answer(before.text(1)) : .refused(.keyReused)
          return ([], (answer ?? .refused(.badRequest), []))
        }
        let neighbourhood = Neighbourhood(rows[2...])
        let before = neighbourhood.board(self.rules, self.positions)
        var after = before
        let answer = after.apply(command, at: time)
        let writing = Writing(before: before, after: &after, neighbourhood, details: details, at: time)
        let keeping = Statement(
          "INSERT INTO answer (sender, key, command, answer, at) VALUES ($1, $2, $3, $4, $5)",
          [.text(sender.text), .text(key), .text(said), .text(answer.text), .integer(time.milliseconds)])
        return (writing.statements + [keeping], (answer, writing.events))
      }
    } catch {
      metrics.count("decisions_failed")
      throw DeskError(error)
    }
    metrics.count("decisions{command=\"\(command.word)\",answer=\"\(decided.answer.text)\"}")
    tell(decided.events)
    return decided.answer
  }

  /// Sends events to those who listen here, and wakes the other servers; always after the transaction.
  func tell(_ events: [Event]) {
    guard !events.isEmpty else { return }
    metrics.add("events", events.count)
    fill(hub.publish(events))
    wakeUps.note(events)
  }

  /// Fetches what is missing in streams.
  func fill(_ gaps: [(recipient: Recipient, since: Int64)]) {
    for gap in gaps {
      do throws(DeskError) {
        _ = hub.publish(try events(for: gap.recipient, since: gap.since))
      } catch {
        // The next look at all streams finds it.
        metrics.count("fetches_failed")
      }
    }
  }
}

/// Where the desk keeps everything.
package enum StorePlace: Sendable, Hashable {
  /// A file, for one server.
  case file(String)
  /// A PostgreSQL server, for as many as are wanted; a URL or `key=value` words of libpq.
  case postgres(String)
}

/// Why the desk could not do its work.
package struct DeskError: Error, Sendable, Equatable {
  /// A sentence with the reason.
  package let message: String
  /// Whether the database could not be reached: the same again may succeed later.
  package let isPassing: Bool

  init(_ error: DatabaseError) {
    message = error.message
    switch error {
    case .unreachable, .conflict: isPassing = true
    case .notUnique, .refused: isPassing = false
    }
  }
}
