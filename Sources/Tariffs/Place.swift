import Units

/// A circle on the ground where a tariff has a rule of its own.
package struct Place: Sendable, Hashable {
  /// The identifier, unique in the tariff.
  package let id: String
  /// Its middle.
  package let centre: Coordinate
  /// How far it reaches.
  package let radius: Distance
  /// The source of its extent.
  package let source: String

  /// Makes a place.
  package init(id: String, centre: Coordinate, radius: Distance, source: String) {
    self.id = id
    self.centre = centre
    self.radius = radius
    self.source = source
  }
}
