import Almanac
import RideSupport
import Tariffs
import Taximeter
import Testing
import Track
import Units

/// Rates that change with the clock.
@Suite struct WindowTests {
  /// 2026-03-04 at a local time in Berlin.
  private static func berlin(_ hour: Int, _ minute: Int, _ second: Int = 0) -> Instant {
    start + .seconds(Int64((hour - 12) * 3600 + minute * 60 + second))
  }

  private static func drive(from begin: Instant, seconds: Int, speed: Double) -> Drive {
    let fixes = (0...seconds).map { second in
      var fix = fix(Double(second), .berlin.north(speed * Double(second)), speed: speed)
      fix.time = begin + .seconds(Int64(second))
      return fix
    }
    return Drive(
      fixes.enumerated().map { Arrival(at: Double($0), fix: $1) }, stop: Double(seconds), begin: begin)
  }

  @Test("A night that begins during the ride is dear from then on (nammayatri#11821)")
  func nightBegins() throws {
    let ride = WindowTests.drive(from: WindowTests.berlin(21, 55), seconds: 600, speed: 10)
    let bill = try ride.run(ReferenceTariffs.night).bill
    #expect(bill.fare.minorUnits == 1720)
    #expect(bill.rates.map { $0.distance.millimetres } == [3_000_000, 3_000_000])
  }

  @Test("Fixes that all arrive after the change are billed by their own times")
  func lateAcrossTheChange() throws {
    var ride = WindowTests.drive(from: WindowTests.berlin(21, 55), seconds: 600, speed: 10)
    for index in ride.arrivals.indices { ride.arrivals[index].at = 660 }
    ride.stop = 600
    let bill = try ride.run(ReferenceTariffs.night).bill
    #expect(bill.fare.minorUnits == 1720)
  }

  @Test("The initial charge of the start holds to the end (Taximeter_iOS)")
  func initialChargeStays() throws {
    let ride = WindowTests.drive(from: WindowTests.berlin(3, 50), seconds: 1200, speed: 0)
    let outcome = try ride.run(ReferenceTariffs.dearNight)
    #expect(outcome.bill.fare.minorUnits == 480 + 1200)
    #expect(zip(outcome.displayed, outcome.displayed.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("A window holds from its first millisecond to the last before its end (nammayatri#4060)")
  func borders() {
    let tariff = ReferenceTariffs.night
    let schedule = Schedule(edition: tariff.editions[0], zone: tariff.zone, calendar: nil)
    let table: [(Instant, String)] = [
      (WindowTests.berlin(22, 0) - Elapsed(milliseconds: 1), "day"), (WindowTests.berlin(22, 0), "night"),
      (WindowTests.berlin(30, 0) - Elapsed(milliseconds: 1), "night"), (WindowTests.berlin(30, 0), "day"),
    ]
    for (instant, id) in table {
      let slot = schedule.slot(at: instant)
      #expect(tariff.editions[0].rates[slot.rate].id == id)
      #expect(slot.until > instant)
    }
  }
}
