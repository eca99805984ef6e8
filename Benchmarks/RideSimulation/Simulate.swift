import Almanac
import Foundation
import Metro
import MetroSupport
import Transit
import Units

/// Prints the tables of docs/metro.md: `RideSimulation NETWORK DEVIATIONS RIDES`, and `RideSimulation derive NETWORK`.
@main
struct Simulate {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.count == 2, arguments[0] == "derive" {
      return FirstLastProof(try network(arguments[1])).print()
    }
    guard arguments.count == 3, let rides = Int(arguments[2]) else {
      FileHandle.standardError.write(Data("RideSimulation NETWORK DEVIATIONS RIDES\n".utf8))
      exit(2)
    }
    let network = try network(arguments[0])
    guard let day = CivilDate(iso8601: "2026-11-30") else { return }
    let deviations = try String(contentsOfFile: arguments[1], encoding: .utf8)
    let simulation = try RideSimulation(network, day: day, rides: rides, seed: 20_261_201, deviations: deviations)
    print(
      "| \(network.id), \(rides) rides, \(simulation.changing) with a change | get off: too late | median lead | warning: too late | median lead |"
    )
    print("| --- | --- | --- | --- | --- |")
    row("ours, a tap at each departure", simulation.ours)
    row("who knows how trains deviate, a tap at each departure", simulation.known)
    row("simple rules, a tap at each departure", simulation.simple)
    row("ours, no tap after a change", simulation.untapped)
    row("simple rules, no tap after a change", simulation.simpleUntapped)
  }

  private static func network(_ path: String) throws -> Network {
    try NetworkFile.read([UInt8](Data(contentsOf: URL(filePath: path))))
  }

  private static func row(_ name: String, _ outcome: RideSimulation.Outcome) {
    func percent(_ leads: [Double]) -> String {
      String(Double(Int(RideSimulation.Outcome.late(leads) * 10_000)) / 100) + " %"
    }
    func seconds(_ leads: [Double]) -> String { "\(Int(RideSimulation.Outcome.median(leads).rounded())) s" }
    let warning = outcome.next.isEmpty ? "– | –" : "\(percent(outcome.next)) | \(seconds(outcome.next))"
    print("| \(name) | \(percent(outcome.getOff)) | \(seconds(outcome.getOff)) | \(warning) |")
  }
}
