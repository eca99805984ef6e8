import Units

/// The clock of the practice day: it runs as the real one does, or faster while there is only to wait.
package struct PracticeClock: Sendable, Hashable {
  private var real: Instant
  private var practice: Instant
  /// How many times as fast as the real one it runs.
  package private(set) var rate: Int64 = 1

  /// Begins with the real time.
  init(at real: Instant) {
    self.real = real
    practice = real
  }

  /// The practice time at a real one.
  package func time(at now: Instant) -> Instant {
    practice + Elapsed(milliseconds: max(0, (now - real).milliseconds) * rate)
  }

  /// The first real millisecond at which it shows a practice time.
  func real(of time: Instant) -> Instant {
    real + Elapsed(milliseconds: (max(0, (time - practice).milliseconds) + rate - 1) / rate)
  }

  /// Runs so many times as fast from a practice time on.
  mutating func run(_ rate: Int64, from time: Instant) {
    real = self.real(of: time)
    practice = max(practice, time)
    self.rate = rate
  }

  /// Goes on at once by a length of time.
  mutating func skip(_ length: Elapsed, at now: Instant) {
    practice = time(at: now) + length
    real = now
  }
}
