import Tariffs
import Units

/// A station of one or several lines.
package struct Station: Sendable, Hashable {
  /// The identifier, unique in the network.
  package var id: String
  /// Its names by language.
  package var names: LocalText
  /// Names under which it is found too, such as older ones.
  package var otherNames: [String]
  /// Where it is; nil when unknown.
  package var place: Coordinate?
  /// Whether its platforms see the sky; nil when unknown.
  package var isAboveGround: Bool?

  /// Makes a station.
  package init(
    id: String, names: LocalText, otherNames: [String] = [], place: Coordinate? = nil, isAboveGround: Bool? = nil
  ) {
    self.id = id
    self.names = names
    self.otherNames = otherNames
    self.place = place
    self.isAboveGround = isAboveGround
  }
}

/// A line as the map draws it.
package struct MetroLine: Sendable, Hashable {
  /// The identifier, unique in the network.
  package var id: String
  /// Its name by language.
  package var names: LocalText
  /// What stands on its sign, such as `M1`.
  package var sign: String
  /// Its colour as six hexadecimal digits; nil when unknown.
  package var colour: String?

  /// Makes a line.
  package init(id: String, names: LocalText, sign: String, colour: String?) {
    self.id = id
    self.names = names
    self.sign = sign
    self.colour = colour
  }
}
