import JSON
import Shift
import Units

/// A day that is over, as the list of them tells it.
package struct PastDay: Sendable, Hashable {
  /// The number of its record.
  package let number: Int64
  /// When it began.
  package let begun: Instant
  /// How many rides were paid.
  package let rides: Int64
  /// What they earned, as it is written, with its currency; empty where nothing is known.
  package let earned: String
  /// Whether nobody was driven.
  package var isPractice = true
  /// When it ended, by the page's clock; nil where the roll call forbade it, or where that was not kept.
  package var ended: Instant?
  /// Whether it was a shift over two days.
  package var isAlternate = false

  /// What rest follows it.
  package var hours: DutyHours { isAlternate ? .alternate : .day }

  /// One line a day.
  static func lines(_ days: [PastDay]) -> String {
    var text = ""
    for day in days {
      var writer = JSONWriter(.compact)
      writer.beginObject()
      writer.member("number", int64: day.number)
      writer.member("at", int64: day.begun.milliseconds)
      writer.member("rides", int64: day.rides)
      writer.member("earned", string: day.earned)
      if !day.isPractice { writer.member("practice", bool: false) }
      if let ended = day.ended { writer.member("ended", int64: ended.milliseconds) }
      if day.isAlternate { writer.member("alternate", bool: true) }
      writer.endObject()
      text += String(decoding: writer.finish(), as: UTF8.self) + "\n"
    }
    return text
  }

  /// Reads what ``lines(_:)`` wrote.
  static func read(_ bytes: [UInt8]) throws(JSONError) -> [PastDay] {
    var days: [PastDay] = []
    var start = 0
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let node = try JSONReader.read(bytes, in: start..<end)
      days.append(
        PastDay(
          number: try node.member("number").int64(in: 1...1_000_000_000),
          begun: Instant(milliseconds: try node.member("at").int64),
          rides: try node.member("rides").int64(in: 0...100_000), earned: try node.member("earned").string,
          isPractice: try node.optional("practice")?.bool ?? true,
          ended: try node.optional("ended").map { node throws(JSONError) in Instant(milliseconds: try node.int64) },
          isAlternate: try node.optional("alternate")?.bool ?? false))
      start = end + 1
    }
    return days
  }
}
