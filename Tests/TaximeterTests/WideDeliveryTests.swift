import RideSupport
import Taximeter
import Testing
import Track
import Units

/// The laws of the meter hold for every way of counting that the tariff language has.
@Suite struct WideDeliveryTests {
  static let names = WideTariff.all.map(\.name)

  private static let rides = [
    CityRide.fixes(seconds: 150, seed: 11),
    CityRide.fixes(seconds: 150, seed: 12, hasSpeeds: false),
    CityRide.fixes(seconds: 150, seed: 13, silence: 60..<105),
    CityRide.fixes(seconds: 150, seed: 14, hasSpeeds: false, silence: 20..<70),
  ]

  @Test("Any delivery order gives the same end, and the display never falls or shows more", arguments: names)
  func anyOrder(_ name: String) throws {
    let tariff = try #require(WideTariff.all.first { $0.name == name }).tariff
    var lowered = 0
    for (number, fixes) in WideDeliveryTests.rides.enumerated() {
      for seed in 0..<160 {
        var dice = Dice(seed: UInt64(seed))
        // Stop may be pressed at any moment, and what the display shows then must be in the bill.
        let stop = Int.random(in: 30...150, using: &dice)
        let expected = try Drive(fixes, stop: Double(stop)).run(tariff, tick: nil).bill
        let delivery = Delivery.allCases[seed % 4]
        let outcome = try delivery.drive(fixes, seconds: stop, dice: &dice).run(tariff, tick: seed % 3 == 0 ? 5 : nil)
        let bill = outcome.bill
        let place = "ride \(number), seed \(seed), \(delivery), stopped at \(stop)"
        guard bill.fare == expected.fare, bill.distance == expected.distance, bill.waiting == expected.waiting else {
          Issue.record("\(place): \(bill.fare) and \(bill.distance) instead of \(expected.fare)")
          return
        }
        guard zip(outcome.displayed, outcome.displayed.dropFirst()).allSatisfy({ $0 <= $1 }) else {
          Issue.record("\(place): the display fell")
          return
        }
        let most = outcome.displayed.max() ?? .zero
        #expect(bill.overshoot == max(.zero, most - bill.fare), "\(place)")
        guard most > bill.fare else { continue }
        lowered += 1
        if delivery != .swapped {
          Issue.record("\(place): the display showed \(most), the bill is \(bill.fare)")
          return
        }
      }
    }
    if lowered > 0 { print("\(name): of 640 deliveries \(lowered) out of order showed too much before the end") }
  }
}
