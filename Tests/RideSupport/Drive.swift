import Tariffs
import Taximeter
import Track
import Units

/// A fix and when it arrives, in seconds after Start.
package struct Arrival: Sendable {
  /// Seconds after Start.
  package var at: Double
  /// What arrives.
  package var fix: Fix

  /// Makes an arrival.
  package init(at: Double, fix: Fix) {
    self.at = at
    self.fix = fix
  }
}

/// A ride as a receiver delivered it, run through a meter.
package struct Drive: Sendable {
  /// What arrives, in the order of arrival.
  package var arrivals: [Arrival]
  /// When Stop is pressed, in seconds after Start.
  package var stop: Double
  /// When Start is pressed.
  package var begin = start

  /// Makes a ride of arrivals.
  package init(_ arrivals: [Arrival], stop: Double, begin: Instant = start) {
    self.arrivals = arrivals
    self.stop = stop
    self.begin = begin
  }

  /// Makes a ride whose fixes arrive at their own times.
  package init(_ fixes: [Fix], stop: Double? = nil) {
    arrivals = fixes.map { Arrival(at: Double(($0.time - start).milliseconds) / 1000, fix: $0) }
    self.stop = stop ?? arrivals.map(\.at).max() ?? 0
  }

  /// What a meter made of a ride.
  package struct Outcome: Sendable {
    /// The bill at Stop.
    package var bill: Bill
    /// The fares that were displayed, one after each event.
    package var displayed: [Money]
  }

  /// Runs the ride with a tick each second, or each `tick` seconds.
  package func run(_ tariff: Tariff, tick: Double? = 1) throws -> Outcome {
    let edition = tariff.editions[0]
    var meter = Meter(edition: edition, zone: tariff.zone, calendar: nil)
    try meter.apply(.start, at: begin)
    var displayed = [meter.display(at: begin).fare]
    var clock = 0.0
    func instant(_ seconds: Double) -> Instant { begin + Elapsed(milliseconds: Int64((seconds * 1000).rounded())) }
    for arrival in arrivals where arrival.at <= stop {
      if let tick {
        while clock + tick < arrival.at {
          clock += tick
          try meter.apply(.tick, at: instant(clock))
          displayed.append(meter.display(at: instant(clock)).fare)
        }
      }
      try meter.apply(.fix(arrival.fix), at: instant(arrival.at))
      displayed.append(meter.display(at: instant(arrival.at)).fare)
    }
    if let tick {
      while clock + tick < stop {
        clock += tick
        try meter.apply(.tick, at: instant(clock))
        displayed.append(meter.display(at: instant(clock)).fare)
      }
    }
    try meter.apply(.stop, at: instant(stop))
    for arrival in arrivals where arrival.at > stop {
      try meter.apply(.fix(arrival.fix), at: instant(arrival.at))
    }
    guard let bill = meter.bill() else { fatalError("A stopped meter has no bill") }
    return Outcome(bill: bill, displayed: displayed)
  }
}
