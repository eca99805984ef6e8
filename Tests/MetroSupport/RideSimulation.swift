import Almanac
import Foundation
import Metro
import RideSupport
import Units

/// Many rides between stations drawn by chance, each counted down by our rules and by simple ones on the same draws.
///
/// The simple rules: one median for both directions of a hop, doors open for 25 s everywhere, a quarter of the headway
/// after a change, a warning at the last stop but one and "get off" at the arrival.
package struct RideSimulation {
  /// The seconds by which alerts came before the doors opened; below zero is too late.
  package struct Outcome {
    /// Of "get off".
    package var getOff: [Double] = []
    /// Of the warning before it.
    package var next: [Double] = []

    /// The share that came after the doors had opened.
    package static func late(_ leads: [Double]) -> Double {
      Double(leads.count { $0 < 0 }) / Double(max(1, leads.count))
    }

    /// The middle lead.
    package static func median(_ leads: [Double]) -> Double { leads.sorted()[leads.count / 2] }
  }

  /// Our rules, with a tap at every departure.
  package private(set) var ours = Outcome()
  /// Our rules, with no tap after a change.
  package private(set) var untapped = Outcome()
  /// Someone who knows how all trains deviate, with a tap at every departure.
  package private(set) var known = Outcome()
  /// The simple rules, with a tap at every departure.
  package private(set) var simple = Outcome()
  /// The simple rules, with no tap after a change.
  package private(set) var simpleUntapped = Outcome()
  /// How many of the rides had a change.
  package private(set) var changing = 0

  /// Runs so many rides on a weekday between 7 and 22 o'clock.
  package init(_ network: Network, day: CivilDate, rides: Int, seed: UInt64, deviations: String) throws {
    var dice = Dice(seed: seed)
    let runs = Deviations(deviations, kind: "run")
    let dwells = Deviations(deviations, kind: "dwell")
    // Its draws are its own: it must not know these rides.
    let trains = KnownTrains(runs: runs, dwells: dwells, seed: ~seed)
    let planners = DayPart.allCases.map { Planner(network, timetable: network.timetableIndex(on: day), part: $0) }
    let midnight = network.clock.instant(of: ServiceTime(seconds: 0), on: day)
    while ours.getOff.count < rides {
      let from = Int.random(in: network.stations.indices, using: &dice)
      let to = Int.random(in: network.stations.indices, using: &dice)
      let second = Int64.random(in: 7 * 3600..<22 * 3600, using: &dice)
      let start = midnight + .seconds(second)
      let part = DayPart.allCases.firstIndex(of: DayPart(secondsOfDay: second)) ?? 0
      guard from != to, let plan = RideSimulation.plan(planners[part], from, to, start) else { continue }
      if !plan.changes.isEmpty { changing += 1 }
      let itinerary = Itinerary(plan, planners[part], on: day)
      let draw = RideDraw(itinerary, runs: runs, dwells: dwells, &dice)
      RideSimulation.count(itinerary, network, draw, start, isTapped: true, &ours)
      RideSimulation.count(itinerary, network, draw, start, isTapped: false, &untapped)
      trains.count(itinerary, draw, &known)
      let plain = SimpleRules(itinerary, planners[part])
      plain.count(draw, isTapped: true, &simple)
      plain.count(draw, isTapped: false, &simpleUntapped)
    }
  }

  private static func plan(_ planner: Planner, _ from: Int, _ to: Int, _ start: Instant) -> Plan? {
    do throws(PlanError) {
      return try planner.plan(from: from, to: to, at: start)
    } catch {
      return nil
    }
  }

  private static func count(
    _ itinerary: Itinerary, _ network: Network, _ draw: RideDraw, _ start: Instant, isTapped: Bool,
    _ outcome: inout Outcome
  ) {
    var ride = MetroRide(itinerary, network)
    let end = itinerary.stops.count - 1
    var told: [RideAlert.Kind: Double] = [:]
    func hear(until now: Instant) {
      for alert in ride.alerts where alert.stop == end && alert.at < now && told[alert.kind] == nil {
        told[alert.kind] = (alert.at - start).inSeconds
      }
    }
    for index in itinerary.stops.indices where itinerary.stops[index].run == nil && (index == 0 || isTapped) {
      let tap = start + Elapsed(milliseconds: Int64((draw.departures[index] + draw.taps[index]) * 1000))
      hear(until: tap)
      ride.apply(index == 0 ? .departed : .trainDeparted, at: tap)
    }
    hear(until: start + .seconds(100_000))
    outcome.getOff.append(draw.arrivals[end] - (told[.getOff] ?? .infinity))
    outcome.next.append(draw.arrivals[end] - (told[.next] ?? .infinity))
  }
}
