import JSON

/// The cities by name, so that a list of them needs none of their tariffs.
package struct CityIndex: Sendable {
  /// One city.
  package struct City: Sendable {
    /// The tariff's identifier.
    package let id: String
    /// The city's name.
    package let name: LocalText
    /// The ISO 3166-1 code of its country.
    package let country: String
    /// Why it cannot be priced; nil when it can.
    package let notOffered: LocalText?

    /// Makes a city.
    package init(id: String, name: LocalText, country: String, notOffered: LocalText?) {
      self.id = id
      self.name = name
      self.country = country
      self.notOffered = notOffered
    }
  }

  /// In the order of the identifiers.
  package let cities: [City]

  /// Writes the list as a JSON array.
  package static func json(_ tariffs: [Tariff]) -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.beginArray()
    for tariff in tariffs {
      writer.beginObject()
      writer.member("id", string: tariff.id)
      write("city", tariff.city, to: &writer)
      writer.member("country", string: tariff.country)
      if let reason = tariff.notOffered { write("not-offered", reason, to: &writer) }
      writer.endObject()
    }
    writer.endArray()
    return writer.finish()
  }

  private static func write(_ key: String, _ text: LocalText, to writer: inout JSONWriter) {
    writer.key(key)
    writer.beginObject()
    for language in text.languages { writer.member(language, string: text.text(in: language)) }
    writer.endObject()
  }

  /// Reads the list from its array.
  ///
  /// - Throws: A ``JSONError`` at the element that lacks something.
  package init(reading node: JSONNode) throws(JSONError) {
    var cities: [City] = []
    for element in try node.elements {
      cities.append(
        City(
          id: try TariffFile.identifier(element.member("id")), name: try LocalText(reading: element.member("city")),
          country: try element.member("country").string,
          notOffered: try element.optional("not-offered").map(or: nil) { node throws(JSONError) in
            try LocalText(reading: node)
          }))
    }
    self.cities = cities
  }
}
