import JSON
import Words

/// A room of another module is to be shown, or is to learn that its ride has gone on.
package struct RoomTask: Sendable, Hashable {
  /// The room.
  package var room: ModuleRoom
  /// The reader's language.
  package var language: Language
  /// In what distances are shown.
  package var units: UnitChoice
  /// The city that the reader has on the meter.
  package var city: String?
  /// The number of the receipt of the ride on the meter.
  package var number: Int64?
  /// Who made the street map that the reader wants behind routes; nil for none.
  package var map: String?
  /// How far the ride on the meter has come.
  var progress = Progress()

  /// How far a ride has come; another value is another bill.
  struct Progress: Sendable, Hashable {
    var lines = 0
    var isOver = false
  }

  /// Writes the members that the page needs.
  func write(to writer: inout JSONWriter) {
    writer.member("module", string: room.module.rawValue)
    writer.member("hash", string: room.hash)
    writer.member("language", string: language.tag)
    writer.member("units", string: units.rawValue)
    if let ride = room.ride { writer.member("ride", string: ride) }
    if let city { writer.member("city", string: city) }
    if let number { writer.member("number", int64: number) }
    if let map { writer.member("map", string: map) }
  }
}
