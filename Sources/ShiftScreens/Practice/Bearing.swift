/// One of the eight winds.
package enum Bearing: Int, Sendable, Hashable, CaseIterable {
  case north
  case northEast
  case east
  case southEast
  case south
  case southWest
  case west
  case northWest

  /// The wind nearest to the direction from one spot to another.
  package init(from: Town.Spot, to: Town.Spot) {
    let (east, north) = (to.x - from.x, from.y - to.y)
    // Half of a right angle's half has the tangent 0.4142.
    let slant = 0.41421356
    if east.magnitude <= slant * north.magnitude {
      self = north >= 0 ? .north : .south
    } else if north.magnitude <= slant * east.magnitude {
      self = east > 0 ? .east : .west
    } else if north > 0 {
      self = east > 0 ? .northEast : .northWest
    } else {
      self = east > 0 ? .southEast : .southWest
    }
  }
}
