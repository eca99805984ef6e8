import Motion
import Testing
import Units

/// A countdown's digits and ring.
@Suite struct CountdownTests {
  private static let fifteen = Countdown(
    start: Instant(seconds: 1000), deadline: Instant(seconds: 1015))

  struct Case: Sendable, CustomTestStringConvertible {
    let milliseconds: Int64
    let digits: Int64
    let progress: Double
    var testDescription: String { "\(milliseconds) ms" }
  }

  @Test(
    "Digits round up and agree with the ring (hourglass#106, circular_countdown_timer#20)",
    arguments: [
      Case(milliseconds: -1000, digits: 15, progress: 1), Case(milliseconds: 0, digits: 15, progress: 1),
      Case(milliseconds: 1, digits: 15, progress: 0.9999), Case(milliseconds: 1000, digits: 14, progress: 0.9333),
      Case(milliseconds: 7500, digits: 8, progress: 0.5), Case(milliseconds: 14_000, digits: 1, progress: 0.0667),
      Case(milliseconds: 14_001, digits: 1, progress: 0.0666), Case(milliseconds: 14_999, digits: 1, progress: 0.0001),
      Case(milliseconds: 15_000, digits: 0, progress: 0), Case(milliseconds: 15_200, digits: 0, progress: 0),
      Case(milliseconds: 23_000, digits: 0, progress: 0),
    ])
  func digits(_ example: Case) {
    let time = Instant(seconds: 1000) + Elapsed(milliseconds: example.milliseconds)
    #expect(CountdownTests.fifteen.seconds(at: time) == example.digits)
    #expect((CountdownTests.fifteen.progress(at: time) - example.progress).magnitude < 0.00005)
    #expect(CountdownTests.fifteen.isOver(at: time) == (example.digits == 0))
  }

  @Test("A message that was 0.2 s on the way shows the whole window all the same (tantaxitanzania)")
  func onTheWay() {
    let seen = Instant(milliseconds: 1_000_200)
    #expect(CountdownTests.fifteen.remaining(at: seen) == Elapsed(milliseconds: 14_800))
    #expect(CountdownTests.fifteen.seconds(at: seen) == 15)
  }

  @Test("It never goes up, whatever its length")
  func falls() {
    for length in [Int64(0), 1, 999, 1000, 1001, 15_000, 45_500] {
      let countdown = Countdown(start: Instant(seconds: 5), deadline: Instant(milliseconds: 5000 + length))
      var before = (Int64.max, 2.0)
      for step in stride(from: Int64(-2000), through: length + 2000, by: 37) {
        let time = Instant(milliseconds: 5000 + step)
        let now = (countdown.seconds(at: time), countdown.progress(at: time))
        #expect(now.0 <= before.0 && now.1 <= before.1)
        #expect((0...(length + 999) / 1000).contains(now.0) && (0...1).contains(now.1))
        before = now
      }
      #expect(before == (0, 0))
    }
  }

  @Test("Nothing of a ring is drawn at nothing, and a whole one has no gap")
  func ring() throws {
    let ring = Ring(radius: 50, width: 6)
    #expect(ring.dash(of: 0) == nil && ring.dash(of: -1) == nil)
    let whole = try #require(ring.dash(of: 1))
    #expect(whole.gap == 0 && whole.drawn == ring.length)
    let third = try #require(ring.dash(of: 1.0 / 3))
    #expect((third.drawn + third.gap - ring.length).magnitude < 1e-9)
  }
}
