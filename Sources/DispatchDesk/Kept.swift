import Offers
import Shift
import Units

/// What the desk keeps of a ride and the engine need not know.
package struct RideDetails: Sendable, Hashable {
  /// Who asked for it.
  package var rider: String
  /// The pick-up in words.
  package var pickUp: String
  /// Where it goes; nil when it was not said.
  package var destination: Coordinate?
  /// The same in words.
  package var destinationName: String

  /// Puts them together.
  package init(rider: String, pickUp: String = "", destination: Coordinate? = nil, destinationName: String = "") {
    self.rider = rider
    self.pickUp = pickUp
    self.destination = destination
    self.destinationName = destinationName
  }

  /// One line that says all of it.
  var text: String {
    let place = destination.map { "\($0.latitude) \($0.longitude)" } ?? "anywhere"
    return Digest.text(of: "\(rider)\n\(pickUp)\n\(place)\n\(destinationName)")
  }
}

/// A ride with all that is kept of it.
struct KeptRide: Sendable {
  var ride: Ride
  let details: RideDetails
  /// The number of the last event that was told of it.
  var sequence: Int64

  /// The columns that are read, in this order.
  static let columns = """
    id, rider, latitude, longitude, pick_up, to_latitude, to_longitude, destination, requested, scheduled, state, \
    driver, search_ends, offers, reallocations, revision, arrived_at, dispatched_late, sequence
    """

  init?(_ row: Row) {
    guard let state = RideState(rawValue: row.text(10)),
      let pickUp = Coordinate(latitude: row.integer(2), longitude: row.integer(3))
    else { return nil }
    var destination: Coordinate?
    if let latitude = row.optionalInteger(5), let longitude = row.optionalInteger(6) {
      destination = Coordinate(latitude: latitude, longitude: longitude)
    }
    details = RideDetails(
      rider: row.text(1), pickUp: row.text(4), destination: destination, destinationName: row.text(7))
    ride = Ride(
      id: RideID(row.text(0)), pickUp: pickUp, requested: Instant(milliseconds: row.integer(8)),
      scheduled: row.optionalInteger(9).map { Instant(milliseconds: $0) }, state: state,
      driver: row.optionalText(11).map { DriverID($0) }, searchEnds: Instant(milliseconds: row.integer(12)),
      offers: row.int(13), reallocations: row.int(14), revision: row.int(15),
      arrivedAt: row.optionalInteger(16).map { Instant(milliseconds: $0) },
      dispatchedLate: row.optionalInteger(17).map { Elapsed(milliseconds: $0) }, refusals: [])
    sequence = row.integer(18)
  }

  init(_ ride: Ride, details: RideDetails) {
    self.ride = ride
    self.details = details
    sequence = 0
  }
}

/// A driver with all that is kept of him.
struct KeptDriver: Sendable {
  let id: DriverID
  let name: String
  let vehicle: Vehicle
  let accepted: Int
  let refused: Int
  let ownWindow: Elapsed?
  var ride: RideID?
  /// The number of the last event that he was told.
  var sequence: Int64

  /// The columns that are read, in this order.
  static let columns = "id, name, state, before_loss, before_leaving, accepted, refused, own_window, sequence"

  init?(_ row: Row) {
    guard let state = VehicleState(rawValue: row.text(2)) else { return nil }
    id = DriverID(row.text(0))
    name = row.text(1)
    vehicle = Vehicle(
      state: state, beforeLoss: row.optionalText(3).flatMap { VehicleState(rawValue: $0) },
      beforeLeaving: row.optionalText(4).flatMap { VehicleState(rawValue: $0) })
    accepted = row.int(5)
    refused = row.int(6)
    ownWindow = row.optionalInteger(7).map { Elapsed(milliseconds: $0) }
    sequence = row.integer(8)
  }

  func driver(at position: LivePositions.Position?) -> Driver {
    // Of whom no position is known it is as if it were long ago.
    Driver(
      id: id, vehicle: vehicle, place: position?.place ?? .origin,
      placeTime: position?.time ?? Instant(milliseconds: 0), ride: ride, accepted: accepted, refused: refused,
      ownWindow: ownWindow)
  }
}

extension Offer {
  /// The columns that are read, in this order.
  static let columns = "ride, number, driver, sent, deadline, revision, state"

  init?(_ row: Row) {
    guard let state = OfferState(rawValue: row.text(6)) else { return nil }
    self.init(
      id: OfferID(ride: RideID(row.text(0)), number: row.int(1)), driver: DriverID(row.text(2)),
      sent: Instant(milliseconds: row.integer(3)), deadline: Instant(milliseconds: row.integer(4)),
      revision: row.int(5), state: state)
  }
}
