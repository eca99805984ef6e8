import Almanac
import JSON
import Receipts
import Tariffs
import Taximeter
import Track
import Units

/// A tariff that somebody on the other side holds by a handle.
final class OpenTariff: Sendable {
  let tariff: Tariff
  let calendar: HolidayCalendar?

  /// The farthest that a ride may begin from the city whose clock is to be its own.
  private static let reach = Distance.metres(100_000)

  init(json: [UInt8], holidays: [UInt8]?) throws(LibraryError) {
    do throws(JSONError) {
      tariff = try TariffFile.read(json)
      if let holidays {
        calendar = try HolidayFile(holidays).calendar
      } else {
        calendar = nil
      }
    } catch {
      throw .file(error)
    }
    guard tariff.notOffered == nil, !tariff.editions.isEmpty else { throw .notOffered }
  }

  /// A handle that keeps it until it is released.
  var handle: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  static func of(_ handle: UnsafeRawPointer) -> OpenTariff {
    Unmanaged<OpenTariff>.fromOpaque(handle).takeUnretainedValue()
  }

  /// The bill of a ride as one JSON object.
  func bill(_ fixes: [Fix], ride: String?, zone name: String?, rate: String?) throws(LibraryError) -> [UInt8] {
    let zone = try zone(name, from: fixes[0].place)
    let course = Course(recorded: fixes)
    guard course.stop - course.start < Meter.longest else { throw .meter(.tooLong) }
    let day = zone.local(of: course.start).date
    guard let edition = tariff.edition(on: day) else { throw .notOffered }
    var meter = Meter(edition: edition, zone: zone, calendar: calendar)
    do throws(MeterError) {
      if let rate { try meter.apply(.rate(rate), at: course.start) }
    } catch {
      throw .meter(error)
    }
    let report = BillReport(
      tariff: tariff, edition: edition, bill: meter.bill(of: course), zone: zone,
      warnings: tariff.doubt(of: edition, on: day).map { [$0] } ?? [], ride: ride)
    return report.json(.compact)
  }

  private func zone(_ name: String?, from place: Coordinate) throws(LibraryError) -> Zone {
    if let name {
      guard let zone = Zone(named: name) else { throw .unknownZone(name) }
      return zone
    }
    guard EllipsoidPoint(place).distance(to: EllipsoidPoint(tariff.centre)) <= OpenTariff.reach else { throw .noClock }
    return tariff.zone
  }
}
