import JSON
import Offers
import Units

extension Desk {
  /// The most events that are given out at once.
  static let mostEvents = 500

  /// What a recipient was told after an event, in order.
  func events(for recipient: Recipient, since: Int64) throws(DeskError) -> [Event] {
    do throws(DatabaseError) {
      return try past(of: recipient, since: since)
    } catch {
      throw DeskError(error)
    }
  }

  func past(of recipient: Recipient, since: Int64) throws(DatabaseError) -> [Event] {
    try pool.with { database throws(DatabaseError) in
      try database.rows(
        """
        SELECT sequence, at, name, body FROM event WHERE recipient = $1 AND sequence > $2 ORDER BY sequence \
        LIMIT $3
        """, .text(recipient.text), .integer(since), SQLValue(Self.mostEvents)
      ).map { row in
        Event(
          recipient: recipient, sequence: row.integer(0), at: Instant(milliseconds: row.integer(1)), name: row.text(2),
          body: row.text(3))
      }
    }
  }

  /// Whether a recipient was told an event of this number; of number 0 everyone was.
  func hasTold(_ recipient: Recipient, _ sequence: Int64) throws(DatabaseError) -> Bool {
    if sequence == 0 { return true }
    return try pool.with { database throws(DatabaseError) in
      try !database.rows(
        "SELECT 1 FROM event WHERE recipient = $1 AND sequence = $2", .text(recipient.text), .integer(sequence)
      ).isEmpty
    }
  }

  /// Sends what streams miss, whoever it is that should have woken them; one look for all of them together.
  func catchUp() throws(DeskError) {
    let listeners = hub.listeners
    guard pool.dialect == .postgres, !listeners.isEmpty else { return }
    var wanted = JSONWriter(.compact)
    wanted.beginArray()
    for (recipient, since) in listeners {
      wanted.beginObject()
      wanted.member("recipient", string: recipient.text)
      wanted.member("since", int64: since)
      wanted.endObject()
    }
    wanted.endArray()
    let list = SQLValue.text(String(decoding: wanted.finish(), as: UTF8.self))
    let rows = try reading { database throws(DatabaseError) in
      try database.rows(
        """
        SELECT event.recipient, event.sequence, event.at, event.name, event.body \
        FROM jsonb_to_recordset(CAST($1 AS jsonb)) AS wanted (recipient TEXT, since BIGINT) \
        JOIN event ON event.recipient = wanted.recipient AND event.sequence > wanted.since \
        ORDER BY event.recipient, event.sequence LIMIT 5000
        """, list)
    }
    _ = hub.publish(
      rows.compactMap { row in
        Recipient(row.text(0)).map { recipient in
          Event(
            recipient: recipient, sequence: row.integer(1), at: Instant(milliseconds: row.integer(2)),
            name: row.text(3), body: row.text(4))
        }
      })
  }

  /// A ride as it stands.
  func ride(_ id: RideID) throws(DeskError) -> KeptRide? {
    try reading { database throws(DatabaseError) in
      try database.rows("SELECT \(KeptRide.columns) FROM ride WHERE id = $1", .text(id.text)).first
        .flatMap(KeptRide.init)
    }
  }

  /// A driver as he stands, with the offer on his screen.
  func driver(_ id: DriverID) throws(DeskError) -> (driver: KeptDriver, offer: Offer?)? {
    try reading { database throws(DatabaseError) in
      let rows = try database.run([
        Statement("SELECT \(KeptDriver.columns) FROM driver WHERE id = $1", [.text(id.text)]),
        Statement("SELECT ride, driver FROM holding WHERE driver = $1", [.text(id.text)]),
        Statement(
          "SELECT \(Offer.columns) FROM offer WHERE driver = $1 AND state IN ('sent', 'seen')", [.text(id.text)]),
      ])
      guard var kept = rows[0].first.flatMap(KeptDriver.init) else { return nil }
      kept.ride = rows[1].first.map { RideID($0.text(0)) }
      return (kept, rows[2].first.flatMap { Offer($0) })
    }
  }

  /// The newest rides of a rider.
  func rides(of rider: String) throws(DeskError) -> [KeptRide] {
    try reading { database throws(DatabaseError) in
      try database.rows(
        "SELECT \(KeptRide.columns) FROM ride WHERE rider = $1 ORDER BY requested DESC LIMIT 20", .text(rider)
      ).compactMap(KeptRide.init)
    }
  }

  /// Who drives, what is asked for and how the day went, for the office.
  func overview(since: Instant) throws(DeskError) -> Overview {
    try reading { database throws(DatabaseError) in
      let rows = try database.run([
        Statement("SELECT \(KeptDriver.columns) FROM driver ORDER BY id LIMIT 1000"),
        Statement("SELECT ride, driver FROM holding"),
        Statement("SELECT \(Offer.columns) FROM offer WHERE state IN ('sent', 'seen') ORDER BY sent LIMIT 1000"),
        Statement(
          """
          SELECT \(KeptRide.columns) FROM ride WHERE requested >= $1 \
          ORDER BY CASE WHEN state = 'searching' THEN 0 WHEN state IN ('assigned', 'arrived', 'on_trip', 'stopped') \
          THEN 1 ELSE 2 END, requested DESC LIMIT 200
          """, [.integer(since.milliseconds)]),
        Statement(
          "SELECT state, count(*) FROM ride WHERE requested >= $1 GROUP BY state", [.integer(since.milliseconds)]),
        Statement(
          "SELECT state, count(*) FROM offer WHERE sent >= $1 GROUP BY state", [.integer(since.milliseconds)]),
      ])
      var drivers = rows[0].compactMap(KeptDriver.init)
      let held = Dictionary(rows[1].map { ($0.text(1), $0.text(0)) }) { first, _ in first }
      for index in drivers.indices { drivers[index].ride = held[drivers[index].id.text].map { RideID($0) } }
      return Overview(
        drivers: drivers, offers: rows[2].compactMap { Offer($0) }, rides: rows[3].compactMap(KeptRide.init),
        rideCounts: rows[4].map { ($0.text(0), $0.int(1)) }, offerCounts: rows[5].map { ($0.text(0), $0.int(1)) })
    }
  }

  /// Whether the database answers.
  package var isWell: Bool {
    do throws(DeskError) {
      return try reading { database throws(DatabaseError) in try database.rows("SELECT 1").count == 1 }
    } catch {
      return false
    }
  }

  func reading<Value>(_ work: (any Database) throws(DatabaseError) -> Value) throws(DeskError) -> Value {
    do throws(DatabaseError) {
      return try pool.with(work)
    } catch {
      throw DeskError(error)
    }
  }
}

/// What the office sees.
struct Overview: Sendable {
  let drivers: [KeptDriver]
  let offers: [Offer]
  let rides: [KeptRide]
  let rideCounts: [(state: String, count: Int)]
  let offerCounts: [(state: String, count: Int)]
}

extension Desk {
  /// Every ride as one line: name, state, driver, revision and how many offers there were; by name.
  package func summary() throws(DeskError) -> [String] {
    try reading { database throws(DatabaseError) in
      try database.rows("SELECT id, state, driver, revision, offers FROM ride").map { row in
        "\(row.text(0)) \(row.text(1)) \(row.optionalText(2) ?? "-") \(row.text(3)) \(row.text(4))"
      }.sorted { $0.prefix { $0 != " " } < $1.prefix { $0 != " " } }
    }
  }
}
