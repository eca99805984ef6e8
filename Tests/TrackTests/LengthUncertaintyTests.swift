import Foundation
import RideSupport
import Testing
import Track
import Units

@Suite struct LengthUncertaintyTests {
  /// A way whose legs turn by an angle, a fix every so many metres.
  struct Way: Sendable, CustomTestStringConvertible {
    let name: String
    let step: Double
    let accuracy: Double
    /// The direction at each fix, in degrees from north.
    let directions: [Double]
    var testDescription: String { name }
  }

  static let ways = [
    Way(name: "straight", step: 40, accuracy: 5, directions: Array(repeating: 20, count: 40)),
    Way(
      name: "a right angle", step: 60, accuracy: 8,
      directions: Array(repeating: 0, count: 20) + Array(repeating: 90, count: 20)),
    Way(name: "zigzag", step: 80, accuracy: 5, directions: (0..<30).map { $0 % 2 == 0 ? 0 : 90 }),
    Way(name: "a circle", step: 50, accuracy: 4, directions: (0..<36).map { Double($0) * 10 }),
  ]

  /// Fixes along a way, each off by normal errors north and east, in metres.
  private func fixes(_ way: Way, deviation: Double, _ dice: inout Dice) -> [Fix] {
    var (north, east) = (0.0, 0.0)
    var fixes: [Fix] = []
    for (index, direction) in ([way.directions[0]] + way.directions).enumerated() {
      if index > 0 {
        north += way.step * cos(direction * .pi / 180)
        east += way.step * sin(direction * .pi / 180)
      }
      let place = Ground.berlin.north(north + deviation * normal(&dice)).east(east + deviation * normal(&dice))
      fixes.append(
        Fix(
          time: Instant(seconds: Int64(index)), place: place.coordinate,
          accuracy: Distance(millimetres: Int64(way.accuracy * 1000))))
    }
    return fixes
  }

  /// The sum of twelve even numbers less six: normal to the eye, and exact in its variance.
  private func normal(_ dice: inout Dice) -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + Double.random(in: 0..<1, using: &dice) }
  }

  @Test("The answer holds 95 of 100 lengths measured with errors of the told accuracy", arguments: ways)
  func holds(_ way: Way) {
    var dice = Dice(seed: 7)
    var stated = LengthUncertainty()
    for fix in fixes(way, deviation: 0, &dice) { stated.reach(fix) }
    let half = Double(stated.distance.millimetres)
    // A disc with 95 % of the places has 2.448 standard deviations (https://en.wikipedia.org/wiki/Rayleigh_distribution).
    let deviation = way.accuracy / 2.448
    var lengths: [Double] = []
    for _ in 0..<2000 {
      let points = fixes(way, deviation: deviation, &dice).map { EllipsoidPoint($0.place) }
      lengths.append(zip(points, points.dropFirst()).reduce(0) { $0 + Double($1.0.distance(to: $1.1).millimetres) })
    }
    let mean = lengths.reduce(0, +) / Double(lengths.count)
    let inside = lengths.filter { abs($0 - mean) <= half }.count
    #expect((0.93...0.97).contains(Double(inside) / 2000), "\(inside) of 2000 within \(half) mm of \(mean)")
  }

  @Test("On a straight road more fixes make the length no less certain")
  func straight() {
    var dice = Dice(seed: 1)
    let answers = [5, 50, 500].map { count in
      var stated = LengthUncertainty()
      let way = Way(name: "", step: 40, accuracy: 5, directions: Array(repeating: 45, count: count))
      for fix in fixes(way, deviation: 0, &dice) { stated.reach(fix) }
      return stated.distance.millimetres
    }
    // Two ends of 5 m each: 5 m · √2 · 1.960 / 2.448.
    for answer in answers { #expect(abs(answer - 5662) < 30) }
  }

  @Test("A car that stands, and one that has not begun, have no length to doubt")
  func standing() {
    var stated = LengthUncertainty()
    #expect(stated.distance == .zero)
    for second in 0..<60 {
      let place = Ground.berlin.north(second % 2 == 0 ? 0 : 6)
      stated.reach(Fix(time: Instant(seconds: Int64(second)), place: place.coordinate, accuracy: .metres(5)))
    }
    #expect(stated.distance == .zero)
  }
}
