import Almanac
import JSON
import Receipts
import RideFiles
import Tariffs
import Taximeter
import Track
import Units

/// By what trips are audited.
package struct TripAuditing: Sendable {
  let tariff: Tariff
  let calendar: HolidayCalendar?
  let preset: TripTable.Preset
  let names: [TripTable.Column: String]
  /// The rate of all trips whose row tells none.
  let rate: String?
  let allowsOthers: Bool

  /// Makes an order.
  package init(
    tariff: Tariff, calendar: HolidayCalendar?, preset: TripTable.Preset, names: [TripTable.Column: String],
    rate: String?, allowsOthers: Bool
  ) {
    self.tariff = tariff
    // Which day is a holiday is asked for every trip.
    self.calendar = calendar?.remembering(2000...2050)
    self.preset = preset
    self.names = names
    self.rate = rate
    self.allowsOthers = allowsOthers
  }

  /// By what judging differs, beside the tariff and the columns.
  package var identity: String { "\(rate ?? "") \(allowsOthers)" }

  /// Reads the first line of a table.
  func table(_ line: [UInt8]) throws(RideFileFault) -> TripTable {
    let digits = tariff.currency.minorDigits
    return try TripTable(header: line, preset: preset, names: names, zone: tariff.zone, digits: digits)
  }

  /// The id of a rate by how a row writes it: New York's records have codes.
  func rate(_ written: String?) -> String? {
    guard let written = written ?? rate else { return nil }
    guard preset == .newYork else { return written }
    return switch written {
    case "1": "clock"
    case "2": "jfk"
    case "3": "newark"
    case "4": "nassau-westchester"
    case "5": "negotiated"
    case "6": "group"
    default: written
    }
  }
}

/// Judges the trips of pieces.
struct TripJudging {
  private let order: TripAuditing
  private var rows: TripRows?
  private var input = -1
  private var editions: [Known] = []
  /// The place of the edition of the trip before.
  private var latest = 0

  /// An edition with its audit, and what the trips before have left.
  private struct Known {
    let edition: Edition
    let audit: Audit
    var memory = AuditMemory()
  }

  init(_ order: TripAuditing) {
    self.order = order
  }

  /// Judges a piece: a line of the result for each row.
  mutating func judge(_ piece: Piece) -> PieceOutcome {
    var outcome = PieceOutcome()
    var tally = TripTally()
    guard case .trips(let table) = piece.source.table else { return outcome }
    var rows = input == piece.source.input ? self.rows.take() ?? TripRows(table) : TripRows(table)
    input = piece.source.input
    outcome.bytes.reserveCapacity(piece.count / 4)
    piece.bytes.withUnsafeBufferPointer { bytes in
      var (start, number) = (0, piece.firstLine)
      while start < piece.count,
        let count = LineEnds.first(UnsafeBufferPointer(rebasing: bytes[start..<piece.count]))
      {
        let line = UnsafeBufferPointer(rebasing: bytes[start..<start + count])
        judge(line, number: number, of: piece.source, &rows, &outcome, &tally)
        start += count + 1
        number += 1
      }
    }
    self.rows = rows
    outcome.tally = tally
    outcome.items = [PieceOutcome.Item(bytes: outcome.bytes.count, rejects: outcome.rejects.count)]
    return outcome
  }

  private mutating func judge(
    _ line: UnsafeBufferPointer<UInt8>, number: Int, of source: PieceSource, _ rows: inout TripRows,
    _ outcome: inout PieceOutcome, _ tally: inout TripTally
  ) {
    let trip: TripRow
    do throws(RideFileFault) {
      guard let row = try rows.read(line) else { return }
      trip = row
      guard trip.fare != nil || trip.total != nil else { throw .missing(field: "fare") }
    } catch {
      outcome.rejects.append(
        Reject(
          ride: nil, file: source.name, place: RideFilePlace(line: number, column: rows.column), reason: .fault(error)))
      return
    }
    let start = trip.start.map { order.tariff.zone.local(of: $0.time) }
    let judged = judge(trip, on: (start ?? trip.end.map { order.tariff.zone.local(of: $0.time) })?.date)
    tally.add(
      judged, rate: trip.rate ?? order.rate ?? "", hour: start.map { $0.time.millisecondOfDay / 3_600_000 },
      file: source.name, line: number)
    judged.append(line: number, currency: order.tariff.currency, to: &outcome.bytes)
  }

  private mutating func judge(_ trip: TripRow, on day: CivilDate?) -> JudgedTrip {
    guard prepare(day) else { return JudgedTrip(.noEdition) }
    let edition = editions[latest].edition
    let rate = order.rate(trip.rate)
    if rate == "negotiated", edition.rateIndex("negotiated") == nil { return JudgedTrip(.negotiated) }
    let ride: AuditRide
    do throws(AuditRide.Fault) {
      ride = try AuditRide(
        distance: trip.distance, start: trip.start.map { AuditTime(read: $0.time, unit: $0.unit) },
        end: trip.end.map { AuditTime(read: $0.time, unit: $0.unit) }, duration: trip.duration)
    } catch {
      return JudgedTrip(.noRide(error))
    }
    let choices: [Audit.Choice]
    if let rate {
      if rate == "clock" {
        choices = [.clock]
      } else if let index = edition.rateIndex(rate) {
        choices = [.key(index)]
      } else {
        return JudgedTrip(.noRate)
      }
    } else {
      choices = editions[latest].audit.choices
    }
    let extras = AuditExtras(allowsOthers: order.allowsOthers)
    var fares: [JudgedTrip.Range] = []
    var totals: [JudgedTrip.Range] = []
    for choice in choices {
      // Supplements take the most time, and a fare alone has none.
      guard trip.total != nil else {
        fares.append(
          editions[latest].audit.allowedFares(ride, choice: choice, extras: extras, memory: &editions[latest].memory))
        continue
      }
      let allowed = editions[latest].audit.allowed(
        ride, choice: choice, extras: extras, memory: &editions[latest].memory)
      fares.append((allowed.leastFare, allowed.mostFare))
      totals.append((allowed.leastTotal, allowed.mostTotal))
    }
    return JudgedTrip(fares: fares, totals: totals, fare: trip.fare, total: trip.total)
  }

  /// Has the edition of a day at hand, or the last where no day is known; answers whether there is one.
  private mutating func prepare(_ day: CivilDate?) -> Bool {
    guard let edition = day.map({ order.tariff.edition(on: $0) }) ?? order.tariff.editions.last else { return false }
    if let day, day < edition.from || edition.until.map({ $0 < day }) ?? false { return false }
    if let place = editions.firstIndex(where: { $0.edition.from == edition.from }) {
      latest = place
      return true
    }
    let schedule = Schedule(edition: edition, zone: order.tariff.zone, calendar: order.calendar)
    latest = editions.count
    editions.append(Known(edition: edition, audit: Audit(edition: edition, schedule: schedule)))
    return true
  }
}
