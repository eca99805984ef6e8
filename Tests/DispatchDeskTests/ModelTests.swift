import DispatchDesk
import Offers
import RideSupport
import Shift
import Testing
import Units

/// The desk, which reads and writes small parts, must decide as the engine does over all of it in memory.
@Suite struct ModelTests {
  @Test("Any order of commands and times is decided as the engine alone decides it", arguments: Store.here)
  func agrees(store: Store) throws {
    for seed in UInt64(1)...(store == .sqlite ? 12 : 4) {
      var rules = DispatchRules()
      rules.asked = Int(seed % 3) + 1
      var office = try Office(store, rules: rules)
      var board = Board(rules: rules)
      var dice = Dice(seed: seed)
      let names = (1...6).map { "d\($0)" }
      for name in names {
        _ = try office.desk.issue(Sender(.driver, name), label: name, at: office.time)
        let place = Office.street(Int64.random(in: 0...4000, using: &dice))
        office.desk.positions.note(DriverID(name), place, at: office.time)
        _ = board.apply(.place(DriverID(name), place), at: office.time)
      }
      var rides = 0
      for step in 1...200 {
        let driver = DriverID(names[Int.random(in: 0..<names.count, using: &dice)])
        let ride = RideID("r\(Int.random(in: 0...rides, using: &dice))")
        let offer = OfferID(ride: ride, number: Int.random(in: 1...3, using: &dice))
        let command: Command
        switch Int.random(in: 0..<16, using: &dice) {
        case 0, 1:
          rides += 1
          command = .request(
            RideID("r\(rides)"), pickUp: Office.street(Int64.random(in: 0...4000, using: &dice)), scheduled: nil)
        case 2:
          command = .vehicle(driver, [VehicleEvent.maintenanceEnd, .serviceEnd, .commsLost, .commsRestored][step % 4])
        case 3, 4: command = .vehicle(driver, .serviceStart)
        case 5: command = .giveUp(ride)
        case 6: command = .assign(ride, driver)
        case 7: command = .see(offer, driver)
        case 8: command = .decline(offer, driver)
        case 9, 10, 11:
          let live = board.offers.values.filter { $0.state.isLive }.sorted { $0.id.text < $1.id.text }
          let chosen = live.isEmpty ? nil : live[Int.random(in: 0..<live.count, using: &dice)]
          command = .accept(
            chosen?.id ?? offer, chosen?.driver ?? driver, revision: chosen.map(\.revision) ?? 0)
        case 12, 13:
          let held = board.rides.values.filter { $0.state.isHeld }.sorted { $0.id.text < $1.id.text }
          let chosen = held.isEmpty ? nil : held[Int.random(in: 0..<held.count, using: &dice)]
          let actions = chosen?.state.actions ?? RideAction.allCases
          command = .act(
            actions[Int.random(in: 0..<actions.count, using: &dice)], chosen?.id ?? ride, chosen?.driver ?? driver)
        default:
          office.pass(Int64.random(in: 1...9, using: &dice))
          for name in names {
            let place = Office.street(Int64.random(in: 0...4000, using: &dice))
            office.desk.positions.note(DriverID(name), place, at: office.time)
            _ = board.apply(.place(DriverID(name), place), at: office.time)
          }
          board.tick(at: office.time)
          try office.desk.tick(at: office.time)
          continue
        }
        let expected = board.apply(command, at: office.time)
        let answer = try office.desk.decide(
          command, by: Sender(.office, "o"), key: "\(step)", details: RideDetails(rider: "ben"), at: office.time)
        #expect(answer == expected, "seed \(seed), step \(step): \(command.text)")
        if answer != expected { return }
      }
      let summary = try office.desk.summary()
      let expected = board.rides.values.sorted { $0.id.text < $1.id.text }
        .map { "\($0.id.text) \($0.state.rawValue) \($0.driver?.text ?? "-") \($0.revision) \($0.offers)" }
      #expect(summary == expected, "seed \(seed)")
      #expect(try HistoryChecker(office.desk).faults == [], "seed \(seed)")
    }
  }
}
