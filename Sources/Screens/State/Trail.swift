import Drawing
import Track
import Units

/// Where a ride went, thinned so that it stays short however long the ride is.
package struct Trail: Sendable, Hashable {
  private static let mostPlaces = 256

  /// The places in the order in which they were reached.
  package private(set) var places: [Coordinate] = []
  private var stride = 1
  private var skipped = 0

  /// Makes an empty trail.
  package init() {}

  mutating func reach(_ place: Coordinate) {
    skipped += 1
    if skipped < stride, places.count > 1 {
      places[places.count - 1] = place
      return
    }
    skipped = 0
    places.append(place)
    guard places.count > Trail.mostPlaces else { return }
    stride *= 2
    var kept: [Coordinate] = []
    for (index, place) in places.enumerated() where index % 2 == 0 || index == places.count - 1 { kept.append(place) }
    places = kept
  }

  /// The places on a plane, in degrees of latitude.
  var points: [Point] {
    guard let first = places.first else { return [] }
    let scale = RouteLine.cosine(degrees: Double(first.latitude) / 1e9)
    return places.map { place in
      Point(
        x: Double(place.longitude - first.longitude) / 1e6 * scale, y: Double(place.latitude - first.latitude) / 1e6)
    }
  }
}
