import Almanac
import JSON
import Units

/// Reads a city's tariff file.
///
/// The format is described in `Data/tariffs/README.md`. Every fault is a ``JSONError`` with line, column, key path and mend.
package enum TariffFile {
  /// The version of the format that this reader knows.
  package static let format: Int64 = 1

  /// Reads a tariff from the bytes of its file.
  ///
  /// - Throws: A ``JSONError`` for the first fault.
  package static func read(_ bytes: [UInt8]) throws(JSONError) -> Tariff {
    try read(JSONReader.read(bytes))
  }

  static func read(_ file: JSONNode) throws(JSONError) -> Tariff {
    try file.only([
      "$schema", "format", "id", "city", "country", "zone", "currency", "unit", "centre", "holidays", "authority",
      "sources", "not-offered", "zones", "editions",
    ])
    _ = try file.optional("$schema")?.string(like: "schema.json")
    let version = try file.member("format").int64
    guard version == format else {
      throw try file.member("format").fail("this is format \(version), and format \(format) is known")
    }
    let currency = try currency(file.member("currency"))
    let sources = try sources(file.member("sources"))
    let places = try places(file.optional("zones"), sources: sources)
    let centre = try file.member("centre")
    try centre.only(["lat", "lon"])
    let notOffered = try file.optional("not-offered").map(or: nil) { node throws(JSONError) in
      try LocalText(reading: node)
    }
    let editions = try editions(
      file.optional("editions"), at: file, isOffered: notOffered == nil, currency: currency, sources: sources,
      places: places)
    return Tariff(
      id: try identifier(file.member("id")), city: try LocalText(reading: file.member("city")),
      country: try file.member("country").string, zone: try zone(file.member("zone")), currency: currency,
      roadUnit: try file.member("unit").choice([("km", .kilometre), ("mi", .mile)]),
      centre: try coordinate(centre), holidays: try file.optional("holidays")?.string,
      authority: try file.member("authority").string, sources: sources, places: places, notOffered: notOffered,
      editions: editions)
  }

  /// Reads an identifier of a-z, 0-9 and hyphens.
  ///
  /// - Throws: A ``JSONError`` for anything else.
  package static func identifier(_ node: JSONNode) throws(JSONError) -> String {
    let text = try node.string
    let isFine =
      !text.isEmpty
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || byte == UInt8(ascii: "-")
      }
    guard isFine else { throw node.fail("expected an identifier of a-z, 0-9 and -") }
    return text
  }

  private static func currency(_ node: JSONNode) throws(JSONError) -> Currency {
    guard let currency = Currency(code: try node.string) else {
      throw node.fail("expected the ISO 4217 code of a known currency such as \"EUR\"")
    }
    return currency
  }

  /// Reads a zone of the tz database.
  ///
  /// - Throws: A ``JSONError`` for a name that `Zone` does not know.
  package static func zone(_ node: JSONNode) throws(JSONError) -> Zone {
    guard let zone = Zone(named: try node.string) else {
      throw node.fail("expected a known zone of the tz database such as \"Europe/Madrid\"")
    }
    return zone
  }

  private static func places(_ node: JSONNode?, sources: [Source]) throws(JSONError) -> [Place] {
    var places: [Place] = []
    guard let node else { return [] }
    for member in try node.members {
      try member.value.only(["lat", "lon", "radius", "source"])
      let source = try member.value.member("source").choice(sources.map { (name: $0.id, value: $0.id) })
      let radius = try AmountReader(currency: nil).distance(member.value.member("radius"))
      places.append(
        Place(
          id: member.key, centre: try coordinate(member.value), radius: radius, source: source))
    }
    return places
  }

  private static func coordinate(_ node: JSONNode) throws(JSONError) -> Coordinate {
    guard let latitude = Decimal.scaled(try node.member("lat").decimalBytes, digits: 9),
      let longitude = Decimal.scaled(try node.member("lon").decimalBytes, digits: 9),
      let place = Coordinate(latitude: latitude, longitude: longitude)
    else { throw node.fail("expected a place on the globe in degrees") }
    return place
  }

  /// Reads the sources that a file's values name.
  ///
  /// - Throws: A ``JSONError`` where one lacks something, and where there are none.
  package static func sources(_ node: JSONNode) throws(JSONError) -> [Source] {
    var sources: [Source] = []
    for member in try node.members {
      let value = member.value
      try value.only(["url", "publisher", "date", "confidence", "note"])
      sources.append(
        Source(
          id: member.key, url: try value.member("url").string, publisher: try value.member("publisher").string,
          date: try value.member("date").string,
          confidence: try value.member("confidence").choice([
            ("official", .official), ("press", .press), ("derived", .derived),
          ]), note: try value.optional("note")?.string))
    }
    guard !sources.isEmpty else { throw node.fail("expected at least one source") }
    return sources
  }

  private static func editions(
    _ node: JSONNode?, at file: JSONNode, isOffered: Bool, currency: Currency, sources: [Source], places: [Place]
  ) throws(JSONError) -> [Edition] {
    var editions: [Edition] = []
    guard let node else {
      guard !isOffered else { throw file.fail("a tariff needs editions, or \"not-offered\" with the reason") }
      return []
    }
    for element in try node.elements {
      let reader = EditionReader(currency: currency, sources: sources, places: places)
      let edition = try reader.read(element)
      if let before = editions.last, before.from >= edition.from {
        throw try element.member("from").fail("editions stand in order of their dates, oldest first")
      }
      editions.append(edition)
    }
    guard !editions.isEmpty || !isOffered else { throw node.fail("a tariff needs at least one edition") }
    return editions
  }
}

extension LocalText {
  /// Reads a plain string, or an object of language codes and strings.
  ///
  /// - Throws: A ``JSONError`` for anything else and for an object without languages.
  package init(reading node: JSONNode) throws(JSONError) {
    if node.kind == .string {
      self.init([(language: "en", text: try node.string)])
      return
    }
    guard node.kind == .object else { throw node.fail(LocalText.expected) }
    var texts: [(language: String, text: String)] = []
    for member in try node.members {
      texts.append((language: member.key, text: try member.value.string))
    }
    guard !texts.isEmpty else { throw node.fail(LocalText.expected) }
    self.init(texts)
  }

  private static let expected = "expected a text, or texts by language such as {\"en\": \"...\"}"
}
