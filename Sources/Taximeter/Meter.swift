import Almanac
import Tariffs
import Track
import Units

/// A taximeter for one hire: events in, a display and a bill out.
///
/// The meter is a fold over its events. Fixes may come late, in bursts, twice or out of order: the bill depends on what
/// they say and never on when they came. The display shows what no later fix can take back, and never falls.
package struct Meter: Sendable {
  /// The tariff's edition.
  package let edition: Edition
  /// The tariff's clock.
  package let schedule: Schedule
  /// The operating position.
  package private(set) var position = MeterPosition.forHire
  /// The keyed supplements of this hire.
  package private(set) var keyed = KeyedSupplements()
  /// The friend's discount.
  package private(set) var discount: Discount?

  /// The place of the rate that was chosen by its key; nil while the clock decides.
  private(set) var chosenRate: Int?
  private(set) var hire: Hire?
  private var history: History?
  private var stop: Instant?
  /// When the last usable fix arrived; Start before the first.
  private var lastArrival: Instant?
  /// The most that the fare window has shown in this hire.
  private var shown = Money.zero
  /// Up to when the display of this hire has been moved.
  private var looked = Instant(milliseconds: 0)

  /// How long after Stop a correction is allowed.
  package static var undoTime: Elapsed { .seconds(60) }
  /// The longest hire; one that is stopped later ends with it.
  package static var longest: Elapsed { .seconds(100 * 86_400) }

  /// Makes a meter that is for hire.
  package init(edition: Edition, zone: Zone, calendar: HolidayCalendar?) {
    self.edition = edition
    schedule = Schedule(edition: edition, zone: zone, calendar: calendar)
  }

  // MARK: - Events

  /// Takes an event at the time at which it happened; for a fix, at which it arrived.
  ///
  /// - Throws: A ``MeterError`` when the event cannot happen now; the meter is then as before.
  package mutating func apply(_ event: Event, at time: Instant) throws(MeterError) {
    if event.movesTheDisplay, isTooLong(at: time) { throw .tooLong }
    switch event {
    case .start: try begin(at: time)
    case .fix(let fix): take(fix, at: time)
    case .tick: look(at: time)
    case .pause: try pause(at: time)
    case .resume: try resume(at: time)
    case .stop: try halt(at: time)
    case .undoStop: try undoStop(at: time)
    case .pay: try pay()
    case .rate(let id): try choose(id, at: time)
    case .extra(let id, let count): try key(id, count: count)
    case .asPaid(let id, let amount): try key(id, amount: amount)
    case .discount(let discount): try reduce(discount)
    case .sight: break
    }
  }

  private mutating func begin(at time: Instant) throws(MeterError) {
    guard position == .forHire else { throw .notInThisPosition(event: "Start", position: position) }
    let hire = Hire(edition: edition, schedule: schedule, start: time, chosenRate: chosenRate)
    self.hire = hire
    history = History(hire: hire)
    lastArrival = time
    position = .hired
    looked = time
    look(at: time)
  }

  private mutating func take(_ fix: Fix, at time: Instant) {
    guard let hire, position != .paid else { return }
    if fix.time - hire.start < Meter.longest { history?.insert(fix) }
    look(at: time)
  }

  /// Takes fixes that are all there at once, so that there is no display to move in between.
  mutating func take(recorded fixes: [Fix]) {
    guard let hire, position != .paid else { return }
    let end = hire.start + Meter.longest
    history?.insert(contentsOf: fixes.allSatisfy { $0.time < end } ? fixes : fixes.filter { $0.time < end })
  }

  /// Takes recorded fixes, in order, each at its own time, and moves the display once, at the last.
  ///
  /// - Throws: ``MeterError/tooLong``; the meter is then as before.
  package mutating func apply(recorded fixes: [Fix]) throws(MeterError) {
    guard let last = fixes.last else { return }
    if isTooLong(at: last.time) { throw .tooLong }
    take(recorded: fixes)
    look(at: last.time)
  }

  private mutating func pause(at time: Instant) throws(MeterError) {
    guard position == .hired else { throw .notInThisPosition(event: "Pause", position: position) }
    change(at: time, isPaused: true)
    position = .paused
    look(at: time)
  }

  private mutating func resume(at time: Instant) throws(MeterError) {
    guard position == .paused else { throw .notInThisPosition(event: "Resume", position: position) }
    change(at: time, isPaused: false)
    position = .hired
    lastArrival = max(lastArrival ?? time, time)
    look(at: time)
  }

  private mutating func halt(at time: Instant) throws(MeterError) {
    guard let hire, position == .hired || position == .paused else {
      throw .notInThisPosition(event: "Stop", position: position)
    }
    // A ride that was forgotten can be stopped too: it ends where a meter counts no further, and its display stays.
    let end = hire.start + Meter.longest - Elapsed(milliseconds: 1)
    if time <= end { look(at: time) }
    stop = max(min(time, end), hire.start)
    position = .toPay
  }

  private mutating func undoStop(at time: Instant) throws(MeterError) {
    guard position == .toPay, let stop, let hire else {
      throw .notInThisPosition(event: "Undo stop", position: position)
    }
    guard time - stop <= Meter.undoTime else { throw .tooLateToUndo }
    self.stop = nil
    position = hire.timeline.latest.isPaused ? .paused : .hired
    look(at: time)
  }

  private mutating func pay() throws(MeterError) {
    guard position == .toPay else { throw .notInThisPosition(event: "Pay", position: position) }
    position = .paid
  }

  private mutating func choose(_ id: String?, at time: Instant) throws(MeterError) {
    guard position != .toPay, position != .paid else { throw .notInThisPosition(event: "Rate", position: position) }
    var index: Int?
    if let id {
      guard let found = edition.rateIndex(id) else { throw .unknownRate(id) }
      if hire != nil, edition.rates[found].flat != nil || hire?.metered == nil { throw .flatOnlyBeforeStart(id) }
      index = found
    }
    chosenRate = index
    guard let latest = hire?.timeline.latest else { return }
    change(at: time, isPaused: latest.isPaused)
  }

  private mutating func change(at time: Instant, isPaused: Bool) {
    guard let hire = hire?.changed(at: time, isPaused: isPaused, chosenRate: chosenRate) else { return }
    self.hire = hire
    history?.cut(at: hire.timeline.latest.at, hire: hire)
  }

  private mutating func key(_ id: String, count: Int64) throws(MeterError) {
    guard position != .paid else { throw .notInThisPosition(event: "Extras", position: position) }
    guard let index = edition.supplementIndex(id), case .key(let most, _) = edition.supplements[index].trigger else {
      throw .unknownSupplement(id)
    }
    guard (0...most).contains(count) else { throw .tooMany(supplement: id, most: most) }
    keyed.set(index, count: count)
  }

  private mutating func key(_ id: String, amount: Money) throws(MeterError) {
    guard position != .paid else { throw .notInThisPosition(event: "Extras", position: position) }
    guard let index = edition.supplementIndex(id), edition.supplements[index].isKeyed else {
      throw .unknownSupplement(id)
    }
    let most: Int64
    switch edition.supplements[index].amount {
    case .fixed, .shareOfFare, .shareOfSum: throw .unknownSupplement(id)
    case .asPaid: most = 1_000_000_000
    case .upTo(let limit): most = limit.minorUnits
    }
    guard (0...most).contains(amount.minorUnits) else { throw .amountOutOfRange(supplement: id) }
    keyed.set(index, count: amount > .zero ? 1 : 0, amount: amount)
  }

  private mutating func reduce(_ discount: Discount?) throws(MeterError) {
    guard position != .paid else { throw .notInThisPosition(event: "Discount", position: position) }
    self.discount = discount
  }

  // MARK: - The display

  /// Whether a hire that is going on would be longer than a meter can count: a clock that was set, not a ride.
  private func isTooLong(at time: Instant) -> Bool {
    guard let hire, stop == nil else { return false }
    return time - hire.start >= Meter.longest
  }

  /// Moves the display to what is certain at a time; it never moves back.
  private mutating func look(at time: Instant) {
    guard let hire, stop == nil else { return }
    looked = max(looked, time)
    if history?.advance(to: time + AdmissionLimits.early, hire: hire) == true {
      lastArrival = max(lastArrival ?? time, time)
    }
    shown = max(shown, fare(certain(at: time), hire: hire))
  }

  /// The counter with the least that any later fix could leave.
  private func certain(at time: Instant) -> Counter {
    guard let hire, let history else {
      return Counter(
        edition: edition, metered: Metered(initial: .zero, allowance: nil, combination: .single, bands: []))
    }
    let isSilent = time - (lastArrival ?? hire.start) > AdmissionLimits.gap
    return history.fold.least(until: isSilent ? time : history.fold.admission.frontier ?? hire.start, hire: hire)
  }

  /// The time of Start; nil while for hire.
  package var startTime: Instant? { hire?.start }

  /// The time of Stop; nil before it.
  package var stopTime: Instant? { stop }

  /// The fixes of this hire in the order of their times, used or not.
  package var fixes: [Fix] { history?.fixes ?? [] }

  /// The fixes that were refused so far, by reason.
  package var refused: RefusalCounts { history?.fold.admission.refused ?? RefusalCounts() }

  /// How many fixes were the very same as another.
  package var repeated: Int64 { history?.repeated ?? 0 }

  /// How many fixes were used so far.
  package var used: Int64 { history?.fold.admission.used ?? 0 }

  /// The distance counted so far; at Stop the bill's.
  var countedDistance: Distance {
    bill()?.distance ?? Distance(millimetres: history?.fold.counter.odometer ?? 0)
  }

  /// The last usable fix.
  package var latestFix: Fix? { history?.fold.admission.latest }

  /// What the meter shows at a time.
  package func display(at time: Instant) -> Display {
    guard let hire else { return Display.forHire(schedule: schedule, edition: edition, chosen: chosenRate, at: time) }
    if stop != nil, let bill = bill() {
      return Display(
        bill: bill, position: position, rate: bill.lastRate, isChosen: hire.timeline.latest.chosenRate != nil)
    }
    let time = isTooLong(at: time) ? looked : time
    let counter = certain(at: time)
    let fare = max(shown, fare(counter, hire: hire))
    let due = Due(
      hire: hire, keyed: keyed, facts: Due.Facts(stop: nil, origin: firstUsed, destination: nil, fare: fare))
    let isSilent = time - (lastArrival ?? hire.start) > AdmissionLimits.gap
    return Display(
      position: position, fare: fare, supplements: due.total, distance: Distance(millimetres: counter.odometer),
      waiting: Elapsed(milliseconds: counter.waiting), start: hire.start, stop: nil, rate: hire.rate(at: time),
      isChosen: hire.timeline.latest.chosenRate != nil, silentSince: isSilent ? lastArrival : nil)
  }

  /// The fare as far as a counter knows it.
  private func fare(_ counter: Counter, hire: Hire) -> Money {
    let first = edition.rates[hire.firstRate]
    let flat = first.flat ?? .zero
    guard let metered = hire.metered, !Bill.isFlat(first, odometer: counter.odometer) else { return flat }
    return max(flat, metered.minimum ?? .zero, metered.initial + counter.shown)
  }

  /// The first fix of the hire that says where it began.
  private var firstUsed: Fix? {
    guard let hire else { return nil }
    return Reception.origin(of: fixes[...], start: hire.start)
  }

  /// The bill as it stands at Stop; nil before it.
  package func bill() -> Bill? {
    guard let hire, let stop else { return nil }
    return bill(hire: hire, stop: stop, isTraced: false).bill
  }

  /// The bill with every step of the display; nil before Stop.
  package func explanation() -> (bill: Bill, increments: [Increment])? {
    guard let hire, let stop else { return nil }
    return bill(hire: hire, stop: stop, isTraced: true)
  }

  /// The fare with its counter and its silences as they stand; at Stop those of the bill.
  var counted: (fare: Money, counter: Counter, gaps: [Gap])? {
    guard let hire, let history else { return nil }
    guard let stop, let bill = bill() else {
      let counter = certain(at: looked)
      return (max(shown, fare(counter, hire: hire)), counter, history.fold.gaps)
    }
    let (_, fold) = folded(hire: hire, stop: stop, isTraced: false)
    return (bill.fare, fold.counter, fold.gaps)
  }

  /// The fold to Stop, and the hire as it ended then.
  private func folded(hire: Hire, stop: Instant, isTraced: Bool) -> (hire: Hire, fold: Fold) {
    let ended = hire.ended(at: stop)
    var fold: Fold
    if isTraced || ended.firstRate != hire.firstRate {
      fold = Fold(hire: ended, isTraced: isTraced)
      for fix in fixes where fix.time <= stop { fold.take(fix, hire: ended) }
    } else {
      fold = history?.fold(until: stop, hire: ended) ?? Fold(hire: ended)
    }
    fold.finish(at: stop, hire: ended)
    return (ended, fold)
  }

  private func bill(hire: Hire, stop: Instant, isTraced: Bool) -> (bill: Bill, increments: [Increment]) {
    let (hire, fold) = folded(hire: hire, stop: stop, isTraced: isTraced)
    let reception = Reception(
      used: fold.admission.used, refused: fold.admission.refused, repeated: repeated, origin: firstUsed,
      destination: fold.admission.latest)
    let bill = Bill(
      hire: hire, counter: fold.counter, stop: stop, keyed: keyed, discount: discount, shown: shown, gaps: fold.gaps,
      reception: reception)
    return (bill, fold.trace?.increments ?? [])
  }
}
