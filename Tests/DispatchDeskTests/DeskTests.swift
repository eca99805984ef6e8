import DispatchDesk
import DispatchSupport
import Foundation
import Offers
import Shift
import Synchronization
import Testing
import Units

@Suite struct DeskTests {
  @Test("A ride goes from its request to its end, and a repeated command is answered alike", arguments: Store.here)
  func drives(store: Store) throws {
    var office = try Office(store)
    try office.drivers(["anna": 500])
    try office.ask("r1")
    try office.tick()
    #expect(try office.accept("r1", 1, "anna", key: "mine") == .won)
    #expect(try office.accept("r1", 1, "anna", key: "mine") == .won)
    #expect(try office.send(.giveUp(RideID("r1")), by: Sender(.driver, "anna"), key: "mine") == .refused(.keyReused))
    for action in [RideAction.arrive, .start, .stop, .end] {
      #expect(try office.act(action, "r1", "anna") == .done)
    }
    #expect(try office.act(.end, "r1", "anna") == .refused(.notInThisState))
    #expect(try HistoryChecker(office.desk).faults.isEmpty)
  }

  @Test("Of two who take a ride at the same moment one has it, however often they say it", arguments: Store.here)
  func races(store: Store) throws {
    var rules = DispatchRules()
    rules.asked = 8
    var office = try Office(store, rules: rules)
    try office.drivers(["a": 100, "b": 200, "c": 300, "d": 400, "e": 500, "f": 600, "g": 700, "h": 800])
    for round in 1...5 {
      let ride = "r\(round)"
      try office.ask(ride)
      try office.tick()
      let desk = office.desk
      let time = office.time
      let answers = Mutex<[String: [Answer]]>([:])
      Crowd.run(32) { index in
        let number = index % 8 + 1
        for driver in ["a", "b", "c", "d", "e", "f", "g", "h"] {
          let command = Command.accept(OfferID(ride: RideID(ride), number: number), DriverID(driver), revision: 0)
          do throws(DeskError) {
            let answer = try desk.decide(command, by: Sender(.driver, driver), key: "\(ride) \(number)", at: time)
            answers.withLock { $0["\(driver) \(number)", default: []].append(answer) }
          } catch {
            Issue.record("\(error)")
          }
        }
      }
      let all = answers.withLock { $0 }
      #expect(all.values.allSatisfy { Set($0).count == 1 }, "An answer is not stable")
      let winners = all.filter { $0.value.contains(.won) }
      #expect(winners.count == 1, "\(winners)")
      let winner = try #require(winners.keys.first?.split(separator: " ").first.map(String.init))
      for action in [RideAction.arrive, .start, .stop, .end] {
        #expect(try office.act(action, ride, winner) == .done)
      }
    }
    let checker = try HistoryChecker(office.desk)
    #expect(checker.faults == [])
    #expect(checker.rides == 5)
  }

  @Test("A driver who takes two rides at once gets one of them", arguments: Store.here)
  func takesTwo(store: Store) throws {
    var office = try Office(store)
    try office.drivers(["anna": 500])
    try office.ask("r1")
    try office.ask("r2", at: 1000)
    try office.tick()
    let assigned = try office.send(.assign(RideID("r2"), DriverID("anna")))
    #expect(assigned == .done)
    #expect([Answer.refused(.driverBusy), .refused(.unknownOffer)].contains(try office.accept("r1", 1, "anna")))
    #expect(try office.send(.assign(RideID("r1"), DriverID("anna"))) == .refused(.driverBusy))
    #expect(try HistoryChecker(office.desk).faults.isEmpty)
  }

  @Test("Without the revision, or with an old one, nothing is written", arguments: Store.here)
  func guards(store: Store) throws {
    var office = try Office(store)
    try office.drivers(["anna": 500])
    try office.ask("r1")
    try office.tick()
    let offer = OfferID(ride: RideID("r1"), number: 1)
    let anna = Sender(.driver, "anna")
    #expect(try office.send(.accept(offer, DriverID("anna"), revision: nil), by: anna) == .refused(.badRequest))
    #expect(try office.send(.accept(offer, DriverID("anna"), revision: 7), by: anna) == .refused(.stale))
    #expect(try office.accept("r1", 1, "anna") == .won)
  }

  @Test("Who refused is not asked again, who comes on duty is, and a search ends in its time", arguments: Store.here)
  func searches(store: Store) throws {
    var office = try Office(store)
    try office.drivers(["near": 300])
    try office.ask("r1")
    try office.tick()
    let near = Sender(.driver, "near")
    #expect(try office.send(.decline(OfferID(ride: RideID("r1"), number: 1), DriverID("near")), by: near) == .done)
    try office.tick(after: 3)
    #expect(try office.accept("r1", 2, "near") == .refused(.unknownOffer))
    try office.drivers(["late": 900])
    try office.tick(after: 1)
    #expect(
      try office.send(.see(OfferID(ride: RideID("r1"), number: 2), DriverID("late")), by: Sender(.driver, "late"))
        == .done)
    try office.tick(after: 20)
    #expect(try office.accept("r1", 2, "late") == .refused(.expired))
    try office.tick(after: 120)
    #expect(try office.send(.assign(RideID("r1"), DriverID("late"))) == .refused(.notInThisState))
    #expect(try HistoryChecker(office.desk).faults.isEmpty)
  }

  @Test("What is kept is there after the desk was closed and opened again", arguments: Store.here)
  func reopens(store: Store) throws {
    let place = try store.place()
    do {
      var office = try Office(place)
      try office.drivers(["anna": 500])
      try office.ask("r1")
      try office.tick()
      #expect(try office.accept("r1", 1, "anna", key: "mine") == .won)
      try office.desk.writePositions(at: office.time)
    }
    var office = try Office(place)
    #expect(office.desk.positions.count == 1)
    #expect(try office.accept("r1", 1, "anna", key: "mine") == .won)
    #expect(try office.act(.arrive, "r1", "anna") == .done)
  }

  @Test("A token is known until it is revoked, and its secret is not kept", arguments: Store.here)
  func tokens(store: Store) throws {
    let office = try Office(store)
    let token = try office.desk.issue(Sender(.rider, "ben"), label: "Ben", at: office.time)
    #expect(token.text.count == 67)
    #expect(try office.desk.sender(of: token) == Sender(.rider, "ben"))
    #expect(!"\(token)".contains(token.text))
    #expect(try office.desk.tokens().map(\.name) == [token.name])
    #expect(try office.desk.revoke(token.name, at: office.time))
    #expect(try !office.desk.revoke(token.name, at: office.time))
    #expect(try !office.desk.revoke("%%%%%%%%%%%%%%%%", at: office.time))
    #expect(try office.desk.sender(of: token) == nil)
  }

  @Test("A place that cannot be opened is told with its reason")
  func refuses() throws {
    #expect(throws: DeskError.self) { try Desk(.file("/nowhere/at/all.db")) }
    #expect(throws: DeskError.self) { try Desk(.postgres("host=/nowhere dbname=none connect_timeout=2")) }
  }
}
