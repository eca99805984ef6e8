import Almanac
import JSON
import Metro
import Units

/// What must hold for whatever bytes a network is read from: it is refused with a place, or it reads back as the same and
/// ways through it can be counted down.
enum NetworkPromises {
  static func check(_ bytes: [UInt8]) {
    let network: Network
    do throws(JSONError) {
      network = try NetworkFile.read(bytes)
    } catch {
      precondition(error.path.utf8.first == UInt8(ascii: "$") && !error.message.isEmpty, "A refusal says where and why")
      return
    }
    do throws(JSONError) {
      let again = try NetworkFile.read(network.json(.compact))
      precondition(again == network, "What is written reads back as the same")
    } catch {
      preconditionFailure("What is written can be read: \(error.message)")
    }
    ride(network)
  }

  /// Between the first and the last station, at the start of the first timetable.
  static func ride(_ network: Network) {
    guard network.stations.count > 1, network.stations.count < 200 else { return }
    let start = network.clock.instant(of: ServiceTime(seconds: 30_000), on: network.timetables[0].from)
    let planner = Planner(network, at: start)
    let plan: Plan
    do throws(PlanError) {
      plan = try planner.plan(from: 0, to: network.stations.count - 1, at: start)
    } catch {
      return
    }
    let itinerary = Itinerary(plan, planner, on: network.clock.serviceDay(at: start))
    var ride = MetroRide(itinerary, network)
    ride.apply(.departed, at: start)
    ride.apply(.stopOn, at: start + .seconds(60))
    ride.apply(.trainDeparted, at: start + .seconds(90))
    ride.apply(.stopBack, at: start + .seconds(120))
    var before = start
    for point in ride.schedule?.points ?? [] {
      precondition(point.at >= before || point.at < start, "Change points are in order")
      before = max(before, point.at)
      let state = ride.state(at: point.at)
      precondition(state.stopsLeft >= 0 && state.since <= state.until, "A state is whole")
    }
  }

  /// A kept ride is refused or folded over a line of three stations.
  static func checkRide(_ bytes: [UInt8]) {
    do throws(JSONError) {
      let log = try MetroRideLog(bytes)
      for event in log.events { precondition(!event.line.isEmpty, "An event can be written") }
    } catch {
      precondition(!error.message.isEmpty, "A refusal says why")
    }
  }
}
