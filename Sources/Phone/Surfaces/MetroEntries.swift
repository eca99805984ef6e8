import Metro
import Units

/// What a widget shows from an instant on.
package struct MetroEntry: Codable, Hashable, Sendable {
  /// From when on, in epoch milliseconds.
  package var at: Int64
  /// How many stops are still to come; nil where no ride goes on.
  package var left: Int?
  /// The next stop.
  package var next: String
  /// When one gets off, in epoch milliseconds.
  package var arrival: Int64

  /// Makes an entry.
  package init(at: Int64, left: Int?, next: String, arrival: Int64) {
    self.at = at
    self.left = left
    self.next = next
    self.arrival = arrival
  }

  /// One entry for each change of what is shown, from an instant on, and a last one that is empty.
  package static func all(_ ride: MetroRide, from now: Instant, names: [String]) -> [MetroEntry] {
    guard let schedule = ride.schedule, ride.outcome == nil else { return [] }
    let times = [now] + schedule.points.map { $0.at }.filter { $0 > now }
    var entries = times.map { time in
      let state = ride.state(at: time)
      let next = min(state.stop + 1, names.count - 1)
      return MetroEntry(
        at: time.milliseconds, left: state.stopsLeft, next: names.indices.contains(next) ? names[next] : "",
        arrival: state.arrival.milliseconds)
    }
    let end = (schedule.points.last?.at ?? now) + RideState.afterlife
    entries.append(MetroEntry(at: max(end, now).milliseconds, left: nil, next: "", arrival: end.milliseconds))
    return entries
  }
}
