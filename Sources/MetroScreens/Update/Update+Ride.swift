import Metro
import Tariffs
import Units
import Words

extension MetroState {
  /// Begins the ride by the tap in the moment at which the train moves.
  mutating func start(_ turn: inout MetroTurn) {
    guard ride == nil, let way = trip.way, let network = network?.network, let from = trip.from, let to = trip.to
    else { return }
    let log = MetroRideLog(
      network: network.id, from: network.stations[from].id, to: network.stations[to].id, planned: way.planned,
      level: way.level)
    ride = CountedRide(way, network, log: log, at: now)
    trip.showsWays = false
    tell(.departed, &turn)
    turn.perform(.top)
    announce(.metroStarted, &turn)
  }

  /// Takes what the rider or the phone tells.
  mutating func tell(_ event: RideEvent, _ turn: inout MetroTurn) {
    guard ride != nil, ride?.take(event, at: now) == true else { return }
    keepRide(&turn)
    if ride?.sounds == true { play(&turn) }
  }

  /// Goes on with a ride that was kept, as soon as its network has come.
  mutating func resume(_ turn: inout MetroTurn) {
    guard let log = waitingRide, let network = network?.network, network.id == log.network else { return }
    waitingRide = nil
    guard let from = network.station(log.from), let to = network.station(log.to) else { return }
    do throws(PlanError) {
      let way = try FoundWay(network, from: from, to: to, at: log.planned, level: log.level, learned: learned)
      ride = CountedRide(way, network, log: log, at: now)
      trip.from = from
      trip.to = to
    } catch {
      remark("the ride that was kept has no way any more")
    }
  }

  /// Rings what is due, and notes a ride that is over.
  mutating func attendRide(_ turn: inout MetroTurn) {
    guard var counted = ride else { return }
    ring(&counted, &turn)
    ride = counted
    guard !counted.isNoted else { return }
    let state = counted.ride.state(at: now)
    guard state.phase == .over else { return }
    note(counted)
    learn(from: counted, &turn)
    ride?.isNoted = true
    ride?.flip = nil
    keep(Journal.name, journal.text, &turn)
    keep(CountedRide.name, nil, &turn)
    if counted.sounds { turn.perform(.hush) }
  }

  private mutating func note(_ counted: CountedRide) {
    var entry = Journal.Entry(
      start: counted.start ?? now, network: counted.network, from: stationName(counted, first: true),
      to: stationName(counted, first: false), outcome: .expired, error: nil, on: Int64(counted.ride.corrections.on),
      back: Int64(counted.ride.corrections.back))
    switch counted.ride.outcome {
    case .arrived(_, let error):
      entry.outcome = .arrived
      entry.error = error
    case .stopped: entry.outcome = .stopped
    case nil: break
    }
    journal.add(entry)
  }

  /// Positions have measured runs and stops, and a confirmed arrival says how long the whole took.
  private mutating func learn(from counted: CountedRide, _ turn: inout MetroTurn) {
    let network = counted.way.planner.network
    let seconds = network.clock.seconds(
      of: counted.start ?? now, on: network.clock.serviceDay(at: counted.start ?? now))
    let way = counted.way
    let believed = learned.learn(
      from: counted.ride, of: network, seen: counted.seen, lines: { way.line(ofLeg: $0) },
      part: DayPart(secondsOfDay: seconds))
    if believed > 0 { keepLearned(&turn) }
  }

  private func stationName(_ counted: CountedRide, first: Bool) -> String {
    let stops = counted.ride.itinerary.stops
    let station = stops[first ? 0 : stops.count - 1].station
    return counted.way.planner.network.stations[station].names.text(in: language.tag)
  }

  mutating func putAway(_ turn: inout MetroTurn) {
    guard let counted = ride, counted.isNoted else { return }
    ride = nil
    trip.answer = nil
    turn.perform(.hush)
    turn.perform(.top)
  }

  private func keepRide(_ turn: inout MetroTurn) {
    if let ride, ride.ride.outcome == nil { keep(CountedRide.name, ride.text, &turn) }
  }

  // MARK: - Alerts

  /// What came due longer ago than this was missed by a page that was frozen: the screen says where the ride is now.
  private static let stale = Elapsed.seconds(60)

  private func ring(_ counted: inout CountedRide, _ turn: inout MetroTurn) {
    let due = counted.ride.pendingAlerts(from: counted.toldUntil).filter { $0.at <= now }
    counted.toldUntil = now + Elapsed(milliseconds: 1)
    if let flip = counted.flip, hasPassed(flip, counted) { counted.flip = nil }
    guard let alert = due.last, now - alert.at < MetroState.stale, !hasPassed(alert, counted) else { return }
    counted.flip = alert
    turn.perform(.vibrate(alert.kind == .next ? [300, 150, 300] : [600, 200, 600, 200, 600]))
    // The sound of the ride has the chime in it.
    if !counted.sounds { turn.perform(.tones(alert.kind == .next ? Ringing.next : Ringing.getOff)) }
    let station = counted.ride.itinerary.stops[alert.stop].station
    let name = counted.way.planner.network.stations[station].names.text(in: language.tag)
    if let strings {
      turn.perform(.announce(strings.text(alert.kind == .next ? .metroAlertNext : .metroAlertOff, ["name": name])))
    }
    turn.perform(.focus(id: "metro-flip"))
  }

  /// Whether the ride is further on than what an alert is about.
  private func hasPassed(_ alert: RideAlert, _ counted: CountedRide) -> Bool {
    let state = counted.ride.state(at: now)
    if alert.stop == counted.ride.itinerary.stops.count - 1 { return state.phase == .over }
    return state.stop > alert.stop
  }

  func announce(_ phrase: Phrase, _ turn: inout MetroTurn) {
    if let strings { turn.perform(.announce(strings.text(phrase))) }
  }
}

/// What an alert sounds like in the page: the notes of the ride's sound.
enum Ringing {
  static let next = [880, 1320].map { MetroEffect.Tone(hertz: $0, milliseconds: 400) }
  static let getOff = [1320, 880, 1320, 880, 1320, 880].map { MetroEffect.Tone(hertz: $0, milliseconds: 400) }
}
