import Almanac
import Tariffs
import Taximeter
import Track
import Units

/// A meter whose keys a test presses, with the seconds since Start.
package struct TestMeter: Sendable {
  /// The meter.
  package private(set) var meter: Meter
  /// When Start is pressed.
  package let begin: Instant

  /// Makes a meter that is for hire.
  package init(_ tariff: Tariff = ReferenceTariffs.single, at begin: Instant = start) {
    meter = Meter(edition: tariff.editions[0], zone: tariff.zone, calendar: nil)
    self.begin = begin
  }

  /// The time so many seconds after Start.
  package func at(_ seconds: Double) -> Instant {
    begin + Elapsed(milliseconds: Int64((seconds * 1000).rounded()))
  }

  /// Applies an event.
  package mutating func press(_ event: Event, at seconds: Double = 0) throws(MeterError) {
    try meter.apply(event, at: at(seconds))
  }

  /// Drives north from so many metres on at a speed, with a fix and a tick each second; `from` and `to` are seconds.
  package mutating func drive(
    _ from: Int, _ to: Int, speed: Double, startingAt metres: Double = 0
  ) throws(MeterError) {
    for second in from...to {
      var fix = fix(Double(second), .berlin.north(metres + speed * Double(second - from)), speed: speed)
      fix.time = at(Double(second))
      try press(.fix(fix), at: Double(second))
    }
  }

  /// The fare window at a time.
  package func fare(at seconds: Double) -> Int64 { meter.display(at: at(seconds)).fare.minorUnits }

  /// The bill with its steps after Stop.
  package func stopped(at seconds: Double) throws(MeterError) -> (bill: Bill, increments: [Increment]) {
    var copy = meter
    try copy.apply(.stop, at: at(seconds))
    guard let explanation = copy.explanation() else { fatalError("A stopped meter has no bill") }
    return explanation
  }
}

/// A ride north at one speed with a fix a second; `from` and `to` are seconds.
package func straight(_ from: Int, _ to: Int, speed: Double) -> [Fix] {
  (from...to).map { fix(Double($0), .berlin.north(speed * Double($0 - from)), speed: speed) }
}
