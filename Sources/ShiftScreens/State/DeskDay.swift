import Motion
import Offers
import Shift
import Taximeter
import Units

/// What a day has with a real dispatcher: the offer, the ride that is held, and what he has not answered yet.
package struct DeskDay: Sendable {
  /// The name under which the dispatcher knows the driver.
  package let owner: String
  /// The offer on the screen.
  package internal(set) var offer: DeskOffer?
  /// The ride that the driver holds.
  package internal(set) var ride: DeskRide?
  /// What is to be sent, from the oldest; nothing goes before it was answered.
  package internal(set) var waiting: [DeskCommand] = []
  /// What the driver must know and has not confirmed.
  package internal(set) var troubles: [DeskTrouble] = []
  /// Whether the dispatcher is out of reach.
  package internal(set) var isLost = false
  /// Where the car was seen last.
  package internal(set) var place: Coordinate?
  /// The way by positions in metres.
  var driven = 0.0
  private var sent: Int64 = 0

  init(owner: String) {
    self.owner = owner
  }

  /// Puts something behind what is to be sent.
  mutating func send(_ deed: DeskCommand.Deed, at time: Instant) {
    sent += 1
    waiting.append(DeskCommand(number: sent, deed: deed, at: time))
  }
}

/// A place as the dispatcher tells it.
package struct DeskPlace: Sendable, Hashable {
  /// Where.
  package let at: Coordinate
  /// Its name; empty where it has none.
  package let name: String

  /// Makes a place.
  package init(at: Coordinate, name: String) {
    self.at = at
    self.name = name
  }

  /// Its name, else where it is.
  package var words: String { name.isEmpty ? DeskPlace.words(at) : name }

  /// A place in degrees with four decimals.
  package static func words(_ place: Coordinate) -> String {
    Decimal.text(place.latitude / 100_000, digits: 4) + ", " + Decimal.text(place.longitude / 100_000, digits: 4)
  }
}

/// An offer of the dispatcher, by this device's clock.
package struct DeskOffer: Sendable, Hashable {
  /// Its name.
  package let id: String
  /// The ride's.
  package let ride: String
  /// The ride's revision that it shows.
  package let revision: Int64
  /// The time that is left for it.
  package let countdown: Countdown
  /// Where the passenger waits.
  package let from: DeskPlace
  /// Where he wants to go; nil where he has not said.
  package let to: DeskPlace?
  /// What it will earn, about; nil where that is not known.
  package internal(set) var fare: Money?
  /// Whether the driver has said yes, and the dispatcher nothing yet.
  package internal(set) var isAsking = false

  /// Makes an offer as it was told.
  package init(
    id: String, ride: String, revision: Int64, countdown: Countdown, from: DeskPlace, to: DeskPlace?
  ) {
    self.id = id
    self.ride = ride
    self.revision = revision
    self.countdown = countdown
    self.from = from
    self.to = to
  }
}

/// A ride as the dispatcher tells of it.
package struct DeskStand: Sendable, Hashable {
  /// Its name.
  package let ride: String
  /// Where it stands.
  package let state: RideState
  /// Where the passenger waits.
  package let from: DeskPlace
  /// Where he wants to go.
  package let to: DeskPlace?
  /// When the car came to the pick-up, by this device's clock.
  package let arrived: Instant?

  /// Makes one.
  package init(ride: String, state: RideState, from: DeskPlace, to: DeskPlace?, arrived: Instant?) {
    self.ride = ride
    self.state = state
    self.from = from
    self.to = to
    self.arrived = arrived
  }
}

/// The ride that the driver holds.
package struct DeskRide: Sendable {
  /// Its name.
  package let id: String
  /// Where the passenger waits.
  package let from: DeskPlace
  /// Where he wants to go.
  package let to: DeskPlace?
  /// Where it stands for the driver.
  package internal(set) var state: RideState
  /// When the car came to the pick-up.
  package internal(set) var arrived: Instant?
  /// Whether the dispatcher counts it no more, and the driver finishes it for his own record.
  package internal(set) var isOwn = false
  /// The meter from the passenger's boarding on; nil before, and without a tariff.
  package internal(set) var meter: Meter?
}

/// Something that is told to the dispatcher, until he has answered it.
package struct DeskCommand: Sendable, Hashable {
  /// What.
  package enum Deed: Sendable, Hashable {
    case vehicle(VehicleEvent)
    case window(Int64)
    case see(String)
    case accept(String, revision: Int64)
    case decline(String)
    case act(RideAction, ride: String)
  }

  /// Its place in the day, from 1: with the day's beginning its key.
  package let number: Int64
  /// What.
  package let deed: Deed
  /// When it was done.
  package let at: Instant
}

/// What the dispatcher says that a driver must hear.
package enum DeskTrouble: Sendable, Hashable {
  /// The passenger gave the ride up; whether the driver has driven it already.
  case cancelled(isDriven: Bool)
  /// Another has it.
  case taken(isDriven: Bool)
  /// A step was not taken.
  case refused(RideAction)
  /// The office gave the driver a ride.
  case given
}

/// What the dispatcher says.
package enum DeskNews: Sendable, Hashable {
  /// A ride is offered.
  case offered(DeskOffer)
  /// An offer is over.
  case over(String, OfferState)
  /// How a ride of the driver's stands.
  case stands(DeskStand)
  /// The driver holds a ride, or none, and what his vehicle does as far as the dispatcher knows.
  case holds(DeskStand?, VehicleState)
  /// The ride that he held is not his any more, and why.
  case gone(String, RideState)
  /// The answer to what was sent.
  case answered(Int64, String)
}
