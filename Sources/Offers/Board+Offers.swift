import Shift
import Units

extension Board {
  mutating func see(_ id: OfferID, by driver: DriverID, at time: Instant) throws(Refusal) {
    let offer = try offer(id, of: driver)
    guard offer.state.isLive, time < offer.deadline else { throw .expired }
    set(id, .seen)
  }

  /// One of all who want the ride gets it, and each driver one ride.
  mutating func accept(_ id: OfferID, by driver: DriverID, revision: Int?, at time: Instant) throws(Refusal) {
    guard let revision else { throw .badRequest }
    let offer = try offer(id, of: driver)
    let ride = try ride(id.ride)
    switch offer.state {
    case .accepted:
      guard ride.driver == driver, ride.state.isHeld else { throw .expired }
      return
    case .declined: throw .declined
    case .withdrawn: throw .rideCancelled
    case .lost: throw ride.driver == driver || drivers[driver]?.ride != nil ? .driverBusy : .rideTaken
    case .expired, .failed: throw .expired
    case .sent, .seen: break
    }
    guard revision == offer.revision else { throw .stale }
    guard time < offer.deadline + rules.grace else { throw .expired }
    guard ride.state == .searching else { throw ride.state == .cancelled ? .rideCancelled : .rideTaken }
    try take(ride, by: try self.driver(driver), at: time)
    set(id, .accepted)
    endOffers(of: id.ride, except: id, as: .lost)
    for other in live where offers[other]?.driver == driver { set(other, .lost) }
  }

  mutating func decline(_ id: OfferID, by driver: DriverID, at time: Instant) throws(Refusal) {
    let offer = try offer(id, of: driver)
    switch offer.state {
    case .declined: return
    case .sent, .seen: refuse(offer, as: .declined, at: time)
    default: throw .expired
    }
  }

  mutating func refuse(_ offer: Offer, as state: OfferState, at time: Instant) {
    set(offer.id, state)
    guard var ride = rides[offer.id.ride] else { return }
    ride.refusals.append(Ride.Refused(driver: offer.driver, at: time))
    rides[ride.id] = ride
  }

  /// Shows a ride to a driver; nil when it is not searched for or the driver cannot be asked.
  package mutating func send(_ ride: RideID, to driver: DriverID, at time: Instant) -> OfferID? {
    guard let found = rides[ride], found.state == .searching, let asked = drivers[driver], asked.ride == nil,
      asked.vehicle.state == .available
    else { return nil }
    let id = OfferID(ride: ride, number: found.offers + 1)
    let window = max(asked.ownWindow ?? rules.offerWindow, rules.offerWindow)
    offers[id] = Offer(
      id: id, driver: driver, sent: time, deadline: min(time + window, found.searchEnds), revision: found.revision)
    live.append(id)
    rides[ride]?.offers += 1
    if let scheduled = found.scheduled, found.offers == 0 {
      rides[ride]?.dispatchedLate = max(.zero, time - (scheduled - rules.lead))
    }
    update(driver) { $0.offer = id }
    notices.append(.offer(id, driver, .sent))
    return id
  }
}
