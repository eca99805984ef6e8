import Track
import Units

/// A ride as the fold of what was told, and the countdown that comes of it.
///
/// ``state(at:)`` is a function of the events alone: it is right whenever it is asked, however long nothing ran.
package struct MetroRide: Sendable {
  /// How a ride ended.
  package enum Outcome: Sendable, Hashable {
    /// The rider confirmed the arrival then; the error is that instant minus the one shown before.
    case arrived(at: Instant, error: Elapsed)
    /// The rider stopped the countdown.
    case stopped(at: Instant)
  }

  /// The stops.
  package let itinerary: Itinerary
  /// By the last anchor; nil before the first tap.
  package private(set) var schedule: RideSchedule?
  /// The alerts of the whole ride, in order.
  package private(set) var alerts: [RideAlert] = []
  /// How it ended; nil while it goes on.
  package private(set) var outcome: Outcome?
  /// How often the rider said "further on" and "not so far".
  package private(set) var corrections = (on: 0, back: 0)
  private var lastFix: Instant?
  private let places: [SurfacePlace?]

  /// What a correction by stops is exact to: the rider sees a station's name while the doors are open.
  private static let correctionSpread = Elapsed.seconds(10)
  /// What a tap is exact to, its delay apart.
  private static let tapSpread = Elapsed.seconds(1)

  /// Begins a ride that nobody has told anything of.
  package init(_ itinerary: Itinerary, _ network: Network) {
    self.itinerary = itinerary
    places = itinerary.stops.map { SurfacePlace(network.stations[$0.station]) }
  }

  /// Takes an event at its time; events are given in the order of their times.
  ///
  /// What makes no sense is passed over: a correction before the first tap, anything after the end.
  package mutating func apply(_ event: RideEvent, at now: Instant) {
    guard outcome == nil else { return }
    switch event {
    case .departed:
      guard schedule == nil else { return }
      anchor(0, isDeparture: true, at: now, spread: MetroRide.tapSpread, isTap: true, now)
    case .stopOn: correct(by: 1, at: now)
    case .stopBack: correct(by: -1, at: now)
    case .trainDeparted: depart(at: now)
    case .tappedLate(let delay): shift(by: delay, at: now)
    case .fix(let fix): snap(fix, at: now)
    case .confirmed:
      guard let arrival = schedule?.arrivals.last else { return }
      outcome = .arrived(at: now, error: now - arrival)
    case .stopped:
      outcome = .stopped(at: now)
    }
  }

  /// Where the ride is at an instant.
  package func state(at now: Instant) -> RideState {
    guard let schedule, let first = schedule.points.first, let last = schedule.points.last else {
      return RideState(
        phase: .waiting, stop: 0, stopsLeft: itinerary.left.first ?? 0, since: now, until: now, arrival: now)
    }
    let points = schedule.points
    var low = 0
    var high = points.count
    while low < high {
      let middle = (low + high) / 2
      if points[middle].at <= now { low = middle + 1 } else { high = middle }
    }
    // Before the first departure, by a correction: the train stands where the ride begins.
    let point = low == 0 ? ChangePoint(at: first.at, kind: .arrives, stop: 0) : points[low - 1]
    let until = low < points.count ? points[low].at : last.at + RideState.afterlife
    let phase: RideState.Phase =
      switch point.kind {
      case .departs, .boards: .running
      case .arrives: .standing
      case .changes: .changing
      case .ends: now < until ? .arrived : .over
      }
    return RideState(
      phase: outcome == nil ? phase : .over, stop: point.stop, stopsLeft: itinerary.left[point.stop],
      since: point.at, until: until, arrival: last.at)
  }

  /// The alerts that are due at an instant or later: exactly these are to be handed to an alarm.
  package func pendingAlerts(from now: Instant) -> [RideAlert] {
    guard outcome == nil else { return [] }
    return alerts.filter { $0.at >= now }
  }
}

extension MetroRide {
  private mutating func correct(by step: Int, at now: Instant) {
    guard schedule != nil else { return }
    let state = state(at: now)
    guard state.phase != .over else { return }
    if step > 0 { corrections.on += 1 } else { corrections.back += 1 }
    var stop = state.stop + step
    // Where trains are changed two entries are one place.
    if step < 0, itinerary.stops[state.stop].run == nil {
      anchor(state.stop, isDeparture: true, at: now, spread: MetroRide.correctionSpread, isTap: false, now)
      return
    }
    if step > 0, stop < itinerary.stops.count, itinerary.stops[stop].run == nil { stop += 1 }
    guard itinerary.stops.indices.contains(stop) else { return }
    if itinerary.stops[stop].run == nil {
      anchor(stop, isDeparture: true, at: now, spread: MetroRide.correctionSpread, isTap: false, now)
      return
    }
    // The rider taps at some time while the doors are open: half of the stop is over.
    let half = Elapsed(milliseconds: (itinerary.stops[stop].dwell?.time.milliseconds ?? 0) / 2)
    anchor(stop, isDeparture: false, at: now - half, spread: MetroRide.correctionSpread, isTap: false, now)
  }

  private mutating func depart(at now: Instant) {
    guard let schedule else { return }
    let waits = itinerary.stops.indices.filter { itinerary.stops[$0].change != nil && $0 > schedule.anchor.stop }
    let state = state(at: now)
    guard let stop = waits.last(where: { $0 <= state.stop }) ?? waits.first else { return }
    anchor(stop, isDeparture: true, at: now, spread: MetroRide.tapSpread, isTap: true, now)
  }

  private mutating func shift(by delay: Elapsed, at now: Instant) {
    guard let last = schedule?.anchor, last.isTap, delay > .zero, delay <= .seconds(120) else { return }
    // Who knows how late the tap was has taken the delay out.
    anchor(last.stop, isDeparture: true, at: last.at - delay, spread: .seconds(5), isTap: false, now)
  }

  private mutating func snap(_ fix: Fix, at now: Instant) {
    guard let schedule, SurfacePlace.isUsable(fix, at: now) else { return }
    if let lastFix, now - lastFix < SurfacePlace.leastPause { return }
    let stops = itinerary.stops.indices.filter { $0 >= state(at: now).stop - 1 }
    guard let stop = SurfacePlace.nearest(to: fix.place, places, among: stops) else { return }
    lastFix = now
    if fix.time < schedule.arrivals[stop] - SurfacePlace.exactness {
      anchor(stop, isDeparture: false, at: fix.time, spread: SurfacePlace.exactness, isTap: false, now)
    } else if fix.time > schedule.departures[stop] + SurfacePlace.exactness, stop < itinerary.stops.count - 1 {
      anchor(stop, isDeparture: true, at: fix.time, spread: SurfacePlace.exactness, isTap: false, now)
    }
  }

  private mutating func anchor(
    _ stop: Int, isDeparture: Bool, at: Instant, spread: Elapsed, isTap: Bool, _ now: Instant
  ) {
    let next = RideSchedule(
      itinerary, anchor: Anchor(stop: stop, isDeparture: isDeparture, at: at, spread: spread, isTap: isTap))
    let told = alerts.filter { $0.at < now }
    alerts = []
    for var alert in next.alerts(itinerary) where alert.stop >= stop {
      if alert.at < now {
        if alert.stop == stop, alert.kind == .next || isDeparture { continue }
        // Due by now: at once, unless it was told already.
        alert.at = told.first { $0.kind == alert.kind && $0.stop == alert.stop }?.at ?? now
      }
      alerts.append(alert)
    }
    schedule = next
    schedule = next
  }
}
