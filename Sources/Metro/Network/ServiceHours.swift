import Units

/// First and last departures at each station of a pattern.
package struct ServiceHours: Sendable, Hashable {
  /// The kinds of days for which they hold.
  package var days: [Int]
  /// The first departure at each station; nil where none is known, as at the last station.
  package var first: [ServiceTime?]
  /// The last departure.
  package var last: [ServiceTime?]
  /// When each train leaves the first station, in order; none where only a headway is known.
  package var trains: [ServiceTime]

  /// Makes hours.
  package init(days: [Int], first: [ServiceTime?], last: [ServiceTime?], trains: [ServiceTime] = []) {
    self.days = days
    self.first = first
    self.last = last
    self.trains = trains
  }
}

/// How long it takes from one train to the next within a stretch of the day.
package struct Headway: Sendable, Hashable {
  /// The kinds of days for which it holds.
  package var days: [Int]
  /// From when.
  package var from: ServiceTime
  /// Until when, excluded.
  package var until: ServiceTime
  /// The shortest that is named.
  package var least: Elapsed
  /// The longest that is named.
  package var most: Elapsed

  /// Makes a headway.
  package init(days: [Int], from: ServiceTime, until: ServiceTime, least: Elapsed, most: Elapsed) {
    self.days = days
    self.from = from
    self.until = until
    self.least = least
    self.most = most
  }

  /// The middle of what is named: it suits both readings of such a pair, a range and a change.
  package var mean: Elapsed { Elapsed(milliseconds: (least.milliseconds + most.milliseconds) / 2) }
}
