import RideSupport
import Tariffs
import Taximeter
import Testing
import Track
import Units

/// The positions of the meter and what its keys do in each.
@Suite struct PositionTests {
  private static func meter(_ tariff: Tariff = ReferenceTariffs.single) -> Meter {
    Meter(edition: tariff.editions[0], zone: tariff.zone, calendar: nil)
  }

  private static func at(_ seconds: Int64) -> Instant { start + .seconds(seconds) }

  @Test("Start shows the initial charge at once")
  func initialCharge() throws {
    var meter = PositionTests.meter()
    #expect(meter.display(at: start).fare == .zero)
    try meter.apply(.start, at: start)
    #expect(meter.display(at: start).fare.minorUnits == 400)
  }

  @Test("A key that does nothing in a position is refused and changes nothing")
  func refusedKeys() throws {
    var meter = PositionTests.meter()
    for event: Event in [.stop, .pause, .resume, .undoStop, .pay] {
      #expect(throws: MeterError.self) { try meter.apply(event, at: start) }
    }
    #expect(meter.position == .forHire)
    try meter.apply(.start, at: start)
    for event: Event in [.start, .resume, .undoStop, .pay] {
      #expect(throws: MeterError.self) { try meter.apply(event, at: start) }
    }
    try meter.apply(.stop, at: PositionTests.at(10))
    for event: Event in [.start, .pause, .resume, .stop] {
      #expect(throws: MeterError.self) { try meter.apply(event, at: PositionTests.at(11)) }
    }
    try meter.apply(.pay, at: PositionTests.at(12))
    #expect(throws: MeterError.self) { try meter.apply(.undoStop, at: PositionTests.at(13)) }
  }

  @Test("Time does not count while paused")
  func pause() throws {
    var meter = PositionTests.meter()
    try meter.apply(.start, at: start)
    try meter.apply(.pause, at: PositionTests.at(100))
    try meter.apply(.tick, at: PositionTests.at(400))
    #expect(meter.display(at: PositionTests.at(400)).fare.minorUnits == 500)
    try meter.apply(.resume, at: PositionTests.at(400))
    try meter.apply(.stop, at: PositionTests.at(500))
    #expect(meter.bill()?.fare.minorUnits == 600)
    #expect(meter.bill()?.waiting == .seconds(200))
  }

  @Test("A pause pressed while fixes are still on their way cuts the ride at its own time")
  func pauseBeforeLateFixes() throws {
    var meter = PositionTests.meter()
    try meter.apply(.start, at: start)
    try meter.apply(.pause, at: PositionTests.at(103))
    try meter.apply(.resume, at: PositionTests.at(203))
    for second in 0...300 {
      try meter.apply(
        .fix(fix(Double(second), .berlin.north(10 * Double(second)), speed: 10)), at: PositionTests.at(301))
    }
    try meter.apply(.stop, at: PositionTests.at(300))
    #expect(meter.bill()?.distance.millimetres == 2_000_000)
    #expect(meter.bill()?.fare.minorUnits == 800)
  }

  @Test("A pause pressed behind the receiver's clock cuts the ride where it was pressed")
  func pauseBehindFixes() throws {
    var meter = PositionTests.meter()
    try meter.apply(.start, at: start)
    for second in 0...100 {
      try meter.apply(
        .fix(fix(Double(second), .berlin.north(10 * Double(second)), speed: 10)),
        at: PositionTests.at(max(0, Int64(second) - 1)))
    }
    try meter.apply(.pause, at: PositionTests.at(99))
    try meter.apply(.stop, at: PositionTests.at(100))
    #expect(meter.bill()?.distance.millimetres == 990_000)
  }

  @Test("A wrong Stop is undone for a minute, and the interval is billed as if it had not been pressed")
  func undoStop() throws {
    var meter = PositionTests.meter()
    try meter.apply(.start, at: start)
    try meter.apply(.stop, at: PositionTests.at(100))
    #expect(meter.bill()?.fare.minorUnits == 500)
    try meter.apply(.undoStop, at: PositionTests.at(160))
    #expect(meter.position == .hired)
    try meter.apply(.stop, at: PositionTests.at(200))
    #expect(meter.bill()?.fare.minorUnits == 600)
    #expect(throws: MeterError.tooLateToUndo) { try meter.apply(.undoStop, at: PositionTests.at(261)) }
  }

  @Test("A ride leaves nothing behind for the next (PandaTaxi#29)")
  func nothingLeft() throws {
    let fast = Drive((0...600).map { fix(Double($0), .berlin.north(20 * Double($0)), speed: 20) })
    let standing = Drive((0...60).map { fix(Double($0), .berlin, speed: 0) })
    #expect(try fast.run(ReferenceTariffs.single).bill.fare.minorUnits == 2800)
    let after = try standing.run(ReferenceTariffs.single).bill
    #expect(after.fare.minorUnits == 460)
    #expect(after.distance == .zero)
  }

  @Test("A silent receiver bills waiting after ten seconds, and the tunnel's way when it returns (OpenTracks#1566)")
  func silence() throws {
    var meter = PositionTests.meter()
    try meter.apply(.start, at: start)
    for second in 0...60 {
      try meter.apply(
        .fix(fix(Double(second), .berlin.north(15 * Double(second)), speed: 15)), at: PositionTests.at(Int64(second)))
    }
    #expect(meter.display(at: PositionTests.at(60)).fare.minorUnits == 400 + 180)
    try meter.apply(.tick, at: PositionTests.at(70))
    #expect(meter.display(at: PositionTests.at(70)).fare.minorUnits == 400 + 180)
    for second in 71...149 { try meter.apply(.tick, at: PositionTests.at(Int64(second))) }
    let display = meter.display(at: PositionTests.at(149))
    #expect(display.fare.minorUnits > 400 + 180)
    #expect(display.fare.minorUnits <= 400 + 180 + 90)
    #expect(display.silentSince == PositionTests.at(60))
  }

  @Test("A clock that is set by years is no ride: it moves nothing, and Stop is undone when it is right again")
  func clockSet() throws {
    let years = 50 * 365 * 86_400 as Int64
    var meter = PositionTests.meter()
    try meter.apply(.rate(nil), at: PositionTests.at(years))
    try meter.apply(.start, at: start)
    try meter.apply(.tick, at: PositionTests.at(60))
    let fare = meter.display(at: PositionTests.at(60)).fare
    for event: Event in [.tick, .pause, .rate(nil), .fix(fix(0, .berlin, speed: 0))] {
      #expect(throws: MeterError.tooLong) { try meter.apply(event, at: PositionTests.at(years)) }
    }
    #expect(meter.display(at: PositionTests.at(years)).fare == fare)
    try meter.apply(.stop, at: PositionTests.at(years))
    #expect(meter.position == .toPay)
    #expect(meter.bill()?.waiting == Meter.longest - Elapsed(milliseconds: 1))
    try meter.apply(.undoStop, at: PositionTests.at(65))
    #expect(meter.display(at: PositionTests.at(65)).fare == fare)
    try meter.apply(.stop, at: PositionTests.at(70))
    #expect(meter.bill()?.waiting == .seconds(70))
  }
}
