import Almanac
import JSON
import Metro
import Tariffs
import Testing
import Transit
import Units

@Suite struct FeedTests {
  private static func times(_ hours: ServiceHours) -> [String] { hours.trains.map { $0.text } }

  @Test("Trains after midnight belong to the day before")
  func afterMidnight() throws {
    let result = try SmallFeed.with(
      (
        "calendar.txt",
        "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\n"
          + "FRI,0,0,0,0,1,0,0,20261101,20261231\n"
      ),
      ("trips.txt", "route_id,service_id,trip_id\nr,FRI,t\n"),
      (
        "stop_times.txt",
        "trip_id,arrival_time,departure_time,stop_id,stop_sequence\nt,25:10:00,25:10:00,a,1\nt,25:14:00,25:14:00,b,2\n"
      )
    ).imported()
    let network = result.network
    // Saturday 2026-11-28, 00:50 in Kyiv.
    let saturday = try #require(Instant(iso8601: "2026-11-27T22:50:00Z"))
    #expect(ServiceDays(network, timetable: 0, at: saturday).next(of: 0, offset: .zero) == saturday + .seconds(1200))
    let plan = try Planner(network, at: saturday).plan(from: 0, to: 1, at: saturday)
    #expect(plan.duration == .seconds(240))
    #expect(
      ServiceDays(network, timetable: 0, at: saturday - .seconds(86_400)).state(of: 0, at: 0) == .noService)
    #expect(result.report.text.contains("trains after midnight"))
  }

  @Test("The times of a frequency's trip are a template, and its end is no train")
  func frequencies() throws {
    let feed = SmallFeed.with(
      (
        "frequencies.txt",
        "trip_id,start_time,end_time,headway_secs,exact_times\nt,6:00:00,6:10:00,240,1\nt,6:10:00,6:20:00,300,1\n"
      ))
    let pattern = try feed.imported().network.timetables[0].patterns[0]
    #expect(pattern.hours.map(Self.times) == [["06:00:00", "06:04:00", "06:08:00", "06:10:00", "06:15:00"]])
    #expect(pattern.hops[0].run?.time == .seconds(120))
    #expect(pattern.hops[0].dwell?.time == .seconds(20))
    #expect(pattern.hops[1].run?.time == .seconds(160))
    let about = SmallFeed.with(
      ("frequencies.txt", "trip_id,start_time,end_time,headway_secs\nt,6:00:00,6:10:00,240\nt,6:10:00,6:20:00,300\n"))
    let loose = try about.imported().network.timetables[0].patterns[0]
    #expect(loose.hours[0].trains.isEmpty)
    #expect(loose.hours[0].first[0]?.text == "06:00:00" && loose.hours[0].last[0]?.text == "06:15:00")
    #expect(loose.headways.map { $0.least } == [.seconds(240), .seconds(300)])
  }

  @Test(
    "Blank times are interpolated by distance, else evenly, and their band is wider",
    arguments: [
      (["0", "1", "3", "6", "10"], [120, 240, 360, 480] as [Int64]), (["", "", "", "", ""], [300, 300, 300, 300]),
    ])
  func interpolates(distances: [String], runs: [Int64]) throws {
    var text = "trip_id,arrival_time,departure_time,stop_id,stop_sequence,shape_dist_traveled\n"
    for (index, stop) in ["a", "b", "c", "d", "e"].enumerated() {
      let time = index == 0 ? "10:00:00" : index == 4 ? "10:20:00" : ""
      text += "t,\(time),\(time),\(stop),\(index + 1),\(distances[index])\n"
    }
    let result = try SmallFeed.with(("stop_times.txt", text)).imported()
    let hops = result.network.timetables[0].patterns[0].hops
    let prior = Derivation.plainDwell.time
    for (index, run) in runs.enumerated() {
      let stay: Elapsed = index < 3 ? prior : .zero
      #expect(hops[index].run?.time == .seconds(run) - stay)
      #expect(hops[index].run?.source == .interpolated)
      #expect((hops[index].run?.spread ?? .zero) >= .seconds(20))
    }
  }

  @Test("A train without a dwell where others stand has it in its run, which is no other run than theirs")
  func silentStops() throws {
    let start = "7:45:00,7:45:00,a,1\n"
    let end = "7:50:00,7:50:00,c,3\n"
    let rows = ["t", "u", "v"].map { "\($0),\(start)\($0),7:47:00,7:47:20,b,2\n\($0),\(end)" }.joined()
    let result = try SmallFeed.with(
      ("trips.txt", "route_id,service_id,trip_id\nr,WK,t\nr,WK,u\nr,WK,v\nr,WK,w\n"),
      (
        "stop_times.txt",
        "trip_id,arrival_time,departure_time,stop_id,stop_sequence\n\(rows)w,\(start)w,7:47:20,7:47:20,b,2\nw,\(end)"
      )
    ).imported()
    let hops = result.network.timetables[0].patterns[0].hops
    #expect(hops[0].run == TimeEstimate(.seconds(120), spread: .zero, samples: 4, source: .official))
    #expect(hops[0].dwell == TimeEstimate(.seconds(20), spread: .zero, samples: 3, source: .official))
    #expect(hops[1].run?.time == .seconds(160))
    #expect(result.report.text.contains("assumed: 1 time a train arrives and departs at the same second where others"))
  }

  @Test("A trip without a time at its end is refused by its name")
  func noEnd() throws {
    let feed = SmallFeed.with(
      ("trips.txt", "route_id,service_id,trip_id\nr,WK,t\nr,WK,bad\n"),
      (
        "stop_times.txt",
        "trip_id,arrival_time,departure_time,stop_id,stop_sequence\nt,7:45:00,7:45:00,a,1\nt,7:47:00,7:47:00,b,2\n"
          + "bad,8:00:00,8:00:00,a,1\nbad,,,b,2\n"
      ))
    #expect(try feed.imported().report.text.contains("refused: the trip bad has no time at its first or last stop"))
    #expect(throws: FeedError.self) { try feed.imported(strict: true) }
  }

  @Test("Quotes inside of a name stay there, and the next row is not swallowed")
  func quotes() throws {
    let stops = #"""
      "stop_id","stop_code","stop_name","stop_lat","stop_lon"
      "a","","Osnabrück, "emma"","52.27","8.03"
      "b","","Birch ""North""","52.28","8.04"
      c,,Cedar,52.29,8.05

      """#
    let result = try SmallFeed.with(("stops.txt", stops)).imported()
    let names = result.network.stations.map { $0.names.text(in: "en") }
    #expect(names == ["Osnabrück, \"emma\"", "Birch \"North\"", "Cedar"])
    #expect(result.network.stations[0].place == Coordinate(degreesNorth: 52.27, degreesEast: 8.03))
    #expect(result.report.text.contains("doubt: stops.txt: line 2: quotes inside of a name"))
  }

  @Test("A stop that stands twice is one, and one with other coordinates is refused")
  func twice() throws {
    let stops = """
      stop_id,stop_name,stop_lat,stop_lon
      a,North,50.1,30.1
      a\u{8},North,50.1,30.1
      a,South,50.2,30.2
      b,Birch,50.11,30.11
      c,Cedar,50.12,30.12

      """
    let result = try SmallFeed.with(("stops.txt", stops)).imported()
    #expect(result.network.stations.map { $0.names.text(in: "en") } == ["North", "Birch", "Cedar"])
    #expect(result.report.text.contains("doubt: stops.txt: line 3: invisible bytes"))
    #expect(
      result.report.text.contains(
        "refused: stops.txt: line 4: duplicate stop_id a with other coordinates; the first one is kept"))
  }

  @Test("Exceptions take days away and add them; without a calendar only named days run")
  func exceptions() throws {
    let both = SmallFeed.with(
      ("trips.txt", "route_id,service_id,trip_id\nr,WK,t\nr,SAT,u\n"),
      (
        "stop_times.txt",
        "trip_id,arrival_time,departure_time,stop_id,stop_sequence\nt,7:45:00,7:45:00,a,1\nt,7:47:00,7:47:00,b,2\n"
          + "u,9:00:00,9:00:00,a,1\nu,9:02:00,9:02:00,b,2\n"
      ), ("calendar_dates.txt", "service_id,date,exception_type\nWK,20261225,2\nSAT,20261225,1\n"))
    let timetable = try both.imported().network.timetables[0]
    func trains(_ date: String) throws -> [String] {
      guard let kind = timetable.dayKind(on: try #require(CivilDate(iso8601: date))) else { return ["none"] }
      return timetable.patterns[0].hours.filter { $0.days.contains(kind) }.flatMap(Self.times)
    }
    #expect(try trains("2026-12-24") == ["07:45:00"])
    #expect(try trains("2026-12-25") == ["09:00:00"])
    #expect(try trains("2026-12-26") == ["09:00:00"])
    #expect(try trains("2026-12-27") == ["none"])
    let single = SmallFeed.with(
      ("calendar.txt", nil), ("calendar_dates.txt", "service_id,date,exception_type\nWK,20261225,1\n"))
    let network = try single.imported().network
    func kind(_ date: String) throws -> Int? {
      network.timetables[0].dayKind(on: try #require(CivilDate(iso8601: date)))
    }
    #expect(try kind("2026-12-25") == 0)
    #expect(try kind("2026-12-26") == nil)
    #expect(try kind("2026-12-18") == nil)
  }

  @Test("A trip over midnight is mended, or refused where that is asked for")
  func timeTravel() throws {
    let feed = SmallFeed.with(
      (
        "stop_times.txt",
        "trip_id,arrival_time,departure_time,stop_id,stop_sequence\nt,23:58:00,23:58:00,a,1\n"
          + "t,0:03:00,0:03:20,b,2\nt,0:06:00,0:06:00,c,3\n"
      ))
    let result = try feed.imported()
    let pattern = result.network.timetables[0].patterns[0]
    #expect(pattern.hops.map { $0.run?.time } == [.seconds(300), .seconds(160)])
    #expect(pattern.hours[0].last[1]?.text == "24:03:20")
    #expect(result.report.text.contains("doubt: the trip t runs backward over midnight"))
    #expect(throws: FeedError.strict("the trip t runs backward over midnight; read as the day after")) {
      try feed.imported(strict: true)
    }
  }

  @Test("A trip that takes hours to the next stop is left out, and the report says so")
  func hours() throws {
    let feed = SmallFeed.with(
      ("trips.txt", "route_id,service_id,trip_id\nr,WK,t\nr,WK,u\n"),
      (
        "stop_times.txt",
        "trip_id,arrival_time,departure_time,stop_id,stop_sequence\nt,6:00:00,6:00:00,a,1\n"
          + "t,6:03:00,6:03:20,b,2\nt,6:06:00,6:06:00,c,3\nu,6:30:00,6:30:00,a,1\nu,25:10:00,25:10:00,c,2\n"
      ))
    let result = try feed.imported()
    #expect(result.network.timetables[0].patterns.count == 1)
    #expect(result.report.text.contains("the trip u runs over two hours to a stop"))
    #expect(try NetworkFile.read(result.network.json(.compact)).stations.count == 3)
  }

  @Test("A station's walk is that of its platforms, where none says more")
  func walks() throws {
    let feed = SmallFeed.with(
      ("routes.txt", "route_id,route_short_name,route_type\nred,R,1\ngreen,G,1\n"),
      (
        "stops.txt",
        "stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station\nS,Square,50,30,1,\nS1,Square,50,30,0,S\n"
          + "S2,Square,50,30,0,S\nS3,Square,50,30,0,S\nx,Xeric,50.1,30,0,\ny,Yew,50.2,30,0,\n"
      ), ("trips.txt", "route_id,service_id,trip_id\nred,WK,t\ngreen,WK,u\ngreen,WK,v\n"),
      (
        "stop_times.txt",
        "trip_id,arrival_time,departure_time,stop_id,stop_sequence\nt,7:00:00,7:00:00,x,1\nt,7:02:00,7:02:00,S1,2\n"
          + "u,7:00:00,7:00:00,S2,1\nu,7:02:00,7:02:00,y,2\nv,7:00:00,7:00:00,y,1\nv,7:02:00,7:02:00,S3,2\n"
      ), ("transfers.txt", "from_stop_id,to_stop_id,transfer_type,min_transfer_time\nS,S,2,150\nS1,S2,2,90\n"))
    let network = try feed.imported().network
    #expect(network.stations.map { $0.id } == ["S", "x", "y"])
    let there = try #require(network.transfer(from: 0, 0, to: 0, 1))
    #expect(there.quick == .seconds(90) && there.calm == .seconds(150))
    let back = try #require(network.transfer(from: 0, 1, to: 0, 0))
    #expect(back.quick == .seconds(150) && back.calm == .seconds(150))
    #expect(network.transfers.allSatisfy { $0.from == $0.to })
  }

  @Test(
    "Route types are sorted into kinds",
    arguments: [
      (1, TransitMode.metro), (401, .metro), (402, .metro), (400, .metroLike), (405, .metroLike), (109, .rail),
      (3, .bus), (0, .tram), (1700, .other),
    ])
  func modes(type: Int, mode: TransitMode) throws {
    #expect(TransitMode(routeType: type) == mode)
    let feed = SmallFeed.with(("routes.txt", "route_id,route_type\nr,\(type)\n"))
    if mode == .metro || mode == .metroLike {
      let report = try feed.imported().report.text
      #expect(report.contains("which may be a metro") == (mode == .metroLike))
    } else {
      #expect(throws: FeedError.noRoutes(found: [mode.rawValue])) { try feed.imported() }
      #expect(try feed.imported(modes: [mode]).network.lines.count == 1)
    }
  }

  @Test("Seven seconds between trains are refused with what was meant, and nothing is made of them")
  func headway() throws {
    let result = try SmallFeed.with(
      ("frequencies.txt", "trip_id,start_time,end_time,headway_secs\nt,05:00:00,23:00:00,7\n")
    ).imported()
    #expect(
      result.report.text.contains(
        "refused: frequencies.txt: line 2: 7 s between trains, did the producer mean 7 min?; left out"))
    #expect(result.network.timetables[0].patterns[0].headways.isEmpty)
  }

  @Test("A stop's own zone changes nothing: times are the agency's")
  func stopZone() throws {
    let result = try SmallFeed.with(
      (
        "stops.txt",
        "stop_id,stop_name,stop_lat,stop_lon,stop_timezone\na,Alder,50.1,30.1,Europe/Berlin\n"
          + "b,Birch,50.11,30.11,\nc,Cedar,50.12,30.12,\n"
      )
    ).imported()
    #expect(result.network.clock.zone.name == "Europe/Kyiv")
    #expect(result.network.timetables[0].patterns[0].hours[0].first[0]?.text == "07:45:00")
  }

  @Test("A byte order mark, carriage returns and translated names are read")
  func languages() throws {
    let result = try SmallFeed.with(
      (
        "stops.txt",
        "\u{FEFF}stop_id,stop_name,stop_lat,stop_lon\r\na,Alder,50.1,30.1\r\nb,Birch,50.11,30.11\r\nc,Cedar,50.12,30.12\r\n"
      ),
      (
        "translations.txt",
        "table_name,field_name,language,translation,record_id\nstops,stop_name,uk,Вільха,a\n"
      )
    ).imported()
    #expect(result.network.stations[0].names.text(in: "uk") == "Вільха")
    #expect(result.network.stations[0].names.text(in: "en") == "Alder")
  }

  @Test("Two services that run on the same days are told, as are trains without a way back")
  func overlap() throws {
    let result = try SmallFeed.with(
      (
        "calendar.txt",
        "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\n"
          + "WK,1,1,1,1,1,1,1,20261201,20261231\nSAT,0,0,0,0,0,1,0,20261201,20261231\n"
      ), ("trips.txt", "route_id,service_id,trip_id\nr,WK,t\nr,SAT,u\n"),
      (
        "stop_times.txt",
        "trip_id,arrival_time,departure_time,stop_id,stop_sequence\nt,7:45:00,7:45:00,a,1\nt,7:47:00,7:47:00,b,2\n"
          + "u,9:00:00,9:00:00,a,1\nu,9:02:00,9:02:00,b,2\n"
      )
    ).imported()
    #expect(result.report.text.contains("doubt: the service WK runs on every day of SAT too"))
    #expect(result.report.text.contains("doubt: the line r has a direction without a way back"))
  }

  @Test("A loop is one pattern that ends where it begins")
  func loop() throws {
    let result = try SmallFeed.with(
      (
        "stop_times.txt",
        "trip_id,arrival_time,departure_time,stop_id,stop_sequence\nt,7:00:00,7:00:00,a,1\nt,7:02:00,7:02:20,b,2\n"
          + "t,7:04:00,7:04:20,c,3\nt,7:06:00,7:06:00,a,4\n"
      )
    ).imported()
    #expect(result.network.timetables[0].patterns[0].stations == [0, 1, 2, 0])
    #expect(result.report.text.contains("found: the line r is a loop"))
    let start = try #require(Instant(iso8601: "2026-12-01T05:00:00Z"))
    let plan = try Planner(result.network, at: start).plan(from: 2, to: 0, at: start)
    #expect(plan.duration == .seconds(100))
  }

  @Test(
    "What is missing is named",
    arguments: [
      ("stops.txt", "there is no stops.txt in the feed"), ("trips.txt", "there is no trips.txt in the feed"),
      ("calendar.txt", "there is no calendar.txt in the feed"),
    ])
  func missing(table: String, message: String) {
    let error = #expect(throws: FeedError.self) { try SmallFeed.with((table, nil)).imported() }
    #expect(error?.message == message)
  }

  @Test("A row without an end is refused and not kept in memory whole")
  func longRow() {
    let error = #expect(throws: FeedError.self) {
      try SmallFeed.with(("stops.txt", "stop_id,stop_name\na," + String(repeating: "x", count: 2 << 20))).imported()
    }
    #expect(error == .longRow(file: "stops.txt", line: 2))
  }

  @Test("What was imported is a network file that reads back as the same")
  func roundTrip() throws {
    let network = try SmallFeed().imported().network
    #expect(try NetworkFile.read(network.json(.compact)) == network)
  }
}
