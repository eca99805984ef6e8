import Shift
import Units

extension Board {
  mutating func place(_ id: DriverID, _ place: Coordinate, at time: Instant) {
    if drivers[id] == nil {
      drivers[id] = Driver(id: id, vehicle: Vehicle(), place: place, placeTime: time)
      roster.append(id)
    } else {
      update(id) { driver in
        // A position that was held up does not put him back.
        guard time >= driver.placeTime else { return }
        driver.place = place
        driver.placeTime = time
      }
    }
  }

  /// What the driver does besides rides: a ride's own events come with what he does with it.
  mutating func change(_ id: DriverID, _ event: VehicleEvent) throws(Refusal) {
    guard !event.namesTrip else { throw .badRequest }
    try move(id, event)
    guard let state = drivers[id]?.vehicle.state, state != .available, let offer = drivers[id]?.offer else { return }
    set(offer, state == .nonContactable ? .failed : .lost)
  }
}
