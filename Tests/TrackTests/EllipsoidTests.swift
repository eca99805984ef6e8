import RideSupport
import Testing
import Track
import Units

/// Lengths on the ellipsoid, against values of GeographicLib and against the public fault of the wrong earth.
@Suite struct EllipsoidTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let from: (Double, Double)
    let to: (Double, Double)
    var testDescription: String { name }
  }

  @Test(
    "Ten kilometres are ten kilometres in every direction and latitude (gpxgo#7)",
    arguments: [
      Case(name: "Madrid east", from: (40.4168, -3.7038), to: (40.4168, -3.5859761)),
      Case(name: "Madrid north", from: (40.4168, -3.7038), to: (40.5068548, -3.7038)),
      Case(name: "Berlin east", from: (52.52, 13.405), to: (52.52, 13.5523201)),
      Case(name: "Berlin north", from: (52.52, 13.405), to: (52.609865, 13.405)),
      Case(name: "Tokyo east", from: (35.6812, 139.7671), to: (35.6812, 139.8775665)),
      Case(name: "Tokyo north", from: (35.6812, 139.7671), to: (35.7713275, 139.7671)),
      Case(name: "Quito east", from: (-0.1807, -78.4678), to: (-0.1807, -78.377968)),
      Case(name: "Quito north", from: (-0.1807, -78.4678), to: (-0.0902631, -78.4678)),
    ])
  func tenKilometres(_ example: Case) {
    let from = EllipsoidPoint(Ground(latitude: example.from.0, longitude: example.from.1).coordinate)
    let to = EllipsoidPoint(Ground(latitude: example.to.0, longitude: example.to.1).coordinate)
    #expect((9_999_900...10_000_100).contains(from.distance(to: to).millimetres))
    #expect(from.distance(to: to) == to.distance(to: from))
  }

  @Test("A step over the date line is a step")
  func dateLine() {
    let west = EllipsoidPoint(Ground(latitude: 0, longitude: 179.99995).coordinate)
    let east = EllipsoidPoint(Ground(latitude: 0, longitude: -179.99995).coordinate)
    #expect((11_131...11_133).contains(west.distance(to: east).millimetres))
  }

  @Test("A place is no distance from itself, at the poles too")
  func nowhere() {
    for latitude in [-90.0, -45, 0, 52.52, 90] {
      let point = EllipsoidPoint(Ground(latitude: latitude, longitude: 13).coordinate)
      #expect(point.distance(to: point) == .zero)
    }
  }
}
