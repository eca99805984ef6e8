import Taximeter
import Units

extension RideLog {
  /// The ride without a price, with its pauses; one that was not stopped ends with its last event.
  ///
  /// Nil when it was never started.
  package var course: Course? {
    var meter = replay(on: .unpriced, keepsKeys: false).meter
    if meter.position == .hired || meter.position == .paused, let last = events.last {
      do throws(MeterError) {
        try meter.apply(.stop, at: last.at)
      } catch {
        return nil
      }
    }
    return Course(meter)
  }
}
