import Offers
import Shift
import Units

/// The part of everything that a decision reads and may change.
struct Neighbourhood: Sendable {
  var rides: [RideID: KeptRide] = [:]
  var drivers: [DriverID: KeptDriver] = [:]
  private var rideOrder: [RideID] = []
  private var driverOrder: [DriverID] = []
  private var offers: [Offer] = []

  /// From the answers to the statements of ``Sentences/neighbourhood(_:)``.
  init(_ answers: ArraySlice<[Row]>) {
    let answers = Array(answers)
    add(rides: answers[0])
    add(drivers: answers[1])
    add(holdings: answers[2])
    add(offers: answers[3])
  }

  init() {}

  mutating func add(rides rows: [Row]) {
    for kept in rows.compactMap(KeptRide.init) {
      rides[kept.ride.id] = kept
      rideOrder.append(kept.ride.id)
    }
  }

  mutating func add(drivers rows: [Row]) {
    for kept in rows.compactMap(KeptDriver.init) where drivers[kept.id] == nil {
      drivers[kept.id] = kept
      driverOrder.append(kept.id)
    }
  }

  mutating func add(holdings rows: [Row]) {
    for row in rows { drivers[DriverID(row.text(1))]?.ride = RideID(row.text(0)) }
  }

  mutating func add(offers rows: [Row]) {
    // An offer of a ride that is not here, or to a driver who is not, is somebody else's to decide.
    offers += rows.compactMap { Offer($0) }.filter { drivers[$0.driver] != nil }
  }

  mutating func add(refusals rows: [Row]) {
    for row in rows {
      let id = RideID(row.text(0))
      guard let kept = rides[id] else { continue }
      let ride = kept.ride
      let refusal = Ride.Refused(kept: DriverID(row.text(1)), at: Instant(milliseconds: row.integer(2)))
      rides[id]?.ride = Ride(
        id: ride.id, pickUp: ride.pickUp, requested: ride.requested, scheduled: ride.scheduled, state: ride.state,
        driver: ride.driver, searchEnds: ride.searchEnds, offers: ride.offers, reallocations: ride.reallocations,
        revision: ride.revision, arrivedAt: ride.arrivedAt, dispatchedLate: ride.dispatchedLate,
        refusals: ride.refusals + [refusal])
    }
  }

  /// The board on which the engine decides.
  func board(_ rules: DispatchRules, _ positions: LivePositions) -> Board {
    Board(
      rules: rules, rides: rideOrder.compactMap { rides[$0]?.ride },
      drivers: driverOrder.compactMap { id in drivers[id]?.driver(at: positions.position(of: id)) }, offers: offers)
  }
}
