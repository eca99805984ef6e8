import RideLog
import Taximeter
import Track
import Units

extension Ride {
  /// The built-in ride as it is driven.
  package struct Demo: Sendable {
    let fixes: [Fix]
    var next: Int
    var clock: DemoClock
  }

  /// Drives on: takes the fixes that are due by the demo's clock, each at its own time, and stops at the end.
  mutating func driveDemo(at now: Instant) throws(MeterError) {
    guard let demo else { return }
    let time = demo.clock.time(at: now)
    var next = demo.next
    while next < demo.fixes.count, demo.fixes[next].time <= time {
      let fix = demo.fixes[next]
      next += 1
      self.demo?.next = next
      try take(.fix(fix), at: fix.time)
      if next == demo.fixes.count, meter.position == .hired || meter.position == .paused {
        try take(.stop, at: fix.time)
        self.demo?.clock.run(at: 1, from: now)
      }
    }
  }
}
