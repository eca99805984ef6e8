import Units

/// A driver's shift: a fold over what happens in it, guarded by what the law wants of it.
///
/// Off, roll call, odometer, for hire and riding, odometer, roll call, closed. A roll call that fails before duty forbids it
/// for good: from there no way leads to for hire.
package struct Duty: Sendable, Hashable {
  /// How far the shift is.
  package enum Phase: String, Sendable, Hashable, CaseIterable {
    /// Nothing happened yet.
    case off
    /// The roll call before duty was passed.
    case called
    /// The odometer was read: on duty.
    case onDuty = "on_duty"
    /// The odometer was read at the end.
    case ending
    /// The roll call after duty was held.
    case closed
    /// The roll call before duty forbids it.
    case forbidden

    /// What comes next.
    package var awaited: String {
      switch self {
      case .off: "the roll call before duty"
      case .called: "the odometer"
      case .onDuty: "the end of duty"
      case .ending: "the roll call after duty"
      case .closed, .forbidden: "a new shift"
      }
    }
  }

  /// A roll call with its time.
  package struct HeldRollCall: Sendable, Hashable {
    /// When.
    package let at: Instant
    /// What was asked and answered.
    package let call: RollCall
  }

  /// A stretch with a passenger aboard.
  package struct Section: Sendable, Hashable {
    /// From when.
    package let start: Instant
    /// Where it began.
    package let from: String
    /// Until when; nil while it lasts.
    package fileprivate(set) var end: Instant?
    /// Where it ended.
    package fileprivate(set) var to = ""
    /// How many rode.
    package fileprivate(set) var passengers = 1
    /// What was paid; nil where that is not known.
    package fileprivate(set) var amount: Money?
    /// Whether it was out of reach at some time, and told later.
    package fileprivate(set) var wasStored = false
    /// When the driver took the ride; nil for one without a booking.
    package let booked: Instant?
    /// When the car stood at the pick-up; nil for a ride without a booking.
    package let onScene: Instant?
  }

  /// A stretch not for hire.
  package struct Interval: Sendable, Hashable {
    /// Why.
    package let pause: Pause
    /// From when.
    package let start: Instant
    /// Where.
    package let place: String
    /// Until when; nil while it lasts.
    package fileprivate(set) var end: Instant?
  }

  /// A ride that was taken and is not aboard yet.
  private struct Approach: Sendable, Hashable {
    let booked: Instant
    var onScene: Instant?
  }

  /// Something that was noted.
  package struct Note: Sendable, Hashable {
    /// When.
    package let at: Instant
    /// What.
    package let text: String
    /// The entry that it corrects; nil for one of its own.
    package let corrects: Int?
  }

  /// The most that is driven in a shift, in whole kilometres.
  package let limit: Int64
  /// The limits of its hours.
  package let hours: DutyHours
  /// How far it is.
  package private(set) var phase = Phase.off
  /// The vehicle.
  package private(set) var vehicle = Vehicle()
  /// The roll calls, in their order.
  package private(set) var rollCalls: [HeldRollCall] = []
  /// The odometer at the start, in whole kilometres.
  package private(set) var odometerStart: Int64?
  /// The odometer at the end, in whole kilometres.
  package private(set) var odometerEnd: Int64?
  /// The way by positions, as it was kept at the end; nil where it is not known.
  package private(set) var driven: Distance?
  /// The stretches with passengers.
  package private(set) var sections: [Section] = []
  /// The stretches not for hire.
  package private(set) var intervals: [Interval] = []
  /// What was noted.
  package private(set) var notes: [Note] = []
  /// Places that were passed.
  package private(set) var places: [String] = []
  /// When duty began: the roll call before it.
  package private(set) var start: Instant?
  /// When duty ended: the roll call after it.
  package private(set) var end: Instant?
  private var latest: Instant?
  /// When the ride that is not aboard yet was taken, and when the car was there for it.
  private var approach: Approach?

  /// Makes a shift in which nothing happened.
  package init(limit: Int64 = 450, hours: DutyHours = .day) {
    self.limit = limit
    self.hours = hours
  }

  /// How long the shift has bound the driver at a time: all from its beginning to its end.
  package func bound(at time: Instant) -> Elapsed {
    start.map { max(.zero, (end ?? time) - $0) } ?? .zero
  }

  /// How its hours stand to the limits at a time.
  package func standing(at time: Instant) -> DutyHours.Standing { hours.standing(after: bound(at: time)) }

  /// The way by the odometer, in whole kilometres; nil before it was read at the end.
  package var way: Int64? {
    guard let odometerStart, let odometerEnd else { return nil }
    return Odometer(start: odometerStart, limit: limit)?.way(to: odometerEnd)
  }

  /// What the vehicle does, also where it is out of reach.
  package var doing: VehicleState {
    vehicle.state == .nonContactable ? vehicle.beforeLoss ?? .nonOperational : vehicle.state
  }

  /// How many entries the record has so far.
  package var entryCount: Int {
    rollCalls.count + sections.count + intervals.count + notes.filter { $0.corrects == nil }.count
  }

  /// Takes an event.
  ///
  /// - Throws: A ``DutyError`` when it cannot happen now; the shift is then as before.
  package mutating func apply(_ timed: TimedDutyEvent) throws(DutyError) {
    if let latest, timed.at < latest { throw .goesBack }
    var next = self
    try next.take(timed.event, at: timed.at)
    next.latest = timed.at
    self = next
  }

  private mutating func take(_ event: DutyEvent, at time: Instant) throws(DutyError) {
    switch event {
    case .rollCall(let call): try take(call, at: time)
    case .odometer(let value, let confirmed): try read(value, confirmed: confirmed, at: time)
    case .forHire(let place): try open(at: time, place: place)
    case .notForHire(let pause, let place): try close(pause, at: time, place: place)
    case .ride(let event, let place): try ride(event, at: time, place: place)
    case .fare(let passengers, let amount):
      try onDuty()
      guard let last = sections.indices.last, passengers > 0 else { throw .noSection }
      sections[last].passengers = passengers
      sections[last].amount = amount
    case .comms(let isThere):
      try onDuty()
      try move(isThere ? .commsRestored : .commsLost)
      if let last = sections.indices.last, sections[last].end == nil { sections[last].wasStored = true }
    case .driven(let way):
      guard phase == .ending, driven == nil, way >= .zero else { throw .notYet(phase) }
      driven = way
    case .passed(let place):
      try onDuty()
      guard !place.isEmpty else { throw .nothingSaid }
      places.append(place)
    case .incident(let text):
      guard phase != .off, phase != .forbidden else { throw .notYet(phase) }
      guard !text.isEmpty else { throw .nothingSaid }
      notes.append(Note(at: time, text: text, corrects: nil))
    case .correction(let entry, let text):
      guard entry > 0, entry <= entryCount else { throw .noEntry(entry) }
      guard !text.isEmpty else { throw .nothingSaid }
      notes.append(Note(at: time, text: text, corrects: entry))
    }
  }

  private mutating func take(_ call: RollCall, at time: Instant) throws(DutyError) {
    switch phase {
    case .off:
      guard call.occasion == .before else { throw .otherRollCall(.before) }
      start = time
      phase = call.failures.isEmpty ? .called : .forbidden
    case .ending:
      guard call.occasion == .after else { throw .otherRollCall(.after) }
      end = time
      phase = .closed
    default: throw .notYet(phase)
    }
    rollCalls.append(HeldRollCall(at: time, call: call))
  }

  private mutating func read(
    _ value: Int64, confirmed: [Odometer.Question], at time: Instant
  ) throws(DutyError) {
    switch phase {
    case .called:
      guard Odometer(start: value, limit: limit) != nil else { throw .noReading(value) }
      odometerStart = value
      try move(.maintenanceEnd)
      phase = .onDuty
    case .onDuty:
      guard doing == .nonOperational else { throw .notFromHere(vehicle.state) }
      guard let odometer = odometerStart.flatMap({ Odometer(start: $0, limit: limit) }), odometer.way(to: value) != nil
      else { throw .noReading(value) }
      let open = odometer.questions(at: value).filter { !confirmed.contains($0) }
      guard open.isEmpty else { throw .unconfirmed(open) }
      odometerEnd = value
      endInterval(at: time)
      try move(.maintenanceStart)
      phase = .ending
    default: throw .notYet(phase)
    }
  }

  private mutating func open(at time: Instant, place: String) throws(DutyError) {
    try onDuty()
    try move(.serviceStart)
    endInterval(at: time)
    if !place.isEmpty { places.append(place) }
  }

  private mutating func close(_ pause: Pause, at time: Instant, place: String) throws(DutyError) {
    try onDuty()
    guard doing == .available else { throw .notFromHere(vehicle.state) }
    guard !place.isEmpty else { throw .nothingSaid }
    try move(.serviceEnd)
    intervals.append(Interval(pause: pause, start: time, place: place))
  }

  private mutating func ride(_ event: VehicleEvent, at time: Instant, place: String) throws(DutyError) {
    try onDuty()
    guard event.namesTrip else { throw .vehicle(.notInThisState(event: event, state: vehicle.state)) }
    try move(event)
    switch event {
    case .reservationStart: approach = Approach(booked: time)
    case .reservationStop: approach?.onScene = time
    case .tripStart:
      guard !place.isEmpty else { throw .nothingSaid }
      sections.append(Section(start: time, from: place, booked: approach?.booked, onScene: approach?.onScene))
      if vehicle.state == .nonContactable { sections[sections.count - 1].wasStored = true }
      approach = nil
    case .tripEnd, .driverCancellation, .passengerCancellation, .providerCancellation:
      // A ride that is given up before it began has no section.
      approach = nil
      guard let last = sections.indices.last, sections[last].end == nil else { return }
      sections[last].end = time
      sections[last].to = place
    default: break
    }
  }

  private mutating func endInterval(at time: Instant) {
    guard let last = intervals.indices.last, intervals[last].end == nil else { return }
    intervals[last].end = time
  }

  private func onDuty() throws(DutyError) {
    guard phase == .onDuty else { throw .notYet(phase) }
  }

  private mutating func move(_ event: VehicleEvent) throws(DutyError) {
    do throws(ShiftError) {
      guard vehicle.state == .nonContactable, event != .commsRestored, event != .commsLost else {
        try vehicle.apply(event)
        return
      }
      // Nobody is given a ride out of reach; what the driver does there changes what the vehicle comes back to.
      guard event != .reservationStart else { throw .notInThisState(event: event, state: vehicle.state) }
      var unseen = Vehicle(state: doing, beforeLeaving: vehicle.beforeLeaving)
      try unseen.apply(event)
      vehicle =
        unseen.state == .removed
        ? unseen : Vehicle(state: .nonContactable, beforeLoss: unseen.state, beforeLeaving: unseen.beforeLeaving)
    } catch {
      throw .vehicle(error)
    }
  }
}
