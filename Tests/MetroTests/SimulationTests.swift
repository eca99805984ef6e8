import Almanac
import Metro
import MetroSupport
import RideSupport
import Testing

/// The promise of the alerts on simulated rides; docs/metro.md has the table of many more.
@Suite struct SimulationTests {
  @Test("On Kyiv's rides two of a hundred calls to get off come too late at most, and the middle one not too early")
  func kyiv() throws {
    let network = try NetworkFile.read(Golden.bytes("Data/networks/ua-kyiv.json"))
    let deviations = String(decoding: try Golden.bytes("Tests/Fixtures/metro/deviations.txt"), as: UTF8.self)
    let day = try #require(CivilDate(iso8601: "2026-11-30"))
    let simulation = try RideSimulation(network, day: day, rides: 1500, seed: 8, deviations: deviations)
    #expect(RideSimulation.Outcome.late(simulation.ours.getOff) <= 0.02)
    #expect(RideSimulation.Outcome.median(simulation.ours.getOff) <= 45)
    #expect(RideSimulation.Outcome.late(simulation.ours.next) <= 0.005)
    #expect(RideSimulation.Outcome.late(simulation.untapped.getOff) <= 0.03)
    #expect(RideSimulation.Outcome.late(simulation.simple.getOff) > 0.1)
    // Whoever knows how all trains deviate calls later, and is late as often as is accepted.
    #expect(RideSimulation.Outcome.late(simulation.known.getOff) <= 0.03)
    #expect(
      RideSimulation.Outcome.median(simulation.known.getOff) <= RideSimulation.Outcome.median(simulation.ours.getOff))
  }
}
