import Units

/// The time that is left until a deadline, as digits and as a share of the whole.
///
/// Both come from one clock, so that digits and ring never disagree. Digits round up: the last second shows 1 and the
/// deadline itself shows 0. A time before the start shows the whole.
package struct Countdown: Sendable, Hashable {
  /// When it began.
  package let start: Instant
  /// When nothing is left.
  package let deadline: Instant

  /// Makes a countdown; one whose deadline is not after its start has nothing left at any time.
  package init(start: Instant, deadline: Instant) {
    self.start = start
    self.deadline = deadline
  }

  /// What is left at a time: never less than nothing, never more than the whole.
  package func remaining(at time: Instant) -> Elapsed {
    max(.zero, min(deadline - time, deadline - start))
  }

  /// The whole seconds that are left, rounded up.
  package func seconds(at time: Instant) -> Int64 {
    (remaining(at: time).milliseconds + 999) / 1000
  }

  /// The share that is left, 1 at the start and 0 from the deadline on.
  package func progress(at time: Instant) -> Double {
    let whole = (deadline - start).milliseconds
    guard whole > 0 else { return 0 }
    return Double(remaining(at: time).milliseconds) / Double(whole)
  }

  /// Whether nothing is left.
  package func isOver(at time: Instant) -> Bool { remaining(at: time) == .zero }
}
