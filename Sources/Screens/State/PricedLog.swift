import Almanac
import JSON
import Receipts
import RideLog
import Tariffs
import Taximeter

/// A ride log priced by itself, without a screen.
package enum PricedLog {
  /// Why a log could not be priced.
  package struct Refusal: Error, Sendable {
    /// The reason in a sentence with its mend.
    package let message: String
  }

  /// The bill of a log as one JSON object, that of ``BillReport``.
  ///
  /// `log` has the lines of the log; one without a Stop is stopped at its last event. `tariff` is the file of the tariff
  /// that the log names, `holidays` that of the tariff's holidays, empty for none.
  package static func bill(_ log: [UInt8], tariff: [UInt8], holidays: [UInt8]) throws(Refusal) -> [UInt8] {
    let tariff = try read { () throws(JSONError) in try TariffFile.read(tariff) }
    let calendar = holidays.isEmpty ? nil : try read { () throws(JSONError) in try HolidayFile(holidays).calendar }
    let ride: RideLog
    do throws(RideLogError) {
      ride = try RideLog.read(log)
    } catch {
      throw Refusal(message: "line \(error.line): \(error.message)")
    }
    guard let header = ride.header, let last = ride.events.last else { throw Refusal(message: "the log is empty") }
    guard header.tariff == tariff.id, let edition = tariff.edition(from: header.edition) else {
      throw Refusal(message: "the log names another tariff or edition: give the file that it names")
    }
    let zone = Zone(named: header.zone) ?? tariff.zone
    let replay = ride.replay(on: Meter(edition: edition, zone: zone, calendar: calendar))
    var warnings = replay.refused.map { "event \($0.index + 1) was left out: \($0.error.message)" }
    var meter = replay.meter
    if meter.position == .hired || meter.position == .paused {
      warnings.append("the ride was not stopped; it is priced up to its last event")
      do throws(MeterError) { try meter.apply(.stop, at: last.at) } catch { throw Refusal(message: error.message) }
    }
    guard let bill = meter.bill() else { throw Refusal(message: "the ride was never started") }
    return BillReport(tariff: tariff, edition: edition, bill: bill, zone: zone, warnings: warnings).json(.compact)
  }

  private static func read<Value>(_ reading: () throws(JSONError) -> Value) throws(Refusal) -> Value {
    do throws(JSONError) { return try reading() } catch { throw Refusal(message: error.description) }
  }
}
