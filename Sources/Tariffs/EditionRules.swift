/// When a step of the display is charged.
package enum Charging: String, Sendable, CaseIterable {
  /// When it has been driven or waited for to the end.
  case completed
  /// As soon as it is begun; a way that ends exactly with a step does not begin the next.
  case commenced
  /// The first at Start, each further one when the one before is completed.
  case prepaidFirst = "prepaid-first"
}

/// How a change of window acts on a ride that is going on.
package enum Switching: String, Sendable, CaseIterable {
  /// The rate changes with the clock.
  case followClock = "follow-clock"
  /// The rate of Start holds to the end.
  case fixedAtStart = "fixed-at-start"
}

/// What distance counts while the meter is paused; its time never does.
package enum PausedDistance: String, Sendable, CaseIterable {
  /// None.
  case free
  /// All of it, at the rate in force.
  case counts
}
