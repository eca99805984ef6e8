import Almanac
import Foundation
import JSON
import RideFiles
import Tariffs
import Taximeter
import Track
import Units

/// The meter alone and from a file to the bill, beside bare libexpat on the same file.
enum Metering {
  static let measurement = Measurement(
    name: "meter", arguments: "FILE TARIFF",
    purpose: "ns per fix of the meter, and points/s from a GPX file to the bill"
  ) { (arguments) throws(MeasurementError) in
    guard arguments.count == 2 else { throw MeasurementError(message: "name a ride and a tariff file") }
    let path = arguments[0]
    let tariff = try tariff(arguments[1])
    let fixes = try fixes(path)
    var bare: [Double] = []
    var whole: [Double] = []
    var meter: [Double] = []
    var live: [Double] = []
    // In turn, so that a disturbance meets all.
    for _ in 0..<7 {
      bare.append(try seconds { () throws(MeasurementError) in try GPXReading.parseBare(path) })
      whole.append(
        try seconds { () throws(MeasurementError) in try bill(try Metering.fixes(path), tariff) })
      meter.append(try seconds { () throws(MeasurementError) in try bill(fixes, tariff) })
      live.append(try seconds { () throws(MeasurementError) in try display(fixes, tariff) })
    }
    let count = Double(fixes.count)
    return [
      Figure(name: "GPX to bill", value: count / median(whole), unit: "points/s"),
      Figure(name: "GPX to bill, share of bare libexpat", value: median(zip(bare, whole).map { $0 / $1 }), unit: "x"),
      Figure(name: "meter, recorded", value: median(meter) / count * 1e9, unit: "ns/fix"),
      Figure(name: "meter, live with its display", value: median(live) / count * 1e9, unit: "ns/fix"),
    ]
  }

  private static func tariff(_ path: String) throws(MeasurementError) -> Tariff {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw MeasurementError(message: "\(path): cannot be read")
    }
    do {
      return try TariffFile.read([UInt8](data))
    } catch {
      throw MeasurementError(message: "\(path): \(error.description)")
    }
  }

  private static func fixes(_ path: String) throws(MeasurementError) -> [Fix] {
    do {
      return try RideFiles.read(path: path).fixes
    } catch {
      throw MeasurementError(message: error.message)
    }
  }

  private static func bill(_ fixes: [Fix], _ tariff: Tariff) throws(MeasurementError) {
    var meter = Meter(edition: tariff.editions[0], zone: tariff.zone, calendar: nil)
    do {
      try meter.record(fixes)
    } catch {
      throw MeasurementError(message: error.message)
    }
    guard let bill = meter.bill(), bill.used > 0 else { throw MeasurementError(message: "nothing was billed") }
  }

  private static func display(_ fixes: [Fix], _ tariff: Tariff) throws(MeasurementError) {
    guard let first = fixes.first else { return }
    var meter = Meter(edition: tariff.editions[0], zone: tariff.zone, calendar: nil)
    do {
      try meter.apply(.start, at: first.time)
      for fix in fixes { try meter.apply(.fix(fix), at: fix.time) }
    } catch {
      throw MeasurementError(message: error.message)
    }
  }
}
