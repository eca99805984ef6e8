import Almanac
import RideSupport
import Tariffs
import Taximeter
import Testing
import Track
import Units

extension StandardsTests {
  @Test("S11: in mode D distance and duration are live beside the fare")
  func liveMeasures() throws {
    var meter = TestMeter(ReferenceTariffs.double)
    try meter.press(.start)
    try meter.drive(0, 100, speed: 10)
    let display = meter.meter.display(at: meter.at(100))
    #expect(display.distance.millimetres == 1_000_000)
    #expect(display.start.map { meter.at(100) - $0 } == .seconds(100))
    #expect(display.fare.minorUnits == 700)
  }

  @Test("S12: totals only grow, by each bill once, sums of each currency apart")
  func totals() throws {
    let tariff = ReferenceTariffs.tariff(
      rates: ReferenceTariffs.rate("day", mode: "S"),
      more: #","supplements":[{"id":"case","name":"Case","amount":"1.25","when":"always"}]"#)
    let bill = try Drive(straight(0, 100, speed: 10)).run(tariff).bill
    let yen = try #require(Currency(code: "JPY"))
    var totals = Totalisers()
    totals.add(bill, in: tariff.currency)
    totals.drive(.metres(300))
    totals.add(bill, in: yen)
    totals.add(bill, in: tariff.currency)
    #expect(totals.hirings == 3)
    #expect(totals.hired == .metres(3000) && totals.distance == .metres(3300))
    #expect(totals.sums.map(\.currency.code) == ["EUR", "JPY"])
    #expect(totals.sums.map(\.fares.minorUnits) == [1200, 600])
    #expect(totals.sums.map(\.supplements.minorUnits) == [250, 125])
  }

  @Test("S13: a meter that loses its power after any event goes on without loss")
  func restart() throws {
    let fixes = CityRide.fixes(seconds: 120, seed: 5, silence: 40..<60)
    var events: [(at: Double, event: Event)] = [(0, .start)]
    for fix in fixes { events.append((Double((fix.time - start).milliseconds) / 1000, .fix(fix))) }
    events.insert((at: 30, event: .pause), at: 32)
    events.insert((at: 35, event: .resume), at: 38)
    var whole = TestMeter()
    var displayed: [Money] = []
    for event in events {
      try whole.press(event.event, at: event.at)
      displayed.append(whole.meter.display(at: whole.at(event.at)).fare)
    }
    let expected = try whole.stopped(at: 121).bill
    for cut in events.indices {
      var meter = TestMeter()
      for event in events[...cut] { try meter.press(event.event, at: event.at) }
      #expect(meter.meter.display(at: meter.at(events[cut].at)).fare == displayed[cut])
      for event in events[(cut + 1)...] { try meter.press(event.event, at: event.at) }
      let bill = try meter.stopped(at: 121).bill
      #expect(bill.fare == expected.fare && bill.distance == expected.distance && bill.waiting == expected.waiting)
    }
  }

  @Test("S14: the tariff changes by the clock, stays that of Start, or changes by key, as each tariff says")
  func changes() throws {
    let rates = """
      {"id":"night","lamp":"2","name":"Night","windows":[{"from":"12:05","to":"13:00","reason":"night"}],
      "initial":"4.00","distance":"3.00/km","time":"36.00/h"},
      """ + ReferenceTariffs.rate("day", mode: "S")
    let ride = Drive(straight(0, 600, speed: 10))
    let byClock = ReferenceTariffs.tariff(rates: rates)
    #expect(try ride.run(byClock).bill.fare.minorUnits == 400 + 600 + 900)
    let atStart = ReferenceTariffs.tariff(rates: rates, more: #","switching":"fixed-at-start""#)
    #expect(try ride.run(atStart).bill.fare.minorUnits == 400 + 1200)
    var byKey = TestMeter(byClock)
    try byKey.press(.start)
    try byKey.drive(0, 100, speed: 10)
    try byKey.press(.rate("night"), at: 100)
    try byKey.drive(101, 200, speed: 10, startingAt: 1010)
    #expect(try byKey.stopped(at: 200).bill.fare.minorUnits == 400 + 200 + 300)
  }

  @Test("S15: a ride over a change of summer time lasts as long as it lasts, and no clock set back takes anything")
  func clocks() throws {
    let zone = try #require(Zone(named: "Europe/Berlin"))
    for day in ["2026-03-29T01:55:00", "2026-10-25T01:55:00"] {
      let local = try #require(CivilDateTime(iso8601: day))
      var meter = TestMeter(at: zone.instant(of: local).first)
      try meter.press(.start)
      for second in 1...600 { try meter.press(.tick, at: Double(second)) }
      try meter.press(.tick, at: 120)
      #expect(meter.fare(at: 600) == 1000)
      #expect(try meter.stopped(at: 600).bill.waiting == .seconds(600))
    }
  }

  @Test("S16: a fare can be verified: each step tells when, where, by what and under which rate")
  func verified() throws {
    let fixes = CityRide.fixes(seconds: 300, seed: 8)
    var meter = TestMeter()
    try meter.press(.start)
    for fix in fixes { try meter.press(.fix(fix), at: Double((fix.time - start).milliseconds) / 1000) }
    let (bill, increments) = try meter.stopped(at: 300)
    #expect(Int64(increments.count) == bill.increments)
    #expect(increments.last.map { $0.shown.minorUnits + 400 } == bill.fare.minorUnits)
    #expect(zip(increments, increments.dropFirst()).allSatisfy { $0.time <= $1.time && $0.odometer <= $1.odometer })
    #expect(increments.allSatisfy { (meter.at(0)...meter.at(300)).contains($0.time) && $0.odometer <= bill.distance })
    #expect(increments.contains { $0.isTime } && increments.contains { !$0.isTime })
  }

  @Test("S17: on the test course at 40 km/h each of the first five steps lies within 0.2 % or 4 m")
  func course() throws {
    var meter = TestMeter()
    try meter.press(.start)
    try meter.drive(0, 30, speed: 11.11)
    let increments = try meter.stopped(at: 30).increments
    #expect(increments.count == 6)
    for (index, increment) in increments.enumerated() {
      let exact = 50_000 * Int64(index + 1)
      #expect(abs(increment.odometer.millimetres - exact) <= max(4000, exact / 500))
      #expect(abs(increment.odometer.millimetres - exact) <= 50, "the margin of a straight level course")
    }
  }

  @Test("S18: a measured mile is a mile, and waiting steps keep to the stopwatch")
  func mileAndStopwatch() throws {
    let mile = try Drive(straight(0, 120, speed: 1609.344 / 120)).run(ReferenceTariffs.single).bill
    #expect(abs(mile.distance.millimetres - 1_609_344) <= 4000)
    var meter = TestMeter()
    try meter.press(.start)
    try meter.drive(0, 60, speed: 0)
    let steps = try meter.stopped(at: 60).increments
    #expect(steps.map { ($0.time - meter.at(0)).milliseconds } == [10_000, 20_000, 30_000, 40_000, 50_000, 60_000])
  }

  @Test("S19: above the cross-over speed time does not interfere with distance")
  func interference() throws {
    let fixes = straight(0, 600, speed: 6)
    let distanceOnly = try Drive(fixes).run(StandardsTests.gap).bill
    let both = try Drive(fixes).run(ReferenceTariffs.single).bill
    #expect(both.fare == distanceOnly.fare && both.distance == distanceOnly.distance)
  }

  @Test("S20: lost positions are told with the bill: from when to when, how far, and what was billed")
  func lostPositions() throws {
    let fixes = straight(0, 60, speed: 15) + straight(150, 210, speed: 15).map { moved($0, by: 2100) }
    let bill = try Drive(fixes).run(ReferenceTariffs.single).bill
    let gap = try #require(bill.gaps.first)
    #expect(bill.gaps.count == 1)
    #expect((gap.to - gap.from) == .seconds(90) && gap.billed == .distance)
    #expect(abs(gap.chord.millimetres - 1_200_000) < 10)
  }

  private func moved(_ fix: Fix, by metres: Double) -> Fix {
    var fix = fix
    let place = Ground(latitude: Double(fix.place.latitude) / 1e9, longitude: Double(fix.place.longitude) / 1e9)
    fix.place = place.north(metres).coordinate
    return fix
  }

  @Test("S21: an unknown rate is refused and never a silent default")
  func unknownRate() throws {
    var meter = TestMeter()
    #expect(throws: MeterError.unknownRate("night")) { try meter.press(.rate("night")) }
    try meter.press(.start)
    #expect(throws: MeterError.unknownRate("")) { try meter.press(.rate("")) }
    #expect(meter.meter.edition.rateIndex("night") == nil)
  }
}
