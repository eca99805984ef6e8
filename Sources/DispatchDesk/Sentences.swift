import Offers

/// The statements of the desk in the words of one database.
struct Sentences: Sendable {
  let begin: Statement
  private let dialect: Dialect

  init(_ dialect: Dialect) {
    self.dialect = dialect
    begin = Statement(dialect.spelled("{begin}"))
    answer = dialect.spelled("SELECT command, answer FROM answer WHERE sender = $1 AND key = $2")
    ride = dialect.spelled("SELECT \(KeptRide.columns) FROM ride WHERE id = $1 {lock}")
    // Everyone whom a command on a ride can touch: who sends it, who is asked, who holds it. Always locked in this order,
    // after the ride.
    let touched = """
      SELECT CAST($2 AS TEXT) UNION SELECT driver FROM offer WHERE ride = $1 AND state IN ('sent', 'seen') \
      UNION SELECT driver FROM holding WHERE ride = $1
      """
    drivers = dialect.spelled("SELECT \(KeptDriver.columns) FROM driver WHERE id IN (\(touched)) ORDER BY id {lock}")
    // Read after the locks were had, so that it is as the last holder of the locks left it.
    holdings = "SELECT ride, driver FROM holding WHERE driver = $2 OR ride = $1"
    offers = """
      SELECT \(Offer.columns) FROM offer WHERE ride = $1 AND (number = $3 OR state IN ('sent', 'seen')) \
      UNION SELECT \(Offer.columns) FROM offer WHERE driver = $2 AND state IN ('sent', 'seen') ORDER BY 4, 1, 2
      """
    due = dialect.spelled(
      """
      SELECT \(KeptRide.columns) FROM ride WHERE state = 'searching' AND (search_ends <= $1 \
      OR COALESCE(scheduled - CAST($2 AS {number}), requested) <= $1 AND $3 > (SELECT count(*) FROM offer \
      WHERE offer.ride = ride.id AND offer.state IN ('sent', 'seen')) \
      OR EXISTS (SELECT 1 FROM offer WHERE offer.ride = ride.id AND offer.state IN ('sent', 'seen') \
      AND offer.deadline <= $4)) ORDER BY requested, id LIMIT $5 {skip}
      """)
    free = """
      SELECT id FROM driver WHERE state = 'available' AND NOT EXISTS \
      (SELECT 1 FROM offer WHERE offer.driver = driver.id AND offer.state IN ('sent', 'seen'))
      """
    asked = dialect.spelled(
      """
      SELECT \(KeptDriver.columns) FROM driver WHERE id IN (SELECT driver FROM offer \
      WHERE state IN ('sent', 'seen') AND ride IN ({list 1})) ORDER BY id {lock}
      """)
    chosen = dialect.spelled(
      "SELECT \(KeptDriver.columns) FROM driver WHERE id IN ({list 1}) AND state = 'available' ORDER BY id {skip}")
    held = dialect.spelled("SELECT ride, driver FROM holding WHERE driver IN ({list 1})")
    live = dialect.spelled(
      """
      SELECT \(Offer.columns) FROM offer WHERE state IN ('sent', 'seen') AND (ride IN ({list 1}) \
      OR driver IN ({list 2})) ORDER BY sent, ride, number
      """)
    refusals = dialect.spelled("SELECT ride, driver, at FROM refusal WHERE ride IN ({list 1}) ORDER BY at")
  }

  let answer: String
  let ride: String
  let drivers: String
  let holdings: String
  let offers: String
  /// Rides with something to be done by time alone.
  let due: String
  /// Drivers who can be asked.
  let free: String
  let asked: String
  let chosen: String
  let held: String
  let live: String
  let refusals: String

  /// What a command can touch, read and locked.
  func neighbourhood(_ reach: CommandReach) -> [Statement] {
    let values: [SQLValue] = [
      .text(reach.ride?.text ?? ""), .text(reach.driver?.text ?? ""), .integer(Int64(reach.offer ?? 0)),
    ]
    return [
      Statement(ride, Array(values.prefix(1))), Statement(drivers, Array(values.prefix(2))),
      Statement(holdings, Array(values.prefix(2))), Statement(offers, values),
    ]
  }
}

/// The ride, offer and driver that a command names.
struct CommandReach: Sendable, Hashable {
  var ride: RideID?
  var driver: DriverID?
  var offer: Int?

  init(_ command: Command) {
    switch command {
    case .request(let id, _, _), .giveUp(let id): ride = id
    case .assign(let ride, let driver), .act(_, let ride, let driver): (self.ride, self.driver) = (ride, driver)
    case .place(let driver, _), .vehicle(let driver, _), .window(let driver, _): self.driver = driver
    case .see(let id, let driver), .accept(let id, let driver, _), .decline(let id, let driver):
      (ride, self.driver, offer) = (id.ride, driver, id.number)
    }
  }
}
