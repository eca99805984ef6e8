import JSON

/// A receipt that the page is to have made, and what it is to do with it.
package struct ReceiptTask: Sendable, Hashable {
  /// What is done with it.
  package enum Use: String, Sendable, Hashable {
    /// Its pictures are put on the screen; answered by `receipt-drawn`.
    case show
    /// It is kept as a file.
    case save
    /// It is passed on, or its words are copied.
    case share
  }

  /// What is done with it.
  package var use: Use
  /// The kind of file: `pdf`, `png` or `svg`.
  package var format: String
  /// The file's name without its ending.
  package var name: String
  /// What it is.
  package var title: String
  /// Its words, for when it cannot be made.
  package var text: String
  /// The tag of its language.
  package var language: String
  /// Its number.
  package var number: Int64?
  /// The unit of its distances, `km` or `mi`.
  package var roads: String
  /// Who made the street map that is to be behind the route; nil for none.
  package var map: String?
  /// The ride's log.
  package var log: String
  /// The file of its tariff.
  package var tariff: String
  /// The file of the tariff's holidays.
  package var holidays: String?
  /// The file of its language.
  package var strings: String

  /// Writes the members that the page needs.
  func write(to writer: inout JSONWriter) {
    writer.member("use", string: use.rawValue)
    writer.member("name", string: name)
    writer.member("title", string: title)
    writer.member("text", string: text)
    writer.key("order")
    writer.beginObject()
    writer.member("format", string: format)
    writer.member("language", string: language)
    if let number { writer.member("number", int64: number) }
    writer.member("roads", string: roads)
    if let map { writer.member("map", string: map) }
    writer.endObject()
    writer.member("log", string: log)
    writer.member("tariff", string: tariff)
    writer.key("holidays")
    if let holidays { writer.string(holidays) } else { writer.null() }
    writer.member("strings", string: strings)
  }
}
