import Almanac
import Metro
import Testing
import Units

/// A ride through a network for tests, in seconds since 2026-11-30 08:00 in Kyiv.
struct Countdown {
  static let start = Instant(seconds: 1_796_018_400)

  let network: Network
  let planner: Planner
  let plan: Plan
  var ride: MetroRide

  init(_ network: Network, from: String, to: String, at: Instant = start, level: String? = nil) throws {
    self.network = network
    planner = Planner(network, at: at)
    let from = try #require(network.station(from))
    let to = try #require(network.station(to))
    plan = try planner.plan(from: from, to: to, at: at, level: level)
    ride = MetroRide(
      Itinerary(plan, planner, on: network.clock.serviceDay(at: at), level: level), network)
  }

  mutating func tell(_ event: RideEvent, at seconds: Int64) {
    ride.apply(event, at: Countdown.start + .seconds(seconds))
  }

  func state(_ seconds: Int64) -> RideState { ride.state(at: Countdown.start + .seconds(seconds)) }

  /// The arrival at the end, in seconds.
  var arrival: Int64? {
    ride.schedule?.arrivals.last.map { ($0 - Countdown.start).wholeSeconds }
  }

  /// What is still to be told, as `next d 93`.
  func pending(from seconds: Int64) -> [String] {
    ride.pendingAlerts(from: Countdown.start + .seconds(seconds)).map { alert in
      let station = network.stations[ride.itinerary.stops[alert.stop].station].id
      return "\(alert.kind.rawValue) \(station) \((alert.at - Countdown.start).wholeSeconds)"
    }
  }
}
