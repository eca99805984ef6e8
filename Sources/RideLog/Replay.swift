import Taximeter
import Track
import Units

extension RideLog {
  /// What came of running a log through a meter.
  package struct Replay: Sendable {
    /// The meter after the last event.
    package var meter: Meter
    /// Events that the meter refused, with the place in ``RideLog/events``.
    package var refused: [(index: Int, error: MeterError)]
  }

  /// Runs the events through a meter that is for hire.
  ///
  /// An event that the meter refuses changes nothing and is listed; a log that was written by a meter has none.
  /// With `keepsKeys` false the choices that belong to another tariff (rates, supplements) are left out.
  package func replay(on meter: Meter, keepsKeys: Bool = true) -> Replay {
    var replay = Replay(meter: meter, refused: [])
    for (index, timed) in events.enumerated() {
      if !keepsKeys, timed.event.isChoice { continue }
      do throws(MeterError) {
        try replay.meter.apply(timed.event, at: timed.at)
      } catch {
        replay.refused.append((index, error))
      }
    }
    return replay
  }

  /// The fixes that the log holds, in the order of their arrival.
  package var fixes: [Fix] {
    events.compactMap { if case .fix(let fix) = $0.event { fix } else { nil } }
  }
}

extension Event {
  /// Whether the event chooses something of one tariff.
  fileprivate var isChoice: Bool {
    switch self {
    case .rate, .extra, .asPaid: true
    default: false
    }
  }
}
