import JSON
import Offers
import Shift
import Units

/// Reads everything that was kept and finds what must never be.
///
/// It folds the events again, on its own: it trusts neither the engine nor the constraints of the schema.
package struct HistoryChecker: Sendable {
  /// What was found wrong, a line each.
  package private(set) var faults: [String] = []
  /// How many rides were read.
  package private(set) var rides = 0
  /// How many events were read.
  package private(set) var events = 0
  /// How many answers were read.
  package private(set) var answers = 0

  /// What a client was answered, to be held against what was kept.
  package struct Acknowledged: Sendable, Hashable {
    /// Who was answered.
    package let sender: String
    /// The key of the command.
    package let key: String
    /// The answer.
    package let answer: String

    /// Puts them together.
    package init(sender: String, key: String, answer: String) {
      self.sender = sender
      self.key = key
      self.answer = answer
    }
  }

  /// Checks what a desk keeps, and that nothing of what clients were told is missing.
  package init(_ desk: Desk, acknowledged: [Acknowledged] = []) throws(DeskError) {
    let checked = try desk.reading { database throws(DatabaseError) in
      var checker = HistoryChecker()
      try checker.readEvents(database)
      try checker.readStates(database)
      try checker.readAnswers(database, acknowledged)
      return checker
    }
    self = checked
  }

  private init() {}

  /// Who held which ride last, as the rides' own events tell it.
  private var holders: [String: String] = [:]
  private var states: [String: RideState] = [:]
  /// Every pair of a ride and a driver who once had it.
  private var pairs: Set<[String]> = []

  private mutating func readEvents(_ database: any Database) throws(DatabaseError) {
    let rows = try database.rows("SELECT recipient, sequence, name, body FROM event ORDER BY recipient, sequence")
    var recipient = ""
    var expected: Int64 = 1
    var held: Set<String> = []
    for row in rows {
      events += 1
      if row.text(0) != recipient {
        recipient = row.text(0)
        expected = 1
        held = []
      }
      if row.integer(1) != expected { faults.append("\(recipient): event \(expected) is missing") }
      expected = row.integer(1) + 1
      guard row.text(2) == "ride" else { continue }
      guard let (ride, state, driver) = Self.read(row.text(3)) else {
        faults.append("\(recipient): event \(row.integer(1)) cannot be read")
        continue
      }
      if recipient.hasPrefix("d:") {
        follow(ride, state, driver, of: String(recipient.dropFirst(2)), &held)
      } else {
        follow(ride, state, driver)
      }
    }
  }

  /// A driver's events: never two rides at a time.
  private mutating func follow(
    _ ride: String, _ state: RideState, _ driver: String?, of owner: String, _ held: inout Set<String>
  ) {
    guard state.isHeld, driver == owner else {
      held.remove(ride)
      return
    }
    held.insert(ride)
    if held.count > 1 {
      faults.append("driver \(owner) has \(held.count) rides: \(held.sorted().joined(separator: ", "))")
    }
  }

  /// A ride's events: never another driver before the first let go.
  private mutating func follow(_ ride: String, _ state: RideState, _ driver: String?) {
    if let last = states[ride], last.isOver { faults.append("ride \(ride) goes on after \(last.rawValue)") }
    states[ride] = state
    guard state.isHeld else {
      holders[ride] = nil
      return
    }
    guard let driver else {
      faults.append("ride \(ride) is \(state.rawValue) without a driver")
      return
    }
    if let holder = holders[ride], holder != driver {
      faults.append("ride \(ride) goes from driver \(holder) to \(driver) without being let go")
    }
    holders[ride] = driver
    pairs.insert([ride, driver])
  }

  /// What stands in the tables must be where the events lead.
  private mutating func readStates(_ database: any Database) throws(DatabaseError) {
    let held = try database.rows("SELECT ride, driver FROM holding")
    for (column, other, what) in [(0, 1, "ride"), (1, 0, "driver")] {
      for (name, rows) in Dictionary(grouping: held, by: { $0.text(column) }) where rows.count > 1 {
        faults.append("\(what) \(name) is held with \(rows.map { $0.text(other) }.sorted().joined(separator: ", "))")
      }
    }
    let holdings = Dictionary(held.map { ($0.text(0), $0.text(1)) }) { first, _ in first }
    for row in try database.rows("SELECT id, state, driver FROM ride") {
      rides += 1
      let (ride, state) = (row.text(0), row.text(1))
      if states[ride]?.rawValue != state {
        faults.append("ride \(ride) is \(state), its events end with \(states[ride]?.rawValue ?? "nothing")")
      }
      if holders[ride] != holdings[ride] {
        faults.append(
          "ride \(ride) is held by \(holdings[ride] ?? "nobody"), its events say \(holders[ride] ?? "nobody")")
      }
      if RideState(rawValue: state)?.isHeld == true, row.optionalText(2) != holdings[ride] {
        faults.append("ride \(ride) names driver \(row.optionalText(2) ?? "none") and is held by another")
      }
    }
    let drivers = Set(held.map { $0.text(1) })
    for row in try database.rows("SELECT id, state FROM driver") {
      let isDriving = ["reserved", "on_trip", "stopped"].contains(row.text(1))
      if isDriving && !drivers.contains(row.text(0)) { faults.append("driver \(row.text(0)) drives without a ride") }
      if row.text(1) == "available" && drivers.contains(row.text(0)) {
        faults.append("driver \(row.text(0)) is for hire with a ride")
      }
    }
    for row in try database.rows(
      "SELECT driver, count(*) FROM offer WHERE state IN ('sent', 'seen') GROUP BY driver HAVING count(*) > 1")
    {
      faults.append("driver \(row.text(0)) has \(row.integer(1)) live offers")
    }
  }

  private mutating func readAnswers(
    _ database: any Database, _ acknowledged: [Acknowledged]
  ) throws(DatabaseError) {
    var kept: [[String]: String] = [:]
    var won: Set<String> = []
    for row in try database.rows("SELECT sender, key, command, answer FROM answer") {
      answers += 1
      kept[[row.text(0), row.text(1)]] = row.text(3)
      let words = row.text(2).split(separator: " ").map(String.init)
      guard row.text(3) == "won", words.count >= 3, words[0] == "accept", let offer = OfferID(words[1]) else {
        continue
      }
      won.insert(offer.text)
      if !pairs.contains([offer.ride.text, words[2]]) {
        faults.append("driver \(words[2]) won ride \(offer.ride.text) and its events never give it to him")
      }
    }
    for row in try database.rows("SELECT ride, number FROM offer WHERE state = 'accepted'") {
      let offer = "\(row.text(0)).\(row.text(1))"
      if !won.contains(offer) { faults.append("offer \(offer) is accepted and nobody was answered won") }
    }
    for told in acknowledged {
      let answer = kept[[told.sender, told.key]]
      if answer == nil { faults.append("\(told.sender) was answered \(told.answer) to \(told.key), which is lost") }
      if let answer, answer != told.answer {
        faults.append("\(told.sender) was answered \(told.answer) to \(told.key), kept is \(answer)")
      }
    }
  }

  private static func read(_ body: String) -> (ride: String, state: RideState, driver: String?)? {
    do throws(JSONError) {
      let node = try JSONReader.read(Array(body.utf8))
      guard let state = RideState(rawValue: try node.member("state").string) else { return nil }
      return (try node.member("ride").string, state, try node.optional("driver")?.string)
    } catch {
      return nil
    }
  }
}
