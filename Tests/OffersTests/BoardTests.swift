import Motion
import Offers
import RideSupport
import Shift
import Testing
import Units

/// The dispatcher's decisions, against the public faults of other dispatchers.
@Suite struct BoardTests {
  @Test("A driver who takes two rides at once gets one of them (nammayatri#8112)", arguments: [[1, 2], [2, 1]])
  func twoRides(order: [Int]) throws {
    var town = Town()
    town.drivers("d")
    for ride in 1...2 { town.ask("r\(ride)") }
    let offers = try (1...2).map { try town.send("r\($0)", "d") }
    let answers = order.map { town.accept(offers[$0 - 1], "d") }
    #expect(answers == [.won, .refused(.driverBusy)])
    #expect(town.state("r\(order[0])") == .assigned && town.state("r\(order[1])") == .searching)
    #expect(town.board.faults.isEmpty)
  }

  @Test("Of two who take a ride one has it, and the other's screen is told at once (nammayatri#7866, beckn-ui#1855)")
  func twoDrivers() throws {
    var town = Town()
    town.drivers("d1", "d2")
    town.ask("r")
    let first = try town.send("r", "d1")
    let second = try town.send("r", "d2")
    #expect(town.accept(first, "d1", key: "a") == .won)
    _ = town.board.takeNotices()
    town.pass(milliseconds: 1)
    #expect(town.accept(second, "d2", key: "b") == .refused(.rideTaken))
    #expect(town.accept(first, "d1", key: "a") == .won)
    #expect(town.accept(first, "d1", key: "c") == .won)
    #expect(town.accept(second, "d2", key: "a") == .refused(.keyReused))
    #expect(town.board.offers[second]?.state == .lost)
    let other = try #require(town.board.drivers[DriverID("d2")])
    #expect(other.vehicle.state == .available && other.refused == 0 && other.offer == nil)
  }

  @Test("The losing screen is told in the same breath")
  func told() throws {
    var town = Town()
    town.drivers("d1", "d2")
    town.ask("r")
    let first = try town.send("r", "d1")
    let second = try town.send("r", "d2")
    _ = town.board.takeNotices()
    _ = town.accept(first, "d1")
    let notices = town.board.takeNotices()
    #expect(notices.contains(.offer(second, DriverID("d2"), .lost)) && notices.contains(.ride(RideID("r"), .assigned)))
    #expect(town.board.takeNotices().isEmpty)
  }

  @Test("Without the revision, or with an old one, nothing is written (Truxify#670)")
  func revision() throws {
    var town = Town()
    town.drivers("d", "e")
    town.ask("r")
    let first = try #require(town.offered(to: "d") as OfferID?)
    #expect(town.board.offers[first]?.revision == 0)
    // The ride is taken and given up, so what was known of it is old.
    _ = town.accept(first, "d")
    #expect(town.act(.cancel, "r", "d") == .done)
    let offer = try #require(town.offered(to: "e") as OfferID?)
    let revision = try #require(town.board.offers[offer]?.revision)
    #expect(revision > 0)
    let before = (town.board.rides, town.board.offers, town.board.drivers)
    #expect(town.board.apply(.accept(offer, DriverID("e"), revision: nil), at: town.time) == .refused(.badRequest))
    for old in 0..<revision {
      #expect(town.board.apply(.accept(offer, DriverID("e"), revision: old), at: town.time) == .refused(.stale))
    }
    #expect(town.board.rides == before.0 && town.board.offers == before.1 && town.board.drivers == before.2)
    #expect(town.state("r") == .searching)
    #expect(town.accept(offer, "e") == .won)
  }

  @Test("A driver with a ride is asked for no other (nammayatri#1661)")
  func busy() throws {
    var town = Town()
    town.drivers("d")
    town.ask("first")
    _ = town.accept(try #require(town.offered(to: "d") as OfferID?), "d")
    town.ask("r", metres: 100)
    #expect(town.board.candidates(for: RideID("r"), at: town.time).isEmpty)
    town.tick(after: 60)
    #expect(town.state("r") == .searching)
    town.tick(after: 61)
    #expect(town.state("r") == .noDriver)
  }

  @Test("Who comes on duty while a ride is searched for is asked by the next tick (libretaxi#629)")
  func late() {
    var town = Town()
    town.ask("r")
    town.tick(after: 20)
    town.drivers("d")
    town.tick(after: 1)
    #expect(town.offered(to: "d") != nil)

    var other = Town()
    other.ask("r")
    other.tick(after: 121)
    other.drivers("d")
    other.tick(after: 1)
    #expect(other.offered(to: "d") == nil && other.state("r") == .noDriver)
  }

  @Test("Who refused is not asked again: another is, or nobody (aws-last-mile#6)")
  func refused() throws {
    var town = Town()
    town.drivers("d1", "d2", metres: [300, 900])
    town.ask("r")
    town.tick(after: 3)
    _ = town.board.apply(.decline(try #require(town.offered(to: "d1") as OfferID?), DriverID("d1")), at: town.time)
    town.tick(after: 1)
    #expect(town.offered(to: "d1") == nil && town.offered(to: "d2") != nil)

    var alone = Town()
    alone.drivers("d1")
    alone.ask("r")
    alone.tick(after: 3)
    _ = alone.board.apply(.decline(try #require(alone.offered(to: "d1") as OfferID?), DriverID("d1")), at: alone.time)
    for _ in 0..<116 {
      alone.place("d1", metres: 300)
      alone.tick(after: 1)
      #expect(alone.offered(to: "d1") == nil && alone.state("r") == .searching)
    }
    alone.tick(after: 2)
    #expect(alone.state("r") == .noDriver)
  }

  @Test("A ride that is given up is searched for again while it may be, and not after (nammayatri#4753)")
  func reallocation() throws {
    for (seconds, state) in [(Int64(1799), RideState.searching), (1860, .expired)] {
      var town = Town()
      town.drivers("d", "e", metres: [300, 8000])
      town.ask("r")
      _ = town.accept(try #require(town.offered(to: "d") as OfferID?), "d")
      town.pass(milliseconds: seconds * 1000)
      _ = town.board.takeNotices()
      #expect(town.act(.cancel, "r", "d") == .done)
      #expect(town.state("r") == state)
      // The rider is told in the same breath.
      #expect(town.board.takeNotices() == [.ride(RideID("r"), state)])
      town.place("e", metres: 400)
      town.board.tick(at: town.time)
      #expect((town.offered(to: "e") != nil) == (state == .searching))
      if state == .expired { #expect(town.board.takeNotices().isEmpty && town.board.offers.count == 1) }
      #expect(town.board.drivers[DriverID("d")]?.vehicle.state == .available)
      town.tick(after: 30)
      #expect(town.state("r") == .expired)
      #expect(town.board.faults.isEmpty)
    }
  }

  @Test("What can be done with a ride and an offer follows from where they stand (navigator-app#96)")
  func actions() throws {
    #expect(OfferState.sent.actions == [.accept, .decline] && OfferState.seen.actions == [.accept, .decline])
    #expect(OfferState.accepted.actions.isEmpty && OfferState.lost.actions.isEmpty)
    #expect(RideState.assigned.actions == [.arrive, .cancel])
    #expect(RideState.onTrip.actions == [.stop])
    #expect(RideState.ended.actions.isEmpty && RideState.searching.actions.isEmpty)
    var town = Town()
    town.drivers("d")
    town.ask("r")
    #expect(town.board.apply(.assign(RideID("r"), DriverID("d")), at: town.time) == .done)
    #expect(town.board.rides[RideID("r")]?.state.actions == [.arrive, .cancel])
    #expect(town.offered(to: "d") == nil)
  }

  @Test("A booked ride goes out when its time has come, however late, and once (fleetops DispatchOrders)")
  func booked() throws {
    var town = Town()
    town.ask("r", scheduledAfter: 3600 + 600)
    town.drivers("d")
    town.tick(after: 480)
    #expect(town.offered(to: "d") == nil)
    town.pass(milliseconds: 420_000)
    town.place("d", metres: 300)
    town.board.tick(at: town.time)
    let offer = try #require(town.offered(to: "d") as OfferID?)
    #expect(town.board.rides[RideID("r")]?.dispatchedLate == .seconds(300))
    _ = town.accept(offer, "d")
    town.tick(after: 1)
    #expect(town.board.offers.count == 1)
  }

  @Test("A ride in two weeks is not driven today (drive.vote#555)")
  func early() {
    var town = Town()
    town.drivers("d")
    town.ask("r", scheduledAfter: 13 * 86_400)
    #expect(town.board.apply(.assign(RideID("r"), DriverID("d")), at: town.time) == .refused(.tooEarly))
    for action in RideAction.allCases { #expect(town.act(action, "r", "d") == .refused(.tooEarly), "\(action)") }
    town.pass(milliseconds: (13 * 86_400 - 59 * 60) * 1000)
    #expect(town.board.apply(.assign(RideID("r"), DriverID("d")), at: town.time) == .done)
    #expect(town.act(.arrive, "r", "d") == .done)
  }

  @Test("An offer is still there when the screen comes back, with what is left of its time (moove#39)")
  func reopened() throws {
    var town = Town()
    town.drivers("d")
    town.ask("r")
    let id = try #require(town.offered(to: "d") as OfferID?)
    let offer = try #require(town.board.offers[id])
    #expect(offer.countdown.seconds(at: town.time + .seconds(9)) == 6)
    var late = town
    town.pass(milliseconds: 9000)
    #expect(town.accept(id, "d") == .won)
    late.tick(after: 16)
    #expect(late.accept(id, "d") == .refused(.expired))
    #expect(late.board.offers[id]?.state == .expired)
  }

  @Test("An answer after the deadline counts only by a grace that was stated (tantaxitanzania)")
  func grace() throws {
    for (grace, answer) in [(Int64(0), Answer.refused(.expired)), (200, .won)] {
      var rules = DispatchRules()
      rules.grace = Elapsed(milliseconds: grace)
      var town = Town(rules: rules)
      town.drivers("d")
      town.ask("r")
      let offer = try #require(town.offered(to: "d") as OfferID?)
      town.pass(milliseconds: 15_100)
      #expect(town.accept(offer, "d") == answer)
    }
  }

  @Test("Waiting counts from one stamp for both, also where the driver was there already (nammayatri#3944)")
  func waiting() throws {
    var town = Town()
    town.drivers("d", metres: [40])
    town.ask("r")
    _ = town.accept(try #require(town.offered(to: "d") as OfferID?), "d")
    #expect(town.state("r") == .arrived)
    #expect(town.board.rides[RideID("r")]?.waited(at: town.time + .seconds(60)) == .seconds(60))
  }

  @Test("Who asked for more time has it for every offer")
  func ownWindow() throws {
    var town = Town()
    town.drivers("d")
    #expect(town.board.apply(.window(DriverID("d"), .seconds(45)), at: town.time) == .done)
    town.ask("r")
    let offer = try #require(town.offered(to: "d") as OfferID?)
    town.tick(after: 44)
    #expect(town.accept(offer, "d") == .won)
  }

  @Test("A whole ride goes through its states, and the vehicle with it")
  func whole() throws {
    var town = Town()
    town.drivers("d")
    town.ask("r")
    _ = town.accept(try #require(town.offered(to: "d") as OfferID?), "d")
    let way: [(RideAction, RideState, VehicleState)] = [
      (.arrive, .arrived, .stopped), (.start, .onTrip, .onTrip), (.stop, .stopped, .stopped),
      (.resume, .onTrip, .onTrip), (.stop, .stopped, .stopped), (.end, .ended, .available),
    ]
    for (action, ride, vehicle) in way {
      #expect(town.act(action, "r", "d") == .done)
      #expect(town.state("r") == ride && town.board.drivers[DriverID("d")]?.vehicle.state == vehicle)
      #expect(town.board.faults.isEmpty)
    }
    #expect(town.board.drivers[DriverID("d")]?.ride == nil)
    #expect(town.act(.end, "r", "d") == .refused(.notInThisState))
  }
}
