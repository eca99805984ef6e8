/// A room of the app, by the part of the address after the number sign.
package enum Room: String, Sendable, Hashable, CaseIterable {
  case shell = "#/"
  case meter = "#/meter"
  case cities = "#/cities"
  case receipt = "#/receipt"
  case settings = "#/settings"
  case about = "#/about"

  /// The room of an address; the shell for one that leads nowhere.
  package init(hash: String) {
    self = Room(rawValue: hash) ?? .shell
  }
}
