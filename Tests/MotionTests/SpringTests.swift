import Motion
import Testing

/// Springs, pulses and scenery.
@Suite struct SpringTests {
  @Test("A spring is as stiff and as damped as SwiftUI's")
  func constants() {
    for (duration, stiffness, damping) in [(0.7, 80.57, 17.95), (0.3, 438.65, 41.89)] {
      #expect((Spring(duration: duration).stiffness - stiffness).magnitude < 0.005)
      #expect((Spring(duration: duration).damping - damping).magnitude < 0.005)
    }
    #expect(Spring(duration: 0.5, bounce: 0.15).dampingRatio == 0.85)
    #expect(Spring(duration: 0.5, bounce: -0.5).dampingRatio == 2)
  }

  @Test("Its way is that of small steps of its equation", arguments: [-0.6, 0.0, 0.15, 0.3, 0.7])
  func equation(bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    var (distance, speed) = (300.0, -200.0)
    let step = 1e-6
    for count in 1...1_000_000 {
      speed += step * (-spring.stiffness * distance - spring.damping * speed)
      distance += step * speed
      if count % 100_000 == 0 {
        let closed = spring.distance(after: Double(count) * step, from: 300, speed: -200)
        #expect((closed - distance).magnitude < 0.02, "after \(Double(count) * step) s")
      }
    }
  }

  @Test("A release away from the end starts at rest, one towards it is capped, none passes it (bottom-sheet#2657)")
  func release() {
    let spring = Spring(duration: 0.5)
    #expect(spring.startSpeed(of: 3000, from: 320, cap: 500) == 0)
    #expect(spring.startSpeed(of: -3000, from: 320, cap: 500) == -500)
    #expect(spring.startSpeed(of: 3000, from: -320, cap: 500) == 500)
    #expect(spring.startSpeed(of: 3000, from: 0, cap: 500) == 0)
    for start in [1.0, 20, 320, 900] {
      for release in [-9000.0, -500, 0, 4000] {
        let speed = spring.startSpeed(of: release, from: start, cap: 5000)
        var before = start
        for frame in 1...120 {
          let now = spring.distance(after: Double(frame) / 60, from: start, speed: speed)
          #expect(now <= before && now >= -1e-9)
          before = now
        }
        #expect(spring.distance(after: 1.0 / 60, from: start, speed: speed) > start / 2)
      }
    }
  }

  @Test("A pulse grows, stays, fades and begins again")
  func pulse() {
    #expect(Pulse(at: 0).length == 0 && Pulse(at: 0).opacity == 1)
    #expect(Pulse(at: 0.9).length == 1 && Pulse(at: 0.9).opacity == 1)
    #expect(Pulse(at: 1.3).length == 1 && Pulse(at: 1.3).opacity < 0.6)
    #expect(Pulse(at: 1.4999).opacity < 0.02)
    #expect(Pulse(at: 1.5).length < 1e-6 && Pulse(at: 1.5).opacity == 1)
    #expect((Pulse(at: -0.6).length - Pulse(at: 0.9).length).magnitude < 1e-9)
  }

  @Test("Scenery goes by its period, before and after the epoch, and fills every view")
  func scenery() throws {
    let strip = try #require(Parallax(period: 240, duration: 8))
    #expect(strip.offset(at: 0) == -240)
    #expect(strip.offset(at: 4) == -120)
    #expect(strip.offset(at: -2) == -60)
    // In 2026 a Double still tells frames apart.
    let late = 1_790_000_000.0
    #expect((strip.offset(at: late + 1.0 / 60) - strip.offset(at: late) - 0.5).magnitude < 1e-3)
    for width in [1.0, 239, 240, 241, 1024, 3840] {
      let copies = strip.copies(over: width)
      for tenth in 0..<80 {
        let offset = strip.offset(at: Double(tenth) / 10)
        #expect(offset <= 0 && offset + Double(copies) * 240 >= width)
      }
      #expect(Double(copies - 1) * 240 < width + 240)
    }
    #expect(Parallax(period: 0, duration: 1) == nil)
  }
}
