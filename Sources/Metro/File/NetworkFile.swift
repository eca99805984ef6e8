import Almanac
import JSON
import Tariffs
import Units

/// Reads a network file; `Data/networks/README.md` describes the form.
///
/// Every fault is a `JSONError` with line, column, key path and mend.
package enum NetworkFile {
  /// The version of the format that this reader knows.
  package static let format: Int64 = 1

  /// The most stations, and the most patterns of a timetable; arbitrary, far above any metro.
  package static let mostParts = 5000

  /// Reads a network from the bytes of its file.
  ///
  /// - Throws: A `JSONError` for the first fault.
  package static func read(_ bytes: [UInt8]) throws(JSONError) -> Network {
    let file = try JSONReader.read(bytes)
    try file.only([
      "$schema", "format", "id", "city", "zone", "times", "checked", "attribution", "sources", "stations", "lines",
      "transfers", "closures", "timetables",
    ])
    _ = try file.optional("$schema")?.string(like: "schema.json")
    let version = try file.member("format").int64
    guard version == format else {
      throw try file.member("format").fail("this is format \(version), and format \(format) is known")
    }
    let sources = try TariffFile.sources(file.member("sources"))
    let stations = try stations(file.member("stations"))
    let lines = try lines(file.member("lines"))
    let names = NetworkNames(stations: stations, lines: lines, sources: sources)
    return Network(
      id: try TariffFile.identifier(file.member("id")), city: try LocalText(reading: file.member("city")),
      clock: ServiceClock(
        zone: try TariffFile.zone(file.member("zone")),
        rule: try file.member("times").choice([("noon", .noon), ("wall", .wall)])),
      checked: try HolidayFile.date(file.member("checked")), attribution: try texts(file.optional("attribution")),
      sources: sources, stations: stations, lines: lines,
      transfers: try transfers(file.optional("transfers"), names: names),
      closures: try closures(file.optional("closures"), names: names),
      timetables: try timetables(file.member("timetables"), names: names))
  }

  private static func stations(_ node: JSONNode) throws(JSONError) -> [Station] {
    var stations: [Station] = []
    for member in try node.members {
      guard stations.count < mostParts else { throw member.fail("a network has at most \(mostParts) stations") }
      let value = member.value
      try value.only(["names", "also", "lat", "lon", "above-ground"])
      guard !member.key.isEmpty else { throw member.fail("a station needs an identifier") }
      stations.append(
        Station(
          id: member.key, names: try LocalText(reading: value.member("names")),
          otherNames: try texts(value.optional("also")), place: try place(value),
          isAboveGround: try value.optional("above-ground")?.bool))
    }
    return stations
  }

  private static func place(_ node: JSONNode) throws(JSONError) -> Coordinate? {
    let north = try node.optional("lat")
    let east = try node.optional("lon")
    guard north != nil || east != nil else { return nil }
    guard let north, let east, let latitude = Decimal.scaled(try north.decimalBytes, digits: 9),
      let longitude = Decimal.scaled(try east.decimalBytes, digits: 9),
      let place = Coordinate(latitude: latitude, longitude: longitude)
    else { throw node.fail("expected a place on the globe in degrees, \"lat\" and \"lon\"") }
    return place
  }

  private static func lines(_ node: JSONNode) throws(JSONError) -> [MetroLine] {
    var lines: [MetroLine] = []
    for member in try node.members {
      guard lines.count < mostParts else { throw member.fail("a network has at most \(mostParts) lines") }
      let value = member.value
      try value.only(["names", "sign", "colour"])
      guard !member.key.isEmpty else { throw member.fail("a line needs an identifier") }
      lines.append(
        MetroLine(
          id: member.key, names: try LocalText(reading: value.member("names")),
          sign: try value.member("sign").string, colour: try colour(value.optional("colour"))))
    }
    return lines
  }

  private static func colour(_ node: JSONNode?) throws(JSONError) -> String? {
    guard let node else { return nil }
    let text = try node.string
    let isHexadecimal =
      text.utf8.count == 6
      && text.utf8.allSatisfy { byte in
        byte &- UInt8(ascii: "0") < 10 || byte &- UInt8(ascii: "a") < 6
      }
    guard isHexadecimal else { throw node.fail("expected a colour of six small hexadecimal digits such as \"d62e34\"") }
    return text
  }

  static func texts(_ node: JSONNode?) throws(JSONError) -> [String] {
    var texts: [String] = []
    guard let node else { return [] }
    for element in try node.elements { texts.append(try element.string) }
    return texts
  }
}
