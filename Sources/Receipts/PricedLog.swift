import Almanac
import Drawing
import JSON
import RideLog
import Tariffs
import Taximeter
import Units
import Words

/// A ride log priced by itself, from the bytes of its files.
package struct PricedLog: Sendable {
  /// Why a log could not be priced.
  package struct Refusal: Error, Sendable {
    /// The reason in a sentence with its mend.
    package let message: String
  }

  /// The tariff that it names.
  package let tariff: Tariff
  /// The edition that it names.
  package let edition: Edition
  /// The zone by whose clock the tariff is read.
  package let zone: Zone
  /// The meter after its last event, stopped.
  package let meter: Meter
  /// What it costs.
  package let bill: Bill
  /// The times of Stop that were taken back.
  package let undoneStops: [Instant]
  /// The digest of the log.
  package let digest: String
  /// Whether it is the built-in ride, which nobody took.
  package let isDemonstration: Bool
  /// Whether it has a Stop of its own.
  package let wasStopped: Bool
  /// What is to be said about it.
  package let warnings: [String]

  /// Prices a log.
  ///
  /// `log` has the lines of the log; one without a Stop is stopped at its last event. `tariff` is the file of the tariff
  /// that the log names, `holidays` that of the tariff's holidays, empty for none.
  ///
  /// - Throws: A ``Refusal`` for files that cannot be read, another tariff than the log names, and a ride never started.
  package init(_ log: [UInt8], tariff: [UInt8], holidays: [UInt8]) throws(Refusal) {
    let tariff = try PricedLog.read { () throws(JSONError) in try TariffFile.read(tariff) }
    let calendar =
      holidays.isEmpty
      ? nil : try PricedLog.read { () throws(JSONError) in try HolidayFile(holidays).calendar }
    try self.init(log, tariff: tariff, calendar: calendar)
  }

  /// Prices a log by its tariff and that tariff's holidays.
  ///
  /// - Throws: A ``Refusal`` for a log that cannot be read or names another tariff, and for a ride never started.
  package init(_ log: [UInt8], tariff: Tariff, calendar: HolidayCalendar?) throws(Refusal) {
    let ride: RideLog
    do throws(RideLogError) {
      ride = try RideLog.read(log)
    } catch {
      throw Refusal(message: error.description)
    }
    guard let header = ride.header, let last = ride.events.last else { throw Refusal(message: "the log is empty") }
    guard header.tariff == tariff.id, let edition = tariff.edition(from: header.edition) else {
      throw Refusal(message: "the log names another tariff or edition: give the file that it names")
    }
    let zone = Zone(named: header.zone) ?? tariff.zone
    let replay = ride.replay(on: Meter(edition: edition, zone: zone, calendar: calendar))
    var warnings = replay.refused.map { "event \($0.index + 1) was left out: \($0.error.message)" }
    var meter = replay.meter
    wasStopped = meter.position != .hired && meter.position != .paused
    if !wasStopped {
      warnings.append("the ride was not stopped; it is priced up to its last event")
      do throws(MeterError) { try meter.apply(.stop, at: last.at) } catch { throw Refusal(message: error.message) }
    }
    guard let bill = meter.bill() else { throw Refusal(message: "the ride was never started") }
    self.tariff = tariff
    self.edition = edition
    self.zone = zone
    self.meter = meter
    self.bill = bill
    undoneStops = ride.undoneStops
    digest = RideLog.digest(of: log)
    isDemonstration = header.source == .demo
    self.warnings = warnings
  }

  /// Its receipt.
  ///
  /// - Parameters:
  ///   - number: The number of the receipt, where it has one.
  ///   - strings: The words.
  ///   - formats: How numbers are written.
  ///   - fonts: What it is written with.
  ///   - map: The street map behind the route; nil for the line alone.
  /// - Returns: The receipt, for any kind of file or paper.
  package func receipt(
    number: Int64?, strings: Strings, formats: Formats, fonts: Fonts, map: RouteMap? = nil
  ) -> ReceiptFile {
    let receipt = Receipt(
      tariff: tariff, edition: edition, bill: bill, zone: zone,
      evidence: Receipt.Evidence(
        number: number, discount: meter.discount, uncertainty: meter.uncertainty, undoneStops: undoneStops,
        digest: digest, isDemonstration: isDemonstration), strings: strings, formats: formats)
    let route = RouteSketch(through: meter.places, map: map, formats: formats)
    return ReceiptFile(receipt, route: route, strings: strings, fonts: fonts)
  }

  /// The part of a street map that its receipt can show; nil where it went nowhere.
  package var mapWindow: RouteMapWindow? { RouteMapWindow(through: meter.places) }

  /// The bill of a log as one JSON object, that of ``BillReport``.
  ///
  /// - Throws: A ``Refusal``, as the initializer.
  package static func bill(_ log: [UInt8], tariff: [UInt8], holidays: [UInt8]) throws(Refusal) -> [UInt8] {
    let ride = try PricedLog(log, tariff: tariff, holidays: holidays)
    return BillReport(
      tariff: ride.tariff, edition: ride.edition, bill: ride.bill, zone: ride.zone, warnings: ride.warnings
    ).json(.compact)
  }

  static func read<Value>(_ reading: () throws(JSONError) -> Value) throws(Refusal) -> Value {
    do throws(JSONError) { return try reading() } catch { throw Refusal(message: error.description) }
  }
}
