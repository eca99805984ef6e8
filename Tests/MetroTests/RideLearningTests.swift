import Metro
import Testing
import Units

/// What a confirmed arrival teaches.
struct RideLearningTests {
  /// A ride of two hops of 100 s and 60 s with a stop of 20 s, confirmed so many seconds after the countdown's end.
  private static func learned(
    late seconds: Int64, before: RideEvent? = nil
  ) throws -> (believed: Int, learned: LearnedTimes) {
    let network = try SampleMetro.line([100, 60], dwells: [20])
    let planner = Planner(network, timetable: 0, part: .midday)
    let start = Instant(seconds: 1_790_000_000)
    let plan = try planner.plan(from: 0, to: 2, at: start)
    var ride = MetroRide(Itinerary(plan, planner, on: network.clock.serviceDay(at: start)), network)
    ride.apply(.departed, at: start)
    if let before { ride.apply(before, at: start + .seconds(20)) }
    ride.apply(.confirmed, at: (ride.schedule?.arrivals.last ?? start) + .seconds(seconds))
    var learned = LearnedTimes()
    let believed = learned.learn(from: ride, of: network, lines: { _ in 0 }, part: .midday)
    return (believed, learned)
  }

  @Test("The error of a confirmed arrival is spread over the runs by their variances")
  func spreads() throws {
    let (believed, learned) = try Self.learned(late: 20)
    #expect(believed == 2)
    let runs = ["a", "b"].map { from in
      learned.values(.run, at: LearnedKey(line: "l0", from: from, to: from == "a" ? "b" : "c"), part: .midday)
    }
    // Both runs are equally sure, so each takes half.
    #expect(runs == [[.seconds(110)], [.seconds(70)]])
  }

  @Test("A held train, a corrected ride and one that was ended teach nothing")
  func refuses() throws {
    #expect(try Self.learned(late: 91).believed == 0)
    #expect(try Self.learned(late: -91).believed == 0)
    #expect(try Self.learned(late: 5, before: .stopOn).believed == 0)
    #expect(try Self.learned(late: 5, before: .stopped).believed == 0)
  }
}
