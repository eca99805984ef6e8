import Shift
import Units

extension Board {
  /// Makes a board, or the part of one that a command touches, from what was kept of it.
  ///
  /// Rides and offers stand in the order in which they came. What a command needs must be there: its ride with the
  /// offers of it that can be accepted, and each of their drivers with the offers to him that can be.
  package init(rules: DispatchRules, rides: [Ride], drivers: [Driver], offers: [Offer]) {
    self.init(rules: rules)
    for ride in rides {
      self.rides[ride.id] = ride
      if ride.state == .searching { searching.append(ride.id) }
    }
    for driver in drivers {
      self.drivers[driver.id] = driver
      roster.append(driver.id)
    }
    for offer in offers {
      self.offers[offer.id] = offer
      guard offer.state.isLive else { continue }
      live.append(offer.id)
      self.drivers[offer.driver]?.offer = offer.id
    }
  }
}

extension Ride {
  /// Makes a ride from what was kept of it.
  package init(
    id: RideID, pickUp: Coordinate, requested: Instant, scheduled: Instant?, state: RideState, driver: DriverID?,
    searchEnds: Instant, offers: Int, reallocations: Int, revision: Int, arrivedAt: Instant?, dispatchedLate: Elapsed?,
    refusals: [Refused]
  ) {
    self.id = id
    self.pickUp = pickUp
    self.requested = requested
    self.scheduled = scheduled
    self.state = state
    self.driver = driver
    self.searchEnds = searchEnds
    self.offers = offers
    self.reallocations = reallocations
    self.revision = revision
    self.arrivedAt = arrivedAt
    self.dispatchedLate = dispatchedLate
    self.refusals = refusals
  }
}

extension Ride.Refused {
  /// Makes a refusal that was kept.
  package init(kept driver: DriverID, at: Instant) {
    self.driver = driver
    self.at = at
  }
}

extension Driver {
  /// Makes a driver from what was kept of him; his offer comes with the offers.
  package init(
    id: DriverID, vehicle: Vehicle, place: Coordinate, placeTime: Instant, ride: RideID?, accepted: Int, refused: Int,
    ownWindow: Elapsed?
  ) {
    self.id = id
    self.vehicle = vehicle
    self.place = place
    self.placeTime = placeTime
    self.ride = ride
    self.accepted = accepted
    self.refused = refused
    self.ownWindow = ownWindow
  }
}
