import Units

/// When a step of the display is charged.
@usableFromInline package enum Charging: String, Sendable, CaseIterable {
  /// When it has been driven or waited for to the end.
  case completed
  /// As soon as it is begun; a way that ends exactly with a step does not begin the next.
  case commenced
  /// The first at Start, each further one when the one before is completed.
  case prepaidFirst = "prepaid-first"
}

/// How a change of window acts on a ride that is going on.
@usableFromInline package enum Switching: String, Sendable, CaseIterable {
  /// The rate changes with the clock.
  case followClock = "follow-clock"
  /// The rate of Start holds to the end.
  case fixedAtStart = "fixed-at-start"
  /// The rate that stands earlier in the list holds for the whole ride when the ride begins or ends in its windows.
  case beginsOrEnds = "begins-or-ends"
}

/// What distance counts while the meter is paused; its time never does.
@usableFromInline package enum PausedDistance: String, Sendable, CaseIterable {
  /// None.
  case free
  /// All of it, at the rate in force.
  case counts
}

/// How the total is rounded before it is paid.
package struct FinalRounding: Sendable, Hashable {
  /// Which way.
  package enum Direction: String, Sendable, CaseIterable {
    /// To the nearest, halves up.
    case nearest
    /// Never up.
    case down
    /// Never down.
    case up
  }

  /// The step, more than nothing.
  package let step: Money
  /// Which way.
  package let direction: Direction

  /// Makes a rounding to a step of more than nothing.
  package init(to step: Money, direction: Direction) {
    self.step = step
    self.direction = direction
  }

  /// A sum of at least nothing, rounded.
  package func rounded(_ sum: Money) -> Money {
    let step = step.minorUnits
    let rest = sum.minorUnits % step
    let isUp =
      switch direction {
      case .nearest: rest * 2 >= step
      case .down: false
      case .up: rest > 0
      }
    return Money(minorUnits: sum.minorUnits - rest + (isUp ? step : 0))
  }
}
