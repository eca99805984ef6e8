import RideSupport
import Testing
import Track
import Units

/// A drive north whose speed is known exactly at every moment: straight lines between whole seconds.
struct SpeedProfile: Sendable, CustomTestStringConvertible {
  /// A stretch of whole seconds from one speed to another, in millimetres a second.
  struct Leg: Sendable {
    let seconds: Int
    let from: Int
    let to: Int
  }

  let name: String
  let legs: [Leg]

  var testDescription: String { name }
  var seconds: Int { legs.reduce(0) { $0 + $1.seconds } }

  static func constant(_ speed: Int, seconds: Int = 900) -> SpeedProfile {
    SpeedProfile(name: "\(speed) mm/s", legs: [Leg(seconds: seconds, from: speed, to: speed)])
  }

  static func cycle(_ name: String, times: Int, _ legs: Leg...) -> SpeedProfile {
    SpeedProfile(name: name, legs: Array(repeating: legs, count: times).flatMap { $0 })
  }

  static let all: [SpeedProfile] =
    [0, 1234, 3337, 4900, 5100, 8333, 11_111, 13_333, 27_777].map { constant($0) } + [
      SpeedProfile(
        name: "one long ramp up and down",
        legs: [Leg(seconds: 400, from: 0, to: 24_000), Leg(seconds: 400, from: 24_000, to: 0)]),
      cycle(
        "ramps between two speeds", times: 10, Leg(seconds: 30, from: 6000, to: 18_000),
        Leg(seconds: 30, from: 18_000, to: 6000)),
      cycle(
        "stop and go", times: 12, Leg(seconds: 25, from: 0, to: 0), Leg(seconds: 8, from: 0, to: 12_000),
        Leg(seconds: 20, from: 12_000, to: 12_000), Leg(seconds: 7, from: 12_000, to: 0)),
      cycle(
        "a jam", times: 20, Leg(seconds: 7, from: 0, to: 0), Leg(seconds: 4, from: 0, to: 3000),
        Leg(seconds: 11, from: 3000, to: 3000), Leg(seconds: 3, from: 3000, to: 0)),
    ]

  /// How fast it is at a time, in millimetres a second.
  func speed(at time: Fraction) -> Fraction {
    var begin = 0
    for leg in legs {
      if time < Fraction(begin + leg.seconds) {
        return Fraction(leg.from) + Fraction(leg.to - leg.from, leg.seconds) * (time - Fraction(begin))
      }
      begin += leg.seconds
    }
    return Fraction(legs.last?.to ?? 0)
  }

  /// How far it has come at a time, in millimetres.
  func way(at time: Fraction) -> Fraction {
    var begin = 0
    var way: Fraction = 0
    for leg in legs {
      let inside = min(max(time - Fraction(begin), 0), Fraction(leg.seconds))
      way = way + inside * Fraction(leg.from) + inside * inside * Fraction(leg.to - leg.from, 2 * leg.seconds)
      begin += leg.seconds
    }
    return way
  }

  /// The fixes of a receiver of so many a second; a receiver tells speeds to a millimetre a second.
  func fixes(rate: Int, hasSpeeds: Bool = true) -> [Fix] {
    (0...seconds * rate).map { tick in
      let time = Fraction(tick, rate)
      return fix(
        time.double, .berlin.north(way(at: time).double / 1000), speed: hasSpeeds ? speed(at: time).double / 1000 : nil)
    }
  }
}
