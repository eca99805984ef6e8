import Offers
import Units
import Words

/// What is drawn on the map.
package struct MapContent: Sendable {
  /// A place with its name.
  package struct Label: Sendable, Hashable {
    /// Where.
    package let spot: Town.Spot
    /// What it is called.
    package let name: String
    /// Whether the ride is about it.
    package let isMeant: Bool
  }

  /// The map in words, for those who do not see it.
  package let words: String
  /// The places.
  package let labels: [Label]
  /// Where the car is.
  package let car: Town.Spot
  /// Whether it moves.
  package let isDriving: Bool
  /// The way that is driven now, from the car on.
  package let way: [Town.Spot]
  /// The way that comes after it.
  package let next: [Town.Spot]
  /// Where the passenger is, or waits; nil while aboard and where there is none.
  package let pickUp: Town.Spot?
  /// Where the ride goes.
  package let goal: Town.Spot?
  /// What of the town is to be seen.
  package let view: (x: Double, y: Double, width: Double, height: Double)
  /// Whether it is the practice town; else open ground.
  package var isTown = true
}

extension ShiftState {
  func mapContent(_ day: Workday, _ words: ShiftWords) -> MapContent {
    var way: [Town.Spot] = []
    var next: [Town.Spot] = []
    var pickUp: Town.Spot?
    var goal: Town.Spot?
    var meant: [Town.Place] = []
    if let offer = day.offer {
      (way, next) = (offer.approach.spots, offer.way.spots)
      (pickUp, goal) = (offer.rider.from.spot, offer.rider.to.spot)
      meant = [offer.rider.from, offer.rider.to]
    } else if let ride = day.ride {
      meant = [ride.rider.from, ride.rider.to]
      goal = ride.rider.to.spot
      if let drive = day.drive { way = drive.way.rest(after: drive.metres(at: day.now)) }
      if ride.state == .assigned || ride.state == .arrived {
        pickUp = ride.rider.from.spot
        next = ride.offer.way.spots
      }
    } else if let drive = day.drive {
      way = drive.way.rest(after: drive.metres(at: day.now))
      goal = Town.Place.depot.spot
      meant = [.depot]
    }
    let view = ShiftState.view(of: [day.car] + way + next + [pickUp, goal].compactMap { $0 })
    return MapContent(
      words: words(.shiftMapWords, ["place": words.place(Town.nearest(to: day.car))]),
      labels: Town.Place.allCases.map {
        MapContent.Label(spot: $0.spot, name: words.place($0), isMeant: meant.contains($0))
      },
      car: day.car, isDriving: day.isDriving, way: way, next: next, pickUp: pickUp, goal: goal,
      view: view)
  }

  /// The part of the town with all that matters and some streets around it, at least a quarter of the town.
  static func view(of spots: [Town.Spot]) -> (x: Double, y: Double, width: Double, height: Double) {
    let margin = 420.0
    // Names stand above their places.
    let above = 640.0
    var (left, right) = (Double.infinity, -Double.infinity)
    var (top, bottom) = (Double.infinity, -Double.infinity)
    for spot in spots {
      (left, right) = (min(left, spot.x - margin), max(right, spot.x + margin))
      (top, bottom) = (min(top, spot.y - above), max(bottom, spot.y + margin))
    }
    // Whole hundreds, so that the view does not creep while the car drives.
    let step = 200.0
    left = (left / step).rounded(.down) * step
    top = (top / step).rounded(.down) * step
    let width = max(2000, ((right - left) / step).rounded(.up) * step)
    let height = max(1600, ((bottom - top) / step).rounded(.up) * step)
    return (left - (width - (right - left)) / 2, top - (height - (bottom - top)) / 2, width, height)
  }
}
