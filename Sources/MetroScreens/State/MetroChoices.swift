import JSON

/// What the reader has chosen in the metro's rooms; kept for the next visit.
package struct MetroChoices: Sendable, Hashable {
  /// A way that is kept at hand, by identifiers.
  package struct Favourite: Sendable, Hashable {
    /// The network.
    package var network: String
    /// Where one gets on.
    package var from: String
    /// Where one gets off.
    package var to: String
  }

  /// The network that is used.
  package var network: String?
  /// The ways at hand, the newest first.
  package var favourites: [Favourite] = []
  /// Whether the screen is kept on during a ride.
  package var keepsAwake = true
  /// Whether alerts in the air are asked for.
  package var asksSiren = false
  /// Whether the accelerometer may hint.
  package var feelsMotion = false

  static let name = "metro/choices"
  static let mostFavourites = 12

  /// Makes the choices of a first visit.
  package init() {}

  /// Reads what was kept.
  init(_ bytes: [UInt8]) throws(JSONError) {
    let node = try JSONReader.read(bytes)
    network = try node.optional("network")?.string
    keepsAwake = try node.optional("keep-awake")?.bool ?? true
    asksSiren = try node.optional("siren")?.bool ?? false
    feelsMotion = try node.optional("motion")?.bool ?? false
    if let list = try node.optional("favourites") {
      for node in try list.elements {
        favourites.append(
          Favourite(
            network: try node.member("network").string, from: try node.member("from").string,
            to: try node.member("to").string))
      }
    }
  }

  var text: String {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    if let network { writer.member("network", string: network) }
    writer.member("keep-awake", bool: keepsAwake)
    writer.member("siren", bool: asksSiren)
    writer.member("motion", bool: feelsMotion)
    writer.key("favourites")
    writer.beginArray()
    for favourite in favourites {
      writer.beginObject()
      writer.member("network", string: favourite.network)
      writer.member("from", string: favourite.from)
      writer.member("to", string: favourite.to)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  mutating func toggle(_ favourite: Favourite) {
    if favourites.contains(favourite) {
      favourites.removeAll { $0 == favourite }
    } else {
      favourites.insert(favourite, at: 0)
      if favourites.count > MetroChoices.mostFavourites { favourites.removeLast() }
    }
  }
}
