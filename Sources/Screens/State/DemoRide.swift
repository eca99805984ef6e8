import Track
import Units

/// The built-in ride: eight minutes of fixes, one a second, around the middle of a city.
///
/// Lights, a jam below any cross-over speed, a fast stretch, and a tunnel of 25 s without fixes. It is made in whole
/// numbers from the place and the time of Start alone, so that it is the same on every machine.
package struct DemoRide: Sendable {
  /// The fixes in the order of their times; the first at Start.
  package let fixes: [Fix]

  /// Makes the ride of a city that begins at a time.
  package init(around centre: Coordinate, start: Instant) {
    var car = DemoCar()
    var noise = DemoNoise()
    let ground = DemoGround(centre: centre)
    var fixes: [Fix] = []
    var second: Int64 = 0
    for leg in DemoRide.legs {
      for _ in 0..<leg.seconds {
        let (east, north) = car.place
        let shake = (east: noise.within(900), north: noise.within(900))
        let accuracy = Distance(millimetres: 4000 + noise.within(1500))
        if !leg.isTunnel, let place = ground.place(east: east + shake.east, north: north + shake.north) {
          fixes.append(
            Fix(
              time: start + .seconds(second), place: place, accuracy: accuracy,
              speed: Speed(millimetresPerSecond: car.speed)))
        }
        car.drive(towards: leg.speed, turning: leg.turn)
        second += 1
      }
    }
    self.fixes = fixes
  }

  /// A part of the ride: so many seconds towards a speed in mm/s, turning by thousandths of a circle a second.
  private struct Leg {
    let seconds: Int
    let speed: Int64
    var turn: Int = 0
    var isTunnel = false
  }

  private static let legs: [Leg] = [
    Leg(seconds: 4, speed: 0), Leg(seconds: 34, speed: 11_000), Leg(seconds: 4, speed: 4500, turn: 42),
    Leg(seconds: 5, speed: 4500, turn: 17), Leg(seconds: 20, speed: 10_000), Leg(seconds: 28, speed: 0),
    Leg(seconds: 32, speed: 10_500), Leg(seconds: 5, speed: 4500, turn: -25), Leg(seconds: 5, speed: 4500, turn: -25),
    Leg(seconds: 18, speed: 9500), Leg(seconds: 18, speed: 2200), Leg(seconds: 9, speed: 0),
    Leg(seconds: 16, speed: 1800), Leg(seconds: 14, speed: 0), Leg(seconds: 17, speed: 2600),
    Leg(seconds: 10, speed: 8000), Leg(seconds: 5, speed: 5000, turn: -33), Leg(seconds: 6, speed: 14_000, turn: 8),
    Leg(seconds: 52, speed: 19_400, turn: 1), Leg(seconds: 12, speed: 17_000),
    Leg(seconds: 25, speed: 17_000, isTunnel: true), Leg(seconds: 12, speed: 15_000),
    Leg(seconds: 6, speed: 5000, turn: 30), Leg(seconds: 24, speed: 9000), Leg(seconds: 30, speed: 0),
    Leg(seconds: 34, speed: 10_200), Leg(seconds: 6, speed: 4200, turn: -40), Leg(seconds: 22, speed: 7000),
    Leg(seconds: 12, speed: 0),
  ]
}

/// A car that speeds up and brakes as a calm driver does.
private struct DemoCar {
  private(set) var speed: Int64 = 0
  private var east: Int64 = -520_000
  private var north: Int64 = -980_000
  /// Thousandths of a circle, clockwise from the north; cities are seldom laid out by the compass.
  private var heading = 80

  var place: (east: Int64, north: Int64) { (east, north) }

  mutating func drive(towards wanted: Int64, turning turn: Int) {
    let before = speed
    speed = wanted > speed ? min(wanted, speed + 1500) : max(wanted, speed - 2200)
    heading = ((heading + turn) % 1000 + 1000) % 1000
    let way = (before + speed) / 2
    east += way * DemoCircle.sine(heading) / 1_000_000
    north += way * DemoCircle.sine(heading + 250) / 1_000_000
  }
}

/// The sine of thousandths of a circle in millionths, by [Bhaskara's formula](https://en.wikipedia.org/wiki/Bh%C4%81skara_I%27s_sine_approximation_formula).
private enum DemoCircle {
  static func sine(_ thousandths: Int) -> Int64 {
    let angle = Int64(((thousandths % 1000) + 1000) % 1000)
    let half = angle % 500
    let product = 4 * half * (500 - half)
    let value = product * 4_000_000 / (5 * 500 * 500 - product)
    return angle < 500 ? value : -value
  }
}

/// The ground around a place, from millimetres to the globe.
private struct DemoGround {
  let centre: Coordinate
  /// The cosine of the latitude in millionths, at least a hundredth.
  private let cosine: Int64

  init(centre: Coordinate) {
    self.centre = centre
    // A degree has 1000/360 thousandths of a circle; the cosine is the sine a quarter further.
    let micro = centre.latitude.magnitude / 1000
    let low = Int64(micro / 360_000)
    let rest = Int64(micro % 360_000)
    let first = DemoCircle.sine(250 + Int(low))
    let next = DemoCircle.sine(251 + Int(low))
    cosine = max(10_000, first + (next - first) * rest / 360_000)
  }

  /// A millimetre on a meridian is 8.9832 billionths of a degree.
  func place(east: Int64, north: Int64) -> Coordinate? {
    var longitude = centre.longitude + east * 89_832 / 10_000 * 1_000_000 / cosine
    if longitude.magnitude > 180 * Coordinate.unitsPerDegree.magnitude {
      longitude -= longitude.signum() * 360 * Coordinate.unitsPerDegree
    }
    return Coordinate(latitude: centre.latitude + north * 89_832 / 10_000, longitude: longitude)
  }
}

/// Small numbers that look random and are always the same.
private struct DemoNoise {
  private var state: UInt32 = 20_071

  /// A number from `-limit` to `limit`.
  mutating func within(_ limit: Int64) -> Int64 {
    // The constants of Numerical Recipes.
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int64(state >> 8) % (2 * limit + 1) - limit
  }
}
