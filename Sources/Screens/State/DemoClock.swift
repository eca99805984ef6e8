import Units

/// The clock of a demo ride: it runs as many times faster than the page's as was asked for.
package struct DemoClock: Sendable, Hashable {
  /// The speeds on offer.
  package static let speeds: [Int64] = [1, 10, 60]

  private var page: Instant
  private var demo: Instant
  private var speed: Int64

  /// Makes a clock that shows `demo` when the page's clock shows `page`.
  package init(showing demo: Instant, at page: Instant, speed: Int64) {
    self.page = page
    self.demo = demo
    self.speed = speed
  }

  /// What it shows; it never goes back, and no further than ten days at once.
  package func time(at now: Instant) -> Instant {
    let passed = min(max(0, now.milliseconds - page.milliseconds), 864_000_000)
    return Instant(milliseconds: demo.milliseconds + passed * speed)
  }

  /// Goes on at another speed from where it is.
  package mutating func run(at speed: Int64, from now: Instant) {
    demo = time(at: now)
    page = now
    self.speed = speed
  }
}
