import Almanac
import Tariffs
import Taximeter
import Units

/// Trips that are judged one after the other under one tariff.
struct TripBatch {
  /// What is said of a trip, by the number that others see.
  enum Verdict: Int8 {
    case possible = 0
    case tooHigh = 1
    case tooLow = -1
    case notJudged = 2
  }

  private let open: OpenTariff
  /// With its days at hand: which day is a holiday is asked for every trip.
  private let calendar: HolidayCalendar?
  private let half: Int64
  private let unit: Elapsed
  private let rates: [String]
  private var audits: [CivilDate: (audit: Audit, memory: AuditMemory)] = [:]

  init(_ open: OpenTariff, distanceHalf: Int64, timeUnit: Int64, rates: [String]) {
    self.open = open
    calendar = open.calendar?.remembering(2000...2050)
    half = min(max(0, distanceHalf), 1_000_000_000)
    unit = Elapsed(milliseconds: min(max(0, timeUnit), 86_400_000))
    self.rates = rates
  }

  /// Judges a fare by a trip's distance, start and end.
  mutating func judge(
    distance: Int64, start: Int64, end: Int64, fare: Int64, rate: Int?
  ) -> (verdict: Verdict, least: Int64, most: Int64) {
    let nothing = (verdict: Verdict.notJudged, least: Int64(-1), most: Int64(-1))
    // A time beyond the year 9999 either way is none.
    let era: ClosedRange<Int64> = -62_167_219_200_000...253_402_300_799_999
    guard (0...9_999_000_000).contains(distance), era.contains(start), era.contains(end) else { return nothing }
    let begun = Instant(milliseconds: start)
    let day = open.tariff.zone.local(of: begun).date
    guard let edition = open.tariff.edition(on: day), edition.from <= day, edition.until.map({ day <= $0 }) ?? true
    else {
      return nothing
    }
    var (audit, memory) = audit(edition)
    guard let choices = choices(rate, audit) else { return nothing }
    let ride: AuditRide
    do throws(AuditRide.Fault) {
      ride = try AuditRide(
        distance: Distance(millimetres: max(0, distance - half))...Distance(millimetres: distance + half),
        start: AuditTime(read: begun, unit: unit), end: AuditTime(read: Instant(milliseconds: end), unit: unit),
        duration: nil)
    } catch {
      return nothing
    }
    let ranges = choices.map { audit.allowedFares(ride, choice: $0, extras: AuditExtras(), memory: &memory) }
    audits[edition.from] = (audit, memory)
    let least = ranges.map { $0.least.minorUnits }.min() ?? -1
    let most = ranges.contains { $0.most == nil } ? -1 : ranges.compactMap { $0.most?.minorUnits }.max() ?? -1
    switch AuditVerdict(Money(minorUnits: min(max(fare, -1_000_000_000_000), 1_000_000_000_000)), in: ranges) {
    case .possible: return (.possible, least, most)
    case .tooHigh: return (.tooHigh, least, most)
    case .tooLow: return (.tooLow, least, most)
    }
  }

  private func choices(_ rate: Int?, _ audit: Audit) -> [Audit.Choice]? {
    guard let rate else { return audit.choices }
    guard rates.indices.contains(rate) else { return nil }
    if rates[rate] == "clock" { return [.clock] }
    return audit.edition.rateIndex(rates[rate]).map { [.key($0)] }
  }

  private func audit(_ edition: Edition) -> (audit: Audit, memory: AuditMemory) {
    if let known = audits[edition.from] { return known }
    let schedule = Schedule(edition: edition, zone: open.tariff.zone, calendar: calendar)
    return (Audit(edition: edition, schedule: schedule), AuditMemory())
  }
}
