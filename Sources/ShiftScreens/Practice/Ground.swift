import Units

/// Where the town lies on the globe: its middle on the middle of a city.
package struct Ground: Sendable, Hashable {
  private let centre: Coordinate
  /// The cosine of the latitude in millionths, at least a hundredth.
  private let cosine: Int64

  /// Lays the town around a place.
  package init(centre: Coordinate) {
    self.centre = centre
    // By Bhaskara's formula for the sine: exact enough for a town of four kilometres.
    let degrees = 90_000 - Int64(centre.latitude.magnitude / (Coordinate.unitsPerDegree.magnitude / 1000))
    let product = degrees * (180_000 - degrees)
    cosine = max(10_000, product * 4_000_000 / (40_500_000_000 - product))
  }

  /// A place of the globe on the town's ground, which has no end.
  package func spot(of place: Coordinate) -> Town.Spot {
    let east = Double(place.longitude - centre.longitude) * Double(cosine) / 8_983_200_000
    let north = Double(place.latitude - centre.latitude) / 8983.2
    return Town.Spot(x: Town.width / 2 + east, y: Town.height / 2 - north)
  }

  /// A spot of the town on the globe; the city's middle where there is no such place.
  package func place(of spot: Town.Spot) -> Coordinate {
    let east = Int64(((spot.x - Town.width / 2) * 1000).rounded(.toNearestOrEven))
    let north = Int64(((Town.height / 2 - spot.y) * 1000).rounded(.toNearestOrEven))
    // A millimetre on a meridian is 8.9832 billionths of a degree.
    return Coordinate(
      latitude: centre.latitude + north * 89_832 / 10_000,
      longitude: centre.longitude + east * 89_832 / 10_000 * 1_000_000 / cosine) ?? centre
  }
}
