import Metro
import Testing
import Units

@Suite struct AlertTests {
  @Test("A booked wait leaves time for a train that stood ready")
  func guarded() {
    #expect(TransferWait.booked(headway: .seconds(720), window: .seconds(115)) == .seconds(85))
    #expect(TransferWait.booked(headway: .seconds(240), window: .seconds(115)) == .seconds(60))
    #expect(TransferWait.booked(headway: .seconds(720), window: .seconds(20)) == .zero)
  }

  @Test("A train that stood ready in the late evening does not beat the alert")
  func lateEvening() throws {
    var network = try SampleMetro.empty(stations: 5, lines: 2)
    network.timetables[0].patterns = [
      Pattern(line: 0, stations: [0, 1], hops: SampleMetro.hops([100], []), hours: [], headways: []),
      Pattern(
        line: 1, stations: [2, 3, 4], hops: SampleMetro.hops([100, 90], [25]), hours: [],
        headways: [
          Headway(
            days: [0], from: ServiceTime(seconds: 0), until: ServiceTime(seconds: 90_000), least: .seconds(720),
            most: .seconds(720))
        ]),
    ]
    network.transfers = [Transfer(from: 1, to: 2, quick: .seconds(60), calm: .seconds(60))]
    var countdown = try Countdown(network, from: "a", to: "e")
    #expect(countdown.plan.changes[0].booked == .seconds(85))
    #expect(countdown.plan.changes[0].expected == .seconds(360))
    countdown.tell(.departed, at: 0)
    let next = try #require(countdown.pending(from: 200).first)
    // Doors open at 100 + 60 + 0 + 100 + 25 + 90 = 375 at the earliest.
    #expect(next == "next e 345")
  }

  @Test("The chance of being late falls with the lead and rises with the spread")
  func chances() {
    var before: Int64 = 1_000_001
    for lead in Int64(0)...120 {
      let chance = TapDelay.chance(earlierBy: .seconds(lead), spread: .seconds(15), isTap: true)
      #expect(chance <= before)
      before = chance
    }
    // Without spread only the taps count: 2 % of them come later than 32 s, and 5 % later than 20 s.
    #expect(TapDelay.lead(20_000, spread: .zero, isTap: true) > .seconds(26))
    #expect(TapDelay.lead(20_000, spread: .zero, isTap: true) <= .seconds(44))
    // A normal distribution has 2 % beyond 2.05 deviations.
    let lead = TapDelay.lead(20_000, spread: .seconds(100), isTap: false)
    #expect(lead >= .seconds(204) && lead <= .seconds(208))
  }

  @Test("Of a ride of one stop the first alert is due at boarding")
  func oneStop() throws {
    var countdown = try Countdown(SampleMetro.line([100, 100], dwells: [20]), from: "a", to: "b")
    countdown.tell(.departed, at: 0)
    #expect(countdown.pending(from: 0).first == "next b 0")
    #expect(countdown.pending(from: 0).count == 2)
  }
}
