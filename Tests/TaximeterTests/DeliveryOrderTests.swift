import RideSupport
import Taximeter
import Testing
import Track
import Units

/// The bill depends on what the fixes say and never on how they were delivered.
@Suite struct DeliveryOrderTests {
  struct Ride: Sendable, CustomTestStringConvertible {
    let name: String
    let fixes: [Fix]
    let seconds: Int
    var testDescription: String { name }
  }

  static let rides = [
    Ride(name: "a town with speeds", fixes: CityRide.fixes(seconds: 180, seed: 11), seconds: 180),
    Ride(name: "a town without speeds", fixes: CityRide.fixes(seconds: 180, seed: 12, hasSpeeds: false), seconds: 180),
    Ride(name: "a town with a tunnel", fixes: CityRide.fixes(seconds: 180, seed: 13, silence: 70..<110), seconds: 180),
  ]

  /// How a phone disturbs the delivery of a ride.
  enum Disturbance: CaseIterable {
    case late
    case batched
    case duplicated
    case swapped
  }

  @Test("Any delivery order gives the same end, and the display never falls", arguments: rides)
  func anyOrder(_ ride: Ride) throws {
    let expected = try Drive(ride.fixes, stop: Double(ride.seconds)).run(ReferenceTariffs.single, tick: nil).bill
    var overshoots = 0
    for seed in 0..<10_000 {
      var dice = Dice(seed: UInt64(seed))
      let disturbance = Disturbance.allCases[seed % 4]
      let drive = DeliveryOrderTests.deliver(ride, disturbance, dice: &dice)
      let outcome = try drive.run(ReferenceTariffs.single, tick: seed % 3 == 0 ? 5 : nil)
      let bill = outcome.bill
      guard bill.fare == expected.fare, bill.distance == expected.distance, bill.waiting == expected.waiting else {
        Issue.record("seed \(seed), \(disturbance): \(bill.fare) \(bill.distance) instead of \(expected.fare)")
        return
      }
      guard zip(outcome.displayed, outcome.displayed.dropFirst()).allSatisfy({ $0 <= $1 }) else {
        Issue.record("seed \(seed), \(disturbance): the display fell")
        return
      }
      if bill.overshoot > .zero {
        overshoots += 1
        if disturbance != .swapped { Issue.record("seed \(seed), \(disturbance): the display stood above the fare") }
      }
    }
    #expect(overshoots < 50, "of 10 000 deliveries so many showed too much before the end")
  }

  private static func deliver(_ ride: Ride, _ disturbance: Disturbance, dice: inout Dice) -> Drive {
    var arrivals = ride.fixes.map { Arrival(at: Double(($0.time - start).milliseconds) / 1000, fix: $0) }
    let end = Double(ride.seconds)
    switch disturbance {
    case .late:
      var delay = 0.0
      for index in arrivals.indices {
        delay = max(0, delay + Double.random(in: -1.5...1.8, using: &dice))
        arrivals[index].at += delay
      }
      for index in arrivals.indices.dropFirst() { arrivals[index].at = max(arrivals[index].at, arrivals[index - 1].at) }
    case .batched:
      var until = 0.0
      for index in arrivals.indices {
        if arrivals[index].at > until { until = arrivals[index].at + Double.random(in: 0...45, using: &dice) }
        arrivals[index].at = until
      }
    case .duplicated:
      for arrival in arrivals where Int.random(in: 0..<4, using: &dice) == 0 {
        arrivals.append(Arrival(at: arrival.at + Double.random(in: 0...60, using: &dice), fix: arrival.fix))
      }
      arrivals.sort { $0.at < $1.at }
    case .swapped:
      for index in arrivals.indices { arrivals[index].at += Double.random(in: 0...20, using: &dice) }
      arrivals.sort { $0.at < $1.at }
    }
    return Drive(arrivals, stop: end)
  }
}
