import JSON

/// A street map that the server passes on, as the site's list of files tells it.
package struct MapOffer: Sendable, Hashable {
  /// The host from which the server takes it.
  package let host: String
  /// Who made it, as they want to be named.
  package let attribution: String

  /// Reads `{"host": "tile.example.org", "attribution": "© …"}`.
  init(_ node: JSONNode) throws(JSONError) {
    host = try node.member("host").string
    attribution = try node.member("attribution").string
  }
}

extension AppState {
  /// The street map behind receipts: one that the server passes on and that the reader wants.
  var wantedMap: MapOffer? { settings.showsMap ? library.map : nil }
}
