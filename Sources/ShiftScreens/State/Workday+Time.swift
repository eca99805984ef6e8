import Motion
import Offers
import Shift
import Taximeter
import Track
import Units

extension Workday {
  /// How long a rider takes to the car, by the practice clock.
  static var boarding: Elapsed { .seconds(40) }
  /// How long a driver waits before nobody is there.
  package static var noShowAfter: Elapsed { .seconds(180) }
  /// How long a rider who thinks again has an offer on the screen.
  static var secondThoughts: Elapsed { .seconds(8) }
  /// How long the driver is on the way when a rider gives up.
  static var givingUp: Elapsed { .seconds(60) }
  /// How many offers in a row may pass unanswered before no more come.
  static var patience: Int { 3 }
  /// How much faster the clock runs while the car drives or waits.
  static var driveRate: Int64 { 10 }
  /// How much faster it runs in a break.
  static var breakRate: Int64 { 60 }

  /// Reckons the day up to a real time.
  package mutating func advance(to real: Instant) {
    if desk != nil {
      advanceDesk(to: real)
      return
    }
    while let next = nextHappening, next <= clock.time(at: real) {
      now = max(now, next)
      happen()
      settle()
    }
    now = max(now, clock.time(at: real))
    latest = max(latest, real)
    if let undo = undoable, real >= undo.until { undoable = nil }
    feedMeter()
  }

  /// When the next thing happens by itself.
  private var nextHappening: Instant? {
    var times: [Instant] = []
    if let offer {
      times.append(offer.countdown.deadline)
      if offer.rider.manner == .thinksAgain { times.append(offer.countdown.start + Workday.secondThoughts) }
    }
    if let nextRequest { times.append(nextRequest) }
    if let arrival = drive?.arrival { times.append(arrival) }
    if let givesUp { times.append(givesUp) }
    if let slows = hurriesUntil, slows > now { times.append(slows) }
    return times.min()
  }

  /// Until when the clock runs faster because there is only to wait.
  private var hurriesUntil: Instant? {
    if let ride, ride.state == .arrived, let comes = ride.comes {
      return ride.rider.manner == .staysAway ? comes - Workday.boarding + Workday.noShowAfter : comes
    }
    if isInBreak, let last = duty.intervals.last { return last.start + .seconds(3600) }
    return nil
  }

  /// Whether the driver has a break.
  package var isInBreak: Bool {
    guard duty.phase == .onDuty, duty.doing == .nonOperational, let last = duty.intervals.last else {
      return false
    }
    return last.end == nil && last.pause.isBreak
  }

  /// When the rider gives up who is being driven to.
  private var givesUp: Instant? {
    guard let ride, ride.rider.manner == .givesUp, ride.state == .assigned, duty.vehicle.state == .reserved,
      let since = drive?.since
    else { return nil }
    return since + Workday.givingUp
  }

  private mutating func happen() {
    if let offer {
      if offer.rider.manner == .thinksAgain, now >= offer.countdown.start + Workday.secondThoughts {
        _ = board.apply(.giveUp(offer.id.ride), at: now)
      } else if now >= offer.countdown.deadline {
        board.tick(at: now)
      }
    }
    if let nextRequest, now >= nextRequest { request() }
    if let arrival = drive?.arrival, now >= arrival { arrive() }
    if let givesUp, now >= givesUp, let ride {
      note(.ride(.passengerCancellation, place: ""))
      _ = board.apply(.giveUp(ride.id), at: now)
      lost = .withdrawn
      endRide()
    }
    hear()
  }

  /// The car has come to the end of its way and stands there.
  private mutating func arrive() {
    feedMeter()
    standStill(ends: true)
    if ride?.state == .assigned { ride?.comes = now + Workday.boarding }
  }

  /// Hears what the dispatcher says of the offer on the screen.
  mutating func hear() {
    _ = board.takeNotices()
    guard let offer, let state = board.offers[offer.id]?.state, !state.isLive else { return }
    self.offer = nil
    switch state {
    case .accepted: break
    case .expired:
      lost = .expired
      missed += 1
    default: lost = state
    }
  }

  /// A rider asks, and the dispatcher asks the driver.
  private mutating func request() {
    nextRequest = nil
    guard tell(.place(Workday.me, ground.place(of: car))) else { return }
    riders += 1
    let rider = Rider(number: riders, seed: setting.seed, driverAt: car)
    let id = RideID("\(setting.number)-\(riders)")
    guard tell(.request(id, pickUp: ground.place(of: rider.from.spot), scheduled: nil)) else { return }
    board.tick(at: now)
    guard let asked = board.drivers[Workday.me]?.offer, let sent = board.offers[asked] else { return }
    let way = Town.way(from: rider.from.spot, to: rider.to)
    offer = DayOffer(
      id: asked, revision: sent.revision, rider: rider, countdown: sent.countdown,
      approach: Town.way(from: car, to: rider.from), way: way, fare: estimate(way))
    lost = nil
    _ = tell(.see(asked, Workday.me))
  }

  /// Sets what must come by itself, and how fast the clock runs.
  mutating func settle() {
    let isFree = duty.phase == .onDuty && duty.vehicle.state == .available && offer == nil && ride == nil
    if isFree, missed < Workday.patience {
      if nextRequest == nil {
        var chance = Chance(seed: UInt64(bitPattern: setting.seed) ^ UInt64(riders + 1))
        nextRequest = now + Elapsed(milliseconds: 3500 + Int64(chance.below(4000)))
      }
    } else {
      nextRequest = nil
    }
    let rate = wantedRate
    if rate != clock.rate { clock.run(rate, from: now) }
  }

  private var wantedRate: Int64 {
    if offer != nil { return 1 }
    if drive?.since != nil { return Workday.driveRate }
    if let until = hurriesUntil, now < until { return isInBreak ? Workday.breakRate : Workday.driveRate }
    return 1
  }

  /// Tells the dispatcher; whether it was done.
  mutating func tell(_ command: Command) -> Bool {
    if case .refused = board.apply(command, at: now) { return false }
    return true
  }

  /// The car stands; at its end the drive is over.
  mutating func standStill(ends: Bool) {
    guard var driven = drive else { return }
    driven.halt(at: now)
    if ends || driven.isOver(at: now) {
      spot = driven.spot(at: now)
      drivenBefore += driven.metres(at: now)
      drive = nil
    } else {
      drive = driven
    }
  }

  mutating func endRide() {
    standStill(ends: true)
    ride = nil
  }
}
