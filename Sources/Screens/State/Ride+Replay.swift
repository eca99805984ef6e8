import Almanac
import RideLog
import Tariffs
import Taximeter
import Units

extension Ride {
  /// Goes on with a ride from its log; nil when the tariff has no such edition.
  ///
  /// An event that the meter refuses is left out, as it was when it happened.
  package init?(
    tariff: Tariff, header: RideHeader, calendar: HolidayCalendar?, events: [TimedEvent], now: Instant,
    demoSpeed: Int64
  ) {
    self.init(tariff: tariff, header: header, calendar: calendar)
    for timed in events {
      do { try take(timed.event, at: timed.at) } catch { continue }
    }
    if header.source == .demo { resumeDemo(at: now, speed: demoSpeed) }
  }

  /// Puts the demo's clock at the last event and its next fix behind those that were taken.
  private mutating func resumeDemo(at now: Instant, speed: Int64) {
    guard let start = meter.startTime, let last = self.events.last else { return }
    let fixes = DemoRide(around: tariff.centre, start: start).fixes
    var taken = 0
    for timed in self.events {
      if case .fix = timed.event { taken += 1 }
    }
    let isRunning = meter.position == .hired || meter.position == .paused
    demo = Demo(
      fixes: fixes, next: min(taken, fixes.count),
      clock: DemoClock(showing: last.at, at: now, speed: isRunning ? speed : 1))
  }
}
