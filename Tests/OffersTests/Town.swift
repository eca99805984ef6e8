import Offers
import Shift
import Testing
import Units

/// A small town with its dispatcher, for tests: everything lies on one street, in metres from the pick-ups.
struct Town {
  var board: Board
  var time = Instant(seconds: 1_772_643_600)

  init(rules: DispatchRules = DispatchRules()) {
    board = Board(rules: rules)
  }

  mutating func pass(milliseconds: Int64) { time = time + Elapsed(milliseconds: milliseconds) }

  mutating func tick(after seconds: Int64) {
    time = time + .seconds(seconds)
    board.tick(at: time)
  }

  mutating func drivers(_ names: String..., metres: [Int64] = [500, 600, 700]) {
    for (name, metres) in zip(names, metres) {
      place(name, metres: metres)
      for event in [VehicleEvent.maintenanceEnd, .serviceStart] {
        precondition(board.apply(.vehicle(DriverID(name), event), at: time) == .done)
      }
    }
  }

  mutating func place(_ name: String, metres: Int64) {
    _ = board.apply(.place(DriverID(name), Town.place(metres: metres)), at: time)
  }

  mutating func ask(_ name: String, metres: Int64 = 0, scheduledAfter seconds: Int64? = nil) {
    let scheduled = seconds.map { time + .seconds($0) }
    precondition(
      board.apply(.request(RideID(name), pickUp: Town.place(metres: metres), scheduled: scheduled), at: time) == .done)
  }

  /// Offers a ride whether or not another is on the screen.
  mutating func send(_ ride: String, _ driver: String) throws -> OfferID {
    try #require(board.send(RideID(ride), to: DriverID(driver), at: time) as OfferID?)
  }

  /// The offer on a driver's screen, after a tick.
  mutating func offered(to name: String) -> OfferID? {
    board.tick(at: time)
    return board.drivers[DriverID(name)]?.offer
  }

  mutating func accept(_ offer: OfferID, _ name: String, key: String? = nil) -> Answer {
    let command = Command.accept(offer, DriverID(name), revision: board.offers[offer]?.revision)
    return board.apply(command, key: key.map { CommandKey($0) }, at: time)
  }

  mutating func act(_ action: RideAction, _ ride: String, _ driver: String) -> Answer {
    board.apply(.act(action, RideID(ride), DriverID(driver)), at: time)
  }

  func state(_ ride: String) -> RideState? { board.rides[RideID(ride)]?.state }

  /// A place on a street that runs north.
  static func place(metres: Int64) -> Coordinate {
    guard let place = Coordinate(latitude: 35_680_000_000 + metres * 9013, longitude: 139_767_000_000) else {
      preconditionFailure("The street is on the globe")
    }
    return place
  }
}

extension Board {
  /// What must never be: a ride with two drivers, a driver with two rides, states that say different things.
  var faults: [String] {
    var faults: [String] = []
    for ride in rides.values {
      let holders = drivers.values.filter { $0.ride == ride.id }
      if ride.state.isHeld != (holders.count == 1) || holders.count > 1 {
        faults.append("\(ride.id.text) is \(ride.state) and held by \(holders.count)")
      }
      if let holder = holders.first, holder.id != ride.driver { faults.append("\(ride.id.text) names another driver") }
      let accepted = offers.values.filter { $0.id.ride == ride.id && $0.state.isLive }
      if ride.state != .searching, !accepted.isEmpty { faults.append("\(ride.id.text) is \(ride.state) and offered") }
    }
    for driver in drivers.values {
      let state = driver.vehicle.state
      let isDriving = [.reserved, .onTrip, .stopped].contains(state)
      if isDriving, driver.ride == nil { faults.append("\(driver.id.text) is \(state) without a ride") }
      if let ride = driver.ride, rides[ride]?.driver != driver.id { faults.append("\(driver.id.text) holds nothing") }
      if let offer = driver.offer, offers[offer]?.state.isLive != true { faults.append("\(driver.id.text): old offer") }
    }
    return faults
  }
}
