import Almanac
import RideSupport
import Tariffs
import Taximeter
import Testing
import Units

/// Rows as New York's trip records have them, judged by the edition of their day.
@Suite struct TripRecordTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let fields: [String]
    var testDescription: String { fields.joined(separator: ", ") }
    var verdict: String { fields[6] }
  }

  static func rows() throws -> [Row] {
    let text = String(decoding: try Golden.bytes("Tests/Fixtures/audit/nyc-trips.csv"), as: UTF8.self)
    return text.split(separator: "\n").dropFirst().map { Row(fields: $0.split(separator: ",").map(String.init)) }
  }

  private static func time(_ text: String, zone: Zone) throws -> AuditTime {
    guard case .local(let local) = try #require(Timestamp(iso8601: text)) else { throw Unreadable() }
    return AuditTime(read: zone.instant(of: local).first, unit: .seconds(1))
  }

  private struct Unreadable: Error {}

  /// The rate of a code: 1 is the meter's, 2 the flat fare of JFK; of 3 to 6 the tariff has none, or they are agreed.
  private static func choice(_ code: String, _ edition: Edition) -> Audit.Choice? {
    switch code {
    case "1": .clock
    case "2": edition.rateIndex("jfk").map { .key($0) }
    default: nil
    }
  }

  private static func verdict(_ row: Row) throws -> String {
    let tariff = try ShippedTariffs.tariff("us-nyc")
    let start = try time(row.fields[1], zone: tariff.zone)
    let day = tariff.zone.local(of: start.read).date
    guard let edition = tariff.edition(on: day), edition.until.map({ day <= $0 }) ?? true,
      let choice = choice(row.fields[4], edition)
    else { return "not-judged" }
    let hundredths = try #require(Ratio(row.fields[3])?.times(Ratio(1_609_344))?.rounded)
    let half: Int64 = 8047
    let distance = Distance(millimetres: max(0, hundredths - half))...Distance(millimetres: hundredths + half)
    let ride: AuditRide
    do {
      ride = try AuditRide(
        distance: distance, start: start, end: time(row.fields[2], zone: tariff.zone), duration: nil)
    } catch AuditRide.Fault.tooFast {
      return "not-judged"
    }
    let schedule = Schedule(
      edition: edition, zone: tariff.zone, calendar: try ShippedTariffs.calendar(of: tariff))
    let allowed = Audit(edition: edition, schedule: schedule).allowed(ride, choice: choice, extras: AuditExtras())
    let cents = try #require(Ratio(row.fields[5])?.times(Ratio(100))?.whole)
    switch AuditVerdict(Money(minorUnits: cents), in: [(allowed.leastFare, allowed.mostFare)]) {
    case .possible: return "possible"
    case .tooHigh: return "too-high"
    case .tooLow: return "too-low"
    }
  }

  @Test("A row is judged by its own rule, or not at all", arguments: try rows())
  func judges(_ row: Row) throws {
    #expect(try TripRecordTests.verdict(row) == row.verdict)
  }
}
