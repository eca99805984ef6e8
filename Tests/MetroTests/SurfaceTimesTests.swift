import Metro
import MetroSupport
import Testing
import Track
import Units

/// What positions under the sky teach of runs and stops.
@Suite struct SurfaceTimesTests {
  private static let start = Instant(seconds: 1_796_018_400)

  /// Stations a to f, 1.1 km apart, 100 s of run and 20 s of stop by the timetable.
  private static func network(tunnel: Int? = nil) throws -> Network {
    var network = try SampleMetro.line([100, 100, 100, 100, 100], dwells: [20, 20, 20, 20])
    for index in network.stations.indices {
      network.stations[index].place = place(Double(index))
      network.stations[index].isAboveGround = index != tunnel
    }
    return network
  }

  private static func place(_ station: Double) -> Coordinate {
    guard let place = Coordinate(degreesNorth: 50.4 + station / 100, degreesEast: 30.5) else {
      preconditionFailure("Kyiv is on the globe")
    }
    return place
  }

  private static func itinerary(_ network: Network) throws -> Itinerary {
    let planner = Planner(network, timetable: 0, part: .midday)
    let plan = try planner.plan(from: 0, to: 5, at: start)
    return Itinerary(plan, planner, on: network.clock.serviceDay(at: start))
  }

  /// A whole ride: `drive` goes from one station to the next, `halt` stands at one.
  private static func measured(
    tunnel: Int? = nil, change: (Fix) -> Fix? = { $0 }, interruptedAt: Int64? = nil,
    drive: (inout SkyTrain, Int) -> Void = { $0.run(to: place(Double($1 + 1)), in: 104) },
    halt: (inout SkyTrain, Int) -> Void = { train, _ in train.stand(24) }
  ) throws -> [String] {
    let network = try network(tunnel: tunnel)
    var train = SkyTrain(at: place(0), from: start)
    train.stand(30)
    for station in 0..<5 {
      drive(&train, station)
      if station < 4 { halt(&train, station + 1) }
    }
    train.stand(20)
    var times = SurfaceTimes(try itinerary(network), network)
    var told: [String] = []
    for fix in train.fixes.compactMap(change) {
      if let interruptedAt, fix.time == start + .seconds(interruptedAt) { times.interrupt() }
      for time in times.take(fix, at: fix.time + .seconds(1)) {
        let station = network.stations[time.stop].id
        told.append("\(time.kind.rawValue) \(station) \(time.value.wholeSeconds)")
      }
    }
    return told
  }

  /// Standing is seen a second before the train has stopped, and for a second after it has begun to move.
  private static let whole = [
    "dwell b 26", "run c 102", "dwell c 26", "run d 102", "dwell d 26", "run e 102", "dwell e 26",
  ]

  @Test("Every stop and run is measured to two seconds, but no run from where one gets on and to where one gets off")
  func measures() throws {
    #expect(try Self.measured() == Self.whole)
  }

  @Test("Where one cannot see the sky nothing is measured, nor the run into it, nor the one out of it")
  func tunnels() throws {
    #expect(
      try Self.measured(tunnel: 2) == ["dwell b 26", "dwell d 26", "run e 102", "dwell e 26"])
  }

  @Test("A hold is not learned from, and what comes after it is")
  func held() throws {
    let before = try Self.measured(
      drive: { train, station in
        if station == 2 {
          train.run(to: Self.place(2.5), in: 60)
          train.stand(120)
          train.run(to: Self.place(3), in: 60)
        } else {
          train.run(to: Self.place(Double(station + 1)), in: 104)
        }
      })
    #expect(before == Self.whole.filter { $0 != "run d 102" })
    let at = try Self.measured(halt: { train, station in train.stand(station == 2 ? 200 : 24) })
    #expect(at == Self.whole.filter { $0 != "dwell c 26" })
  }

  @Test("A halt before a signal at the platform's end makes the station, and the run from it, unsure")
  func signals() throws {
    let told = try Self.measured(
      drive: { train, station in
        if station == 1 {
          train.run(to: Self.place(1.8), in: 90)
          train.stand(15)
          train.run(to: Self.place(2), in: 40)
        } else {
          train.run(to: Self.place(Double(station + 1)), in: 104)
        }
      })
    #expect(told == ["dwell b 26", "dwell d 26", "run e 102", "dwell e 26"])
  }

  @Test("A silence, a correction, and positions without a speed or too inexact tell nothing of what they hide")
  func unsure() throws {
    let silent = try Self.measured(halt: { train, station in
      train.stand(10)
      if station == 2 { train.vanish(14) } else { train.stand(14) }
    })
    #expect(silent == Self.whole.filter { !$0.contains(" c ") })
    // While the train runs from b to c.
    let corrected = try Self.measured(interruptedAt: 220)
    #expect(corrected == Self.whole.filter { $0 != "run c 102" })
    #expect(
      try Self.measured(change: { Fix(time: $0.time, place: $0.place, accuracy: $0.accuracy) }) == [])
    #expect(
      try Self.measured(change: { Fix(time: $0.time, place: $0.place, accuracy: .metres(150), speed: $0.speed) }) == [])
  }

  @Test("What was seen is learned as it is, and a confirmed arrival spreads only the rest of its error")
  func learns() throws {
    let network = try Self.network()
    var ride = MetroRide(try Self.itinerary(network), network)
    ride.apply(.departed, at: Self.start)
    // 20 s late, of which 12 s were seen on the way from b to c and 2 s at c.
    ride.apply(.confirmed, at: (ride.schedule?.arrivals.last ?? Self.start) + .seconds(20))
    var learned = LearnedTimes()
    let believed = learned.learn(
      from: ride, of: network,
      seen: [SurfaceTimes.Measured(.run, at: 2, .seconds(112)), SurfaceTimes.Measured(.dwell, at: 2, .seconds(22))],
      lines: { _ in 0 }, part: .midday)
    #expect(believed == 6)
    func values(_ kind: LearnedTimes.Kind, _ from: String, _ to: String) -> [Elapsed] {
      learned.values(kind, at: LearnedKey(line: "l0", from: from, to: to), part: .midday)
    }
    #expect(values(.run, "b", "c") == [.seconds(112)])
    #expect(values(.dwell, "b", "c") == [.seconds(22)])
    // Four runs share the other six seconds.
    for pair in [("a", "b"), ("c", "d"), ("d", "e"), ("e", "f")] {
      #expect(values(.run, pair.0, pair.1) == [Elapsed(milliseconds: 101_500)])
    }
  }
}
