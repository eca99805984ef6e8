import RideLog
import Taximeter
import Units

/// A log that is run through the meter once more, at any speed.
package struct Replayed: Sendable {
  /// The ride whose log it is.
  package let whole: Ride
  /// The ride as far as it has come.
  package private(set) var ride: Ride
  /// How many of the events have been taken.
  package private(set) var taken = 0
  /// Whether it goes on.
  package private(set) var isRunning = false
  /// How many times faster than the ride it goes.
  package private(set) var speed: Int64 = 60
  private let fresh: Ride
  private let begin: Instant
  private let end: Instant
  private var clock: DemoClock

  /// The speeds that a key gives; any other up to ``fastest`` can be typed.
  static let speeds: [Int64] = [1, 10, 60, 300]
  /// The greatest speed.
  static let fastest: Int64 = 1000

  /// Puts a ride at its beginning; nil without an event.
  ///
  /// `fresh` is a ride of the same header without events.
  init?(of ride: Ride, fresh: Ride, at now: Instant) {
    guard let first = ride.events.first, let last = ride.events.last else { return nil }
    whole = ride
    self.ride = fresh
    self.fresh = fresh
    begin = first.at
    // What a recorded track added arrived long after Stop.
    end = max(first.at, ride.meter.stopTime ?? last.at)
    clock = DemoClock(showing: first.at, at: now, speed: 0)
  }

  /// What the ride's clock shows.
  package func time(at now: Instant) -> Instant { min(clock.time(at: now), end) }

  /// Whether every event has been taken.
  package var isOver: Bool { taken == whole.events.count }

  mutating func play(at now: Instant) {
    if isOver { seek(toThousandth: 0, at: now) }
    isRunning = true
    clock.run(at: speed, from: now)
  }

  mutating func pause(at now: Instant) {
    clock.run(at: 0, from: now)
    isRunning = false
  }

  mutating func run(at speed: Int64, from now: Instant) {
    self.speed = min(max(1, speed), Replayed.fastest)
    if isRunning { clock.run(at: self.speed, from: now) }
  }

  /// Takes every event that is due.
  mutating func advance(to now: Instant) {
    guard isRunning else { return }
    take(until: time(at: now))
    if isOver { pause(at: now) }
  }

  private mutating func take(until time: Instant) {
    while taken < whole.events.count, min(whole.events[taken].at, end) <= time {
      let timed = whole.events[taken]
      taken += 1
      do { try ride.take(timed.event, at: timed.at) } catch { continue }
    }
  }

  /// Goes to a part of the way through, in thousandths of the time from the first event to Stop.
  mutating func seek(toThousandth part: Int64, at now: Instant) {
    let time = begin + Elapsed(milliseconds: (end - begin).milliseconds * min(max(0, part), 1000) / 1000)
    ride = fresh
    taken = 0
    take(until: time)
    clock = DemoClock(showing: time, at: now, speed: isRunning ? speed : 0)
  }

  /// How far it is, in thousandths.
  package func thousandth(at now: Instant) -> Int64 {
    guard end > begin else { return isOver ? 1000 : 0 }
    return (time(at: now) - begin).milliseconds * 1000 / (end - begin).milliseconds
  }
}
