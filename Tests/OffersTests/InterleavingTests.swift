import Offers
import RideSupport
import Shift
import Testing
import Units

/// All orders in which messages can come: each ride at most one driver, each driver at most one ride.
@Suite struct InterleavingTests {
  struct Scene: Sendable, CustomTestStringConvertible {
    let name: String
    /// One list a sender; the messages of a sender stay in their order.
    let senders: [[Message]]
    /// How often `won` is answered, over all orders.
    let wins: Set<Int>
    var testDescription: String { name }
  }

  /// What is sent; offers are named by ride and driver.
  enum Message: Sendable {
    case accept(ride: String, driver: String)
    case decline(ride: String, driver: String)
    case giveUp(ride: String)
    case cancel(ride: String, driver: String)
    case lose(driver: String)
    case tick(seconds: Int64)
  }

  private static let scenes = [
    Scene(
      name: "two accept one ride",
      senders: [
        [.accept(ride: "r1", driver: "d1"), .accept(ride: "r1", driver: "d1")],
        [.accept(ride: "r1", driver: "d2"), .accept(ride: "r1", driver: "d2")],
      ], wins: [2]),
    Scene(
      name: "one accepts two rides, and gives one up",
      senders: [
        [.accept(ride: "r1", driver: "d1"), .cancel(ride: "r1", driver: "d1")],
        [.accept(ride: "r2", driver: "d1"), .cancel(ride: "r2", driver: "d1")],
      ], wins: [1]),
    Scene(
      name: "an accept, and the passenger gives up",
      senders: [
        [.accept(ride: "r1", driver: "d1"), .cancel(ride: "r1", driver: "d1")], [.giveUp(ride: "r1")],
        [.accept(ride: "r1", driver: "d2")],
      ], wins: [0, 1]),
    Scene(
      name: "accepts, and time",
      senders: [
        [.accept(ride: "r1", driver: "d1")], [.accept(ride: "r2", driver: "d2")],
        [.tick(seconds: 8), .tick(seconds: 8), .tick(seconds: 120)], [.decline(ride: "r1", driver: "d2")],
      ], wins: [0, 1, 2]),
    Scene(
      name: "two drivers, two rides, one out of reach",
      senders: [
        [.accept(ride: "r1", driver: "d1"), .accept(ride: "r2", driver: "d1")],
        [.accept(ride: "r2", driver: "d2"), .accept(ride: "r1", driver: "d2")], [.lose(driver: "d1")],
        [.tick(seconds: 1)],
      ], wins: [1, 2]),
  ]

  @Test("Whatever the order, no ride has two drivers and no driver two rides", arguments: scenes)
  func everyOrder(_ scene: Scene) throws {
    var start = Town()
    start.drivers("d1", "d2")
    var offers: [String: OfferID] = [:]
    for ride in ["r1", "r2"] {
      start.ask(ride)
      for driver in ["d1", "d2"] {
        offers[ride + driver] = try start.send(ride, driver)
      }
    }
    var count = 0
    var wins: Set<Int> = []
    explore(scene.senders, town: start, offers: offers, won: 0, count: &count, wins: &wins)
    #expect(count == InterleavingTests.orders(scene.senders.map(\.count)))
    #expect(wins == scene.wins)
  }

  private func explore(
    _ senders: [[Message]], town: Town, offers: [String: OfferID], won: Int, count: inout Int, wins: inout Set<Int>
  ) {
    if senders.allSatisfy(\.isEmpty) {
      count += 1
      wins.insert(won)
      return
    }
    for place in senders.indices where !senders[place].isEmpty {
      var left = senders
      let message = left[place].removeFirst()
      var next = town
      let answer = send(message, to: &next, offers: offers)
      #expect(next.board.faults.isEmpty, "\(message): \(next.board.faults)")
      var held = 0
      if case .won? = answer { held = 1 }
      explore(left, town: next, offers: offers, won: won + held, count: &count, wins: &wins)
    }
  }

  private func send(_ message: Message, to town: inout Town, offers: [String: OfferID]) -> Answer? {
    town.pass(milliseconds: 1)
    switch message {
    case .accept(let ride, let driver): return offers[ride + driver].map { town.accept($0, driver) }
    case .decline(let ride, let driver):
      return offers[ride + driver].map { town.board.apply(.decline($0, DriverID(driver)), at: town.time) }
    case .giveUp(let ride): return town.board.apply(.giveUp(RideID(ride)), at: town.time)
    case .cancel(let ride, let driver): return town.act(.cancel, ride, driver)
    case .lose(let driver): return town.board.apply(.vehicle(DriverID(driver), .commsLost), at: town.time)
    case .tick(let seconds):
      town.tick(after: seconds)
      return nil
    }
  }

  /// How many ways there are to shuffle lists of these lengths.
  private static func orders(_ lengths: [Int]) -> Int {
    var result = 1
    var sum = 0
    for length in lengths {
      for place in 0..<length {
        sum += 1
        result = result * sum / (place + 1)
      }
    }
    return result
  }

  @Test("Ten thousand messages of chance leave no fault")
  func chance() {
    for seed in UInt64(1)...200 {
      var dice = Dice(seed: seed)
      var town = Town()
      town.drivers("d1", "d2", "d3")
      var asked = 0
      for _ in 0..<50 {
        let driver = "d\(Int.random(in: 1...3, using: &dice))"
        switch Int.random(in: 0..<10, using: &dice) {
        case 0, 1:
          asked += 1
          town.ask("r\(asked)", metres: .random(in: 0...900, using: &dice))
        case 2: town.tick(after: .random(in: 1...40, using: &dice))
        case 3, 4:
          if let offer = town.offered(to: driver) { _ = town.accept(offer, driver) }
        case 5:
          if let offer = town.offered(to: driver) {
            _ = town.board.apply(.decline(offer, DriverID(driver)), at: town.time)
          }
        case 6: _ = town.board.apply(.giveUp(RideID("r\(Int.random(in: 1...9, using: &dice))")), at: town.time)
        case 7:
          let event = VehicleEvent.allCases.randomElement(using: &dice) ?? .serviceEnd
          _ = town.board.apply(.vehicle(DriverID(driver), event), at: town.time)
        default:
          guard let ride = town.board.drivers[DriverID(driver)]?.ride,
            let action = town.board.rides[ride]?.state.actions.randomElement(using: &dice)
          else { continue }
          _ = town.board.apply(.act(action, ride, DriverID(driver)), at: town.time)
        }
        town.place(driver, metres: .random(in: 0...2000, using: &dice))
        #expect(town.board.faults.isEmpty, "seed \(seed): \(town.board.faults)")
      }
    }
  }
}
