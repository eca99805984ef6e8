import Glibc
import Testing
import Track
import Units

/// Places on the map of the world, beside the formulas of the C library.
@Suite struct MapPlaceTests {
  @Test func `places stand where the projection of EPSG 3857 puts them`() throws {
    for degreesNorth in stride(from: -85.0, through: 85, by: 0.37) {
      for degreesEast in [-180.0, -73.9857, 0, 2.1686, 30.5234, 139.7671, 180] {
        let place = MapPlace(try #require(Coordinate(degreesNorth: degreesNorth, degreesEast: degreesEast)))
        let angle = degreesNorth * .pi / 180
        #expect(abs(place.x - (degreesEast / 360 + 0.5)) < 1e-14)
        #expect(abs(place.y - (0.5 - asinh(tan(angle)) / (2 * .pi))) < 1e-14, "\(degreesNorth)")
      }
    }
  }

  @Test func `the map is square, and what lies beyond its edges stands on them`() throws {
    let north = MapPlace(try #require(Coordinate(degreesNorth: 90, degreesEast: -180)))
    let south = MapPlace(try #require(Coordinate(degreesNorth: -90, degreesEast: 180)))
    #expect(abs(north.y) < 1e-12 && north.x == 0)
    #expect(abs(south.y - 1) < 1e-12 && south.x == 1)
  }

  @Test func `a width of the map is the equator at the equator and half of it at sixty degrees`() {
    #expect(abs(MapPlace.metres(atDegrees: 0) - 40_075_016.686) < 0.001)
    #expect(abs(MapPlace.metres(atDegrees: -60) - 20_037_508.343) < 0.001)
  }
}
