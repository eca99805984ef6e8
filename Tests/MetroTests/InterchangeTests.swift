import Metro
import Testing
import Units

/// Line 0 is v, u, t (Vokzalna, Universytet, Teatralna); line 1 is z, y, x (Zoloti Vorota and two further); t and z are
/// one interchange.
@Suite struct InterchangeTests {
  private static func network() throws -> Network {
    var network = try SampleMetro.empty(stations: 6, lines: 2)
    for (index, id) in ["v", "u", "t", "z", "y", "x"].enumerated() { network.stations[index].id = id }
    network.timetables[0].patterns = [
      Pattern(line: 0, stations: [0, 1, 2], hops: SampleMetro.hops([93, 87], [25]), hours: [], headways: []),
      Pattern(line: 0, stations: [2, 1, 0], hops: SampleMetro.hops([87, 93], [25]), hours: [], headways: []),
      Pattern(line: 1, stations: [3, 4, 5], hops: SampleMetro.hops([100, 120], [25]), hours: [], headways: []),
      Pattern(line: 1, stations: [5, 4, 3], hops: SampleMetro.hops([120, 100], [25]), hours: [], headways: []),
    ]
    network.transfers = [
      Transfer(from: 2, fromLine: 0, to: 3, toLine: 1, quick: .seconds(150), calm: .seconds(150)),
      Transfer(from: 3, fromLine: 1, to: 2, toLine: 0, quick: .seconds(150), calm: .seconds(150)),
    ]
    return network
  }

  @Test("A ride to the far side of an interchange ends when the doors open on the near side")
  func farSide() throws {
    var countdown = try Countdown(Self.network(), from: "v", to: "z")
    countdown.tell(.departed, at: 0)
    #expect(countdown.arrival == 205)
    #expect(countdown.state(0).stopsLeft == 2)
    #expect(countdown.pending(from: 0).first == "next t 93")
    #expect(countdown.plan.lastWalk?.calm == .seconds(150))
  }

  @Test("A ride that begins on the other side of an interchange begins where the train leaves")
  func otherSide() throws {
    var countdown = try Countdown(Self.network(), from: "z", to: "v")
    countdown.tell(.departed, at: 0)
    #expect(countdown.arrival == 205)
    #expect(countdown.plan.changes.isEmpty)
    #expect(countdown.network.stations[countdown.ride.itinerary.stops[0].station].id == "t")
  }

  @Test("Between the sides of one interchange there is no ride")
  func walkOnly() throws {
    let network = try Self.network()
    let planner = Planner(network, at: Countdown.start)
    #expect(throws: PlanError.walkOnly(network.transfers[0])) {
      try planner.plan(from: 2, to: 3, at: Countdown.start)
    }
    #expect(throws: PlanError.sameStation) { try planner.plan(from: 2, to: 2, at: Countdown.start) }
  }

  @Test("One stop back just after boarding the second train says that it has not left yet")
  func notLeftYet() throws {
    var countdown = try Countdown(Self.network(), from: "v", to: "x")
    countdown.tell(.departed, at: 0)
    countdown.tell(.trainDeparted, at: 500)
    #expect(countdown.arrival == 745)
    #expect(countdown.state(520).phase == .running)
    countdown.tell(.stopBack, at: 530)
    #expect(countdown.arrival == 775)
  }

  @Test("After a change the wait is booked early and erased by one tap")
  func trainDeparted() throws {
    var countdown = try Countdown(Self.network(), from: "v", to: "x")
    countdown.tell(.departed, at: 0)
    let booked = try #require(countdown.plan.changes.first?.booked)
    #expect(booked == .seconds(75))
    #expect(countdown.arrival == 675)
    #expect(countdown.state(300).phase == .changing)
    #expect(countdown.state(300).stopsLeft == 2)
    let band = try #require(countdown.ride.schedule?.band(at: 5))
    #expect(band.latest - band.earliest > .seconds(300))
    countdown.tell(.trainDeparted, at: 400)
    #expect(countdown.arrival == 645)
  }
}
