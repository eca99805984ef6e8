import Almanac
import JSON
import Taximeter
import Track
import Units

/// The lines of a ride log.
package enum RideLine {
  // MARK: - Writing

  /// The header as a line, with its line feed.
  package static func bytes(_ header: RideHeader) -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.member("flagfall", string: "ride")
    writer.member("version", int64: RideLog.version)
    writer.member("tariff", string: header.tariff)
    writer.member("edition", string: header.edition.iso8601)
    writer.member("zone", string: header.zone)
    if header.source != .live { writer.member("source", string: header.source.rawValue) }
    writer.endObject()
    return writer.finish() + [UInt8(ascii: "\n")]
  }

  /// An event as a line, with its line feed.
  package static func bytes(_ timed: TimedEvent) -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.member("at", int64: timed.at.milliseconds)
    switch timed.event {
    case .start: writer.member("event", string: "start")
    case .fix(let fix):
      writer.member("event", string: "fix")
      write(fix, to: &writer)
    case .tick: writer.member("event", string: "tick")
    case .pause: writer.member("event", string: "pause")
    case .resume: writer.member("event", string: "resume")
    case .stop: writer.member("event", string: "stop")
    case .undoStop: writer.member("event", string: "undo-stop")
    case .pay: writer.member("event", string: "pay")
    case .rate(let id):
      writer.member("event", string: "rate")
      if let id { writer.member("rate", string: id) }
    case .extra(let id, let count):
      writer.member("event", string: "extra")
      writer.member("id", string: id)
      writer.member("count", int64: count)
    case .asPaid(let id, let amount):
      writer.member("event", string: "as-paid")
      writer.member("id", string: id)
      writer.member("minor-units", int64: amount.minorUnits)
    case .discount(let discount):
      writer.member("event", string: "discount")
      switch discount {
      case nil: break
      case .share(let thousandths): writer.member("thousandths", int64: thousandths)
      case .amount(let amount): writer.member("minor-units", int64: amount.minorUnits)
      }
    case .sight(let isVisible):
      writer.member("event", string: "sight")
      writer.member("visible", bool: isVisible)
    }
    writer.endObject()
    return writer.finish() + [UInt8(ascii: "\n")]
  }

  private static func write(_ fix: Fix, to writer: inout JSONWriter) {
    writer.member("time", int64: fix.time.milliseconds)
    writer.member("lat", decimal: Decimal.shortest(fix.place.latitude, digits: 9))
    writer.member("lon", decimal: Decimal.shortest(fix.place.longitude, digits: 9))
    if let accuracy = fix.accuracy {
      writer.member("accuracy", decimal: Decimal.shortest(accuracy.millimetres, digits: 3))
    }
    if let speed = fix.speed {
      writer.member("speed", decimal: Decimal.shortest(speed.millimetresPerSecond, digits: 3))
    }
  }

  // MARK: - Reading

  static func header(_ node: JSONNode) throws(JSONError) -> RideHeader {
    guard let kind = try node.optional("flagfall"), try kind.string == "ride" else {
      throw node.fail("expected the header of a ride log, {\"flagfall\":\"ride\",...}")
    }
    let version = try node.member("version").int64
    guard version == RideLog.version else {
      throw try node.member("version").fail("this log is version \(version), and version \(RideLog.version) is known")
    }
    guard let edition = CivilDate(iso8601: try node.member("edition").string) else {
      throw try node.member("edition").fail("expected a date such as \"2022-12-19\"")
    }
    let source = try node.optional("source")?.choice(RideSource.allCases.map { ($0.rawValue, $0) })
    return RideHeader(
      tariff: try node.member("tariff").string, edition: edition, zone: try node.member("zone").string,
      source: source ?? .live)
  }

  static func event(_ node: JSONNode) throws(JSONError) -> TimedEvent {
    let at = Instant(milliseconds: try node.member("at").int64(in: times))
    let word = try node.member("event")
    let text = try word.utf8
    let event: Event
    if text.elementsEqual("fix".utf8) {
      event = .fix(try fix(node))
    } else {
      event = try other(node, word: word)
    }
    return TimedEvent(at: at, event: event)
  }

  private static func other(_ node: JSONNode, word: JSONNode) throws(JSONError) -> Event {
    let simple: [(name: String, value: Event?)] = [
      ("start", .start), ("tick", .tick), ("pause", .pause), ("resume", .resume), ("stop", .stop),
      ("undo-stop", .undoStop), ("pay", .pay), ("rate", nil), ("extra", nil), ("as-paid", nil), ("discount", nil),
      ("sight", nil),
    ]
    if let event: Event = try word.choice(simple) { return event }
    switch try word.string {
    case "rate": return .rate(try node.optional("rate")?.string)
    case "extra": return .extra(id: try node.member("id").string, count: try node.member("count").int64(in: 0...99))
    case "sight": return .sight(try node.member("visible").bool)
    case "as-paid":
      return .asPaid(id: try node.member("id").string, amount: try money(node.member("minor-units")))
    default:
      if let share = try node.optional("thousandths") {
        return .discount(.share(thousandths: try share.int64(in: 0...100_000)))
      }
      return .discount(try node.optional("minor-units").map { node throws(JSONError) in .amount(try money(node)) })
    }
  }

  /// From 1970 to 9999, so that sums of times always fit.
  private static let times: ClosedRange<Int64> = 0...253_402_300_799_999

  private static func money(_ node: JSONNode) throws(JSONError) -> Money {
    Money(minorUnits: try node.int64(in: 0...1_000_000_000_000))
  }

  /// Reads the members of a fix: `time` in milliseconds, `lat`, `lon`, and `accuracy` and `speed` where known.
  ///
  /// Degrees are read to nine digits after the point, metres and metres a second to three.
  ///
  /// - Throws: A ``JSONError`` for a place that is not on the globe and a time that is not in the years 1970 to 9999.
  package static func fix(_ node: JSONNode) throws(JSONError) -> Fix {
    guard let latitude = Decimal.scaled(try node.member("lat").decimalBytes, digits: 9),
      let longitude = Decimal.scaled(try node.member("lon").decimalBytes, digits: 9),
      let place = Coordinate(latitude: latitude, longitude: longitude)
    else { throw node.fail("expected a place on the globe: lat from -90 to 90, lon from -180 to 180") }
    let time = Instant(milliseconds: try node.member("time").int64(in: times))
    let accuracy = try thousandths(node.optional("accuracy"))
    let speed = try thousandths(node.optional("speed"))
    return Fix(
      time: time, place: place, accuracy: accuracy.map { Distance(millimetres: $0) },
      speed: speed.map { Speed(millimetresPerSecond: $0) })
  }

  private static func thousandths(_ node: JSONNode?) throws(JSONError) -> Int64? {
    guard let node, !node.isNull else { return nil }
    guard let value = Decimal.scaled(try node.decimalBytes, digits: 3), value.magnitude < 1_000_000_000_000_000 else {
      throw node.fail("expected a number such as 5.2")
    }
    return value
  }
}
