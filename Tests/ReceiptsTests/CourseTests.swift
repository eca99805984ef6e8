import Almanac
import JSON
import Receipts
import RideLog
import RideSupport
import Tariffs
import Taximeter
import Testing
import Units

/// A course priced by a meter that never saw its fixes.
@Suite struct CourseTests {
  @Test("A course costs what the meter's own ride costs", arguments: LoggedRide.all.map(\.name))
  func same(_ name: String) throws {
    let ride = try #require(LoggedRide.all.first { $0.name == name })
    let log = try RideLog.read(ride.log)
    let header = try #require(log.header)
    let tariff = try ShippedTariffs.tariff(header.tariff)
    let edition = try #require(tariff.edition(from: header.edition))
    let zone = try #require(Zone(named: header.zone))
    let forHire = Meter(edition: edition, zone: zone, calendar: try ShippedTariffs.calendar(of: tariff))
    let meter = log.replay(on: forHire).meter
    let bill = try #require(meter.bill())
    var keyed = forHire
    for timed in log.events {
      switch timed.event {
      case .rate, .extra, .asPaid, .discount: try keyed.apply(timed.event, at: timed.at)
      default: break
      }
    }
    let course = try #require(Course(meter))
    let again = keyed.bill(of: course)
    func json(_ bill: Bill) -> [UInt8] {
      BillReport(tariff: tariff, edition: edition, bill: bill, zone: zone).json(.pretty)
    }
    #expect(String(decoding: json(again), as: UTF8.self) == String(decoding: json(bill), as: UTF8.self))

    // The same course a week later and back is the same course.
    let week = Elapsed.seconds(7 * 86_400)
    let back = course.begun(at: course.start + week).begun(at: course.start)
    #expect(json(keyed.bill(of: back)) == json(bill))
  }

  @Test("A recorded track costs the same as its course", arguments: LoggedRide.all.map(\.name))
  func recorded(_ name: String) throws {
    let ride = try #require(LoggedRide.all.first { $0.name == name })
    let fixes = try RideLog.read(ride.log).fixes
    let tariff = try ShippedTariffs.tariff("es-barcelona")
    let forHire = Meter(
      edition: tariff.editions[0], zone: tariff.zone, calendar: try ShippedTariffs.calendar(of: tariff))
    var meter = forHire
    try meter.record(fixes)
    let bill = try #require(meter.bill())
    let again = forHire.bill(of: Course(recorded: fixes))
    #expect(again.total == bill.total && again.distance == bill.distance && again.waiting == bill.waiting)
    #expect(again.used == bill.used && again.refused == bill.refused && again.repeated == bill.repeated)
    #expect(again.gaps == bill.gaps && again.rates == bill.rates && again.increments == bill.increments)
  }

  @Test("Initial charge, distance, time and minimum add up to the fare", arguments: LoggedRide.all.map(\.name))
  func divides(_ name: String) throws {
    let ride = try #require(LoggedRide.all.first { $0.name == name })
    let log = try RideLog.read(ride.log)
    let course = Course(recorded: log.fixes)
    for tariff in try ShippedTariffs.all() where !tariff.editions.isEmpty {
      let meter = Meter(
        edition: tariff.editions[0], zone: tariff.zone, calendar: try ShippedTariffs.calendar(of: tariff))
      let bill = meter.bill(of: course)
      #expect(bill.initial + bill.byDistance + bill.byTime + bill.minimumRaise == bill.fare, "\(tariff.id)")
    }
  }
}
