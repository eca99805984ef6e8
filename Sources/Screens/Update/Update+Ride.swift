import Almanac
import RideLog
import Tariffs
import Taximeter
import Track
import Units

extension AppState {
  /// The longest age of a fix that still says where a ride began.
  private static let fresh = AdmissionLimits.stale

  /// Changes the ride and logs what was noted; answers whether it was allowed.
  @discardableResult
  mutating func changeRide(_ turn: inout Turn, _ change: (inout Ride) throws(MeterError) -> Void) -> Bool {
    guard var ride else { return false }
    let noted = ride.events.count
    // So that the log is not copied while it grows.
    self.ride = nil
    defer {
      for timed in ride.events[noted...] {
        turn.log([Ride.line(RideLine.bytes(timed))], isDurable: timed.event.isKey)
      }
      self.ride = ride
    }
    do {
      try change(&ride)
      return true
    } catch {
      remark(error.message)
      return false
    }
  }

  /// Begins a ride on the chosen city's tariff.
  mutating func startRide(_ source: RideSource, _ turn: inout Turn) {
    guard let tariff, library.isReady(tariff), !isTaken else { return }
    guard var ride = newRide(tariff, source: source, at: now) else { return }
    do {
      try begin(&ride, at: now)
      if source == .demo {
        let fixes = DemoRide(around: tariff.centre, start: now).fixes
        ride.demo = Ride.Demo(
          fixes: fixes, next: 0, clock: DemoClock(showing: now, at: now, speed: settings.demoSpeed))
        try ride.driveDemo(at: now)
      } else if let fix = receiver.last, now - fix.time <= AppState.fresh {
        try ride.take(.fix(fix), at: now)
      }
    } catch {
      remark(error.message)
      return
    }
    if unreadableLog != nil {
      unreadableLog = nil
      turn.replaceLog(ride.lines)
    } else {
      turn.log(ride.lines, isDurable: true)
    }
    self.ride = ride
    receiver.problem = nil
    receiver.since = now
    announcePosition(&turn)
  }

  func newRide(_ tariff: Tariff, source: RideSource, at time: Instant) -> Ride? {
    let day = tariff.zone.local(of: time).date
    guard let edition = tariff.edition(on: day) else { return nil }
    let header = RideHeader(tariff: tariff.id, edition: edition.from, zone: tariff.zone.name, source: source)
    return Ride(tariff: tariff, header: header, calendar: library.calendar(of: tariff))
  }

  func begin(_ ride: inout Ride, at time: Instant) throws(MeterError) {
    if let chosenRate, ride.edition.rateIndex(chosenRate) != nil { try ride.take(.rate(chosenRate), at: time) }
    try ride.take(.start, at: time)
  }

  /// Whether a ride could still be given up: nothing has been measured in it.
  var isUnmeasured: Bool {
    guard let ride else { return true }
    return ride.header.source == .live && ride.meter.latestFix == nil && ride.meter.position != .paid
  }

  mutating func abandonRide(_ turn: inout Turn) {
    guard ride != nil else { return }
    ride = nil
    showsExtras = false
    turn.replaceLog([])
  }

  mutating func tick(_ turn: inout Turn) {
    let now = now
    let position = ride?.meter.position
    changeRide(&turn) { ride throws(MeterError) in
      try ride.driveDemo(at: now)
      try ride.tick(at: ride.time(at: now))
    }
    if ride?.meter.position != position { announcePosition(&turn) }
    lookAtReceiver()
  }

  /// Says why the meter has nothing to measure by, ten seconds after positions were asked for.
  private mutating func lookAtReceiver() {
    guard let ride, ride.header.source == .live, ride.wantsPositions(at: now), ride.meter.latestFix == nil,
      receiver.problem == nil, let since = receiver.since, now - since >= AdmissionLimits.gap
    else { return }
    receiver.problem = ride.meter.fixes.isEmpty ? .timedOut : .unusable
  }

  mutating func receive(_ fix: Fix, _ turn: inout Turn) {
    receiver.last = fix
    guard let ride, ride.header.source == .live, ride.wantsPositions(at: now) else { return }
    let now = now
    changeRide(&turn) { ride throws(MeterError) in try ride.take(.fix(fix), at: now) }
    switch receiver.problem {
    // A fix, however poor, shows that the receiver is at work again.
    case .unavailable, .timedOut: receiver.problem = nil
    default: if self.ride?.meter.latestFix != nil { receiver.problem = nil }
    }
    lookAtReceiver()
  }

  mutating func receive(_ problem: PositionProblem, _ turn: inout Turn) {
    guard let ride, ride.header.source == .live else { return }
    // Once there was a position, the silence itself is told.
    guard problem == .denied || ride.meter.latestFix == nil else { return }
    receiver.problem = problem
    if problem == .denied {
      platform.isWatching = false
      if isUnmeasured { abandonRide(&turn) }
    }
    lookAtReceiver()
  }
}

extension Event {
  /// Whether a person did it; then it is kept before the screen says so.
  fileprivate var isKey: Bool {
    switch self {
    case .fix, .tick: false
    default: true
    }
  }
}
