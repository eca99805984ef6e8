import Shift
import Track
import Units

extension Board {
  /// Does what time alone does.
  ///
  /// Offers and searches end, and rides that are searched for are offered to the drivers whose ways to all of them together
  /// are the shortest.
  package mutating func tick(at time: Instant) {
    let rules = rules
    for id in live {
      guard let offer = offers[id], time >= offer.deadline + rules.grace else { continue }
      refuse(offer, as: .expired, at: time)
    }
    for id in searching {
      guard let ride = rides[id], time >= ride.searchEnds else { continue }
      endOffers(of: id, except: nil, as: .expired)
      update(id) { $0.state = time < ride.validUntil(rules) ? .noDriver : .expired }
    }
    for _ in 0..<max(1, rules.asked) where !match(at: time) { break }
  }

  /// The drivers who can be asked for a ride now, from the nearest, with the length of their way as the crow flies.
  package func candidates(for id: RideID, at time: Instant) -> [(driver: DriverID, way: Distance)] {
    guard let ride = rides[id] else { return [] }
    let pickUp = EllipsoidPoint(ride.pickUp)
    var found: [(driver: DriverID, way: Distance)] = []
    for driver in roster {
      guard let asked = drivers[driver], asked.ride == nil, asked.offer == nil, asked.vehicle.state == .available,
        time - asked.placeTime <= rules.freshness, !ride.rests(driver, at: time, rules)
      else { continue }
      let way = EllipsoidPoint(asked.place).distance(to: pickUp)
      if way <= rules.reach { found.append((driver, way)) }
    }
    found.sort { $0.way < $1.way }
    return found
  }

  /// Asks one driver more for each ride; false when there is nobody to ask.
  private mutating func match(at time: Instant) -> Bool {
    var asked: [RideID: Int] = [:]
    for offer in live { asked[offer.ride, default: 0] += 1 }
    let open = searching.filter { id in
      guard let ride = rides[id], time >= ride.offeredFrom(rules) else { return false }
      return asked[id, default: 0] < rules.asked
    }
    guard !open.isEmpty else { return false }
    var columns: [DriverID: Int] = [:]
    var named: [DriverID] = []
    let all = open.map { candidates(for: $0, at: time) }
    for candidates in all {
      for candidate in candidates where columns[candidate.driver] == nil {
        columns[candidate.driver] = named.count
        named.append(candidate.driver)
      }
    }
    var costs = CostMatrix(rows: open.count, columns: named.count)
    for (row, candidates) in all.enumerated() {
      for candidate in candidates {
        guard let column = columns[candidate.driver] else { continue }
        costs[row, column] = candidate.way.millimetres
      }
    }
    var sent = false
    for (row, column) in Assignment.cheapest(costs).enumerated() {
      if let column, send(open[row], to: named[column], at: time) != nil { sent = true }
    }
    return sent
  }
}
