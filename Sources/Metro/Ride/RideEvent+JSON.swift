import JSON
import Track
import Units

/// An event of a ride with its time: a line of a ride's file.
package struct TimedRideEvent: Sendable, Hashable {
  /// When it happened.
  package var at: Instant
  /// What happened.
  package var event: RideEvent

  /// Makes an event.
  package init(at: Instant, event: RideEvent) {
    self.at = at
    self.event = event
  }

  /// The line, without its end.
  package var line: [UInt8] {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.member("at", int64: at.milliseconds)
    writer.member("event", string: name)
    switch event {
    case .tappedLate(let delay): writer.member("by", seconds: delay)
    case .fix(let fix):
      writer.member("time", int64: fix.time.milliseconds)
      writer.member("lat", decimal: Decimal.shortest(fix.place.latitude, digits: 9))
      writer.member("lon", decimal: Decimal.shortest(fix.place.longitude, digits: 9))
      if let accuracy = fix.accuracy {
        writer.member("accuracy", decimal: Decimal.shortest(accuracy.millimetres, digits: 3))
      }
    default: break
    }
    writer.endObject()
    return writer.finish()
  }

  private var name: String {
    switch event {
    case .departed: "departed"
    case .stopOn: "stop-on"
    case .stopBack: "stop-back"
    case .trainDeparted: "train-departed"
    case .tappedLate: "tapped-late"
    case .fix: "fix"
    case .confirmed: "confirmed"
    case .stopped: "stopped"
    }
  }

  /// The latest time that is read: the year 2100.
  private static let times: ClosedRange<Int64> = 0...4_102_444_800_000

  /// Reads a line.
  ///
  /// - Throws: A `JSONError` for what is no event, and for times after the year 2100.
  package init(_ node: JSONNode) throws(JSONError) {
    try node.only(["at", "event", "by", "time", "lat", "lon", "accuracy"])
    at = Instant(milliseconds: try node.member("at").int64(in: TimedRideEvent.times))
    let name = try node.member("event").string
    switch name {
    case "departed": event = .departed
    case "stop-on": event = .stopOn
    case "stop-back": event = .stopBack
    case "train-departed": event = .trainDeparted
    case "tapped-late": event = .tappedLate(try NetworkFile.seconds(node.member("by"), in: 0...3600))
    case "fix": event = .fix(try TimedRideEvent.fix(node))
    case "confirmed": event = .confirmed
    case "stopped": event = .stopped
    default:
      throw try node.member("event").fail(
        "expected departed, stop-on, stop-back, train-departed, tapped-late, fix, confirmed or stopped")
    }
  }

  private static func fix(_ node: JSONNode) throws(JSONError) -> Fix {
    guard let latitude = Decimal.scaled(try node.member("lat").decimalBytes, digits: 9),
      let longitude = Decimal.scaled(try node.member("lon").decimalBytes, digits: 9),
      let place = Coordinate(latitude: latitude, longitude: longitude)
    else { throw node.fail("expected a place on the globe in degrees") }
    var accuracy: Distance?
    if let radius = try node.optional("accuracy") {
      accuracy = Decimal.scaled(try radius.decimalBytes, digits: 3).map { Distance(millimetres: $0) }
    }
    return Fix(
      time: Instant(milliseconds: try node.member("time").int64(in: times)), place: place, accuracy: accuracy)
  }
}
