import ShiftScreens
import Testing
import Track
import Units

@Suite struct TownTests {
  @Test func `Every place can be reached from every other, by no shorter way than the straight one`() {
    for from in Town.Place.allCases {
      for to in Town.Place.allCases {
        let way = Town.way(from: from.spot, to: to)
        #expect(way.spots.last == to.spot)
        #expect(way.length >= from.spot.distance(to: to.spot) - 1)
      }
    }
  }

  @Test func `A way from the middle of a street goes on without a turn back that nobody needs`() {
    let whole = Town.way(from: Town.Place.depot.spot, to: .university)
    for metres in stride(from: 0.0, through: whole.length, by: 130) {
      let rest = Town.way(from: whole.spot(after: metres), to: .university)
      #expect((rest.length - (whole.length - metres)).magnitude < 2)
    }
  }

  @Test func `Winds`() {
    let middle = Town.Spot(x: 0, y: 0)
    let around: [(Double, Double)] = [
      (0, -9), (9, -9), (9, 0), (9, 9), (0, 9), (-9, 9), (-9, 0), (-9, -9),
    ]
    #expect(around.map { Bearing(from: middle, to: Town.Spot(x: $0.0, y: $0.1)) } == Bearing.allCases)
  }

  @Test func `The town lies around the middle of its city, a kilometre being a kilometre`() throws {
    for (latitude, longitude) in [(35.68, 139.76), (51.5, -0.12), (0.0, 0.0), (60.17, 24.94)] {
      let ground = Ground(centre: try #require(Coordinate(degreesNorth: latitude, degreesEast: longitude)))
      let west = ground.place(of: Town.Spot(x: 1600, y: 1450))
      let east = ground.place(of: Town.Spot(x: 2600, y: 1450))
      let length = EllipsoidPoint(west).distance(to: EllipsoidPoint(east)).millimetres
      #expect((length - 1_000_000).magnitude < 8000)
    }
  }
}
