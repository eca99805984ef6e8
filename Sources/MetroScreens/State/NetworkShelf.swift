import Almanac
import JSON
import Metro
import Tariffs

/// The networks that can be used: those of the site and the reader's own.
package struct NetworkShelf: Sendable, Hashable {
  /// One of them.
  package struct Entry: Sendable, Hashable {
    /// The identifier.
    package var id: String
    /// The city's name; the identifier where none is known yet.
    package var city: LocalText
    /// Whether the reader brought it.
    package var isOwn: Bool
  }

  /// The networks, those of the site first.
  package internal(set) var entries: [Entry] = []
  /// Whether the server that sent this page passes alerts in the air on.
  package private(set) var hasAlerts = false

  /// The site's folder of networks.
  static let folder = "data/networks/"
  /// Under what a network of the reader's own is kept.
  static let keptPrefix = "metro/network/"

  static func path(of id: String) -> String { folder + id + ".json" }
  static func name(of id: String) -> String { keptPrefix + id }

  /// The entry of an identifier.
  package func entry(_ id: String) -> Entry? { entries.first { $0.id == id } }

  mutating func put(_ entry: Entry) {
    if let index = entries.firstIndex(where: { $0.id == entry.id }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }

  mutating func remove(_ id: String) {
    entries.removeAll { $0.id == id && $0.isOwn }
  }

  /// Takes the list of the site's files.
  mutating func read(_ index: [UInt8]) throws(JSONError) {
    let index = try JSONReader.read(index)
    hasAlerts = try index.optional("alerts")?.bool ?? false
    guard let list = try index.optional("networks") else { return }
    for node in try list.elements {
      put(
        Entry(
          id: try node.member("id").string, city: try LocalText(reading: node.member("city")), isOwn: false))
    }
  }

  /// An identifier that no other network has.
  func free(_ id: String) -> String {
    guard let entry = entry(id), !entry.isOwn else { return id }
    var number = 2
    while self.entry("\(id)-\(number)").map({ !$0.isOwn }) ?? false { number += 1 }
    return "\(id)-\(number)"
  }
}

/// A network with what makes its stations found.
package struct LoadedNetwork: Sendable {
  /// The network.
  package let network: Network
  /// Finds its stations.
  package let search: StationSearch

  init(_ network: Network) {
    self.network = network
    search = StationSearch(network)
  }
}
