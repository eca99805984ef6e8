import JSON
import Metro
import Units

/// A ride that is counted: its way, its log and the fold of it.
package struct CountedRide: Sendable {
  /// The identifier of its network.
  package let network: String
  /// The way.
  package let way: FoundWay
  /// What was asked for and told.
  package private(set) var log: MetroRideLog
  /// The fold.
  package private(set) var ride: MetroRide
  /// The instant from which what moves by itself on the screen counts: a new one means a new drawing.
  package internal(set) var drawnAt: Instant
  /// Up to when alerts have been told.
  var toldUntil: Instant
  /// The alert that fills the screen; nil when none does.
  package internal(set) var flip: RideAlert?
  /// Whether its sound plays.
  package internal(set) var sounds = false
  /// What positions have measured on the way.
  private(set) var seen: [SurfaceTimes.Measured] = []
  private var sky: SurfaceTimes
  /// Whether it was put into the journal.
  var isNoted = false

  static let name = "metro/ride"
  static let learnedName = "metro/learned"

  /// Begins a ride by the tap at its departure.
  init(_ way: FoundWay, _ network: Network, log: MetroRideLog, at now: Instant) {
    self.network = log.network
    self.way = way
    self.log = log
    ride = MetroRide(way.itinerary, network, events: log.events)
    sky = SurfaceTimes(way.itinerary, network)
    drawnAt = now
    toldUntil = now
  }

  /// Takes an event; answers whether it changed anything.
  mutating func take(_ event: RideEvent, at now: Instant) -> Bool {
    let before = (ride.schedule, ride.outcome)
    watchSky(event, at: now)
    ride.apply(event, at: now)
    guard before.0 != ride.schedule || !CountedRide.isSame(before.1, ride.outcome) else { return false }
    log.events.append(TimedRideEvent(at: now, event: event))
    drawnAt = now
    // What became due by the event is told by it.
    if case .some(let flip) = flip, !ride.alerts.contains(flip) { self.flip = nil }
    return true
  }

  private mutating func watchSky(_ event: RideEvent, at now: Instant) {
    switch event {
    case .fix(let fix): if ride.outcome == nil { seen += sky.take(fix, at: now) }
    case .stopOn, .stopBack: sky.interrupt()
    case .departed, .trainDeparted, .tappedLate, .confirmed, .stopped: break
    }
  }

  private static func isSame(_ one: MetroRide.Outcome?, _ other: MetroRide.Outcome?) -> Bool { one == other }

  /// The file of the ride, as it is kept.
  var text: String {
    var bytes = log.header
    bytes.append(UInt8(ascii: "\n"))
    for event in log.events {
      bytes += event.line
      bytes.append(UInt8(ascii: "\n"))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// When it began.
  var start: Instant? { log.events.first?.at }
}
