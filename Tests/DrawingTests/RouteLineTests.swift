import Drawing
import Testing

@Suite struct RouteLineTests {
  @Test("The shape is kept and fills the box's shorter side, north up")
  func fits() {
    let line = RouteLine(
      through: [Point(x: 0, y: 0), Point(x: 1000, y: 0), Point(x: 1000, y: 500)], width: 200, height: 200, margin: 10)
    #expect(line.points == [Point(x: 10, y: 145), Point(x: 190, y: 145), Point(x: 190, y: 55)])
  }

  @Test("Corners that stray less than the tolerance are dropped")
  func simplifies() {
    let places = (0...1000).map { Point(x: Double($0), y: $0 % 2 == 0 ? 0 : 0.4) } + [Point(x: 1000, y: 300)]
    let line = RouteLine(through: places, width: 320, height: 200)
    #expect(line.points.count == 3)
  }

  @Test("Standing on one spot is a dot in the middle, no places are nothing")
  func degenerate() {
    let spot = RouteLine(through: [Point(x: 5, y: 5), Point(x: 5, y: 5)], width: 100, height: 60)
    #expect(spot.points.allSatisfy { $0 == Point(x: 50, y: 30) })
    #expect(RouteLine(through: [], width: 100, height: 60).drawing().operations.isEmpty)
    #expect(RouteLine(through: [Point(x: .nan, y: 1)], width: 100, height: 60).points.isEmpty)
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test("Any places stay inside the box and the work stays bounded", arguments: 1...8)
  func property(seed: Int) {
    var generator = Generator(state: UInt64(seed))
    let count = Int.random(in: 1...60_000, using: &generator)
    let places = (0..<count).map { _ in
      Point(x: Double.random(in: -5e4...5e4, using: &generator), y: Double.random(in: -5e4...5e4, using: &generator))
    }
    let line = RouteLine(through: places, width: 300, height: 120)
    #expect(line.points.count <= 4097, "seed \(seed)")
    #expect(line.points.allSatisfy { (7.99...292.01).contains($0.x) && (7.99...112.01).contains($0.y) }, "seed \(seed)")
  }
}
