import Offers
import Shift
import Taximeter
import Units

extension Workday {
  /// Why the day refuses an input; it is then as before.
  package enum Refused: Error, Sendable, Hashable {
    /// The shift does not allow it.
    case duty(DutyError)
    /// The dispatcher does not.
    case dispatcher(Refusal)
    /// There is nothing to which it belongs.
    case nothingThere
  }

  /// Takes an input at a real time.
  ///
  /// - Throws: ``Refused``; the day is then as it was, but for the time that has passed.
  package mutating func take(
    _ input: DayInput, at real: Instant, sight: TimedDayInput.Sight? = nil
  ) throws(Refused) {
    advance(to: real)
    if let sight {
      self.sight = sight
      if let place = sight.place { desk?.place = place }
      desk?.driven = Double(sight.driven)
    }
    if input == .undo, desk == nil {
      try undo(at: real)
      return
    }
    var next = self
    try next.perform(input)
    next.missed = 0
    next.journal.append(TimedDayInput(input, at: real, sight: sight))
    // What was told to a dispatcher is told.
    next.undoable =
      desk == nil && input.canBeUndone
      ? Undoable(place: next.journal.count - 1, input: input, until: real + Workday.undoTime) : nil
    if desk != nil {
      self = next
      return
    }
    if !input.keepsLoss { next.lost = nil }
    next.hear()
    next.settle()
    self = next
  }

  /// Goes through a day again from its beginning, without the inputs that were undone.
  private mutating func undo(at real: Instant) throws(Refused) {
    guard let undoable, real < undoable.until else { throw .nothingThere }
    var again = Workday(setting, tariff: tariff, calendar: calendar, at: begun)
    var kept = journal
    kept.remove(at: undoable.place)
    for timed in kept { try again.take(timed.input, at: timed.at) }
    again.advance(to: real)
    again.undoable = nil
    self = again
  }

  private mutating func perform(_ input: DayInput) throws(Refused) {
    guard desk == nil else {
      try performForDesk(input)
      return
    }
    switch input {
    case .rollCall(let call): try happens(.rollCall(call))
    case .odometer(let value, let confirmed): try read(value, confirmed)
    case .forHire:
      try happens(.forHire(place: here))
      try tellOrThrow(.place(Workday.me, ground.place(of: car)))
      try tellOrThrow(.vehicle(Workday.me, .serviceStart))
    case .pause(let pause):
      guard offer == nil else { throw .nothingThere }
      try happens(.notForHire(pause, place: here))
      try tellOrThrow(.vehicle(Workday.me, .serviceEnd))
      if pause == .returning { drive = Drive(Town.way(from: car, to: .depot), at: now) }
    case .accept: try accept()
    case .decline:
      guard let offer else { throw .nothingThere }
      try tellOrThrow(.decline(offer.id, Workday.me))
    case .act(let step): try act(step)
    case .paid(let passengers): try pay(passengers)
    case .undo, .heard, .understood: throw .nothingThere
    case .here: break
    case .reach(let isThere):
      try happens(.comms(isThere: isThere))
      try tellOrThrow(.vehicle(Workday.me, isThere ? .commsRestored : .commsLost))
    case .hour:
      guard isInBreak else { throw .nothingThere }
      clock.skip(.seconds(3600), at: latest)
      now = max(now, clock.time(at: latest))
    case .incident(let text): try happens(.incident(text: text))
    case .correction(let entry, let text): try happens(.correction(entry: Int(clamping: entry), text: text))
    }
  }

  private mutating func read(_ value: Int64, _ confirmed: [Odometer.Question]) throws(Refused) {
    let isStart = duty.phase == .called
    try happens(.odometer(value, confirmed: confirmed))
    if isStart {
      try tellOrThrow(.place(Workday.me, ground.place(of: car)))
      try tellOrThrow(.vehicle(Workday.me, .maintenanceEnd))
      if setting.window > board.rules.offerWindow.wholeSeconds {
        try tellOrThrow(.window(Workday.me, .seconds(setting.window)))
      }
    } else {
      standStill(ends: true)
      try happens(.driven(.metres(Int64(driven))))
      try tellOrThrow(.vehicle(Workday.me, .maintenanceStart))
    }
  }

  private mutating func accept() throws(Refused) {
    guard let offer else { throw .nothingThere }
    try tellOrThrow(.accept(offer.id, Workday.me, revision: offer.revision))
    try happens(.ride(.reservationStart, place: ""))
    ride = DayRide(offer: offer, id: offer.id.ride, state: .assigned)
    self.offer = nil
    drive = Drive(offer.approach, at: now)
  }

  private mutating func act(_ step: DayInput.Step) throws(Refused) {
    guard let ride else { throw .nothingThere }
    switch step {
    case .arrive:
      guard drive == nil else { throw .nothingThere }
      try tellOrThrow(.act(.arrive, ride.id, Workday.me))
      try happens(.ride(.reservationStop, place: name(ride.rider.from)))
      self.ride?.state = .arrived
    case .start:
      guard ride.isHere(at: now) else { throw .nothingThere }
      try tellOrThrow(.act(.start, ride.id, Workday.me))
      try happens(.ride(.tripStart, place: name(ride.rider.from)))
      self.ride?.state = .onTrip
      drive = Drive(ride.offer.way, at: now)
      startMeter()
    case .stop:
      try tellOrThrow(.act(.stop, ride.id, Workday.me))
      try happens(.ride(.tripStop, place: here))
      feedMeter()
      standStill(ends: false)
      try meter(.stop)
      self.ride?.state = .stopped
    case .resume:
      try tellOrThrow(.act(.resume, ride.id, Workday.me))
      try happens(.ride(.tripResume, place: here))
      try meter(.undoStop)
      self.ride?.state = .onTrip
      self.ride?.fedUntil = now
      drive?.goOn(at: now)
    case .cancel:
      try tellOrThrow(.act(.cancel, ride.id, Workday.me))
      try happens(.ride(.driverCancellation, place: ""))
      // Nobody else drives in this town: the rider finds another way.
      _ = tell(.giveUp(ride.id))
      endRide()
    case .noShow:
      guard ride.state == .arrived, let comes = ride.comes,
        now >= comes - Workday.boarding + Workday.noShowAfter
      else { throw .nothingThere }
      try tellOrThrow(.act(.noShow, ride.id, Workday.me))
      try happens(.ride(.providerCancellation, place: name(ride.rider.from)))
      endRide()
    }
  }

  private mutating func startMeter() {
    guard var meter = freshMeter() else { return }
    do throws(MeterError) {
      try meter.apply(.start, at: now)
      if let drive { try meter.apply(.fix(fix(of: drive, at: now)), at: now) }
    } catch {
      return
    }
    ride?.meter = meter
    ride?.fedUntil = now
  }

  private mutating func meter(_ event: Event) throws(Refused) {
    do throws(MeterError) {
      try ride?.meter?.apply(event, at: now)
    } catch {
      throw .nothingThere
    }
  }

  private mutating func pay(_ passengers: Int64) throws(Refused) {
    guard let ride, ride.state == .stopped, (1...9).contains(passengers) else { throw .nothingThere }
    let amount = rideFare
    try happens(.fare(passengers: Int(passengers), amount: amount))
    try tellOrThrow(.act(.end, ride.id, Workday.me))
    try happens(.ride(.tripEnd, place: here))
    endRide()
    paidRides += 1
    if let amount { earned = earned + amount }
  }

  /// Writes down what happened; it was allowed before.
  mutating func note(_ event: DutyEvent) {
    do throws(Refused) {
      try happens(event)
    } catch {
      // A rider's own change of mind is no event of a shift that is not on duty.
      lost = .failed
    }
  }

  mutating func happens(_ event: DutyEvent) throws(Refused) {
    let timed = TimedDutyEvent(event, at: now)
    do throws(DutyError) {
      try duty.apply(timed)
    } catch {
      throw .duty(error)
    }
    events.append(timed)
  }

  private mutating func tellOrThrow(_ command: Command) throws(Refused) {
    if case .refused(let refusal) = board.apply(command, at: now) { throw .dispatcher(refusal) }
  }
}

extension DayInput {
  /// Whether it can be taken back for some seconds.
  var canBeUndone: Bool {
    switch self {
    case .act(.resume): false
    case .act, .paid: true
    default: false
    }
  }

  /// Whether what became of the last offer still stands on the screen after it.
  var keepsLoss: Bool {
    switch self {
    case .incident, .correction: true
    default: false
    }
  }
}
