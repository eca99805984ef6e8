import Metro
import RideSupport
import Testing
import Transit
import Units

@Suite struct DerivationTests {
  private static func kyiv() throws -> Network {
    try NetworkFile.read(Golden.bytes("Data/networks/ua-kyiv.json"))
  }

  @Test("Kyiv's times are those that follow from its first and last trains")
  func derivedAnew() throws {
    let network = try Self.kyiv()
    var stripped = network
    for timetable in network.timetables.indices {
      for pattern in network.timetables[timetable].patterns.indices {
        let count = network.timetables[timetable].patterns[pattern].hops.count
        stripped.timetables[timetable].patterns[pattern].hops = [Hop](repeating: Hop(), count: count)
      }
    }
    #expect(Derivation(stripped).derived() == network)
  }

  @Test("Trains that begin on the way are found and cut off: seven of Kyiv's, nothing else")
  func midline() throws {
    let refused = Derivation(try Self.kyiv()).steps(1).flatMap { $0.refused }
    #expect(refused.map { $0.wholeSeconds }.sorted() == [-1560, -1215, -1050, -925, -790, -300, -210])
  }

  @Test("A direction's own times come first: one median for both would be a minute late on the third line")
  func ownDirection() throws {
    let network = try Self.kyiv()
    let steps = Derivation(network).steps(1)
    let patterns = network.timetables[1].patterns
    let back = try #require(
      patterns.firstIndex { network.stations[$0.stations[0]].id == "chervonyi-khutir" })
    let end = try #require(patterns[back].stations.firstIndex { network.stations[$0].id == "dorohozhychi" })
    let planner = Planner(network, timetable: 1, part: .midday)
    var ours = Elapsed.zero
    var own = Elapsed.zero
    var pooled = Elapsed.zero
    for hop in 0..<end - 1 {
      ours += planner.times.run(back, from: hop).time + planner.times.dwell(back, at: hop + 1).time
      let step = try #require(steps.first { $0.pattern == back && $0.hop == hop })
      own += try #require(step.cycle)
      let pair = (patterns[back].stations[hop], patterns[back].stations[hop + 1])
      let both = steps.filter { other in
        let stations = patterns[other.pattern].stations
        let way = (stations[other.hop], stations[other.hop + 1])
        return way == pair || way == (pair.1, pair.0)
      }.flatMap { $0.samples }.sorted()
      let sum = both[(both.count - 1) / 2].milliseconds + both[both.count / 2].milliseconds
      pooled += Elapsed(milliseconds: sum / 2)
    }
    #expect(pooled - own >= .seconds(40))
    #expect((ours - own).milliseconds.magnitude <= 10_000)
  }

  @Test("Where first and last train differ by more than 25 s the one nearer to the distance is kept")
  func agreement() throws {
    let table = """
      line,station_id,fwd_first,fwd_last,back_first,back_last
      r,a,05:00:00,23:00:00,,
      r,b,05:02:00,23:02:00,05:20:00,665
      r,c,05:04:00,23:05:31,05:18:00,543
      r,d,05:06:00,23:07:31,05:16:00,423
      """
    let zone = try Self.kyiv().clock.zone
    var network = try FirstLastTable.read(Array(table.utf8), zone: zone, from: "2026-11-30", base: nil)
    let places: [Double] = [30, 30.015, 30.03, 30.045]
    for (index, east) in places.enumerated() {
      network.stations[index].place = Coordinate(degreesNorth: 50, degreesEast: east)
    }
    let steps = Derivation(network).steps(0)
    #expect(steps[1].cycle == .seconds(120))
    #expect(steps[1].refused == [.seconds(211)])
    // 665 s of the day are after midnight.
    #expect(
      network.timetables[0].patterns[1].hours[0].last.compactMap { $0?.text } == ["24:07:03", "24:09:03", "24:11:05"])
  }

  @Test(
    "A table that is wrong is refused with its line",
    arguments: [
      ("", "there are no two stations of one line in it"),
      ("line,station_id\n", "the first line has no column \"fwd_first\"; add it"),
      ("line,station_id,fwd_first,fwd_last,back_first,back_last\nr,a,5\n", "too few fields"),
      (
        "line,station_id,fwd_first,fwd_last,back_first,back_last\nr,a,5:61,,,\n",
        "\"5:61\" is no time such as 05:51:00"
      ),
    ])
  func refuses(table: String, message: String) throws {
    let zone = try Self.kyiv().clock.zone
    let error = #expect(throws: FirstLastError.self) {
      try FirstLastTable.read(Array(table.utf8), zone: zone, from: "2026-11-30", base: nil)
    }
    #expect(error?.line == (table.isEmpty ? 1 : message.hasPrefix("there") ? nil : message.hasPrefix("the ") ? 1 : 2))
    #expect(error?.message == (table.isEmpty ? "the first line has no column \"line\"; add it" : message))
  }
}
