import JSON
import Metro
import Screens
import Units

/// The rides that are over: what came of them and how far the countdown was off.
package struct Journal: Sendable, Hashable {
  /// How a ride ended.
  package enum Outcome: String, Sendable, Hashable {
    /// The arrival was confirmed.
    case arrived
    /// The countdown was ended before.
    case stopped
    /// Nobody said anything more.
    case expired
  }

  /// One ride.
  package struct Entry: Sendable, Hashable {
    /// The tap at its departure.
    package var start: Instant
    /// The network's identifier.
    package var network: String
    /// The name of the station where one got on.
    package var from: String
    /// The name of the station where one got off.
    package var to: String
    /// How it ended.
    package var outcome: Outcome
    /// The confirmed arrival minus the one that was shown; above zero the countdown ran ahead.
    package var error: Elapsed?
    /// How often the train was further on than shown.
    package var on: Int64
    /// How often it was not so far.
    package var back: Int64
  }

  /// The rides, the latest first.
  package private(set) var entries: [Entry] = []

  /// So many are kept.
  package static let most = 200
  static let name = "metro/journal"

  mutating func add(_ entry: Entry) {
    entries.insert(entry, at: 0)
    if entries.count > Journal.most { entries.removeLast(entries.count - Journal.most) }
  }

  mutating func clear() { entries = [] }

  /// The middle of the errors of confirmed arrivals; nil without any.
  package var median: Elapsed? {
    let errors = entries.compactMap { $0.error }.sorted()
    guard !errors.isEmpty else { return nil }
    let middle = errors.count / 2
    if !errors.count.isMultiple(of: 2) { return errors[middle] }
    return Elapsed(milliseconds: (errors[middle - 1].milliseconds + errors[middle].milliseconds) / 2)
  }

  /// How many arrivals were confirmed.
  package var confirmed: Int { entries.count { $0.error != nil } }
}

extension Journal {
  /// Reads what was kept.
  init(_ bytes: [UInt8]) throws(JSONError) {
    for node in try JSONReader.read(bytes).elements {
      let outcome = try node.member("outcome")
      guard let known = Outcome(rawValue: try outcome.string) else {
        throw outcome.fail("expected arrived, stopped or expired")
      }
      entries.append(
        Entry(
          start: try node.member("start").instant, network: try node.member("network").string,
          from: try node.member("from").string, to: try node.member("to").string, outcome: known,
          error: try node.optional("error").map { node throws(JSONError) in
            Elapsed(milliseconds: try node.int64(in: -86_400_000...86_400_000))
          }, on: try node.member("on").int64(in: 0...10_000), back: try node.member("back").int64(in: 0...10_000)))
      if entries.count == Journal.most { break }
    }
  }

  /// The journal as it is kept and exported.
  var text: String {
    var writer = JSONWriter(.compact)
    writer.beginArray()
    for entry in entries {
      writer.beginObject()
      writer.member("start", int64: entry.start.milliseconds)
      writer.member("network", string: entry.network)
      writer.member("from", string: entry.from)
      writer.member("to", string: entry.to)
      writer.member("outcome", string: entry.outcome.rawValue)
      if let error = entry.error { writer.member("error", int64: error.milliseconds) }
      writer.member("on", int64: entry.on)
      writer.member("back", int64: entry.back)
      writer.endObject()
    }
    writer.endArray()
    return String(decoding: writer.finish(), as: UTF8.self)
  }
}
