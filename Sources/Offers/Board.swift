import Shift
import Units

/// All rides, drivers and offers of a dispatcher, and the decisions over them.
///
/// A fold over commands and ticks: time is an argument, chance there is none, and the same commands give the same board.
/// Of each ride there is at most one driver, of each driver at most one ride, whatever the order in which answers come.
package struct Board: Sendable {
  /// The times and distances.
  package let rules: DispatchRules
  /// Every ride by its name.
  package internal(set) var rides: [RideID: Ride] = [:]
  /// Every driver by his name.
  package internal(set) var drivers: [DriverID: Driver] = [:]
  /// Every offer by its name.
  package internal(set) var offers: [OfferID: Offer] = [:]
  /// The rides that are searched for, from the oldest.
  var searching: [RideID] = []
  /// The offers that can be accepted, from the oldest.
  var live: [OfferID] = []
  /// Every driver in the order in which they came.
  var roster: [DriverID] = []
  var notices: [Notice] = []
  private var answered: [CommandKey: (command: Command, answer: Answer)] = [:]

  /// Makes an empty board.
  package init(rules: DispatchRules = DispatchRules()) {
    self.rules = rules
  }

  /// Does a command, or refuses it and changes nothing; the same command with the same key is answered alike and not
  /// done again.
  package mutating func apply(_ command: Command, key: CommandKey? = nil, at time: Instant) -> Answer {
    if let key, let before = answered[key] {
      return before.command == command ? before.answer : .refused(.keyReused)
    }
    let answer: Answer
    do throws(Refusal) {
      answer = try perform(command, at: time)
    } catch {
      answer = .refused(error)
    }
    if let key { answered[key] = (command, answer) }
    return answer
  }

  /// What there is to tell since the last time.
  package mutating func takeNotices() -> [Notice] {
    defer { notices = [] }
    return notices
  }

  private mutating func perform(_ command: Command, at time: Instant) throws(Refusal) -> Answer {
    switch command {
    case .request(let id, let pickUp, let scheduled): try request(id, pickUp: pickUp, scheduled: scheduled, at: time)
    case .giveUp(let id): try giveUp(id)
    case .assign(let ride, let driver): try assign(ride, to: driver, at: time)
    case .place(let id, let place): self.place(id, place, at: time)
    case .vehicle(let id, let event): try change(id, event)
    case .window(let id, let window): try driver(id) { $0.ownWindow = window }
    case .see(let id, let driver): try see(id, by: driver, at: time)
    case .accept(let id, let driver, let revision):
      try accept(id, by: driver, revision: revision, at: time)
      return .won
    case .decline(let id, let driver): try decline(id, by: driver, at: time)
    case .act(let action, let ride, let driver): try act(action, on: ride, by: driver, at: time)
    }
    return .done
  }

  func ride(_ id: RideID) throws(Refusal) -> Ride {
    guard let ride = rides[id] else { throw .unknownRide }
    return ride
  }

  func driver(_ id: DriverID) throws(Refusal) -> Driver {
    guard let driver = drivers[id] else { throw .unknownDriver }
    return driver
  }

  func offer(_ id: OfferID, of driver: DriverID) throws(Refusal) -> Offer {
    guard let offer = offers[id], offer.driver == driver else { throw .unknownOffer }
    return offer
  }

  mutating func driver(_ id: DriverID, _ change: (inout Driver) -> Void) throws(Refusal) {
    guard drivers[id] != nil else { throw .unknownDriver }
    update(id, change)
  }

  mutating func update(_ id: DriverID, _ change: (inout Driver) -> Void) {
    guard var driver = drivers[id] else { return }
    change(&driver)
    drivers[id] = driver
  }

  /// Changes a ride, which then has a new revision; a new state is told.
  mutating func update(_ id: RideID, _ change: (inout Ride) -> Void) {
    guard var ride = rides[id] else { return }
    let before = ride.state
    change(&ride)
    ride.revision += 1
    rides[id] = ride
    if before == ride.state { return }
    searching.removeAll { $0 == id }
    if ride.state == .searching { searching.append(id) }
    notices.append(.ride(id, ride.state))
  }

  /// Ends an offer, or has it seen.
  mutating func set(_ id: OfferID, _ state: OfferState) {
    guard var offer = offers[id], offer.state != state else { return }
    offer.state = state
    offers[id] = offer
    notices.append(.offer(id, offer.driver, state))
    if state.isLive { return }
    live.removeAll { $0 == id }
    update(offer.driver) { driver in
      if driver.offer == id { driver.offer = nil }
      if state == .accepted { driver.accepted += 1 }
      if state.countsAgainstDriver { driver.refused += 1 }
    }
  }
}
