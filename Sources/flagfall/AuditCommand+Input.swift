import Almanac
import Receipts
import Tariffs
import Taximeter
import Units

/// What the command line says of a ride that is to be audited.
struct AuditInput {
  private let tariff: Tariff
  private let calendar: HolidayCalendar?
  private let distance: ClosedRange<Distance>
  private let from: AuditTime?
  private let to: AuditTime?
  private let duration: ClosedRange<Elapsed>?
  private let rate: String?
  private let extras: [(id: String, value: String?)]
  private let allowsOthers: Bool
  private let charged: Money?
  private let fare: Money?

  init(_ arguments: Arguments, shelf: TariffShelf) throws(CommandError) {
    tariff = try shelf.tariff(of: arguments)
    calendar = try shelf.calendar(of: tariff)
    let length = try arguments.length()
    let half = Distance(millimetres: (length.lastDigit.millimetres + 1) / 2)
    distance = max(.zero, length.distance - half)...length.distance + half
    from = try AuditInput.time("from", arguments, zone: tariff.zone)
    to = try AuditInput.time("to", arguments, zone: tariff.zone)
    duration = try AuditInput.duration(arguments)
    rate = arguments.value("rate")
    extras = arguments.values("extra").map { word in
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (id: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : nil)
    }
    allowsOthers = !arguments.has("no-other-extras")
    charged = try AuditInput.amount("charged", arguments, tariff: tariff)
    fare = try AuditInput.amount("fare", arguments, tariff: tariff)
    guard charged != nil || fare != nil else {
      throw .usage("--charged is missing: say what was charged in all, or with --fare the fare alone")
    }
  }

  /// Judges the ride.
  func report() throws(CommandError) -> AuditReport {
    let day = tariff.zone.local(of: (from ?? to)?.read ?? Measures.now).date
    guard let edition = tariff.edition(on: day), edition.from <= day, edition.until.map({ day <= $0 }) ?? true else {
      return AuditReport(
        tariff: tariff, edition: nil, reason: "no edition of the tariff on \(day.iso8601) is known")
    }
    if rate == "negotiated", edition.rateIndex("negotiated") == nil {
      return AuditReport(tariff: tariff, edition: edition, reason: "a negotiated fare follows no tariff")
    }
    let ride: AuditRide
    do throws(AuditRide.Fault) {
      ride = try AuditRide(distance: distance, start: from, end: to, duration: duration)
    } catch {
      switch error {
      case .tooFast:
        return AuditReport(
          tariff: tariff, edition: edition, reason: "no car drives so far in so short a time; check distance and times")
      case .endsBeforeStart: throw .usage("--to is before --from")
      case .durationDisagrees: throw .usage("--duration is not the time from --from to --to: leave one of them out")
      case .tooLong: throw .usage("so long a ride is beyond a meter: at most 100 days")
      }
    }
    let audit = Audit(
      edition: edition, schedule: Schedule(edition: edition, zone: tariff.zone, calendar: calendar))
    let known = try known(edition)
    let allowed = try choices(audit).map { audit.allowed(ride, choice: $0, extras: known) }
    var judged: [AuditReport.Judged] = []
    if let fare { judged.append(AuditReport.Judged(.fare, fare, allowed: allowed)) }
    if let charged { judged.append(AuditReport.Judged(.total, charged, allowed: allowed)) }
    let assumptions = AuditAssumptions(
      tariff: tariff, edition: edition, ride: ride, extras: known, choices: allowed.map(\.choice))
    return AuditReport(
      tariff: tariff, edition: edition, ride: ride, allowed: allowed, judged: judged, assumed: assumptions.sentences)
  }

  private func choices(_ audit: Audit) throws(CommandError) -> [Audit.Choice] {
    guard let rate else { return audit.choices }
    if let index = audit.edition.rateIndex(rate) { return [.key(index)] }
    if rate == "clock" { return [.clock] }
    let known = audit.edition.rates.map(\.id) + ["clock"]
    let near = Spelling.nearest(to: rate, in: known).map { "did you mean \($0)?" }
    throw .usage("the tariff has no rate \(rate); \(near ?? "known are " + known.joined(separator: ", "))")
  }

  // MARK: - Extras

  private func known(_ edition: Edition) throws(CommandError) -> AuditExtras {
    var known = AuditExtras(allowsOthers: allowsOthers)
    for extra in extras {
      guard let index = edition.supplementIndex(extra.id),
        case .key(let most, _) = edition.supplements[index].trigger
      else { throw .usage(MeterError.unknownSupplement(extra.id).message) }
      known.set(index, try pressed(extra, edition.supplements[index], most: most))
    }
    return known
  }

  private func pressed(
    _ extra: (id: String, value: String?), _ supplement: Supplement, most: Int64
  ) throws(CommandError) -> AuditExtras.Pressed {
    switch supplement.amount {
    case .fixed, .shareOfFare, .shareOfSum:
      guard let count = Int64(extra.value ?? "1"), (0...most).contains(count) else {
        throw .usage(MeterError.tooMany(supplement: extra.id, most: most).message)
      }
      return .times(count)
    case .asPaid, .upTo:
      return .amount(try supplement.paid(extra, in: tariff.currency))
    }
  }

  // MARK: - Numbers

  private static func amount(
    _ option: String, _ arguments: Arguments, tariff: Tariff
  ) throws(CommandError) -> Money? {
    guard let text = arguments.value(option) else { return nil }
    guard let amount = Money(text, in: tariff.currency), amount >= .zero else {
      throw .usage(
        "--\(option) \(text): give an amount of \(tariff.currency.code) such as "
          + Money(minorUnits: 1770).decimal(in: tariff.currency))
    }
    return amount
  }

  /// A time of day with what its last digit is worth; one that a clock shows twice is taken as either.
  private static func time(
    _ option: String, _ arguments: Arguments, zone: Zone
  ) throws(CommandError) -> AuditTime? {
    guard let text = arguments.value(option) else { return nil }
    let first = try Measures.instant(text, of: option, zone: zone)
    var last = first
    if case .local(let local) = Timestamp(iso8601: text), case .ambiguous(_, let later) = zone.instant(of: local) {
      last = later
    }
    return AuditTime(read: first, unit: lastDigit(ofTime: text) + (last - first))
  }

  private static func lastDigit(ofTime text: String) -> Elapsed {
    let clock = text.drop { !"Tt ".contains($0) }.dropFirst().prefix { !"Zz+-".contains($0) }
    guard clock.filter({ $0 == ":" }).count > 1 else { return .seconds(60) }
    var unit: Int64 = 1000
    for _ in clock.drop(while: { !".,".contains($0) }).dropFirst() where unit > 1 { unit /= 10 }
    return Elapsed(milliseconds: unit)
  }

  private static func duration(_ arguments: Arguments) throws(CommandError) -> ClosedRange<Elapsed>? {
    guard let text = arguments.value("duration") else { return nil }
    let duration = try Measures.duration(text, of: "duration")
    var unit: Int64 = text.hasSuffix("h") ? 3_600_000 : text.hasSuffix("m") ? 60_000 : 1000
    let last = text.dropLast().split(whereSeparator: { "hms".contains($0) }).last ?? ""
    for _ in last.drop(while: { $0 != "." }).dropFirst() where unit > 1 { unit /= 10 }
    let half = Elapsed(milliseconds: (unit + 1) / 2)
    return max(.zero, duration - half)...duration + half
  }
}
