import Track
import Units

/// How a phone disturbs the delivery of a ride.
package enum Delivery: CaseIterable, Sendable {
  /// In order, each later than its time by more or less.
  case late
  /// In order, in bursts of up to 45 s.
  case batched
  /// Some a second time, up to a minute later.
  case duplicated
  /// Out of order, up to 20 s late.
  case swapped

  /// A ride of so many seconds as it arrives so.
  package func drive(_ fixes: [Fix], seconds: Int, dice: inout Dice) -> Drive {
    var arrivals = fixes.map { Arrival(at: Double(($0.time - start).milliseconds) / 1000, fix: $0) }
    switch self {
    case .late:
      var delay = 0.0
      for index in arrivals.indices {
        delay = max(0, delay + Double.random(in: -1.5...1.8, using: &dice))
        arrivals[index].at += delay
      }
      for index in arrivals.indices.dropFirst() { arrivals[index].at = max(arrivals[index].at, arrivals[index - 1].at) }
    case .batched:
      var until = 0.0
      for index in arrivals.indices {
        if arrivals[index].at > until { until = arrivals[index].at + Double.random(in: 0...45, using: &dice) }
        arrivals[index].at = until
      }
    case .duplicated:
      for arrival in arrivals where Int.random(in: 0..<4, using: &dice) == 0 {
        arrivals.append(Arrival(at: arrival.at + Double.random(in: 0...60, using: &dice), fix: arrival.fix))
      }
      arrivals.sort { $0.at < $1.at }
    case .swapped:
      for index in arrivals.indices { arrivals[index].at += Double.random(in: 0...20, using: &dice) }
      arrivals.sort { $0.at < $1.at }
    }
    return Drive(arrivals, stop: Double(seconds))
  }
}
