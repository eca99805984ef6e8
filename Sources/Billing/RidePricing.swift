import Almanac
import Receipts
import RideFiles
import Tariffs
import Taximeter
import Track
import Units

/// Prices rides by a list, keeping the meters that it made.
struct RidePricing {
  private struct Key: Hashable {
    let entry: Int
    let edition: CivilDate
    let zone: Zone
  }

  private let list: PriceList
  private var meters: [Key: Meter] = [:]

  init(_ list: PriceList) {
    self.list = list
  }

  /// The bills of a ride, one for each tariff of the list.
  mutating func bills(
    of course: Course, from place: Coordinate, warnings: [RideWarning], ride: String
  ) throws(RideRejection) -> [BillReport] {
    var reports: [BillReport] = []
    reports.reserveCapacity(list.entries.count)
    let noticed = warnings.map(\.message)
    for (index, entry) in list.entries.enumerated() {
      let zone = try list.zone(from: place, under: entry)
      let day = zone.local(of: course.start).date
      guard let edition = entry.tariff.edition(on: day) else { throw .keys("the tariff has no edition") }
      let key = Key(entry: index, edition: edition.from, zone: zone)
      let meter: Meter
      if let kept = meters[key] {
        meter = kept
      } else {
        meter = try list.meter(edition, of: entry, zone: zone)
        meters[key] = meter
      }
      reports.append(
        BillReport(
          tariff: entry.tariff, edition: edition, bill: meter.bill(of: course), zone: zone,
          warnings: noticed + [entry.tariff.doubt(of: edition, on: day)].compactMap(\.self), ride: ride))
    }
    return reports
  }

  /// The course of the fixes of a ride, and what was noticed.
  static func course(
    of fixes: ArraySlice<Fix>, isPlain: Bool, skipped: [Int]
  ) throws(RideRejection) -> (course: Course, warnings: [RideWarning], place: Coordinate) {
    var course: Course
    var warnings: [RideWarning]
    let ends: (Instant, Instant)
    let place: Coordinate
    if isPlain, let first = fixes.first, let last = fixes.last {
      course = Course(later: fixes)
      warnings = [FixRows.warning(skipped: skipped)].compactMap(\.self)
      ends = (first.time, last.time)
      place = first.place
    } else {
      let ride: RecordedRide
      do throws(RideFileFault) {
        ride = try FixRows.mended(fixes, skipped: skipped)
      } catch {
        throw .fault(error)
      }
      guard let first = ride.fixes.first else { throw .fault(.noPoints) }
      course = Course(recorded: ride.fixes)
      warnings = ride.warnings
      ends = (ride.fixes.map(\.time).min() ?? first.time, ride.fixes.map(\.time).max() ?? first.time)
      place = first.place
    }
    guard ends.1 - ends.0 < Meter.longest else { throw .tooLong }
    return (course, warnings, place)
  }
}
