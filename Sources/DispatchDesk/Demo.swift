import Dispatch
import Foundation
import Offers
import Shift
import Synchronization
import Units

/// Simulated drivers and riders of a small town, so that whoever tries the dispatcher is not alone.
///
/// They ride for their own, and one of the riders always asks for a ride near a real driver who is for hire.
package final class Demo: Sendable {
  /// The pages to begin with, by name.
  package let links: [(name: String, link: String)]

  private struct Simulated {
    let id: DriverID
    var place: Coordinate
    /// When the next thing is done.
    var next: Instant
  }

  /// An end of a ride.
  private struct End {
    let place: Coordinate
    let name: String

    init(_ place: Coordinate, _ name: String = "") {
      self.place = place
      self.name = name
    }
  }

  private struct State {
    var drivers: [Simulated] = []
    var riders: [String: Instant] = [:]
    /// Since when real drivers are for hire without an offer.
    var idle: [DriverID: Instant] = [:]
    var keys = 0
    var chance = SystemRandomNumberGenerator()
  }

  private let desk: Desk
  private let town: Town
  private let state: Mutex<State>
  private let isStopped = Mutex(false)
  private let ended = DispatchSemaphore(value: 0)

  private static let names = ["Olena", "Marek", "Inés", "Kenji", "Jonas"]
  /// The middle of Kyiv.
  private static let centre = (north: Int64(50_450_100_000), east: Int64(30_523_400_000))
  /// The name of the driver who is played by whoever tries the demo.
  private static let guest = DriverID("you")
  /// How long a real driver who is for hire waits for the rider near him.
  private static let patience = Elapsed.seconds(3)

  /// Makes the town.
  package init(_ desk: Desk, in town: Town = Town(), at time: Instant) throws(DeskError) {
    self.desk = desk
    self.town = town
    var state = State()
    for (index, name) in Self.names.enumerated() {
      let sender = Sender(.driver, "demo-\(index + 1)")
      _ = try desk.issue(sender, label: name, at: time)
      let place = Self.somewhere(&state.chance, around: nil, within: 2000)
      state.drivers.append(Simulated(id: DriverID(sender.owner), place: place, next: time))
      desk.positions.note(DriverID(sender.owner), place, at: time)
      for event in [VehicleEvent.maintenanceEnd, .serviceStart] {
        _ = try desk.decide(.vehicle(DriverID(sender.owner), event), by: sender, key: event.rawValue, at: time)
      }
      state.riders["demo-rider-\(index + 1)"] = time + .seconds(Int64(index) * 4 + 2)
    }
    let office = try desk.issue(Sender(.office, "office"), label: "Office", at: time)
    let rider = try desk.issue(Sender(.rider, "guest"), label: "Guest", at: time)
    let driver = try desk.issue(Sender(.driver, Self.guest.text), label: "You", at: time)
    links = [
      ("Office", PagePath.link(.office, office)), ("Rider", PagePath.link(.rider, rider)),
      ("Driver", PagePath.link(.driver, driver)),
    ]
    self.state = Mutex(state)
  }

  /// Begins to live.
  package func begin(_ now: @escaping @Sendable () -> Instant) {
    Thread.detachNewThread { [self] in
      while !isStopped.withLock({ $0 }) {
        step(at: now())
        usleep(500_000)
      }
      ended.signal()
    }
  }

  /// Ends.
  package func stop() {
    isStopped.withLock { $0 = true }
    ended.wait()
  }

  private func step(at time: Instant) {
    do throws(DeskError) {
      let overview = try desk.overview(since: time - .seconds(3600))
      for driver in overview.drivers where driver.id.text.hasPrefix("demo-") {
        try drive(driver, overview, at: time)
      }
      try ask(overview, at: time)
      place(overview, at: time)
      try meet(overview, at: time)
    } catch {
      // The next step sees what there is then.
      desk.metrics.count("demo_failed")
    }
  }

  private func drive(_ driver: KeptDriver, _ overview: Overview, at time: Instant) throws(DeskError) {
    let simulated = state.withLock { $0.drivers.first { $0.id == driver.id } }
    guard let simulated, time >= simulated.next else { return }
    let ride = driver.ride.flatMap { id in overview.rides.first { $0.ride.id == id } }
    var place = simulated.place
    if let ride {
      let goal = ride.ride.state == .assigned ? ride.ride.pickUp : ride.details.destination ?? ride.ride.pickUp
      place = Self.nearer(simulated.place, to: goal)
      // Told first: who is at the pick-up when he says so is believed.
      desk.positions.note(driver.id, place, at: time)
      if let action = Self.action(ride.ride.state, isThere: place == goal) {
        try send(.act(action, ride.ride.id, driver.id), as: Sender(.driver, driver.id.text), at: time)
      }
    } else if let offer = overview.offers.first(where: { $0.driver == driver.id }) {
      let isForGuest = overview.rides.first { $0.ride.id == offer.id.ride }?.details.rider == Self.companion
      let command: Command =
        isForGuest ? .decline(offer.id, driver.id) : .accept(offer.id, driver.id, revision: offer.revision)
      if isForGuest || time - offer.sent >= .seconds(3) {
        try send(command, as: Sender(.driver, driver.id.text), at: time)
      }
    } else {
      place = state.withLock { Self.somewhere(&$0.chance, around: simulated.place, within: 15) }
    }
    desk.positions.note(driver.id, place, at: time)
    state.withLock { state in
      guard let index = state.drivers.firstIndex(where: { $0.id == driver.id }) else { return }
      state.drivers[index].place = place
      state.drivers[index].next = time + .seconds(1)
    }
  }

  private static func action(_ state: RideState, isThere: Bool) -> RideAction? {
    switch state {
    case .assigned: isThere ? .arrive : nil
    case .arrived: .start
    case .onTrip: isThere ? .stop : nil
    case .stopped: .end
    default: nil
    }
  }

  /// Each rider rides now and then.
  private func ask(_ overview: Overview, at time: Instant) throws(DeskError) {
    for (rider, next) in state.withLock({ $0.riders }) where time >= next {
      let isUnderWay = overview.rides.contains { $0.details.rider == rider && !$0.ride.state.isOver }
      let wait = state.withLock { Int64.random(in: 15...40, using: &$0.chance) }
      state.withLock { $0.riders[rider] = time + .seconds(wait) }
      guard !isUnderWay else { continue }
      let (from, to) = state.withLock { state in
        let ends = town.places.filter { Self.isCentral($0.place) }.shuffled(using: &state.chance).prefix(2)
        if let from = ends.first, let to = ends.last, ends.count == 2 {
          return (End(from.place, from.name(in: "en")), End(to.place, to.name(in: "en")))
        }
        return (
          End(Self.somewhere(&state.chance, around: nil, within: 2000)),
          End(Self.somewhere(&state.chance, around: nil, within: 4000))
        )
      }
      try request(rider, from, to, at: time)
    }
  }

  /// Whoever tries the demo without a position stands in the middle of the town.
  private func place(_ overview: Overview, at time: Instant) {
    guard let you = overview.drivers.first(where: { $0.id == Self.guest }), you.vehicle.state != .removed else {
      return
    }
    let last = desk.positions.position(of: Self.guest)
    guard last.map({ time - $0.time > .seconds(20) }) ?? true else { return }
    let middle = Coordinate(latitude: Self.centre.north, longitude: Self.centre.east) ?? .origin
    desk.positions.note(Self.guest, last?.place ?? middle, at: time)
  }

  private static let companion = "demo-rider-near"

  /// A rider near every real driver who is for hire and has waited long enough.
  private func meet(_ overview: Overview, at time: Instant) throws(DeskError) {
    for driver in overview.drivers where !driver.id.text.hasPrefix("demo-") {
      let isIdle =
        driver.vehicle.state == .available && !overview.offers.contains { $0.driver == driver.id }
      guard isIdle, let position = desk.positions.position(of: driver.id), time - position.time < .seconds(60) else {
        state.withLock { $0.idle[driver.id] = nil }
        continue
      }
      let since = state.withLock { state in
        let since = state.idle[driver.id] ?? time
        state.idle[driver.id] = since
        return since
      }
      let isAsked = overview.rides.contains { $0.details.rider == Self.companion && $0.ride.state == .searching }
      guard time - since >= Self.patience, !isAsked else { continue }
      let (from, to) = state.withLock { state in
        state.idle[driver.id] = time
        return (
          End(Self.somewhere(&state.chance, around: position.place, within: 120)),
          End(Self.somewhere(&state.chance, around: position.place, within: 3000))
        )
      }
      try request(Self.companion, from, to, at: time)
    }
  }

  private func request(_ rider: String, _ from: End, _ to: End, at time: Instant) throws(DeskError) {
    let number = state.withLock { state in
      state.keys += 1
      return state.keys
    }
    let id = RideID("demo-\(time.milliseconds)-\(number)")
    try send(
      .request(id, pickUp: from.place, scheduled: nil), as: Sender(.rider, rider),
      details: RideDetails(
        rider: rider, pickUp: from.name, destination: to.place, destinationName: to.name), at: time)
  }

  private func send(
    _ command: Command, as sender: Sender, details: RideDetails? = nil, at time: Instant
  ) throws(DeskError) {
    let number = state.withLock { state in
      state.keys += 1
      return state.keys
    }
    _ = try desk.decide(command, by: sender, key: "demo-\(time.milliseconds)-\(number)", details: details, at: time)
  }

  /// Whether a place is within some 5 km of the middle, so that simulated rides end while somebody watches.
  private static func isCentral(_ place: Coordinate) -> Bool {
    abs(place.latitude - centre.north) < 45_000_000 && abs(place.longitude - centre.east) < 70_000_000
  }

  /// A place at most so many metres north or south, and about as many east or west.
  private static func somewhere(
    _ chance: inout SystemRandomNumberGenerator, around place: Coordinate?, within metres: Int64
  ) -> Coordinate {
    let north = Int64.random(in: -metres...metres, using: &chance) * 9000
    let east = Int64.random(in: -metres...metres, using: &chance) * 14_000
    return Coordinate(
      latitude: max(-89_000_000_000, min(89_000_000_000, (place?.latitude ?? centre.north) + north)),
      longitude: max(-179_000_000_000, min(179_000_000_000, (place?.longitude ?? centre.east) + east))) ?? .origin
  }

  /// A second's way at the speed of a demonstration, some 100 m; the goal itself when that is nearer.
  private static func nearer(_ place: Coordinate, to goal: Coordinate) -> Coordinate {
    let north = goal.latitude - place.latitude
    let east = goal.longitude - place.longitude
    let longest = max(north.magnitude, east.magnitude)
    let step: Int64 = 1_000_000
    guard longest > UInt64(step) else { return goal }
    let length = Int64(clamping: longest)
    return Coordinate(
      latitude: place.latitude + north / 1000 * step / (length / 1000),
      longitude: place.longitude + east / 1000 * step / (length / 1000)) ?? goal
  }
}
