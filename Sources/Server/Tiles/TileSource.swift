/// Where the squares of a street map are taken from: an address with `{z}`, `{x}` and `{y}` in it, and whose map it is.
package struct TileSource: Sendable, Equatable {
  /// The host that is asked.
  package let host: String
  /// Who made the map, as they want to be named.
  package let attribution: String

  private let template: String

  /// Reads an address such as `https://tile.openstreetmap.org/{z}/{x}/{y}.png`.
  ///
  /// - Parameters:
  ///   - template: The address; what stands in it besides the three places, such as a key, is told to nobody.
  ///   - attribution: Who made the map; nil where the host's makers are known.
  /// - Throws: A ``TileSourceError`` with the mend.
  package init(_ template: String, attribution: String?) throws(TileSourceError) {
    guard let scheme = ["https://", "http://"].first(where: template.hasPrefix) else {
      throw .noScheme(template)
    }
    let authority = template.dropFirst(scheme.count).prefix { $0 != "/" && $0 != "?" }
    let host = authority.split(separator: "@", omittingEmptySubsequences: false).last.map(TileSource.withoutPort) ?? ""
    guard !host.isEmpty, !host.contains(where: { $0 == "{" || $0 == "}" || $0.isWhitespace }) else {
      throw .noHost(template)
    }
    for place in ["{z}", "{x}", "{y}"] {
      guard TileSource.count(of: place, in: template) == 1 else { throw .missing(place, template) }
    }
    let rest = ["{z}", "{x}", "{y}"].reduce(template) { TileSource.replacing($1, in: $0, by: "") }
    guard !rest.contains(where: { $0 == "{" || $0 == "}" || $0.isWhitespace }) else { throw .otherPlaces(template) }
    let named = (attribution ?? TileSource.known(host) ?? "").split(whereSeparator: \.isWhitespace)
    guard !named.isEmpty else { throw .noAttribution(host) }
    self.host = host
    self.attribution = named.joined(separator: " ")
    self.template = template
  }

  /// The address of one square.
  func address(zoom: Int, column: Int, row: Int) -> String {
    [("{z}", zoom), ("{x}", column), ("{y}", row)].reduce(template) {
      TileSource.replacing($1.0, in: $0, by: String($1.1))
    }
  }

  /// Whether it is on this machine.
  var isHere: Bool { ["localhost", "127.0.0.1", "[::1]"].contains(host) }

  private static func withoutPort(_ authority: Substring) -> String {
    if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") { return String(authority[...end]) }
    return String(authority.prefix { $0 != ":" })
  }

  /// Who made the maps of a host that wants to be named so.
  ///
  /// https://www.openstreetmap.org/copyright
  private static func known(_ host: String) -> String? {
    let isOpenStreetMap = ["openstreetmap.org", "openstreetmap.de", "openstreetmap.fr"].contains { domain in
      host.lowercased() == domain || host.lowercased().hasSuffix("." + domain)
    }
    return isOpenStreetMap ? "© OpenStreetMap contributors" : nil
  }

  private static func count(of place: String, in text: String) -> Int {
    text.split(separator: place, omittingEmptySubsequences: false).count - 1
  }

  private static func replacing(_ place: String, in text: String, by other: String) -> String {
    text.split(separator: place, omittingEmptySubsequences: false).joined(separator: other)
  }
}

/// Why an address is none of a street map; each says what to do about it.
package enum TileSourceError: Error, Sendable, Equatable {
  /// It is not of the web.
  case noScheme(String)
  /// It names no server, or not one server.
  case noHost(String)
  /// One of the three places is missing or comes twice.
  case missing(String, String)
  /// Another place stands in it, or a blank.
  case otherPlaces(String)
  /// Nobody knows whose map it is.
  case noAttribution(String)

  /// One sentence with the mend.
  package var message: String {
    let example = "https://tile.openstreetmap.org/{z}/{x}/{y}.png"
    return switch self {
    case .noScheme(let text):
      "'\(text)' is no address of a street map: it begins with https:// or http://, as in \(example)"
    case .noHost(let text): "'\(text)' does not name one server: write its name, as in \(example)"
    case .missing(let place, let text):
      "'\(text)' must have \(place) in it once, where the number goes, as in \(example)"
    case .otherPlaces(let text): "'\(text)' has more in it than {z}, {x} and {y}: write the rest out, as in \(example)"
    case .noAttribution(let host):
      "say who made the map of \(host) with --tiles-attribution, as in --tiles-attribution '© OpenStreetMap contributors'"
    }
  }
}
