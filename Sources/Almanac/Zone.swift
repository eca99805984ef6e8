import Units

/// The clock of a place: a base offset from UTC and a rule for daylight saving time.
///
/// Agrees with the tz database for the years 2007 to 2037; outside of them the rules of those years go on.
package struct Zone: Sendable, Hashable {
  /// The name in the tz database, such as `Europe/Madrid`, or the offset, such as `+02:00`.
  package let name: String
  /// The lead over UTC in standard time.
  package let base: Elapsed
  /// When the clock is an hour ahead of that.
  package let daylight: DaylightRule

  /// The years for which zones agree with the tz database.
  package static let years = 2007...2037

  /// Coordinated universal time.
  package static let utc = Zone(name: "UTC", base: .zero, daylight: .none)

  init(name: String, base: Elapsed, daylight: DaylightRule) {
    self.name = name
    self.base = base
    self.daylight = daylight
  }

  /// Makes a clock with a fixed offset in whole minutes, named as `+05:30`; nil for 24 hours or more.
  package init?(offsetMinutes: Int) {
    guard offsetMinutes.magnitude < 24 * 60 else { return nil }
    let hours = offsetMinutes.magnitude / 60
    let minutes = offsetMinutes.magnitude % 60
    name = "\(offsetMinutes < 0 ? "-" : "+")\(hours / 10)\(hours % 10):\(minutes / 10)\(minutes % 10)"
    base = Elapsed(milliseconds: Int64(offsetMinutes) * 60_000)
    daylight = .none
  }

  /// Finds a zone by its name in the tz database (older names of the same zone too), or reads an offset as `+02:00`.
  ///
  /// Nil for a name that is not in `Zone.names`.
  package init?(named name: String) {
    if let row = Zone.table.first(where: { $0.name == name }) {
      self = row
      return
    }
    if let current = Zone.currentName(of: name) {
      self.init(named: current)
      return
    }
    let bytes = Array(name.utf8)
    var index = 0
    guard bytes.count > 1, let offset = isoOffset(bytes.span, at: &index), index == bytes.count else { return nil }
    self.init(offsetMinutes: Int(offset.milliseconds / 60_000))
  }

  /// The names of all zones that are known, in alphabetical order.
  package static var names: [String] { table.map { $0.name } }

  /// The lead of the local clock over UTC at an instant.
  package func offset(at instant: Instant) -> Elapsed {
    guard daylight != .none else { return base }
    return daylight.applies(at: instant, base: base) ? base + DaylightRule.saving : base
  }

  /// What the local clock shows at an instant.
  package func local(of instant: Instant) -> CivilDateTime {
    CivilDateTime(sinceEpoch: instant.sinceEpochInCalendar + offset(at: instant))
  }

  /// The next change of the clock strictly after an instant; nil when the rules foresee none.
  package func nextTransition(after instant: Instant) -> ZoneTransition? {
    let year = CivilDateTime(utc: instant).date.year
    for candidate in year...year + 1 {
      guard let season = daylight.season(in: candidate, base: base) else { continue }
      let summer = base + DaylightRule.saving
      let changes = [
        ZoneTransition(instant: season.begins, before: base, after: summer),
        ZoneTransition(instant: season.ends, before: summer, after: base),
      ]
      let later = changes.filter { $0.instant > instant }
      if let next = later.min(by: { $0.instant < $1.instant }) { return next }
    }
    return nil
  }
}

/// A change of a zone's clock.
package struct ZoneTransition: Sendable, Hashable {
  /// The first instant with the new offset.
  package let instant: Instant
  /// The lead over UTC until then.
  package let before: Elapsed
  /// The lead over UTC from then on.
  package let after: Elapsed

  /// Makes a change.
  package init(instant: Instant, before: Elapsed, after: Elapsed) {
    self.instant = instant
    self.before = before
    self.after = after
  }
}
