import JSON
import Units

/// A ride as lines of a file: what was asked for, then what was told.
package struct MetroRideLog: Sendable, Hashable {
  /// The network's identifier or the path of its file.
  package var network: String
  /// The identifier of the station where one gets on.
  package var from: String
  /// The identifier of the station where one gets off.
  package var to: String
  /// When the way was asked for: it decides timetable, part of the day and headways.
  package var planned: Instant
  /// The alert level then; nil for none.
  package var level: String?
  /// What was told, in the order of the file.
  package var events: [TimedRideEvent]

  /// Makes a log without events.
  package init(network: String, from: String, to: String, planned: Instant, level: String?) {
    self.network = network
    self.from = from
    self.to = to
    self.planned = planned
    self.level = level
    events = []
  }

  /// The most lines that are read; nobody corrects a ride more often.
  package static let mostLines = 10_000

  /// The first line, without its end.
  package var header: [UInt8] {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.member("metro-ride", int64: 1)
    writer.member("network", string: network)
    writer.member("from", string: from)
    writer.member("to", string: to)
    writer.member("planned", int64: planned.milliseconds)
    if let level { writer.member("level", string: level) }
    writer.endObject()
    return writer.finish()
  }

  /// Reads a file; a last line without its end was cut off by a crash and is passed over.
  ///
  /// - Throws: A `JSONError` for a first line that is not whole and for any other line that is no event.
  package init(_ bytes: [UInt8]) throws(JSONError) {
    guard let first = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
      throw try JSONReader.read(Array("null".utf8)).fail("the first line of the ride is not whole; begin a new one")
    }
    let head = try JSONReader.read(bytes, in: 0..<first)
    try head.only(["metro-ride", "network", "from", "to", "planned", "level"])
    guard try head.member("metro-ride").int64 == 1 else { throw head.fail("expected a metro ride of format 1") }
    network = try head.member("network").string
    from = try head.member("from").string
    to = try head.member("to").string
    planned = Instant(milliseconds: try head.member("planned").int64(in: 0...4_102_444_800_000))
    level = try head.optional("level")?.string
    var events: [TimedRideEvent] = []
    var start = first + 1
    while events.count < MetroRideLog.mostLines, let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      if end > start { events.append(try TimedRideEvent(JSONReader.read(bytes, in: start..<end))) }
      start = end + 1
    }
    self.events = events
  }
}

extension MetroRide {
  /// The fold of events, in the order of their times.
  package init(_ itinerary: Itinerary, _ network: Network, events: [TimedRideEvent]) {
    self.init(itinerary, network)
    var sorted = events
    // A stable order: what was told at one instant stays as it was told.
    for index in sorted.indices.dropFirst() {
      var place = index
      while place > 0, sorted[place].at < sorted[place - 1].at {
        sorted.swapAt(place, place - 1)
        place -= 1
      }
    }
    for timed in sorted { apply(timed.event, at: timed.at) }
  }
}
