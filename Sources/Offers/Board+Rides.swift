import Shift
import Track
import Units

extension Board {
  mutating func request(_ id: RideID, pickUp: Coordinate, scheduled: Instant?, at time: Instant) throws(Refusal) {
    guard rides[id] == nil else { throw .rideExists }
    if let scheduled, scheduled < time { throw .badRequest }
    rides[id] = Ride(id: id, pickUp: pickUp, requested: time, scheduled: scheduled, rules: rules)
    searching.append(id)
    notices.append(.ride(id, .searching))
  }

  mutating func giveUp(_ id: RideID) throws(Refusal) {
    let ride = try ride(id)
    switch ride.state {
    case .searching:
      endOffers(of: id, except: nil, as: .withdrawn)
      update(id) { $0.state = .cancelled }
    case .assigned, .arrived: try release(ride, by: .passengerCancellation) { $0.state = .cancelled }
    case .cancelled: return
    default: throw .notInThisState
    }
  }

  /// The office's own choice: no offer is made.
  mutating func assign(_ id: RideID, to driver: DriverID, at time: Instant) throws(Refusal) {
    let ride = try ride(id)
    guard ride.state == .searching else { throw ride.state.isHeld ? .rideTaken : .notInThisState }
    guard time >= ride.offeredFrom(rules) else { throw .tooEarly }
    try take(ride, by: try self.driver(driver), at: time)
    endOffers(of: id, except: nil, as: .lost)
  }

  mutating func act(_ action: RideAction, on id: RideID, by driver: DriverID, at time: Instant) throws(Refusal) {
    let ride = try ride(id)
    guard ride.driver == driver else {
      // A ride for later is nobody's yet, and whoever wants it is told why.
      throw ride.scheduled != nil && time < ride.offeredFrom(rules) ? .tooEarly : .notYours
    }
    guard ride.state.actions.contains(action) else { throw .notInThisState }
    switch action {
    case .arrive:
      try move(driver, .reservationStop)
      update(id) {
        $0.state = .arrived
        $0.arrivedAt = time
      }
    case .start:
      try move(driver, .tripStart)
      update(id) { $0.state = .onTrip }
    case .stop:
      try move(driver, .tripStop)
      update(id) { $0.state = .stopped }
    case .resume:
      try move(driver, .tripResume)
      update(id) { $0.state = .onTrip }
    case .end: try release(ride, by: .tripEnd) { $0.state = .ended }
    case .noShow: try release(ride, by: .providerCancellation) { $0.state = .noShow }
    case .cancel: try reallocate(ride, at: time)
    }
  }

  /// The driver gave the ride up: it is searched for again while it may be.
  private mutating func reallocate(_ ride: Ride, at time: Instant) throws(Refusal) {
    let ends = ride.validUntil(rules)
    let isOver = time >= ends || ride.reallocations >= rules.reallocations
    let driver = ride.driver
    let rules = rules
    try release(ride, by: .driverCancellation) {
      $0.state = isOver ? .expired : .searching
      $0.reallocations += 1
      $0.searchEnds = min(time + rules.searchWindow, ends)
      $0.arrivedAt = nil
      if let driver { $0.refusals.append(Ride.Refused(driver: driver, at: time)) }
    }
  }

  /// The driver holds the ride no more.
  private mutating func release(_ ride: Ride, by event: VehicleEvent, _ change: (inout Ride) -> Void) throws(Refusal) {
    if let driver = ride.driver {
      try move(driver, event)
      update(driver) { $0.ride = nil }
    }
    update(ride.id) {
      change(&$0)
      if $0.state == .searching { $0.driver = nil }
    }
  }

  /// The driver holds the ride from now on; who is at the pick-up already has arrived.
  mutating func take(_ ride: Ride, by driver: Driver, at time: Instant) throws(Refusal) {
    guard driver.ride == nil, driver.vehicle.state == .available else { throw .driverBusy }
    try move(driver.id, .reservationStart)
    update(driver.id) { $0.ride = ride.id }
    update(ride.id) {
      $0.state = .assigned
      $0.driver = driver.id
    }
    guard time - driver.placeTime <= rules.freshness,
      EllipsoidPoint(driver.place).distance(to: EllipsoidPoint(ride.pickUp)) <= rules.atPickUp
    else { return }
    try act(.arrive, on: ride.id, by: driver.id, at: time)
  }

  mutating func move(_ id: DriverID, _ event: VehicleEvent) throws(Refusal) {
    var vehicle = try driver(id).vehicle
    do throws(ShiftError) {
      try vehicle.apply(event)
    } catch {
      throw .notInThisState
    }
    update(id) { $0.vehicle = vehicle }
  }

  mutating func endOffers(of ride: RideID, except: OfferID?, as state: OfferState) {
    for id in live where id.ride == ride && id != except { set(id, state) }
  }
}
