import Motion
import Offers
import Shift
import Taximeter
import Track
import Units

extension Workday {
  /// Streets are longer than the straight line: within the 1.2 to 1.4 that planners reckon with in towns.
  private static var detour: Double { 1.3 }
  /// 25 km/h, as cars drive in towns by day.
  private static var townSpeed: Speed { Speed(millimetresPerSecond: 6944) }
  /// A position that is less sure tells nothing of the way.
  private static var surest: Distance { .metres(50) }
  /// A shorter way between two positions is the receiver's.
  private static var leastWay: Double { 10 }

  /// Reckons a day with a dispatcher up to a time.
  mutating func advanceDesk(to real: Instant) {
    now = max(now, real)
    latest = max(latest, real)
    guard let offer = desk?.offer, !offer.isAsking, now >= offer.countdown.deadline else { return }
    desk?.offer = nil
    lost = .expired
  }

  mutating func performForDesk(_ input: DayInput) throws(Refused) {
    switch input {
    case .rollCall(let call): try happens(.rollCall(call))
    case .odometer(let value, let confirmed):
      let isStart = duty.phase == .called
      try happens(.odometer(value, confirmed: confirmed))
      // Whose receiver saw nothing all day does not know how far it was.
      if !isStart, driven > 0 { try happens(.driven(.metres(Int64(driven)))) }
      send(.vehicle(isStart ? .maintenanceEnd : .maintenanceStart))
      if isStart, setting.window > 15 { send(.window(min(120, setting.window))) }
    case .forHire:
      try happens(.forHire(place: here))
      send(.vehicle(.serviceStart))
    case .pause(let pause):
      guard desk?.offer == nil else { throw .nothingThere }
      try happens(.notForHire(pause, place: here))
      send(.vehicle(.serviceEnd))
    case .accept:
      guard let offer = desk?.offer, !offer.isAsking else { throw .nothingThere }
      desk?.offer?.isAsking = true
      send(.accept(offer.id, revision: offer.revision))
    case .decline:
      guard let offer = desk?.offer, !offer.isAsking else { throw .nothingThere }
      desk?.offer = nil
      lost = .declined
      send(.decline(offer.id))
    case .act(let step): try actForDesk(step)
    case .paid(let passengers): try payForDesk(passengers)
    case .reach(let isThere):
      guard isThere == desk?.isLost else { throw .nothingThere }
      if duty.phase == .onDuty { try happens(.comms(isThere: isThere)) }
      desk?.isLost = !isThere
    case .understood: desk?.troubles = []
    case .heard(let news): hear(news)
    case .incident(let text): try happens(.incident(text: text))
    case .correction(let entry, let text): try happens(.correction(entry: Int(clamping: entry), text: text))
    case .undo, .here, .hour: throw .nothingThere
    }
  }

  private mutating func send(_ deed: DeskCommand.Deed) { desk?.send(deed, at: now) }

  /// A step of the ride: it stands, and is told as soon as it can be.
  private mutating func actForDesk(_ step: DayInput.Step) throws(Refused) {
    guard let ride = desk?.ride, ride.state.actions.contains(step.action) else { throw .nothingThere }
    if step == .noShow {
      guard let arrived = ride.arrived, now - arrived >= Workday.noShowAfter else { throw .nothingThere }
    }
    try move(ride, by: step.action)
    if !ride.isOwn { send(.act(step.action, ride: ride.id)) }
  }

  private mutating func payForDesk(_ passengers: Int64) throws(Refused) {
    guard let ride = desk?.ride, ride.state == .stopped, (1...9).contains(passengers) else { throw .nothingThere }
    // A day that is gone through again has no positions of rides that are over, but what they cost.
    let amount = sight?.fare ?? rideFare
    try happens(.fare(passengers: Int(passengers), amount: amount))
    try move(ride, by: .end)
    paidRides += 1
    if let amount { earned = earned + amount }
    send(ride.isOwn ? .vehicle(.serviceStart) : .act(.end, ride: ride.id))
  }

  /// Writes down a step of a ride and what follows from it here.
  private mutating func move(_ ride: DeskRide, by action: RideAction) throws(Refused) {
    switch action {
    case .arrive:
      try happens(.ride(.reservationStop, place: ride.from.words))
      desk?.ride?.state = .arrived
      desk?.ride?.arrived = now
    case .start:
      try happens(.ride(.tripStart, place: ride.from.words))
      desk?.ride?.state = .onTrip
      startDeskMeter()
    case .stop:
      try happens(.ride(.tripStop, place: here))
      desk?.ride?.state = .stopped
      meterForDesk(.stop)
    case .resume:
      try happens(.ride(.tripResume, place: here))
      desk?.ride?.state = .onTrip
      meterForDesk(.undoStop)
    case .end:
      try happens(.ride(.tripEnd, place: here))
      desk?.ride = nil
    case .cancel:
      try happens(.ride(.driverCancellation, place: ""))
      desk?.ride = nil
    case .noShow:
      try happens(.ride(.providerCancellation, place: ride.from.words))
      desk?.ride = nil
    }
  }

  // MARK: - What the dispatcher says

  /// Whether it would change anything here: what is known already is not kept twice.
  package func isNews(_ news: DeskNews) -> Bool {
    guard let desk else { return false }
    switch news {
    case .offered(let offer):
      return desk.offer?.id != offer.id && desk.ride == nil && duty.phase == .onDuty && duty.doing == .available
        && now < offer.countdown.deadline && !hasAnswered(offer.id)
    case .over(let id, let state): return desk.offer?.id == id && desk.offer?.isAsking == false && !state.isLive
    case .stands(let stand):
      // While something is not answered yet, this is what it was before it.
      guard desk.waiting.isEmpty, duty.phase == .onDuty else { return false }
      if let ride = desk.ride, ride.id == stand.ride { return ride.state != stand.state && !ride.isOwn }
      return desk.ride == nil && stand.state.isHeld
    case .holds(let stand, let state):
      guard desk.waiting.isEmpty else { return false }
      if let stand, isNews(.stands(stand)) { return true }
      return desk.ride == nil && stand == nil && !mend(state).isEmpty
    case .gone(let id, _): return desk.ride?.id == id && desk.ride?.isOwn == false && desk.waiting.isEmpty
    case .answered(let number, _): return desk.waiting.first?.number == number
    }
  }

  private func hasAnswered(_ offer: String) -> Bool {
    desk?.waiting.contains {
      switch $0.deed {
      case .accept(let id, _), .decline(let id): id == offer
      default: false
      }
    } ?? false
  }

  private mutating func hear(_ news: DeskNews) {
    guard isNews(news) else { return }
    switch news {
    case .offered(var offer):
      offer.fare = offer.to.flatMap { estimate(from: offer.from.at, to: $0.at) }
      desk?.offer = offer
      lost = nil
      send(.see(offer.id))
    case .over(_, let state):
      desk?.offer = nil
      lost = state == .accepted ? .lost : state
    case .stands(let stand): follow(stand)
    case .holds(let stand, let state):
      if let stand { follow(stand) } else { for event in mend(state) { send(.vehicle(event)) } }
    case .gone(_, let state): lose(state == .cancelled ? .cancelled(isDriven: isDriven) : .taken(isDriven: isDriven))
    case .answered(_, let word): answer(word)
    }
  }

  /// Whether the passenger has been aboard.
  private var isDriven: Bool { desk?.ride?.state == .onTrip || desk?.ride?.state == .stopped }

  private mutating func answer(_ word: String) {
    guard let command = desk?.waiting.removeFirst() else { return }
    switch command.deed {
    case .accept(let id, _):
      guard let offer = desk?.offer, offer.id == id else { return }
      desk?.offer = nil
      if word == "won" { take(offer.ride, offer.from, offer.to) } else { lost = Workday.state(refused: word) }
    case .act(let action, _):
      if word != "done" { desk?.troubles.append(.refused(action)) }
    case .vehicle, .window, .see, .decline: break
    }
  }

  /// What an offer is for which the answer was no.
  private static func state(refused word: String) -> OfferState {
    switch Refusal(rawValue: word) {
    case .expired, .stale, .notInThisState: .expired
    case .rideCancelled: .withdrawn
    case .driverBusy: .failed
    case .declined: .declined
    default: .lost
    }
  }

  private mutating func take(_ id: String, _ from: DeskPlace, _ to: DeskPlace?) {
    // Nobody is given a ride out of reach: who is given one is within it.
    if duty.vehicle.state == .nonContactable { note(.comms(isThere: true)) }
    note(.ride(.reservationStart, place: ""))
    desk?.isLost = false
    desk?.ride = DeskRide(id: id, from: from, to: to, state: .assigned)
    lost = nil
  }

  /// Goes to where the dispatcher says that the ride stands.
  private mutating func follow(_ stand: DeskStand) {
    if desk?.ride == nil {
      guard duty.doing == .available else { return }
      take(stand.ride, stand.from, stand.to)
      desk?.troubles.append(.given)
      desk?.offer = nil
    }
    guard stand.state.isHeld else {
      if stand.state == .ended, isDriven {
        finish()
      } else {
        lose(stand.state == .cancelled ? .cancelled(isDriven: isDriven) : .taken(isDriven: isDriven))
      }
      return
    }
    let order: [RideState] = [.assigned, .arrived, .onTrip, .stopped]
    for _ in order {
      guard let ride = desk?.ride, ride.state != stand.state, let here = order.firstIndex(of: ride.state),
        let there = order.firstIndex(of: stand.state)
      else { break }
      let action: RideAction? =
        ride.state == .stopped
        ? .resume : here < there ? [.arrive, .start, .stop][here] : nil
      guard let action, makes(ride, action) else { break }
    }
    if let arrived = stand.arrived { desk?.ride?.arrived = arrived }
  }

  private mutating func makes(_ ride: DeskRide, _ action: RideAction) -> Bool {
    do throws(Refused) {
      try move(ride, by: action)
      return true
    } catch {
      return false
    }
  }

  /// The ride was ended elsewhere by the same driver.
  private mutating func finish() {
    if let ride = desk?.ride, ride.state == .onTrip { _ = makes(ride, .stop) }
    if let ride = desk?.ride, makes(ride, .end) { paidRides += 1 }
  }

  /// The dispatcher counts the ride no more; what was driven of it is finished here.
  private mutating func lose(_ trouble: DeskTrouble) {
    desk?.troubles.append(trouble)
    if isDriven {
      desk?.ride?.isOwn = true
      send(.vehicle(.serviceEnd))
      return
    }
    if case .cancelled = trouble {
      note(.ride(.passengerCancellation, place: ""))
    } else {
      note(.ride(.providerCancellation, place: ""))
    }
    desk?.ride = nil
  }

  /// What has to be said so that the dispatcher knows what the vehicle does.
  private func mend(_ known: VehicleState) -> [VehicleEvent] {
    let wanted = duty.phase == .onDuty ? duty.doing : .removed
    switch (known, wanted) {
    case (.removed, .nonOperational): return [.maintenanceEnd]
    case (.removed, .available): return [.maintenanceEnd, .serviceStart]
    case (.nonOperational, .available): return [.serviceStart]
    case (.available, .nonOperational): return [.serviceEnd]
    case (.nonContactable, .available), (.nonContactable, .nonOperational): return [.commsRestored]
    case (.nonOperational, .removed): return duty.phase == .closed ? [.maintenanceStart] : []
    case (.available, .removed): return duty.phase == .closed ? [.serviceEnd, .maintenanceStart] : []
    default: return []
    }
  }

  // MARK: - Where the car is, and what that costs

  /// Notes where the car was seen.
  package mutating func fixed(_ fix: Fix) {
    guard desk != nil else { return }
    if fix.accuracy ?? .zero <= Workday.surest {
      if let place = desk?.place {
        let way = Workday.metres(place, fix.place)
        if way >= Workday.leastWay {
          if duty.phase == .onDuty { desk?.driven += way }
          desk?.place = fix.place
        }
      } else {
        desk?.place = fix.place
      }
    } else if desk?.place == nil {
      desk?.place = fix.place
    }
    guard desk?.ride?.state == .onTrip else { return }
    do throws(MeterError) {
      try desk?.ride?.meter?.apply(.fix(fix), at: max(fix.time, now))
    } catch {
      // What the meter does not take does not move it.
      return
    }
  }

  /// The way as the crow flies.
  static func metres(_ from: Coordinate, _ to: Coordinate) -> Double {
    Double(EllipsoidPoint(from).distance(to: EllipsoidPoint(to)).millimetres) / 1000
  }

  /// How long a way as the crow flies takes in a town.
  static func townTime(_ metres: Double) -> Elapsed {
    let seconds = metres * detour * 1000 / Double(townSpeed.millimetresPerSecond)
    return .seconds((Int64(seconds) + 59) / 60 * 60)
  }

  private mutating func startDeskMeter() {
    guard var meter = freshMeter() else { return }
    do throws(MeterError) {
      try meter.apply(.start, at: now)
      if let place = desk?.place { try meter.apply(.fix(Fix(time: now, place: place, accuracy: .metres(10))), at: now) }
    } catch {
      return
    }
    desk?.ride?.meter = meter
  }

  private mutating func meterForDesk(_ event: Event) {
    do throws(MeterError) {
      try desk?.ride?.meter?.apply(event, at: now)
    } catch {
      lost = nil
    }
  }

  /// What a ride between two places costs about: the meter's fare for a drive made of the straight line.
  private func estimate(from: Coordinate, to: Coordinate) -> Money? {
    guard var meter = freshMeter() else { return nil }
    let length = Workday.metres(from, to) * Workday.detour
    guard length < 300_000 else { return nil }
    let speed = Double(Workday.townSpeed.millimetresPerSecond) / 1000
    let steps = max(1, Int64(length / speed / 5))
    // Along a meridian, on which a metre is 8983 billionths of a degree.
    let start = from.latitude > 0 ? from.latitude - Int64(length * 9010) : from.latitude
    do throws(MeterError) {
      try meter.apply(.start, at: now)
      var time = now
      for step in 0...steps {
        time = now + Elapsed(milliseconds: Int64(length * Double(step) / Double(steps) / speed * 1000))
        let north = start + Int64(length * Double(step) / Double(steps) * 8993)
        guard let place = Coordinate(latitude: north, longitude: from.longitude) else { return nil }
        try meter.apply(.fix(Fix(time: time, place: place, accuracy: .metres(5), speed: Workday.townSpeed)), at: time)
      }
      try meter.apply(.stop, at: time)
    } catch {
      return nil
    }
    return meter.bill()?.total
  }
}

extension DayInput.Step {
  /// What the dispatcher calls it.
  var action: RideAction {
    switch self {
    case .arrive: .arrive
    case .start: .start
    case .stop: .stop
    case .resume: .resume
    case .cancel: .cancel
    case .noShow: .noShow
    }
  }
}
