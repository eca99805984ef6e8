import Almanac
import JSON
import Metro
import RideSupport
import Testing
import Units

@Suite struct KyivTests {
  private static func network() throws -> Network {
    try NetworkFile.read(Golden.bytes("Data/networks/ua-kyiv.json"))
  }

  private static func seconds(_ network: Network, _ from: String, _ to: String) throws -> Int64 {
    let planner = Planner(network, timetable: 1, part: .midday)
    let plan = try planner.plan(
      from: try #require(network.station(from)), to: try #require(network.station(to)), at: Countdown.start)
    return plan.duration.wholeSeconds
  }

  @Test("Three lines of 52 stations, seven of them under the sky, two timetables")
  func whole() throws {
    let network = try Self.network()
    #expect(network.lines.map { $0.sign } == ["M1", "M2", "M3"])
    #expect(network.stations.count == 52)
    let sky = network.stations.filter { $0.isAboveGround == true }.map { $0.id }
    #expect(
      sky == ["dnipro", "hidropark", "livoberezhna", "darnytsia", "chernihivska", "lisova", "slavutych"])
    #expect(network.timetables.map { $0.from.iso8601 } == ["2026-08-01", "2026-09-10"])
    #expect(network.timetableIndex(on: try #require(CivilDate(iso8601: "2026-09-09"))) == 0)
    #expect(network.timetableIndex(on: try #require(CivilDate(iso8601: "2026-09-10"))) == 1)
    #expect(network.attribution.contains { $0.contains("OpenStreetMap") && $0.contains("ODbL") })
  }

  @Test("A network file is read back as it was written")
  func roundTrip() throws {
    let network = try Self.network()
    #expect(try NetworkFile.read(network.json(.compact)) == network)
    #expect(try network.json(.pretty) == Golden.bytes("Data/networks/ua-kyiv.json"))
  }

  @Test("Directions keep their own times")
  func directions() throws {
    let network = try Self.network()
    let planner = Planner(network, timetable: 1, part: .midday)
    let there = try #require(network.station("vyrlytsia"))
    let back = try #require(network.station("boryspilska"))
    let forward = planner.duration(
      of: try planner.plan(from: there, to: back, at: Countdown.start).legs[0])
    let backward = planner.duration(
      of: try planner.plan(from: back, to: there, at: Countdown.start).legs[0])
    #expect((forward - backward).milliseconds == 37_500)
  }

  @Test("Each line takes what its timetable says from end to end")
  func endToEnd() throws {
    let network = try Self.network()
    // The last hop has no sample in its direction: mirrored, and slower into the terminal.
    #expect(try (2300...2480).contains(Self.seconds(network, "akademmistechko", "lisova")))
    #expect(try (2150...2330).contains(Self.seconds(network, "heroiv-dnipra", "teremky")))
    #expect(try (2550...2800).contains(Self.seconds(network, "syrets", "chervonyi-khutir")))
  }

  @Test("An alert cuts the left bank, a red one the bridge too")
  func alerts() throws {
    let network = try Self.network()
    let planner = Planner(network, timetable: 1, part: .midday)
    func plan(_ from: String, _ to: String, _ level: String?) throws -> Plan {
      try planner.plan(
        from: try #require(network.station(from)), to: try #require(network.station(to)), at: Countdown.start,
        level: level)
    }
    #expect(try plan("vokzalna", "darnytsia", nil).legs.count == 1)
    #expect(throws: PlanError.closed(0)) { try plan("vokzalna", "darnytsia", "yellow") }
    #expect(try plan("vokzalna", "arsenalna", "yellow").legs.count == 1)
    #expect(try plan("syrets", "osokorky", "yellow").legs.count == 1)
    #expect(throws: PlanError.closed(1)) { try plan("syrets", "osokorky", "red") }
    #expect(try plan("syrets", "vydubychi", "red").legs.count == 1)
    #expect(try plan("heroiv-dnipra", "teremky", "red").legs.count == 1)
  }

  @Test("The network warns when it is past its date")
  func past() throws {
    let network = try Self.network()
    #expect(!network.isPast(on: try #require(CivilDate(iso8601: "2026-12-01"))))
    #expect(network.isPast(on: try #require(CivilDate(iso8601: "2027-01-15"))))
  }

  @Test(
    "Stations are found whatever the apostrophe, accent or script",
    arguments: [
      ("Лук'янівська", "lukianivska"), ("лукʼянівська", "lukianivska"), ("Лук’янівська", "lukianivska"),
      ("Lukianivska", "lukianivska"), ("lukyanivska", "lukianivska"), ("Lukjanivska", "lukianivska"),
      ("Петрівка", "pochaina"), ("льва толстого", "ploshcha-ukrainskykh-heroiv"),
      ("інститут", "politekhnichnyi-instytut"),
      ("PALATS  SPORTU", "palats-sportu"), ("хрещатик", "khreshchatyk"), ("Kreshchatyk", "khreshchatyk"),
      ("Žytomyrska", "zhytomyrska"),
    ])
  func search(typed: String, id: String) throws {
    let network = try Self.network()
    let found = StationSearch(network).stations(typed)
    #expect(found.first.map { network.stations[$0].id } == id)
  }

  @Test("What fits several stations is not guessed, and nonsense finds none")
  func ambiguous() throws {
    let search = StationSearch(try Self.network())
    #expect(search.station("palats") == nil)
    #expect(search.stations("palats").count == 2)
    #expect(search.stations("qqqqqq").isEmpty)
    #expect(search.stations("'").isEmpty)
  }
}
