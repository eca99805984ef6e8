import Motion
import RideSupport
import Testing

/// A sheet under a finger: detents, rubber band, hand-over to its content, blur.
@Suite struct SheetTests {
  @Test("The rubber band begins at nothing, stays behind the finger, goes back the same way (FloatingPanel#126)")
  func rubberBand() {
    for (pull, offset) in [(0.0, 0.0), (1, 0.55), (10, 5.46), (100, 51.46), (50, 26.59), (200, 96.70)] {
      #expect((RubberBand.offset(of: pull, over: 800) - offset).magnitude < 0.005)
    }
    for (pull, offset) in [(5.0, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65)] {
      #expect((RubberBand.offset(of: pull, over: 960) - offset).magnitude < 0.006)
    }
    var before = 0.0
    for step in 0...20_000 {
      let pull = Double(step) / 4
      let offset = RubberBand.offset(of: pull, over: 800)
      #expect(offset >= before && offset <= pull && offset < 800 && offset - before <= 0.25)
      #expect(RubberBand.offset(of: -pull, over: 800) == -offset)
      #expect((RubberBand.pull(at: offset, over: 800) - pull).magnitude < 1e-6)
      before = offset
    }
    #expect(RubberBand.offset(of: 10, over: 0) == 0)
  }

  @Test("A swipe goes one detent, and reaches a far one by its speed (react-native-bottom-sheet#2571)")
  func detents() throws {
    let three = try #require(Detents([700, 80, 400]))
    #expect(three.target(from: 0, release: 110, speed: 2500) == 1)
    #expect(three.target(from: 0, release: 110, speed: 1800) == 1)
    let two = try #require(Detents([200, 1000]))
    #expect(two.target(from: 0, release: 350, speed: 600) == 1)
    #expect(two.target(from: 0, release: 350, speed: 0) == 0)
    #expect((Deceleration.way(at: 1000) - 499).magnitude < 1e-9)
    #expect((Deceleration.way(at: 1000, rate: 0.99) - 99).magnitude < 1e-9)
    #expect(Detents([]) == nil)
  }

  @Test("No swipe passes over a detent that the finger has not passed")
  func oneStep() throws {
    let detents = try #require(Detents([60, 200, 420, 640, 900]))
    var chance = Dice(seed: 8)
    for _ in 0..<10_000 {
      let start = Int.random(in: 0..<5, using: &chance)
      let height = Double.random(in: 0...1000, using: &chance)
      let target = detents.target(from: start, release: height, speed: .random(in: -9000...9000, using: &chance))
      #expect((0..<5).contains(target))
      #expect((target - start).magnitude <= max(1, (detents.nearest(to: height) - start).magnitude))
    }
  }

  @Test("One drag is handed from the sheet to its list and back (react-native-bottom-sheet#22)")
  func handOver() throws {
    let detents = try #require(Detents([400, 800]))
    var drag = SheetDrag(detents: detents, at: 0, scrolled: 0, contentReach: 2000)
    drag.move(up: 500)
    #expect(drag.height == 800 && drag.scrolled == 100)
    var little = drag
    drag.move(up: -150)
    #expect(drag.height == 750 && drag.scrolled == 0)
    little.move(up: -60)
    #expect(little.height == 800 && little.scrolled == 40)
    #expect(little.release(speed: -3000) == 1)
    #expect(drag.release(speed: -3000) == 0)
  }

  @Test("A drag that comes back leaves everything where it was, wherever it is cut")
  func thereAndBack() throws {
    let detents = try #require(Detents([100, 500]))
    for reach in [0.0, 50, 1000] {
      for steps in [1, 3, 7, 100] {
        var drag = SheetDrag(detents: detents, at: 0, scrolled: 0, contentReach: reach)
        for _ in 0..<steps { drag.move(up: 900 / Double(steps)) }
        #expect((drag.height - 100 + drag.scrolled - 900).magnitude < 1e-6)
        for _ in 0..<steps { drag.move(up: -900 / Double(steps)) }
        #expect((drag.height - 100).magnitude < 1e-6 && drag.scrolled.magnitude < 1e-6)
      }
    }
  }

  @Test("The blur begins above the usual height and divides by nothing")
  func blur() {
    for (height, radius) in [(400.0, 0.0), (500, 7.5), (600, 15), (800, 30), (900, 30), (0, 0)] {
      #expect(SheetBlur.radius(at: height, usual: 300, highest: 800) == radius)
    }
    #expect(SheetBlur.radius(at: 799, usual: 800, highest: 800) == 0)
    #expect(SheetBlur.radius(at: 800, usual: 800, highest: 800) == 30)
    #expect(SheetBlur.radius(at: 10, usual: 0, highest: 0) == 0)
  }
}
