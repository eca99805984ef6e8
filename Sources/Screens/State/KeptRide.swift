import Almanac
import JSON
import RideLog
import Tariffs
import Taximeter
import Units

/// What the list of kept rides says of one: a note taken from its log, thrown away when the log says otherwise.
package struct KeptRide: Sendable {
  /// The time of Start in epoch milliseconds and the tariff.
  package internal(set) var id: String
  /// The tariff's identifier.
  package let tariff: String
  /// The clock of its city.
  package let zone: Zone
  /// When it began.
  package let start: Instant
  /// When it was stopped.
  package let stop: Instant
  /// In what it was paid.
  package let currency: Currency
  /// What was to be paid.
  package let total: Money
  /// The distance counted.
  package let distance: Distance
  /// Where its positions come from.
  package let source: RideSource
  /// How many silences it has.
  package let gaps: Int64
  /// The number of its receipt, where it has one.
  package let number: Int64?

  /// What is said of a ride; nil before Stop.
  init?(_ ride: Ride, number: Int64?) {
    guard let bill = ride.meter.bill(), ride.tariff.id == ride.header.tariff else { return nil }
    id = String(bill.start.milliseconds) + "-" + ride.tariff.id
    tariff = ride.tariff.id
    zone = ride.tariff.zone
    start = bill.start
    stop = bill.stop
    currency = ride.tariff.currency
    total = bill.total
    distance = bill.distance
    source = ride.header.source
    gaps = Int64(bill.gaps.count)
    self.number = number
  }

  /// Whether another note is of the same ride: the same tariff, begin and end, way and sum.
  func isSame(as other: KeptRide) -> Bool {
    tariff == other.tariff && start == other.start && stop == other.stop && distance == other.distance
      && total == other.total && gaps == other.gaps
  }

  // MARK: - As the page keeps it

  init(_ node: JSONNode) throws(JSONError) {
    let code = try node.member("currency")
    guard let currency = Currency(code: try code.string) else { throw code.fail("expected a currency such as \"EUR\"") }
    id = try node.member("id").string
    tariff = try node.member("tariff").string
    zone = Zone(named: try node.member("zone").string) ?? .utc
    start = try node.member("start").instant
    stop = try node.member("stop").instant
    self.currency = currency
    total = Money(minorUnits: try node.member("total").int64)
    distance = Distance(millimetres: try node.member("distance-mm").int64)
    source = try node.member("source").choice(RideSource.allCases.map { ($0.rawValue, $0) })
    gaps = try node.member("gaps").int64
    number = try node.optional("number")?.int64
  }

  /// The note as one line, which stands before the ride's log where that is kept.
  package var line: String {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.member("flagfall", string: "kept")
    writer.member("id", string: id)
    writer.member("tariff", string: tariff)
    writer.member("zone", string: zone.name)
    writer.member("start", int64: start.milliseconds)
    writer.member("stop", int64: stop.milliseconds)
    writer.member("currency", string: currency.code)
    writer.member("total", int64: total.minorUnits)
    writer.member("distance-mm", int64: distance.millimetres)
    writer.member("source", string: source.rawValue)
    writer.member("gaps", int64: gaps)
    if let number { writer.member("number", int64: number) }
    writer.endObject()
    return String(decoding: writer.finish(), as: UTF8.self)
  }
}

/// A kept ride as it is written: the note, then the lines of the log.
enum KeptText {
  /// The first line of a file with everything.
  static let head = "{\"flagfall\":\"rides\",\"version\":1}\n"

  private static let noteStart = Array("{\"flagfall\":\"kept\"".utf8)

  /// Whether a file has everything that was exported; the first of its parts begins with its head.
  static func isArchive(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("{\"flagfall\":\"rides\"".utf8)) || bytes.starts(with: noteStart)
  }

  /// The log and the receipt's number of a text that begins with a note, a head, or neither.
  static func log(in text: [UInt8]) -> (log: [UInt8], number: Int64?) {
    var rest = text[...]
    var number: Int64?
    while rest.starts(with: Array("{\"flagfall\":\"rides\"".utf8)) || rest.starts(with: noteStart) {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      do {
        number = try JSONReader.read(Array(rest[..<end])).optional("number")?.int64
      } catch {
        number = nil
      }
      rest = rest[end...].dropFirst()
    }
    return (Array(rest), number)
  }
}
