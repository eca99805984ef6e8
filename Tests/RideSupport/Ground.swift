import Foundation
import Track
import Units

/// Moves on the WGS 84 ellipsoid, by the C library's mathematics and not by the engine's own.
package struct Ground: Sendable {
  /// Degrees north.
  package var latitude: Double
  /// Degrees east.
  package var longitude: Double

  /// The place from which most rides start: 52.52 N, 13.405 E.
  package static let berlin = Ground(latitude: 52.52, longitude: 13.405)

  /// Makes a place.
  package init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  private static let radius = 6_378_137.0
  private static let eccentricity = 0.006694379990141317

  /// The place so many metres due north.
  package func north(_ metres: Double) -> Ground {
    var angle = 0.0
    for _ in 0..<4 {
      let middle = (latitude + angle * 90 / .pi) * .pi / 180
      let sine = sin(middle)
      let meridian =
        Ground.radius * (1 - Ground.eccentricity) / pow(1 - Ground.eccentricity * sine * sine, 1.5)
      angle = metres / meridian
    }
    return Ground(latitude: latitude + angle * 180 / .pi, longitude: longitude)
  }

  /// The place so many metres due east.
  package func east(_ metres: Double) -> Ground {
    let sine = sin(latitude * .pi / 180)
    let normal = Ground.radius / (1 - Ground.eccentricity * sine * sine).squareRoot()
    let angle = metres / (normal * cos(latitude * .pi / 180))
    return Ground(latitude: latitude, longitude: longitude + angle * 180 / .pi)
  }

  /// How long a degree is here.
  package var metresPerDegree: (north: Double, east: Double) {
    let angle = latitude * .pi / 180
    let root = (1 - Ground.eccentricity * sin(angle) * sin(angle)).squareRoot()
    let meridian = Ground.radius * (1 - Ground.eccentricity) / (root * root * root)
    return (meridian * .pi / 180, Ground.radius / root * cos(angle) * .pi / 180)
  }

  /// The place as the engine knows it.
  package var coordinate: Coordinate {
    guard let coordinate = Coordinate(degreesNorth: latitude, degreesEast: longitude) else {
      fatalError("A test left the globe")
    }
    return coordinate
  }
}

/// A fix `seconds` after the start of a test's ride.
package func fix(_ seconds: Double, _ place: Ground, accuracy: Double? = 5, speed: Double? = nil) -> Fix {
  Fix(
    time: start + Elapsed(milliseconds: Int64((seconds * 1000).rounded())), place: place.coordinate,
    accuracy: accuracy.map { Distance(millimetres: Int64(($0 * 1000).rounded())) },
    speed: speed.map { Speed(millimetresPerSecond: Int64(($0 * 1000).rounded())) })
}

/// When the rides of tests start: 2026-03-04 12:00 in Berlin, a Wednesday.
package let start = Instant(seconds: 1_772_622_000)
