import Offers
import Track
import Units

extension Desk {
  /// Rides of one batch: short, so that nobody waits long for its locks.
  private static let batch = 200
  /// Drivers who are looked at for one ride; farther ones lose to them nearly always.
  private static let near = 24

  /// Does what time alone does, for one batch of rides: offers and searches end, and rides are offered.
  ///
  /// Of many servers one does it at a time. Rides and drivers over whom a decision is being made at this moment are left
  /// for the next time.
  package func tick(at time: Instant) throws(DeskError) {
    let events: [Event]
    do throws(DatabaseError) {
      events = try pool.transaction { database throws(DatabaseError) in
        guard try self.isMine(database) else { return ([], []) }
        var neighbourhood = Neighbourhood()
        let due = try database.run([
          Statement(
            self.sentences.due,
            [
              .integer(time.milliseconds), .integer(self.rules.lead.milliseconds), SQLValue(self.rules.asked),
              .integer((time - self.rules.grace).milliseconds), SQLValue(Self.batch),
            ])
        ])
        neighbourhood.add(rides: due[0])
        guard !neighbourhood.rides.isEmpty else { return ([], []) }
        try self.gather(&neighbourhood, database, at: time)
        let before = neighbourhood.board(self.rules, self.positions)
        var after = before
        after.tick(at: time)
        let writing = Writing(before: before, after: &after, neighbourhood, at: time)
        return (writing.statements, writing.events)
      }
    } catch {
      metrics.count("ticks_failed")
      throw DeskError(error)
    }
    metrics.count("ticks")
    tell(events)
  }

  /// Begins the transaction, and says whether no other server is at it.
  private func isMine(_ database: any Database) throws(DatabaseError) -> Bool {
    guard pool.dialect == .postgres else {
      _ = try database.run([sentences.begin])
      return true
    }
    // An arbitrary number: this program's matching.
    let rows = try database.run([
      sentences.begin, Statement("SELECT CAST(pg_try_advisory_xact_lock(7206411) AS int)"),
    ])
    return rows[1].first?.integer(0) == 1
  }

  /// Reads and locks the drivers who are asked for these rides and those who can be.
  private func gather(
    _ neighbourhood: inout Neighbourhood, _ database: any Database, at time: Instant
  ) throws(DatabaseError) {
    let rides = Self.list(neighbourhood.rides.keys.map(\.text))
    let first = try database.run([
      Statement(sentences.asked, [rides]), Statement(sentences.free), Statement(sentences.refusals, [rides]),
    ])
    neighbourhood.add(drivers: first[0])
    neighbourhood.add(refusals: first[2])
    let free = Set(first[1].map { DriverID($0.text(0)) })
    var chosen: Set<DriverID> = []
    if !free.isEmpty {
      for kept in neighbourhood.rides.values where time >= kept.ride.offeredFrom(rules) {
        let near = positions.nearest(
          to: kept.ride.pickUp, within: rules.reach, since: time - rules.freshness, most: Self.near
        ) { free.contains($0) }
        chosen.formUnion(near)
      }
    }
    let second = try database.run([Statement(sentences.chosen, [Self.list(chosen.map(\.text))])])
    neighbourhood.add(drivers: second[0])
    let drivers = Self.list(neighbourhood.drivers.keys.map(\.text))
    let third = try database.run([
      Statement(sentences.held, [drivers]), Statement(sentences.live, [rides, drivers]),
    ])
    neighbourhood.add(holdings: third[0])
    neighbourhood.add(offers: third[1])
  }

  static func list(_ texts: [String]) -> SQLValue {
    var writer = JSONList()
    for text in texts.sorted() { writer.add(text) }
    return .text(writer.text)
  }
}
