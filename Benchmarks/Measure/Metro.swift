import Almanac
import Archives
import Foundation
import JSON
import Metro
import Transit
import Units

/// A metro: a feed to its network, a way through Kyiv, where a ride is at an instant.
enum MetroMeasuring {
  static let measurement = Measurement(
    name: "metro", arguments: "FEED NETWORK",
    purpose: "ms from a zip to a network file with its report, µs of a plan, ns of where a ride is"
  ) { (arguments) throws(MeasurementError) in
    guard arguments.count == 2 else { throw MeasurementError(message: "name a feed and a network file") }
    let zip = try bytes(arguments[0])
    let network = try network(bytes(arguments[1]))
    var imports: [Double] = []
    for _ in 0..<7 { imports.append(try seconds { () throws(MeasurementError) in _ = try file(zip) }) }
    let (plans, states) = try ways(network)
    return [
      Figure(name: "feed to network file", value: median(imports) * 1e3, unit: "ms"),
      Figure(name: "network file", value: Double(try file(zip).count), unit: "bytes"),
      Figure(name: "plan", value: plans * 1e6, unit: "µs"),
      Figure(name: "state of a ride", value: states * 1e9, unit: "ns"),
    ]
  }

  private static func bytes(_ path: String) throws(MeasurementError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw MeasurementError(message: "\(path) cannot be read")
    }
    return [UInt8](data)
  }

  private static func network(_ bytes: [UInt8]) throws(MeasurementError) -> Network {
    do throws(JSONError) {
      return try NetworkFile.read(bytes)
    } catch {
      throw MeasurementError(message: error.description)
    }
  }

  private static func file(_ zip: [UInt8]) throws(MeasurementError) -> [UInt8] {
    do {
      let files = try ZipArchive(zip).feed()
      let choices = FeedImport.Choices(id: "xx-bench", today: CivilDate(dayNumber: 20_787))
      let result = try FeedImport(files, choices)
      return result.network.json(.compact) + Array(result.report.text.utf8)
    } catch {
      throw MeasurementError(message: "the feed cannot be imported: \(error)")
    }
  }

  /// The seconds of a plan between stations all over the network, and of a state.
  private static func ways(_ network: Network) throws(MeasurementError) -> (plan: Double, state: Double) {
    let start = Instant(seconds: 1_796_018_400)
    let planner = Planner(network, at: start)
    var itinerary: Itinerary?
    var plans: [Double] = []
    for _ in 0..<7 {
      var count = 0.0
      let time = seconds {
        for from in stride(from: 0, to: network.stations.count, by: 3) {
          for to in stride(from: 1, to: network.stations.count, by: 4) where from != to {
            do throws(PlanError) {
              let plan = try planner.plan(from: from, to: to, at: start)
              if plan.legs.count > 1 { itinerary = Itinerary(plan, planner, on: network.timetables[0].from) }
            } catch {}
            count += 1
          }
        }
      }
      plans.append(time / count)
    }
    guard let itinerary else { throw MeasurementError(message: "the network has no ride with a change") }
    var ride = MetroRide(itinerary, network)
    ride.apply(.departed, at: start)
    var states: [Double] = []
    var sum = 0
    for _ in 0..<7 {
      let rounds: Int64 = 200_000
      states.append(
        seconds {
          for step in 0..<rounds {
            sum += ride.state(at: start + Elapsed(milliseconds: step * 17 % 2_000_000)).stopsLeft
          }
        } / Double(rounds))
    }
    guard sum > 0 else { throw MeasurementError(message: "the ride has no stops") }
    return (median(plans), median(states))
  }
}
