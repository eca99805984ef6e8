import Offers
import Units

extension Desk {
  /// Writes the positions that came to this server, for the others and for the next start.
  package func writePositions(at time: Instant) throws(DeskError) {
    let news = positions.takeUnwritten()
    guard !news.isEmpty else { return }
    do throws(DatabaseError) {
      try pool.transaction { database throws(DatabaseError) in
        _ = try database.run([sentences.begin])
        // By name, so that two servers with news of the same drivers do not wait in a circle.
        return (
          news.sorted { $0.driver.text < $1.driver.text }.map { driver, position in
            Statement(
              """
              INSERT INTO position (driver, latitude, longitude, at, written) VALUES ($1, $2, $3, $4, $5) \
              ON CONFLICT (driver) DO UPDATE SET latitude = excluded.latitude, longitude = excluded.longitude, \
              at = excluded.at, written = excluded.written WHERE position.at <= excluded.at
              """,
              [
                .text(driver.text), .integer(position.place.latitude), .integer(position.place.longitude),
                .integer(position.time.milliseconds), .integer(time.milliseconds),
              ])
          }, ()
        )
      }
    } catch {
      throw DeskError(error)
    }
  }

  /// Takes in the positions that servers wrote since a time.
  package func readPositions(since: Instant) throws(DeskError) {
    let rows = try reading { database throws(DatabaseError) in
      try database.rows(
        "SELECT driver, latitude, longitude, at FROM position WHERE written >= $1", .integer(since.milliseconds))
    }
    for row in rows {
      guard let place = Coordinate(latitude: row.integer(1), longitude: row.integer(2)) else { continue }
      positions.note(DriverID(row.text(0)), place, at: Instant(milliseconds: row.integer(3)), isOurs: false)
    }
  }
}
