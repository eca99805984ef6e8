import Metro
import MetroScreens
import MetroSupport
import RideSupport
import Testing
import Track
import Units
import Words

/// What positions on Kyiv's left bank, where the first line sees the sky, teach of its times.
struct SkyTests {
  private static let stops = ["hidropark", "livoberezhna", "darnytsia", "chernihivska", "lisova"]

  /// A train of the way that runs three seconds longer than the timetable and stands as long as it says.
  private static func train(_ app: MetroApp, _ itinerary: Itinerary) throws -> SkyTrain {
    let stations = try #require(app.state.network?.network.stations)
    func place(_ stop: Int) throws -> Coordinate { try #require(stations[itinerary.stops[stop].station].place) }
    var train = SkyTrain(at: try place(0), from: app.now)
    for stop in itinerary.stops.indices.dropFirst() {
      let run = try #require(itinerary.stops[stop].run)
      train.run(to: try place(stop), in: run.time.wholeSeconds + 3)
      train.stand(itinerary.stops[stop].dwell?.time.wholeSeconds ?? 1)
    }
    return train
  }

  private static func values(_ app: MetroApp, _ kind: LearnedTimes.Kind, to stop: Int) -> [Elapsed] {
    app.state.learned.values(
      kind, at: LearnedKey(line: "m1", from: stops[stop - 1], to: stops[stop]), part: .midday)
  }

  /// Lets the page hear of each position at its time; `press` is asked before each.
  private static func ride(
    _ app: inout MetroApp, _ train: SkyTrain, _ press: (inout MetroApp, Int) -> Void = { _, _ in }
  ) {
    for (second, fix) in train.fixes.enumerated() {
      if second > 0 { app.pass(1) }
      press(&app, second)
      app.send(.fix(fix))
    }
  }

  private static func nears(_ values: [Elapsed], _ time: Elapsed?) -> Bool {
    guard let time, values.count == 1 else { return false }
    return (values[0] - time).milliseconds.magnitude <= 2500
  }

  @Test("A ride under the sky learns the runs and stops that positions have seen, once it is over")
  func learns() throws {
    var app = MetroApp(from: "hidropark", to: "lisova")
    app.press(.start)
    #expect(app.effects.contains(.watch(true)))
    let itinerary = try #require(app.state.ride?.ride.itinerary)
    Self.ride(&app, try Self.train(app, itinerary))
    #expect(app.state.learned.isEmpty)
    app.press(.endRide)
    for stop in [2, 3] {
      let run = try #require(itinerary.stops[stop].run)
      #expect(Self.nears(Self.values(app, .run, to: stop), .seconds(run.time.wholeSeconds + 3)))
      #expect(Self.nears(Self.values(app, .dwell, to: stop), itinerary.stops[stop].dwell?.time))
    }
    #expect(Self.values(app, .run, to: 1).isEmpty && Self.values(app, .run, to: 4).isEmpty)
    #expect(app.kept["metro/learned"]?.contains("darnytsia") == true)
  }

  @Test("Across a correction nothing is learned of a run")
  func corrected() throws {
    var app = MetroApp(from: "hidropark", to: "lisova")
    app.press(.start)
    let itinerary = try #require(app.state.ride?.ride.itinerary)
    let schedule = try #require(app.state.ride?.ride.schedule)
    let second = Int((schedule.departures[2] - app.now).wholeSeconds) + 80
    Self.ride(&app, try Self.train(app, itinerary)) { app, now in
      if now == second { app.press(.stopOn, .stopBack) }
    }
    app.press(.endRide)
    #expect(Self.values(app, .run, to: 2).count == 1)
    #expect(Self.values(app, .run, to: 3).isEmpty)
    #expect(Self.values(app, .dwell, to: 3).count == 1)
  }

  @Test("While times are measured positions do it too, and what was pressed counts once")
  func measures() throws {
    var app = MetroApp(from: "hidropark", to: "lisova")
    app.send(.open(MetroEvent.Opening(room: .calibration, language: .english)))
    #expect(app.text.contains("Above ground positions measure as well"))
    #expect(!app.effects.contains(.watch(true)))
    let itinerary = try #require(app.state.calibration.way?.itinerary)
    let run = try #require(itinerary.stops[1].run).time.wholeSeconds + 3
    let stay = try #require(itinerary.stops[1].dwell).time.wholeSeconds
    let next = try #require(itinerary.stops[2].run).time.wholeSeconds + 3
    let taps = [0, run, run + stay, run + stay + next].map { Int($0) }
    Self.ride(&app, try Self.train(app, itinerary)) { app, now in
      if taps.contains(now) { app.press(.tap) }
    }
    #expect(app.effects.contains(.watch(true)))
    #expect(Self.values(app, .run, to: 1) == [.seconds(run)])
    #expect(Self.values(app, .dwell, to: 1) == [.seconds(stay)])
    #expect(Self.values(app, .run, to: 2) == [.seconds(next)])
    #expect(Self.values(app, .dwell, to: 2).count == 1)
    #expect(
      Self.nears(Self.values(app, .run, to: 3), itinerary.stops[3].run.map { .seconds($0.time.wholeSeconds + 3) }))
  }

  @Test("On a way that sees no sky nobody asks for positions")
  func underground() {
    var app = MetroApp(from: "vokzalna", to: "teatralna")
    app.send(.open(MetroEvent.Opening(room: .calibration, language: .english)))
    app.press(.tap)
    #expect(!app.text.contains("Above ground"))
    #expect(!app.effects.contains(.watch(true)))
  }
}
