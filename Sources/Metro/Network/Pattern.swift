/// The stations that trains of a line call at in one direction, with the times between them and the hours of service.
///
/// Line and stations are told by their places in the network.
package struct Pattern: Sendable, Hashable {
  /// The line.
  package var line: Int
  /// The stations in the order of the ride; a loop has its first one again at the end.
  package var stations: [Int]
  /// From each station to the next: one fewer than stations.
  package var hops: [Hop]
  /// First and last trains by kinds of days.
  package var hours: [ServiceHours]
  /// How often trains come.
  package var headways: [Headway]

  /// Makes a pattern.
  package init(line: Int, stations: [Int], hops: [Hop], hours: [ServiceHours], headways: [Headway]) {
    self.line = line
    self.stations = stations
    self.hops = hops
    self.hours = hours
    self.headways = headways
  }

  /// Whether it runs on a kind of day at all.
  package func runs(on day: Int) -> Bool {
    hours.contains { $0.days.contains(day) } || (hours.isEmpty && headways.isEmpty)
  }
}

/// What a timetable says of the way to the next station.
package struct Hop: Sendable, Hashable {
  /// From doors closed to doors opened; nil when nothing is known.
  package var run: TimeEstimate?
  /// How long the doors are open at the station where the hop ends.
  package var dwell: TimeEstimate?
  /// Times of parts of the day that differ.
  package var parts: [HopPart]

  /// Makes a hop.
  package init(run: TimeEstimate? = nil, dwell: TimeEstimate? = nil, parts: [HopPart] = []) {
    self.run = run
    self.dwell = dwell
    self.parts = parts
  }
}

/// Times of a hop in one part of the day.
package struct HopPart: Sendable, Hashable {
  /// The part.
  package var part: DayPart
  /// The run; nil when it is as at other times.
  package var run: TimeEstimate?
  /// The dwell; nil when it is as at other times.
  package var dwell: TimeEstimate?

  /// Makes the times of a part of the day.
  package init(part: DayPart, run: TimeEstimate?, dwell: TimeEstimate?) {
    self.part = part
    self.run = run
    self.dwell = dwell
  }
}
