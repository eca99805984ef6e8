import Units

/// What a date-time on a local clock means in time.
package enum ZoneResolution: Sendable, Hashable {
  /// The clock shows it once.
  case unique(Instant)
  /// The clock was put forward over it; the instant of that change.
  case skipped(change: Instant)
  /// The clock was put back and shows it twice.
  case ambiguous(earlier: Instant, later: Instant)

  /// The first instant at which the clock shows this date-time or, when it never does, a later one.
  package var first: Instant {
    switch self {
    case .unique(let instant): instant
    case .skipped(let change): change
    case .ambiguous(let earlier, _): earlier
    }
  }
}

extension Zone {
  /// Finds the instants at which the local clock shows a date-time.
  package func instant(of local: CivilDateTime) -> ZoneResolution {
    let asIfUTC = Instant(milliseconds: local.sinceEpoch.milliseconds)
    let standard = asIfUTC - base
    guard daylight != .none else { return .unique(standard) }
    let summer = standard - DaylightRule.saving
    let isStandard = offset(at: standard) == base
    let isSummer = offset(at: summer) == base + DaylightRule.saving
    switch (isSummer, isStandard) {
    case (true, true): return .ambiguous(earlier: summer, later: standard)
    case (true, false): return .unique(summer)
    case (false, true): return .unique(standard)
    case (false, false):
      return .skipped(change: nextTransition(after: summer - Elapsed(milliseconds: 1))?.instant ?? standard)
    }
  }
}
