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

  @Test("Any delivery order gives the same end, and the display never falls", arguments: rides)
  func anyOrder(_ ride: Ride) throws {
    let expected = try Drive(ride.fixes, stop: Double(ride.seconds)).run(ReferenceTariffs.single, tick: nil).bill
    var overshoots = 0
    for seed in 0..<10_000 {
      var dice = Dice(seed: UInt64(seed))
      let delivery = Delivery.allCases[seed % 4]
      let drive = delivery.drive(ride.fixes, seconds: ride.seconds, dice: &dice)
      let outcome = try drive.run(ReferenceTariffs.single, tick: seed % 3 == 0 ? 5 : nil)
      let bill = outcome.bill
      guard bill.fare == expected.fare, bill.distance == expected.distance, bill.waiting == expected.waiting else {
        Issue.record("seed \(seed), \(delivery): \(bill.fare) \(bill.distance) instead of \(expected.fare)")
        return
      }
      guard zip(outcome.displayed, outcome.displayed.dropFirst()).allSatisfy({ $0 <= $1 }) else {
        Issue.record("seed \(seed), \(delivery): the display fell")
        return
      }
      if bill.overshoot > .zero {
        overshoots += 1
        if delivery != .swapped { Issue.record("seed \(seed), \(delivery): the display stood above the fare") }
      }
    }
    #expect(overshoots < 50, "of 10 000 deliveries so many showed too much before the end")
  }
}
